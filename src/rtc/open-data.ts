/** `GET /calculadora/dados-abertos/…`: the tables of the official component, as it answers them. */
import {
  type Classification,
  type DocumentRow,
  type RateName,
  type SelectiveRow,
  type Situation,
  tables,
  type TaxSet,
} from './data.ts';
import { GOODS, isOfList, listOn, nomenclatureOf, SERVICES } from './lists.ts';
import { Problem } from './problem.ts';
import {
  digitsOf,
  integerOf,
  optionalText,
  type Query,
  requiredComplete,
  requiredDay,
  requiredDigits,
  requiredInteger,
  requiredNumber,
  requiredText,
} from './query.ts';
import { isDay } from './reading.ts';
import { reductionsOf } from './reductions.ts';
import { coverOf } from './selective.ts';
import type { Nomenclature } from './data.ts';
import { COMPLETE, loadNumbers } from './numbers.ts';
import { holdsOn, loadState, type State } from './state.ts';
import { referenceRateOn } from './taxes.ts';

const byCode = <Row extends { readonly codigo: string }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => (a.codigo < b.codigo ? -1 : 1));

export async function version(): Promise<object> {
  const { versaoApp, versaoDb, dataVersaoDb } = await tables.version();
  return { versaoApp, versaoDb, dataVersaoDb: dataVersaoDb.slice(0, 10), ambiente: 'canivete' };
}

export async function states(): Promise<object> {
  const { rows } = await tables.states();
  return rows.map(([codigo, sigla, nome]) => ({ sigla, nome, codigo }));
}

export async function citiesOf(query: Query): Promise<object> {
  const sigla = requiredText(query, 'siglaUf').toUpperCase();
  const [{ rows }, cities] = await Promise.all([tables.states(), tables.cities()]);
  const state = rows.find(([, own]) => own === sigla);
  return cities.rows
    .filter(([code]) => state && Math.floor(code / 100_000) === state[0])
    .map(([codigo, nome]) => ({ codigo, nome }));
}

/** The rate of the Union, or of the State or city of a parameter. */
export async function rateOf(query: Query, name: RateName, place?: string): Promise<object> {
  const code = place && requiredInteger(query, place);
  const day = requiredDay(query);
  const state = await loadState();
  const isKnown =
    place === undefined ||
    (place === 'codigoUf' ? state.states.has(code as number) : state.cities.has(code as number));
  const rate = isKnown ? referenceRateOn(state, name, day) : undefined;
  if (rate === undefined) throw new Problem('aliquota-nao-encontrada', `não há alíquota para ${day}`);
  return { aliquotaReferencia: rate };
}

export async function shares(name: 'redutorCompraGovernamental' | 'transferenciaCbs'): Promise<object> {
  const rates = await tables.rates();
  return rates[name].map(({ valor, inicio, fim }) => ({
    valor,
    inicioVigencia: inicio,
    ...(fim && { fimVigencia: fim }),
  }));
}

/** The share of the IBS that moves to the public buyer: nothing in the year of the test, the whole from then on (art. 473). */
export async function ibsShares(): Promise<object> {
  return [
    { valor: 0, inicioVigencia: '2026-01-01', fimVigencia: '2026-12-31' },
    { valor: 100, inicioVigencia: '2027-01-01' },
  ];
}

/** Finds a document by its sigla, in any case and with any separator. */
export function documentNamed({ documents }: State, sigla: string): DocumentRow {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '');
  const found = documents.find(([, , own]) => plain(own) === plain(sigla));
  if (found) return found;
  throw new Problem('sigla-dfe-nao-reconhecida', `a sigla ${sigla.slice(0, 40)} não é de um documento`);
}

const classesOn = ({ classifications }: State, set: TaxSet, day: string) =>
  byCode(classifications.filter((row) => row.conjunto === set && holdsOn(row, day)));

export async function nestedSituations(query: Query, set: TaxSet): Promise<object> {
  const day = requiredDay(query);
  const sigla = optionalText(query, 'siglaDfe');
  const state = await loadState();
  const document = sigla === undefined ? undefined : documentNamed(state, sigla);
  if (set === 'is' && document && !GOODS.has(document[1])) return [];
  const classes = classesOn(state, set, day).filter(
    ({ dfe }) => set === 'is' || !document || dfe?.includes(document[0]),
  );
  return state.situations
    .filter((row) => row.conjunto === set && holdsOn(row, day))
    .toSorted((a, b) => (a.cst < b.cst ? -1 : 1))
    .map(({ id, cst, descricao }) => ({
      id,
      codigo: cst,
      descricao,
      classificacoesTributarias: classes
        .filter((row) => row.cst === cst)
        .map((row) => ({ codigo: row.codigo, descricao: row.descricao })),
    }))
    .filter(({ classificacoesTributarias: own }) => own.length > 0);
}

function shortForm(state: State, row: Classification, day: string) {
  const rule = state.ruleOf(row);
  const situation = state.situations.find(
    (each) => each.conjunto === row.conjunto && each.cst === row.cst && holdsOn(each, day),
  );
  return {
    codigo: row.codigo,
    descricao: row.descricao,
    tipoAliquota: row.aliquota,
    nomenclatura: row.nomenclatura,
    descricaoTratamentoTributario: rule.name,
    incompativelComSuspensao: rule.cannotBeRegular,
    exigeGrupoDesoneracao: rule.isSuspended,
    possuiPercentualReducao: situation?.grupos?.includes('gRed') === true,
    indicaApropriacaoCreditoAdquirenteCbs: false,
    indicaApropriacaoCreditoAdquirenteIbs: false,
    indicaCreditoPresumidoFornecedor: false,
    indicaCreditoPresumidoAdquirente: false,
    tiposDfeClassificacao: (row.dfe ?? []).flatMap((id) =>
      state.documents
        .filter(([own]) => own === id)
        .map(([, tipo, sigla, descricao]) => ({ tipo, sigla, descricao })),
    ),
    ...(row.atualizado && { dataAtualizacao: row.atualizado }),
  };
}

function wholeForm(state: State, row: Classification, day: string) {
  const has = (mark: string) => row.marcas?.includes(mark) === true;
  const [cbs, ibsUf, ibsMun] = reductionsOf(row);
  return {
    ...shortForm(state, row, day),
    indicaApropriacaoCreditoAdquirenteCbs: has('creditoAdquirenteCbs'),
    indicaApropriacaoCreditoAdquirenteIbs: has('creditoAdquirenteIbs'),
    indicaCreditoPresumidoFornecedor: has('creditoPresumidoFornecedor'),
    indicaCreditoPresumidoAdquirente: has('creditoPresumidoAdquirente'),
    ...(row.antecedente && { creditoOperacaoAntecedente: row.antecedente }),
    percentualReducaoCbs: cbs,
    percentualReducaoIbsUf: ibsUf,
    percentualReducaoIbsMun: ibsMun,
  };
}

const formOf = (set: TaxSet) => (set === 'cbs-ibs' ? wholeForm : shortForm);

export async function allClasses(query: Query, set: TaxSet): Promise<object> {
  const day = requiredDay(query);
  const state = await loadState();
  return classesOn(state, set, day).map((row) => formOf(set)(state, row, day));
}

export async function oneClass(query: Query, set: TaxSet, code: string): Promise<object> {
  digitsOf('cClassTrib', code, 6);
  const day = requiredDay(query);
  const state = await loadState();
  return formOf(set)(state, state.classificationOn(set, code, day), day);
}

const classesOfSituation = (state: State, day: string, { conjunto, cst }: Situation) =>
  classesOn(state, conjunto, day)
    .filter((row) => row.cst === cst)
    .map((row) => shortForm(state, row, day));

export async function classesBySituationId(query: Query, id: string): Promise<object> {
  const asked = integerOf('id', id);
  const day = requiredDay(query);
  const state = await loadState();
  return state.situations
    .filter((row) => row.id === asked)
    .flatMap((row) => classesOfSituation(state, day, row));
}

export async function classesBySituation(query: Query, set: TaxSet, cst: string): Promise<object> {
  digitsOf('cst', cst, 3);
  const day = requiredDay(query);
  const state = await loadState();
  return state.situations
    .filter((row) => row.conjunto === set && row.cst === cst && holdsOn(row, day))
    .flatMap((row) => classesOfSituation(state, day, row));
}

/** CSTs whose tax is deferred, and the marks that give a presumed credit. */
const DEFERRED = 'gDif';
const CREDITS = ['creditoPresumidoFornecedor', 'creditoPresumidoAdquirente'];

export async function classInDocument(query: Query, sigla: string, code: string): Promise<object> {
  digitsOf('cClassTrib', code, 6);
  const day = requiredDay(query);
  const state = await loadState();
  const document = documentNamed(state, sigla);
  const row = state.classificationOn('cbs-ibs', code, day);
  const situation = state.situationOn('cbs-ibs', row.cst, day);
  return {
    siglaDfeInformado: sigla,
    validoParaSiglaDfeInformado: row.dfe?.includes(document[0]) === true,
    nomenclatura: nomenclatureOf(state, document, row, day),
    exigeGrupoTributacaoRegular: state.ruleOf(row).isSuspended,
    permiteDiferimento: situation.grupos?.includes(DEFERRED) === true,
    possibilidadeCreditoPresumido: CREDITS.some((mark) => row.marcas?.includes(mark)),
  };
}

export async function nomenclature(query: Query, sigla: string, code: string): Promise<object> {
  digitsOf('cClassTrib', code, 6);
  const day = requiredDay(query);
  const state = await loadState();
  const document = documentNamed(state, sigla);
  const found = nomenclatureOf(state, document, state.classificationOn('cbs-ibs', code, day), day);
  const isFree = found === 'SEM';
  return {
    siglaDfe: sigla,
    cClassTrib: code,
    data: day,
    nomenclatura: found,
    obrigatorio: !isFree,
    ncmOpcional: isFree && GOODS.has(document[1]),
    nbsOpcional: isFree && document[1] === SERVICES,
  };
}

/** The codes of a service: those whose list has it, then those for services without a list. */
export async function classesOfService(query: Query): Promise<object> {
  const nbs = requiredDigits(query, 'nbs', COMPLETE.nbs);
  const day = requiredDay(query);
  const [state, numbers] = await Promise.all([loadState(), loadNumbers.nbs()]);
  numbers.demand(nbs, day);
  const classes = classesOn(state, 'cbs-ibs', day);
  const listed = classes.filter(({ codigo }) => isOfList(listOn(state, 'nbs', codigo, day), nbs, day));
  const free = classes.filter(
    ({ codigo, nomenclatura }) =>
      nomenclatura.includes('NBS') && listOn(state, 'nbs', codigo, day).length === 0,
  );
  return [...listed, ...free].map(({ codigo }) => codigo);
}

/** True where a code applies to a number; a code without a list applies to all. */
export async function applies(query: Query, name: Nomenclature): Promise<object> {
  const code = requiredDigits(query, 'cClassTrib', 6);
  const number = requiredComplete(query, name, COMPLETE[name]);
  const day = requiredDay(query, 'dataOcorrenciaFatoGerador');
  const [state, numbers] = await Promise.all([loadState(), loadNumbers[name]()]);
  state.classificationOn('cbs-ibs', code, day);
  numbers.demand(number, day);
  const list = listOn(state, name, code, day);
  const valido = list.length === 0 || isOfList(list, number, day);
  return { cClassTrib: code, [name]: number, dataOcorrenciaFatoGerador: day, valido };
}

export async function documentGroups(query: Query): Promise<object> {
  const day = optionalText(query, 'data');
  if (day !== undefined && !isDay(day)) requiredDay(query);
  const { rows, grupos } = await tables.documents();
  return grupos.map(([id, titulo], at) => ({
    id,
    titulo,
    ordem: at + 1,
    tipos: rows
      .filter(([, , , , group]) => group === id)
      .map(([, tipo, sigla], order) => ({
        codigo: sigla.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''),
        titulo: sigla,
        modelo: String(tipo),
        ordem: order + 1,
      })),
  }));
}

/** The levels of a number and their lengths. */
const LEVELS: Readonly<Record<Nomenclature, readonly (readonly [name: string, length: number])[]>> = {
  ncm: [
    ['capitulo', 2],
    ['posicao', 4],
    ['subposicao', 6],
    ['item', 7],
    ['subitem', 8],
  ],
  nbs: [
    ['capitulo', 5],
    ['posicao', 6],
    ['subposicao1', 7],
    ['subposicao2', 8],
    ['item', 9],
  ],
};

export async function numberOf(query: Query, name: Nomenclature): Promise<object> {
  const number = requiredNumber(query, name);
  const day = requiredDay(query);
  const [state, numbers] = await Promise.all([loadState(), loadNumbers[name]()]);
  numbers.demand(number, day);
  const cover = coverOf(state.selective, name, number, day);
  const adValorem = cover.find(({ isAdRem }) => !isAdRem);
  const adRem = cover.find(({ isAdRem }) => isAdRem);
  const texts = LEVELS[name].flatMap(([level, length]) => {
    const row = number.length >= length ? numbers.find(number.slice(0, length), day) : undefined;
    return row ? [[level, row[1]]] : [];
  });
  const value = (row: SelectiveRow | undefined) => row?.valor;
  return {
    tributadoPeloImpostoSeletivo: cover.length > 0,
    temAliquotaAdValorem: adValorem !== undefined,
    ...(name === 'ncm' && { temAliquotaAdRem: adRem !== undefined }),
    aliquotaAdValorem: value(adValorem?.row),
    ...(name === 'ncm' && { aliquotaAdRem: value(adRem?.row) }),
    ...Object.fromEntries(texts),
    ...(adRem?.row.unidade && { unidade: adRem.row.unidade }),
  };
}

/** The complete numbers of services. */
async function services(day: string) {
  const numbers = await loadNumbers.nbs();
  return numbers
    .rows()
    .filter((row) => row[0].length === COMPLETE.nbs && numbers.holds(row, day))
    .map(([codigo, descricao]) => ({ codigo, descricao }));
}

export async function serviceList(query: Query): Promise<object> {
  return services(requiredDay(query));
}

export async function servicesOfClass(query: Query): Promise<object> {
  const code = requiredDigits(query, 'cClassTrib', 6);
  const day = requiredDay(query);
  const state = await loadState();
  const { nomenclatura } = state.classificationOn('cbs-ibs', code, day);
  if (!nomenclatura.includes('NBS')) return [];
  const list = listOn(state, 'nbs', code, day);
  const all = await services(day);
  return list.length === 0 ? all : all.filter(({ codigo }) => isOfList(list, codigo, day));
}

export async function grounds(query: Query): Promise<object> {
  const day = requiredDay(query);
  const [state, { rows }] = await Promise.all([loadState(), tables.grounds()]);
  return rows.flatMap(([set, code, short, reference, text]) => {
    const row = state.classifications.find(
      ({ conjunto, codigo, ...dated }) => conjunto === set && codigo === code && holdsOn(dated, day),
    );
    if (!row || set !== 'cbs-ibs') return [];
    const situation = state.situations.find(({ conjunto, cst }) => conjunto === set && cst === row.cst);
    return [
      {
        codigoClassificacaoTributaria: code,
        descricaoClassificacaoTributaria: row.descricao,
        codigoSituacaoTributaria: row.cst,
        descricaoSituacaoTributaria: situation?.descricao,
        conjuntoTributo: 'CBS e IBS',
        texto: text,
        textoCurto: short,
        referenciaNormativa: reference,
      },
    ];
  });
}
