import { type Check, isFunction, isObject, isText } from '../core/options.ts';

/** A point in time, however a test writes it: text such as `2026-11-21T12:00:00Z`, milliseconds since 1970 or a `Date`. */
export type Instant = string | number | Date;

// A time without its zone would be another instant on another machine.
const TEXT = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/;

export const isInstant: Check = (value) => {
  const written = isText(value) ? TEXT.test(value as string) : typeof value === 'number' || isDate(value);
  return written && !Number.isNaN(new Date(millisecondsAt(value as Instant)).getTime());
};

const isDate: Check = (value) => isObject(value) && isFunction((value as Partial<Date>).getTime);

/** Milliseconds since 1970. */
export function millisecondsAt(instant: Instant): number {
  return typeof instant === 'string' ? Date.parse(instant) : Number(instant);
}
