/**
 * Income tax withheld from one payment (Lei 7.713/1988, art. 7º; Lei 9.250/1995, arts. 3º-A and 4º). The base is
 * exact, the tax of the table and the reduction are each rounded to the cent, and the tax is their difference.
 */
import { bracketOf, bracketTax, type TaxBracket } from './brackets.ts';
import {
  compare,
  type Exact,
  exact,
  isPositive,
  least,
  minus,
  notNegative,
  recordGiven,
  roundTo,
  step,
  sum,
  times,
  toMoney,
  zero,
} from '../lib/numbers/exact.ts';
import { DEDUCTIONS_LAW, SMALL_TAX_LAW } from './payroll/laws.ts';

/** A reduction that falls with the income: `maximo` up to `integralAte`, then `parcela` − `fator` × income, none from `ate` on. */
export interface TaxReduction {
  readonly integralAte: number;
  readonly maximo: number;
  readonly ate: number;
  readonly parcela: number;
  readonly fator: number;
}

/** The monthly table, in force for months. BRL. */
export interface IrrfTable {
  readonly faixas: readonly TaxBracket[];
  /** Deduction for each dependent. */
  readonly dependente: number;
  /** Discount in place of the legal deductions; 0 before May 2023, when it came. */
  readonly descontoSimplificado: number;
  /** Null before Lei 15.270/2025. */
  readonly reducao: TaxReduction | null;
}

export type DeductionKind = 'legal' | 'simplificada';

export interface IrrfDeductions {
  readonly inss?: Exact;
  readonly dependentes?: number;
  /** Other legal deductions: alimony, private pension. */
  readonly others?: Exact;
}

export interface IrrfOptions {
  /** Which deduction to take; `auto` takes the larger one, and the legal one when they are equal. */
  readonly deduction?: 'auto' | DeductionKind;
  /**
   * True waives a tax of up to BRL 10.00 (Lei 9.430/1996, art. 67). Default true; false for income that is taxed at the
   * source alone, outside of the yearly return.
   */
  readonly exemptSmallTax?: boolean;
}

export interface Irrf {
  readonly deduction: DeductionKind;
  readonly base: Exact;
  readonly bracket: TaxBracket;
  /** Tax of the table, before the reduction. */
  readonly tableTax: Exact;
  readonly reduction: Exact;
  /** Tax after the reduction. */
  readonly tax: Exact;
  readonly waived: boolean;
  readonly withheld: Exact;
}

const WAIVED_UP_TO = exact(10);

/** The legal deductions of a payment, unrounded. */
function legalDeductions(
  table: IrrfTable,
  { inss = zero, dependentes = 0, others = zero }: IrrfDeductions,
): Exact {
  const dependents = times(
    exact(table.dependente, 'porDependente', table),
    exact(dependentes, 'dependentes'),
  );
  return step(
    sum(inss, dependents, others),
    'irrf.deducoesLegais',
    'Deduções legais do IRRF: INSS, dependentes, pensão e previdência',
    'Legal deductions of the IRRF: INSS, dependents, alimony and pension',
  );
}

/**
 * Computes the tax withheld from a payment whose taxable gross is `gross`. The reduction depends on the gross, not on
 * the base.
 */
export function irrfOf(
  table: IrrfTable,
  gross: Exact,
  deductions: IrrfDeductions,
  { deduction = 'auto', exemptSmallTax = true }: IrrfOptions = {},
): Irrf {
  const legal = legalDeductions(table, deductions);
  const simplified = exact(table.descontoSimplificado, 'descontoSimplificado', table);
  const chosen =
    deduction === 'auto' ? (compare(legal, simplified) >= 0 ? 'legal' : 'simplificada') : deduction;
  const base = step(
    notNegative(minus(gross, chosen === 'legal' ? legal : simplified)),
    'irrf.base',
    'Base do IRRF, com a dedução que resulta em menos imposto ou que foi pedida',
    'Base of the IRRF, after the deduction that gives less tax or was asked for',
    DEDUCTIONS_LAW,
  );
  const bracket = bracketOf(table.faixas, base);
  const tableTax = step(
    roundTo(bracketTax(bracket, base)),
    'irrf.impostoTabela',
    'IRRF pela faixa da tabela',
    'IRRF by the band of the table',
  );
  const reduction = table.reducao ? reductionOf(table.reducao, gross, tableTax) : zero;
  const tax = step(minus(tableTax, reduction), 'irrf', 'IRRF depois da redução', 'IRRF after the reduction');
  const waived = exemptSmallTax && isPositive(tax) && compare(tax, WAIVED_UP_TO) <= 0;
  return {
    deduction: chosen,
    base,
    bracket,
    tableTax,
    reduction,
    tax,
    waived,
    withheld: waived
      ? step(
          zero,
          'irrf.dispensado',
          'IRRF de até R$ 10, que não se retém',
          'IRRF of up to BRL 10, which is not withheld',
          SMALL_TAX_LAW,
        )
      : tax,
  };
}

/** The reduction of a rounded tax, by the income; at most the tax. */
export function reductionOf(rule: TaxReduction, income: Exact, tax: Exact): Exact {
  const { integralAte, maximo, ate, parcela, fator } = rule;
  if (compare(income, exact(ate)) >= 0) return zero;
  const full = compare(income, exact(integralAte)) <= 0;
  const amount = full
    ? exact(maximo, 'reducaoMaxima', rule)
    : step(
        roundTo(minus(exact(parcela, 'parcela', rule), times(exact(fator, 'fator', rule), income))),
        'irrf.reducao.linha',
        'Redução que cai com o rendimento',
        'Reduction that falls with the income',
      );
  return step(
    least(tax, notNegative(amount)),
    'irrf.reducao',
    'Redução do IRRF, no máximo o imposto',
    'Reduction of the IRRF, at most the tax',
    rule,
  );
}

/** `{ base, valor }` of an answer, BRL. */
export function irrfShown({ base, withheld }: Irrf): { readonly base: number; readonly valor: number } {
  return { base: toMoney(base), valor: toMoney(withheld) };
}

/** The steps of the tax as an answer shows them, from the deduction on. */
export function irrfSteps({ deduction, base, bracket, tableTax, reduction, tax, waived, withheld }: Irrf) {
  return {
    deducaoUtilizada: deduction,
    baseCalculo: toMoney(base),
    aliquota: recordGiven(bracket.aliquota, 'aliquota', bracket),
    parcelaDeduzir: recordGiven(bracket.parcelaDeduzir, 'parcelaDeduzir', bracket),
    impostoTabela: toMoney(tableTax),
    reducao: toMoney(reduction),
    irrf: toMoney(tax),
    retencaoDispensada: waived,
    irrfRetido: toMoney(withheld),
  };
}

/** The full `irrf` of an answer. */
export function irrfFull(irrf: Irrf) {
  return { ...irrfShown(irrf), ...irrfSteps(irrf) };
}
