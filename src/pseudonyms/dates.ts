import { parseDate } from '../lib/dates/civil-date.ts';
import { dateOfDay, dayNumber } from '../lib/dates/dates.ts';
import type { Keyed } from './cipher.ts';
import { mapped, refused, type Rule } from './outcome.ts';
import { normalizeWord } from './word.ts';

export const DEFAULT_WINDOW = 30;

/** A date in one of its three forms, and the rest of a value. */
const FORMS: readonly RegExp[] = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?<rest>$|[T ].*)/s,
  /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})(?<rest>$| .*)/s,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?<rest>)$/,
];
const FIRST_YEAR = 100;
/** The days that dates of four digits of a year can be: one that leaves them at an end comes in at the other. */
const [FIRST_DAY, DAYS] = /* @__PURE__ */ daysOf('0100-01-01', '9999-12-31');

function daysOf(first: string, last: string): readonly [number, number] {
  return [dayNumber(first), dayNumber(last) - dayNumber(first) + 1];
}

/** The days by which the dates of a subject move: 1 to `window`, forth or back. */
function shiftOf(subject: string, window: number, keyed: Keyed): number {
  const name = normalizeWord(subject).replace(/[^\p{L}\p{N}]+/gu, '');
  const bytes = keyed.hash('data', name);
  const x = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0) % BigInt(2 * window));
  return x < window ? x - window : x - window + 1;
}

/** The rule of `data`. All dates of a subject move by the same days, so that the time between them stays. */
export const dataRule: Rule = (value, keyed, { subject = '', window = DEFAULT_WINDOW }) => {
  const form = FORMS.findIndex((one) => one.test(value));
  const parts = FORMS[form]?.exec(value)?.groups as
    | Record<'year' | 'month' | 'day' | 'rest', string>
    | undefined;
  if (!parts) return refused('data', 'format');
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  if (Number(parts.year) < FIRST_YEAR || !parseDate(date)) return refused('data', 'date');
  const shift = shiftOf(subject, window, keyed);
  const day = dayNumber(date) - FIRST_DAY + (keyed.isBack ? -shift : shift);
  const moved = dateOfDay(FIRST_DAY + ((day + DAYS) % DAYS));
  const [year, month, dayOfMonth] = moved.split('-') as [string, string, string];
  const written = [moved, `${dayOfMonth}/${month}/${year}`, year + month + dayOfMonth][form];
  return mapped(written + parts.rest);
};
