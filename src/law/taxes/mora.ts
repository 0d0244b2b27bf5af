/** Fine and interest of a federal tax that is paid late (Lei 9.430/1996, art. 61). */
import { addDays, addMonths, daysBetween } from '../../lib/dates/dates.ts';
import { type Exact, exact, least, share, sum, times } from '../../lib/numbers/exact.ts';
import type { BankDays } from '../bank-days.ts';

/** Percent. */
export interface LatePaymentTable {
  readonly multaPorDia: number;
  readonly multaMaxima: number;
  /** The interest of the month of the payment. */
  readonly jurosDoMes: number;
}

/** The Selic of each month of a year, January first, in percent, as far as it is known. */
export type SelicYear = readonly number[];

/**
 * The days of the fine: from the first day after the due one on which banks are open to that of the payment, both counted
 * (Boletim Central da Receita Federal 16/1997).
 */
export function daysLate(due: string, paid: string, banks: BankDays): number {
  const first = banks.onOrAfter(addDays(due, 1));
  return Math.max(0, daysBetween(first, paid) + 1);
}

/** The percentage of the fine. */
export function fineRate(table: LatePaymentTable, days: number): Exact {
  const counted = times(exact(table.multaPorDia, 'multaPorDia', table), exact(days, 'diasAtraso'));
  return least(exact(table.multaMaxima, 'multaMaxima', table), counted);
}

/** The months whose Selic counts: from the one after the due date to the one before the payment. */
export function monthsOfInterest(due: string, paid: string): readonly string[] {
  const months: string[] = [];
  for (let month = nextMonth(due.slice(0, 7)); month < paid.slice(0, 7); month = nextMonth(month))
    months.push(month);
  return months;
}

const nextMonth = (month: string) => addMonths(`${month}-01`, 1).slice(0, 7);

/** The percentage of the interest: none in the month of the due date. The rates are added up, not compounded. */
export function interestRate(
  table: LatePaymentTable,
  { due, paid }: { readonly due: string; readonly paid: string },
  rates: readonly Exact[],
): Exact {
  if (paid.slice(0, 7) <= due.slice(0, 7)) return exact(0);
  return sum(...rates, exact(table.jurosDoMes, 'jurosDoMes', table));
}

/** So many percent of the tax. */
export function partOf(tax: Exact, rate: Exact): Exact {
  return share(times(tax, rate), 1, 100);
}
