/** Imposto Seletivo of an item (LC 214/2025, arts. 409 to 438). */
import { add, decimal, type Decimal, hundredth, multiply, none, roundEven } from './decimal.ts';
import type { DocumentRow, Nomenclature, SelectiveRow } from './data.ts';
import { GOODS, type SentNumbers } from './lists.ts';
import { COMPLETE } from './numbers.ts';
import { invalidInput, Problem } from './problem.ts';
import type { ItemInput } from './schemas.ts';
import { holdsOn, type State } from './state.ts';

/** The tax of an item that has a rate. */
export interface SelectiveTax {
  readonly cst: string;
  readonly code: string;
  readonly base: Decimal;
  /** Percent of the base. */
  readonly adValorem?: Decimal;
  /** BRL a unit. */
  readonly adRem?: Decimal;
  readonly unit?: string | undefined;
  readonly quantity?: Decimal;
  readonly value: Decimal;
}

const LONGEST_UNIT = 6;

/** The rate that a call sent; undefined without one. */
const ratesOf = ({ impostoSeletivo, aliquotasNominais }: ItemInput) => {
  const { adValorem, adRem } = (impostoSeletivo && aliquotasNominais?.impostoSeletivo) ?? {};
  return adValorem === undefined && adRem === undefined ? undefined : { adValorem, adRem };
};

/** The tax of an item, or null where nothing is charged. Throws a `Problem`. */
export function selectiveTaxOf(
  state: State,
  item: ItemInput,
  numbers: SentNumbers,
  document: DocumentRow | undefined,
  day: string,
): SelectiveTax | null {
  const { impostoSeletivo: group, quantidade = 1, unidade = '' } = item;
  const rates = ratesOf(item);
  const number = numbers.ncm ?? numbers.nbs;
  if (!rates || !group) {
    if (day >= '2027' && isCovered(state, numbers, day))
      throw group
        ? new Problem('aliquota-imposto-seletivo-nao-informada', `${number} em ${day}`)
        : new Problem('dados-imposto-seletivo-nao-informados', `${number} em ${day}`);
    return null;
  }
  if (document && !GOODS.has(document[1]))
    throw new Problem(
      'imposto-seletivo-nao-admitido-tipo-documento',
      `${number ?? 'o item'} em ${document[2]}`,
    );
  if (rates.adRem !== undefined) checkUnits(group, quantidade, unidade);
  state.situationOn('is', group.cst, day);
  const code = state.classificationOn('is', group.cClassTrib, day);
  if (code.cst !== group.cst)
    throw new Problem(
      'classificacao-tributaria-nao-vinculada-situacao-tributaria',
      `${group.cClassTrib} não é do CST ${group.cst} do Imposto Seletivo`,
    );
  return taxOf(group, rates, state.ruleOf(code).isTaxZero);
}

type Group = NonNullable<ItemInput['impostoSeletivo']>;

function checkUnits(group: Group, quantity: number, unit: string): void {
  if (group.unidade === undefined) throw invalidInput('a alíquota ad rem pede impostoSeletivo.unidade');
  if (!((group.quantidade ?? 0) > 0))
    throw invalidInput('a alíquota ad rem pede impostoSeletivo.quantidade maior que 0');
  if (!(quantity > 0)) throw invalidInput('a alíquota ad rem pede quantidade maior que 0');
  if (unit.length > LONGEST_UNIT) throw invalidInput(`unidade deve ter no máximo ${LONGEST_UNIT} caracteres`);
}

function taxOf(
  { cst, cClassTrib, baseCalculo, quantidade, unidade }: Group,
  { adValorem, adRem }: NonNullable<ReturnType<typeof ratesOf>>,
  isZero: boolean,
): SelectiveTax {
  const base = decimal(baseCalculo);
  const quantity = quantidade === undefined ? undefined : decimal(quantidade);
  const ofValue = multiply(base, roundEven(hundredth(decimal(adValorem ?? 0)), 8));
  const ofUnits = multiply(quantity ?? none, decimal(adRem ?? 0));
  return {
    cst,
    code: cClassTrib,
    base,
    ...(adValorem !== undefined && { adValorem: decimal(adValorem) }),
    ...(adRem !== undefined && { adRem: decimal(adRem) }),
    unit: unidade,
    ...(quantity && { quantity }),
    value: isZero ? none : roundEven(add(ofValue, ofUnits), 8),
  };
}

/** True where the tax covers a complete number, whatever its rate. */
function isCovered({ selective }: State, numbers: SentNumbers, day: string): boolean {
  return (['ncm', 'nbs'] as const).some((name) => {
    const number = numbers[name];
    return number?.length === COMPLETE[name] && coverOf(selective, name, number, day).length > 0;
  });
}

/** The records of the Imposto Seletivo that cover a number: the longest prefix in force, less its exceptions. */
export function coverOf(
  selective: State['selective'],
  name: Nomenclature,
  number: string,
  day: string,
): readonly { readonly isAdRem: boolean; readonly row: SelectiveRow }[] {
  const adValorem = name === 'ncm' ? selective.adValoremNcm : selective.adValoremNbs;
  const all = [
    ...adValorem.map((row) => ({ isAdRem: false, row })),
    ...(name === 'ncm' ? selective.adRemNcm.map((row) => ({ isAdRem: true, row })) : []),
  ].filter(({ row }) => holdsOn(row, day) && number.startsWith(row[name] ?? ' '));
  const longest = Math.max(...all.map(({ row }) => row[name]?.length ?? 0));
  return all.filter(
    ({ row }) =>
      row[name]?.length === longest && !(row.exceto ?? []).some((prefix) => number.startsWith(prefix)),
  );
}
