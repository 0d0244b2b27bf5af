/** The operations of the official calculator, by address. */
import type * as v from 'valibot';
import { toNumber } from './decimal.ts';
import {
  baseOf,
  type BaseRule,
  goodsBase,
  requireBaseDocument,
  selectiveBase,
  serviceBase,
  unifiedBases,
} from './bases.ts';
import {
  checkIndicator,
  operationIndicators,
  operationPlace,
  placeList,
  situationsOfService,
} from './nfse.ts';
import * as open from './open-data.ts';
import { invalidField } from './problem.ts';
import type { Query } from './query.ts';
import { readBody } from './reading.ts';
import { regimeGeral } from './regime-geral.ts';
import { baseBody, indicatorBody, operationBody, tollBody, unifiedBaseBody } from './schemas.ts';
import { tollOf } from './toll.ts';

export interface Outcome {
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Params = Readonly<Record<string, string>>;

interface OfQuery {
  readonly method: 'GET';
  readonly path: `/${string}`;
  run(query: Query, params: Params): Promise<Outcome>;
}

interface OfBody {
  readonly method: 'POST';
  readonly path: `/${string}`;
  run(body: unknown): Promise<Outcome>;
}

export type Operation = OfQuery | OfBody;

const HOUR = { 'cache-control': 'public, max-age=3600' };

const get = (
  path: `/${string}`,
  answer: (query: Query, params: Params) => Promise<object>,
  headers?: Outcome['headers'],
): OfQuery => ({
  method: 'GET',
  path,
  run: async (query, params) => ({ body: await answer(query, params), ...(headers && { headers }) }),
});

function post<Schema extends v.GenericSchema>(
  path: `/${string}`,
  body: Schema,
  answer: (read: v.InferOutput<Schema>) => Promise<Outcome> | Outcome,
): OfBody {
  return { method: 'POST', path, run: async (sent) => answer(readBody(body, sent)) };
}

/** A base whose amounts are added and subtracted. */
function base(path: `/${string}`, rule: BaseRule): OfBody {
  return post(path, baseBody([...rule.adds, ...rule.subtracts]), ({ anoFatoGerador, ...amounts }) => ({
    body: { baseCalculo: toNumber(baseOf(rule, anoFatoGerador as number, amounts)) },
  }));
}

const unified = post(
  '/calculadora/base-calculo/base-calculo-unificada',
  unifiedBaseBody,
  ({ anoFatoGerador: year, tipoDocumento, natureza: kind, ...amounts }) => {
    const document = requireBaseDocument(tipoDocumento);
    const { baseRG, baseIS, baseSN, avisos } = unifiedBases({ year, kind, document }, amounts);
    return {
      body: { baseRG: toNumber(baseRG), baseIS: toNumber(baseIS), baseSN: toNumber(baseSN), avisos },
    };
  },
);

const service = post(
  '/calculadora/nfse/base-calculo',
  baseBody([...serviceBase.adds, ...serviceBase.subtracts]),
  ({ anoFatoGerador, ...amounts }) => {
    if (!((amounts.valorServico ?? 0) > 0)) throw invalidField('valorServico deve ser maior que 0');
    return { body: { baseCalculo: toNumber(baseOf(serviceBase, anoFatoGerador, amounts)) } };
  },
);

const DATA = '/calculadora/dados-abertos';
const CLASSES = `${DATA}/classificacoes-tributarias` as const;
const NFSE = '/calculadora/nfse';

/** Fixed paths stand before those with named parts, which would take them. */
export const operations: readonly Operation[] = [
  post('/calculadora/regime-geral', operationBody, regimeGeral),
  post('/calculadora/pedagio', tollBody, async (toll) => ({ body: await tollOf(toll) })),
  base('/calculadora/base-calculo/cbs-ibs-mercadorias', goodsBase),
  base('/calculadora/base-calculo/is-mercadorias', selectiveBase),
  unified,
  service,
  get(`${DATA}/versao`, open.version),
  get(`${DATA}/ufs`, open.states, HOUR),
  get(`${DATA}/ufs/municipios`, open.citiesOf, HOUR),
  get(`${DATA}/aliquota-uniao`, async (query) => open.rateOf(query, 'cbs')),
  get(`${DATA}/aliquota-uf`, async (query) => open.rateOf(query, 'ibsUf', 'codigoUf')),
  get(`${DATA}/aliquota-municipio`, async (query) => open.rateOf(query, 'ibsMun', 'codigoMunicipio')),
  get(`${DATA}/redutores-compra-governamental`, async () => open.shares('redutorCompraGovernamental'), HOUR),
  get(`${DATA}/transferencias-cbs`, async () => open.shares('transferenciaCbs'), HOUR),
  get(`${DATA}/transferencias-ibs`, open.ibsShares, HOUR),
  get(`${DATA}/situacoes-tributarias/cbs-ibs`, async (query) => open.nestedSituations(query, 'cbs-ibs')),
  get(`${DATA}/situacoes-tributarias/is`, async (query) => open.nestedSituations(query, 'is')),
  get(`${CLASSES}/cbs-ibs`, async (query) => open.allClasses(query, 'cbs-ibs')),
  get(`${CLASSES}/imposto-seletivo`, async (query) => open.allClasses(query, 'is')),
  get(`${CLASSES}/nbs`, open.classesOfService),
  get(`${CLASSES}/ncm-aplicavel`, async (query) => open.applies(query, 'ncm'), HOUR),
  get(`${CLASSES}/nbs-aplicavel`, async (query) => open.applies(query, 'nbs'), HOUR),
  get(`${CLASSES}/cbs-ibs/class-trib/:c`, async (query, { c = '' }) => open.oneClass(query, 'cbs-ibs', c)),
  get(`${CLASSES}/is/class-trib/:c`, async (query, { c = '' }) => open.oneClass(query, 'is', c)),
  get(`${CLASSES}/imposto-seletivo/:cst`, async (query, { cst = '' }) =>
    open.classesBySituation(query, 'is', cst),
  ),
  get(`${CLASSES}/cbs-ibs/:sigla/:c`, async (query, { sigla = '', c = '' }) =>
    open.classInDocument(query, sigla, c),
  ),
  get(`${CLASSES}/cbs-ibs/:cst`, async (query, { cst = '' }) =>
    open.classesBySituation(query, 'cbs-ibs', cst),
  ),
  get(`${CLASSES}/:id`, async (query, { id = '' }) => open.classesBySituationId(query, id)),
  get(`${DATA}/nomenclatura/:sigla/:c`, async (query, { sigla = '', c = '' }) =>
    open.nomenclature(query, sigla, c),
  ),
  get(`${DATA}/dfe/grupos`, open.documentGroups),
  get(`${DATA}/ncm`, async (query) => open.numberOf(query, 'ncm')),
  get(`${DATA}/nbs`, async (query) => open.numberOf(query, 'nbs')),
  get(`${DATA}/nbs/lista`, open.serviceList),
  get(`${DATA}/nbs-aplicaveis`, open.servicesOfClass),
  get(`${DATA}/fundamentacoes-legais`, open.grounds),
  get(`${NFSE}/local-operacao`, operationPlace),
  get(`${NFSE}/indicador-operacao`, operationIndicators),
  get(`${NFSE}/locais-fornecimento`, async (query) => placeList(query, 'fornecimento')),
  get(`${NFSE}/locais-incidencia`, async (query) => placeList(query, 'incidencia')),
  get(`${NFSE}/situacoes-classificacoes-tributarias`, situationsOfService),
  post(`${NFSE}/indicador-operacao/validate`, indicatorBody, async (sent) => ({
    body: await checkIndicator(sent),
  })),
];
