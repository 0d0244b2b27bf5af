/** Checks an item before it is taxed, in the order in which the official component looks. */
import { add, compareDecimals, decimal, type Decimal, isNegative, toFixed } from './decimal.ts';
import { requireBaseDocument, unifiedBases } from './bases.ts';
import type { Classification, DocumentRow } from './data.ts';
import { checkLists, type SentNumbers } from './lists.ts';
import { invalidInput, Problem } from './problem.ts';
import type { ItemInput } from './schemas.ts';
import { type SelectiveTax, selectiveTaxOf } from './selective.ts';
import { loadNumbers, type Numbers } from './numbers.ts';
import type { State } from './state.ts';

/** The document and day of an operation. */
export interface Facts {
  readonly day: string;
  readonly document: DocumentRow | undefined;
}

/** An item that may be taxed. */
export interface CheckedItem {
  readonly input: ItemInput;
  /** Its base, before the Imposto Seletivo. */
  readonly base: Decimal;
  readonly code: Classification;
  /** The code whose rates count: the regular one where the tax is suspended. */
  readonly taxed: Classification;
  readonly isSuspended: boolean;
  /** True where its CST has the group of CBS and IBS. */
  readonly hasGroup: boolean;
  /** True where the CST of the taxed code has reductions. */
  readonly hasReduction: boolean;
  readonly selective: SelectiveTax | null;
}

/** The nomenclatures that an operation asks for. */
export type Loaded = Readonly<Partial<Record<'ncm' | 'nbs', Numbers>>>;

/** Loads the nomenclatures in which an item has a number. */
export async function loadNomenclatures(items: readonly ItemInput[]): Promise<Loaded> {
  const load = async (name: 'ncm' | 'nbs') =>
    items.some((item) => item[name]) ? { [name]: await loadNumbers[name]() } : {};
  return { ...(await load('ncm')), ...(await load('nbs')) };
}

/** Checks an item. Throws the first `Problem` that it has. */
export function checkItem(state: State, facts: Facts, loaded: Loaded, input: ItemInput): CheckedItem {
  const { day, document } = facts;
  const numbers: SentNumbers = {
    ...(input.ncm && { ncm: input.ncm }),
    ...(input.nbs && { nbs: input.nbs }),
  };
  const base = baseOfItem(input, numbers, facts);
  if (numbers.ncm && numbers.nbs)
    throw new Problem('ncm-nbs-simultaneas', 'o item tem NCM ou NBS, nunca os dois');
  if (numbers.ncm) loaded.ncm?.demand(numbers.ncm, day);
  if (numbers.nbs) loaded.nbs?.demand(numbers.nbs, day);

  const situation = state.situationOn('cbs-ibs', input.cst, day);
  const hasGroup = situation.grupos?.includes('gIBSCBS') === true;
  checkNominalRates(input, day, hasGroup);

  const code = codeOf(state, facts, numbers, input);
  const regular = regularOf(state, facts, numbers, input, code);
  const taxed = regular ?? code;
  checkLists(state, numbers, taxed, document, day);
  const selective = selectiveTaxOf(state, input, numbers, document, day);
  if (state.ruleOf(taxed).isNotCalculated)
    throw new Problem('erro-falta-implementacao', `a classificação ${taxed.codigo} ainda não é calculada`);
  return {
    input,
    base,
    code,
    taxed,
    isSuspended: regular !== null,
    hasGroup,
    hasReduction: hasReduction(state, taxed, day),
    selective,
  };
}

const hasReduction = (state: State, { conjunto, cst }: Classification, day: string): boolean =>
  state.situationOn(conjunto, cst, day).grupos?.includes('gRed') === true;

/** The item's base: sent, or made of its parts, or of the base of the Imposto Seletivo. */
function baseOfItem(input: ItemInput, numbers: SentNumbers, { day, document }: Facts): Decimal {
  const { baseCalculo, impostoSeletivo: selective, gComponentesBC: parts = {} } = input;
  const sent = baseCalculo === undefined ? undefined : decimal(baseCalculo);
  if (Object.keys(parts).length > 0) {
    const { baseRG, baseIS } = unifiedBases(
      {
        year: Number(day.slice(0, 4)),
        kind: numbers.ncm ? 'bem' : numbers.nbs ? 'servico' : null,
        document: requireBaseDocument(document?.[1]),
      },
      parts,
    );
    for (const base of [baseRG, baseIS])
      if (isNegative(base)) throw invalidInput(`a base dos componentes é negativa: ${toFixed(base, 2)}`);
    if (selective) requireEqual(decimal(selective.baseCalculo), baseIS, 'a do Imposto Seletivo');
    else if (sent) requireEqual(sent, baseRG, 'a do item');
    return sent ?? baseRG;
  }
  if (!selective) {
    if (sent) return sent;
    throw new Problem('base-calculo-nao-informada', 'informe baseCalculo');
  }
  const own = decimal(selective.baseCalculo);
  const sum = add(own, decimal(selective.impostoInformado ?? 0));
  if (!sent) return sum;
  if (selective.impostoInformado !== undefined && compareDecimals(sent, sum) !== 0)
    throw new Problem(
      'base-calculo-inconsistente',
      `${baseCalculo} difere de ${selective.baseCalculo} + ${selective.impostoInformado}`,
    );
  if (compareDecimals(sent, own) < 0)
    throw new Problem(
      'base-calculo-menor-base-calculo-imposto-seletivo',
      `${baseCalculo} é menor que ${selective.baseCalculo}`,
    );
  return sent;
}

function requireEqual(sent: Decimal, computed: Decimal, which: string): void {
  if (compareDecimals(sent, computed) === 0) return;
  const detail = `a base ${which}, ${toFixed(sent, 2)}, difere da dos componentes, ${toFixed(computed, 2)}`;
  throw new Problem('base-calculo-inconsistente', detail);
}

/** The last year whose rates are in the tables. */
const LAST_KNOWN = 2026;

function checkNominalRates({ aliquotasNominais: sent }: ItemInput, day: string, hasGroup: boolean): void {
  const year = Number(day.slice(0, 4));
  const { cbs, ibsEstadual, ibsMunicipal, impostoSeletivo = {} } = sent ?? {};
  const rates = [cbs, ibsEstadual, ibsMunicipal];
  if (year <= LAST_KNOWN) {
    if ([...rates, ...Object.values(impostoSeletivo)].some((rate) => rate !== undefined))
      throw new Problem('aliquotas-nominais-informadas-indevidamente', `em ${year} valem as da tabela`);
  } else if (hasGroup && rates.includes(undefined)) {
    const detail = `em ${year} informe aliquotasNominais: cbs, ibsEstadual, ibsMunicipal`;
    throw new Problem('aliquotas-nominais-nao-informadas', detail);
  }
}

/** The code of an item, in force, of its CST and of the document. */
function codeOf(
  state: State,
  facts: Facts,
  numbers: SentNumbers,
  { cst, cClassTrib }: Pick<ItemInput, 'cst' | 'cClassTrib'>,
): Classification {
  const code = state.classificationOn('cbs-ibs', cClassTrib, facts.day);
  if ((numbers.ncm ?? numbers.nbs) !== undefined && code.cst !== cst)
    throw new Problem(
      'classificacao-tributaria-nao-vinculada-situacao-tributaria',
      `${cClassTrib} não é do CST ${cst} de CBS e IBS`,
    );
  if (facts.document && !(code.dfe ?? []).includes(facts.document[0]))
    throw new Problem(
      'classificacao-tributaria-nao-vinculada-tipo-documento',
      `${cClassTrib} não é do documento ${facts.document[1]}`,
    );
  return code;
}

/** The regular code of a suspended item; null where nothing is suspended. */
function regularOf(
  state: State,
  facts: Facts,
  numbers: SentNumbers,
  { tributacaoRegular: sent }: ItemInput,
  code: Classification,
): Classification | null {
  const isNeeded = state.ruleOf(code).isSuspended;
  if (!sent) {
    if (!isNeeded) return null;
    throw new Problem('grupo-tributacao-regular-nao-informado', `${code.codigo} pede tributacaoRegular`);
  }
  if (!isNeeded && !facts.document) return null;
  const regular = codeOf(state, facts, isNeeded ? numbers : {}, sent);
  if (!isNeeded) return null;
  if (state.ruleOf(regular).cannotBeRegular)
    throw new Problem('incompatibilidade-suspensao', `${regular.codigo} também suspende a tributação`);
  return regular;
}
