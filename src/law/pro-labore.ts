/**
 * The pay of a partner who works in the company. The partner is an individual contributor: the company withholds 11 %
 * up to the ceiling (Lei 8.212/1991, arts. 21 and 30, § 4º; Lei 10.666/2003, art. 4º), and the income tax.
 */
import {
  type Exact,
  least,
  minus,
  notNegative,
  percentOf,
  roundTo,
  sum,
  zero,
} from '../lib/numbers/exact.ts';
import { inssCeiling, type InssTable } from './inss.ts';
import { type Irrf, type IrrfDeductions, irrfOf } from './irrf.ts';
import type { PayrollTables } from './payroll.ts';

/** Percent. */
export const CONTRIBUTOR_RATE = 11;

export interface ProLabore {
  /** Contributed on, rounded contribution included. */
  readonly inss: { readonly base: Exact; readonly valor: Exact };
  readonly irrf: Irrf;
  readonly net: Exact;
}

/** The part of the ceiling that other contributions of the month leave. */
export function ceilingLeft(table: InssTable, others: Exact): Exact {
  return notNegative(minus(inssCeiling(table), others));
}

/** Computes both taxes on a pro-labore, with `others` already contributed on elsewhere in the month. */
export function proLaboreOf(
  { inss: inssTable, irrf: irrfTable }: PayrollTables,
  pay: Exact,
  deductions: Omit<IrrfDeductions, 'inss'> = {},
  others: Exact = zero,
): ProLabore {
  const base = least(pay, ceilingLeft(inssTable.value, others));
  const valor = roundTo(percentOf(base, CONTRIBUTOR_RATE, 'aliquota', 'Lei nº 10.666/2003, art. 4º'));
  const irrf = irrfOf(irrfTable.value, pay, { ...deductions, inss: valor });
  return { inss: { base, valor }, irrf, net: minus(pay, sum(valor, irrf.withheld)) };
}
