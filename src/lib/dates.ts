/** Civil dates (`YYYY-MM-DD`) of the proleptic Gregorian calendar, without time zones. */

export interface CivilDate {
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  /** 1–31 */
  readonly day: number;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Days of a month, 1–12. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_DAYS[month - 1] as number);
}

/** The parts of a date written `YYYY-MM-DD`, or null when the calendar has no such day. */
export function parseDate(text: string): CivilDate | null {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : null;
}

export function formatDate({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The year of a date written `YYYY-MM-DD`. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** The month, 1–12, of a date written `YYYY-MM-DD`. */
export function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}
