import { parseDate } from './civil-date.ts';

/** A point in time: text such as `2026-11-21T12:00:00Z`, milliseconds since 1970 or a `Date`. */
export type Instant = string | number | Date;

// A time without its zone would be another instant on another machine.
const TEXT = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/;

export function isInstant(value: unknown): value is Instant {
  const written = typeof value === 'string' ? isWritten(value) : typeof value === 'number' || isDate(value);
  return written && !Number.isNaN(new Date(millisecondsAt(value as Instant)).getTime());
}

/** Tests that the text has the form of an instant, on a day that exists: some engines take 30 February for 2 March. */
function isWritten(text: string): boolean {
  return TEXT.test(text) && parseDate(text.slice(0, 10)) !== null;
}

function isDate(value: unknown): value is Date {
  return typeof value === 'object' && typeof (value as Partial<Date> | null)?.getTime === 'function';
}

/** Milliseconds since 1970. */
export function millisecondsAt(instant: Instant): number {
  return typeof instant === 'string' ? Date.parse(instant) : Number(instant);
}

/** Milliseconds since 1970; a date alone begins at midnight in Brasília, which is UTC−3 all year since 2019. */
export function beginningOf(instant: Instant): number {
  const isDate = typeof instant === 'string' && !instant.includes('T');
  return millisecondsAt(isDate ? `${instant}T00:00:00-03:00` : instant);
}
