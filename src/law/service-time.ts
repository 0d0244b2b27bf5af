/** The time of a contract of employment: what it counts in years, months, days and twelfths. */
import { type CivilDate, daysInMonth, formatDate, parseDate, yearOf } from '../lib/dates/civil-date.ts';
import { addDays, daysBetween, type Elapsed, endOfTerm } from '../lib/dates/dates.ts';

/** Days of contract that make a month of the 13th pay (Lei 4.090/1962, art. 1º, § 2º) and of vacation (CLT, art. 146). */
export const DAYS_OF_A_TWELFTH = 15;

/**
 * The time from one date to another, both included, in months that end on the eve of the day's anniversaries and
 * days. A month that lacks the day has its anniversary on the first of the next (Lei 810/1949, art. 3º; Código Civil,
 * art. 132, § 3º).
 */
export function serviceTime(from: string, to: string): Elapsed {
  const end = addDays(to, 1);
  const [start, last] = [parseDate(from) as CivilDate, parseDate(end) as CivilDate];
  let totalMonths = (last.year - start.year) * 12 + last.month - start.month;
  if (endOfTerm(from, totalMonths) > end) totalMonths--;
  return {
    totalMonths,
    years: Math.floor(totalMonths / 12),
    months: totalMonths % 12,
    days: daysBetween(endOfTerm(from, totalMonths), end),
  };
}

/** Twelfths of the 13th pay in a year, for a contract from `from` to `to`: calendar months of 15 days or more. */
export function thirteenthTwelfths(from: string, to: string, year: number): number {
  let twelfths = 0;
  for (let month = 1; month <= 12; month++) {
    const first = formatDate({ year, month, day: 1 });
    const last = formatDate({ year, month, day: daysInMonth(year, month) });
    const days = daysBetween(from > first ? from : first, to < last ? to : last) + 1;
    if (days >= DAYS_OF_A_TWELFTH) twelfths++;
  }
  return twelfths;
}

/**
 * Twelfths of vacation from the start of an accrual period to a date: whole months, and a last one of 15 days or more.
 * Above 12 they are those of a next period.
 */
export function vacationTwelfths(from: string, to: string): number {
  const { totalMonths, days } = serviceTime(from, to);
  return totalMonths + (days >= DAYS_OF_A_TWELFTH ? 1 : 0);
}

/** The first day of the accrual period that a date falls in: the last anniversary of the admission not after it. */
export function accrualStart(admission: string, date: string): string {
  const years = yearOf(date) - yearOf(admission);
  const anniversary = endOfTerm(admission, years * 12);
  return anniversary <= date ? anniversary : endOfTerm(admission, (years - 1) * 12);
}

/** Days of vacation by unexcused absences in the accrual period (CLT, art. 130). */
export function vacationDays(absences: number): number {
  if (absences <= 5) return 30;
  if (absences <= 14) return 24;
  if (absences <= 23) return 18;
  return absences <= 32 ? 12 : 0;
}

/** Days of notice for a time of service: 30, and 3 for each whole year, at most 90 (Lei 12.506/2011). */
export function noticeDays({ years }: Elapsed): number {
  return Math.min(90, 30 + 3 * years);
}
