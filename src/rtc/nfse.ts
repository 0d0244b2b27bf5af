/** `/calculadora/nfse/…`: where a service is supplied and taxed, and which codes go together in an NFS-e. */
import type * as v from 'valibot';
import { tables } from './data.ts';
import { invalidField, Problem } from './problem.ts';
import { optionalInteger, optionalText, digitsOf, type Query, requiredDay, requiredDigits } from './query.ts';
import type { indicatorBody } from './schemas.ts';
import { COMPLETE, loadNumbers } from './numbers.ts';
import { holdsOn, loadState } from './state.ts';

const DAY = 'dataOcorrenciaFatoGerador';

async function placesOf(supply: number | null, incidence: number | null) {
  const { fornecimento, incidencia } = await tables.places();
  const named = (places: typeof fornecimento, code: number | null) =>
    places.find(([own]) => own === code)?.[1];
  return {
    ...(supply !== null && {
      codigoLocalFornecimento: supply,
      localFornecimento: named(fornecimento, supply),
    }),
    ...(incidence !== null && {
      codigoLocalIncidencia: incidence,
      localIncidencia: named(incidencia, incidence),
    }),
  };
}

const indicatorsOn = async (day: string) =>
  (await tables.indicators()).rows.filter(([, inicio, fim]) => holdsOn({ inicio, fim }, day));

const servicesOn = async (nbs: string, day: string) =>
  (await tables.services()).rows.filter(
    ([own, , , , , , inicio, fim]) => own === nbs && holdsOn({ inicio, fim }, day),
  );

export async function operationPlace(query: Query): Promise<object> {
  const cIndOp = requiredDigits(query, 'cIndOp', 6);
  const day = requiredDay(query, DAY);
  const found = (await indicatorsOn(day)).find(([own]) => own === cIndOp);
  if (!found)
    throw new Problem('erro-de-sistema-nao-previsto', `o indicador ${cIndOp} não vale em ${day}`, {
      status: 404,
    });
  const [, , , supply, incidence] = found;
  return { cIndOp, dataOcorrenciaFatoGerador: day, ...(await placesOf(supply, incidence)) };
}

export async function operationIndicators(query: Query): Promise<object> {
  const day = requiredDay(query, DAY);
  const sent = optionalText(query, 'nbs');
  const nbs = sent === undefined ? undefined : digitsOf('nbs', sent, COMPLETE.nbs);
  if (nbs !== undefined) (await loadNumbers.nbs()).demand(nbs, day);
  const own = new Map(
    nbs === undefined
      ? []
      : (await servicesOn(nbs, day)).map(([, cIndOp, , , paid, abroad]) => [
          cIndOp,
          { prestacaoServicoOnerosa: paid === 1, adquirenteExterior: abroad === 1 },
        ]),
  );
  const indicators = (await indicatorsOn(day)).filter(([cIndOp]) => own.size === 0 || own.has(cIndOp));
  return Promise.all(
    indicators
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([cIndOp, , , supply, incidence, tipoOperacao]) => ({
        cIndOp,
        tipoOperacao,
        ...(await placesOf(supply, incidence)),
        ...own.get(cIndOp),
      })),
  );
}

export async function placeList(query: Query, of: 'fornecimento' | 'incidencia'): Promise<object> {
  const asked = optionalInteger(query, 'codigo');
  const all = (await tables.places())[of].map(([codigo, descricao]) => ({ codigo, descricao }));
  if (asked === undefined) return all;
  const found = all.filter(({ codigo }) => codigo === asked);
  if (found.length === 0) throw invalidField(`não há local de código ${asked}`);
  return found;
}

/** The code of a service without one of its own. */
const WHOLE = '000001';

export async function situationsOfService(query: Query): Promise<object> {
  const nbs = requiredDigits(query, 'nbs', COMPLETE.nbs);
  const day = requiredDay(query);
  const [state, numbers, rows] = await Promise.all([loadState(), loadNumbers.nbs(), servicesOn(nbs, day)]);
  numbers.demand(nbs, day);
  const codes = [...new Set(rows.map(([, , code]) => code))].toSorted();
  return (codes.length > 0 ? codes : [WHOLE]).map((code) => {
    const { cst, descricao } = state.classificationOn('cbs-ibs', code, day);
    return {
      codigoSituacaoTributaria: cst,
      descricaoSituacaoTributaria: state.situationOn('cbs-ibs', cst, day).descricao,
      codigoClassificacaoTributaria: code,
      descricaoClassificacaoTributaria: descricao,
    };
  });
}

/** An item of LC 116 as its list writes it: `1602` is 16.02, `010101` 1.01.01. */
const asListed = (digits: string) => (digits.match(/\d\d/g) ?? []).join('.').replace(/^0/, '');

export async function checkIndicator(sent: v.InferOutput<typeof indicatorBody>): Promise<object> {
  const { nbs, cIndOp, cClassTrib, dataOcorrenciaFatoGerador: day, cTribNac } = sent;
  (await loadNumbers.nbs()).demand(nbs, day);
  const rows = await servicesOn(nbs, day);
  const valido = rows.some(
    ([, indicator, code, item]) =>
      indicator === cIndOp && code === cClassTrib && (cTribNac === undefined || item === asListed(cTribNac)),
  );
  return { ...(cTribNac !== undefined && { cTribNac }), nbs, cIndOp, cClassTrib, [DAY]: day, valido };
}
