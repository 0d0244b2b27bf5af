/** The income tax of a calendar year, as the yearly return settles it: Lei 9.250/1995. */
import { bracketOf, bracketTax, type TaxBracket } from './brackets.ts';
import {
  compare,
  type Exact,
  exact,
  least,
  minus,
  notNegative,
  over,
  percentOf,
  plus,
  roundTo,
  share,
  step,
  times,
  zero,
} from '../lib/numbers/exact.ts';
import { reductionOf, type TaxReduction } from './irrf.ts';

/** No rate up to `isentoAte`, `maximo` percent from `maximoDesde` on, and a straight line between them. BRL. */
export interface MinimumTax {
  readonly isentoAte: number;
  readonly maximoDesde: number;
  readonly maximo: number;
}

/** The table of a calendar year. BRL. */
export interface AnnualTaxTable {
  readonly faixas: readonly TaxBracket[];
  /** Deduction for each dependent. */
  readonly dependente: number;
  /** Greatest deduction of education for each person. */
  readonly educacao: number;
  /** Replaces the legal deductions: percent of the income, up to a limit in BRL. */
  readonly descontoSimplificado: { readonly percentual: number; readonly limite: number };
  /** Art. 11-A; null before 2026. */
  readonly reducao: TaxReduction | null;
  /** Art. 16-A; null before 2026. */
  readonly impostoMinimo: MinimumTax | null;
}

export interface AnnualTax {
  readonly deductions: Exact;
  readonly base: Exact;
  readonly bracket: TaxBracket;
  readonly tableTax: Exact;
  readonly reduction: Exact;
  readonly tax: Exact;
}

/** The tax on a year's taxable income less deductions. The reduction depends on the income before deductions. */
function annualTaxOf(table: AnnualTaxTable, income: Exact, deductions: Exact): AnnualTax {
  const base = step(
    notNegative(minus(income, deductions)),
    'irpf.base',
    'Base do imposto do ano, depois das deduções',
    'Base of the tax of the year, after the deductions',
    table,
  );
  const bracket = bracketOf(table.faixas, base);
  const tableTax = step(
    roundTo(bracketTax(bracket, base)),
    'irpf.impostoTabela',
    'Imposto pela faixa da tabela do ano',
    'Tax by the band of the table of the year',
  );
  const reduction = table.reducao ? reductionOf(table.reducao, income, tableTax) : zero;
  return { deductions, base, bracket, tableTax, reduction, tax: minus(tableTax, reduction) };
}

/** The simplified discount of a year's taxable income, rounded. */
function simplifiedDiscount({ descontoSimplificado }: AnnualTaxTable, income: Exact): Exact {
  const { percentual, limite } = descontoSimplificado;
  return step(
    roundTo(
      least(
        percentOf(income, percentual, 'percentual', descontoSimplificado),
        exact(limite, 'limite', descontoSimplificado),
      ),
    ),
    'irpf.descontoSimplificado',
    'Desconto simplificado do ano',
    'Simplified discount of the year',
  );
}

/** The greatest deduction of a private pension, in percent of the taxable income (Lei 9.532/1997, art. 11). */
const PENSION_LIMIT = 12;

/** The greatest deduction of a private pension, rounded. */
export function pensionLimit(income: Exact): Exact {
  return roundTo(percentOf(income, PENSION_LIMIT, 'limite', 'Lei nº 9.532/1997, art. 11'));
}

/** The rate of the minimum tax on a year's total income, a fraction of it. */
function minimumRate(rule: MinimumTax, income: Exact): Exact {
  const { isentoAte, maximoDesde, maximo } = rule;
  if (compare(income, exact(isentoAte)) <= 0) return zero;
  const highest = share(exact(maximo, 'aliquotaMaxima', rule), 1, 100);
  if (compare(income, exact(maximoDesde)) >= 0) return highest;
  return times(
    highest,
    over(minus(income, exact(isentoAte, 'isentoAte', rule)), exact(maximoDesde - isentoAte)),
  );
}

export type ReturnModel = 'completo' | 'simplificado';

/** A year of a resident. */
export interface TaxYear {
  readonly taxable: Exact;
  /** Deductions of the full model, each within its limit. */
  readonly deductions: Exact;
  /** The model to file; `auto` files the one with the smaller tax, the simplified one when they are equal. */
  readonly model?: 'auto' | ReturnModel;
  /** Dividends and income taxed separately, which count for the minimum tax. */
  readonly otherIncome?: Exact;
  /** The tax paid on income taxed apart. */
  readonly otherTax?: Exact;
  /** All that was withheld or paid in advance. */
  readonly withheld?: Exact;
}

/** The minimum tax on high incomes (art. 16-A), and what it adds to the tax due. */
export interface MinimumTaxDue {
  readonly income: Exact;
  /** A fraction of the income, unrounded. */
  readonly rate: Exact;
  readonly tax: Exact;
  readonly added: Exact;
}

export interface TaxReturn {
  readonly full: AnnualTax;
  readonly simplified: AnnualTax;
  readonly model: ReturnModel;
  /** Tax of the model filed. */
  readonly tax: Exact;
  /** The minimum tax; null before 2026. */
  readonly minimum: MinimumTaxDue | null;
  /** Balance: above 0 to pay, below 0 to get back. */
  readonly balance: Exact;
}

/** The yearly return: both models, the minimum tax and the balance. The reducer of art. 16-B is not part of it. */
export function taxReturn(table: AnnualTaxTable, year: TaxYear): TaxReturn {
  const { taxable, deductions, model: asked = 'auto' } = year;
  const full = annualTaxOf(table, taxable, deductions);
  const simplified = annualTaxOf(table, taxable, simplifiedDiscount(table, taxable));
  const cheaper = compare(full.tax, simplified.tax) < 0 ? 'completo' : 'simplificado';
  const model = asked === 'auto' ? cheaper : asked;
  const { tax } = model === 'completo' ? full : simplified;
  const minimum = table.impostoMinimo ? minimumTaxDue(table.impostoMinimo, year, tax) : null;
  const balance = minus(plus(tax, minimum?.added ?? zero), year.withheld ?? zero);
  return { full, simplified, model, tax, minimum, balance };
}

function minimumTaxDue(
  rule: MinimumTax,
  { taxable, otherIncome = zero, otherTax = zero }: TaxYear,
  due: Exact,
): MinimumTaxDue {
  const income = plus(taxable, otherIncome);
  const rate = minimumRate(rule, income);
  const tax = roundTo(times(income, rate));
  return { income, rate, tax, added: notNegative(minus(tax, plus(due, otherTax))) };
}
