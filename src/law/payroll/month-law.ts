import type { InssTable } from '../inss.ts';
import type { IrrfTable } from '../irrf.ts';
import type { FamilyAllowance } from '../tables/salario-familia.ts';

/** The tables of a month, and those of the days on which something is paid. */
export interface MonthLaw {
  readonly inss: InssTable;
  readonly minimumWage: number;
  readonly family: FamilyAllowance;
  /** The table of the month of a payment. */
  irrfOn(date: string): IrrfTable;
  /** The contribution table of another month. */
  inssIn(month: string): InssTable;
}
