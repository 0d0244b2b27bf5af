/**
 * Civil dates (`YYYY-MM-DD`) of the proleptic Gregorian calendar, without time zones: their parts, and which of them
 * exist.
 */

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

/**
 * Gives the parts of a date written `YYYY-MM-DD`, or null when the calendar has no such day. A year after 9999 has a
 * digit more.
 */
export function parseDate(text: string): CivilDate | null {
  const end = text.length;
  if (text[end - 6] !== '-' || text[end - 3] !== '-') return null;
  const year = wholeIn(text, 0, end - 6);
  const month = wholeIn(text, end - 5, end - 3);
  const day = wholeIn(text, end - 2, end);
  // A month that the calendar lacks has no days to compare with.
  const exists = year >= 0 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : null;
}

/**
 * Gives the whole number written between two places; NaN where something else is. It is a loop, because `Number` of a
 * part takes ten times as long.
 */
function wholeIn(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

export function formatDate({ year, month, day }: CivilDate): string {
  return `${year > 999 ? year : String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

const twoDigits = (value: number) => (value < 10 ? `0${value}` : value);

/** The year of a date written `YYYY-MM-DD`. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** The month, 1–12, of a date written `YYYY-MM-DD`. */
export function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}
