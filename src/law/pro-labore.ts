/**
 * The pay of a partner who works in the company. The partner is an individual contributor: the company withholds 11 %
 * up to the ceiling (Lei 8.212/1991, arts. 21 and 30, § 4º; Lei 10.666/2003, art. 4º), and the income tax.
 */
import { type Exact, minus, sum, zero } from '../lib/numbers/exact.ts';
import type { InssRounding } from './inss-rounding.ts';
import { type Irrf, type IrrfDeductions, irrfOf } from './irrf.ts';
import { type Contribution, selfEmployedContribution } from './payroll/jobs.ts';
import type { PayrollTables } from './payroll/withholding.ts';

export interface ProLabore {
  /** Contributed on, rounded contribution included. */
  readonly inss: Contribution;
  readonly irrf: Irrf;
  readonly net: Exact;
}

export interface ProLaboreDeductions extends Omit<IrrfDeductions, 'inss'> {
  readonly rounding: InssRounding;
}

/** Computes both taxes on a pro-labore, with `others` already contributed on elsewhere in the month. */
export function proLaboreOf(
  { inss: inssTable, irrf: irrfTable }: PayrollTables,
  pay: Exact,
  { rounding, ...deductions }: ProLaboreDeductions,
  others: Exact = zero,
): ProLabore {
  const inss = selfEmployedContribution(inssTable.value, pay, { ceiling: others, bands: zero }, rounding);
  const irrf = irrfOf(irrfTable.value, pay, { ...deductions, inss: inss.valor });
  return { inss, irrf, net: minus(pay, sum(inss.valor, irrf.withheld)) };
}
