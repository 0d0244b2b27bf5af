import { parseDate } from '../lib/dates/civil-date.ts';
import { dateOfDay, dayNumber } from '../lib/dates/dates.ts';
import type { Keyed } from './cipher.ts';
import type { Reason } from './names.ts';
import { kept, mapped, type Outcome, refused, type Rule } from './outcome.ts';
import { normalizeWord } from './word.ts';

export const DEFAULT_WINDOW = 60;

interface Parts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  /** The separator. */
  readonly sign: string;
  /** All that stands behind the date. */
  readonly rest: string;
}

interface Form {
  readonly pattern: RegExp;
  write(parts: Parts): string;
}

const forms: readonly Form[] = [
  {
    pattern: /^(?<year>\d{4})(?<sign>[-/])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?<rest>$|[T ].*)/s,
    write: ({ year, month, day, sign, rest }) => [year, month, day].join(sign) + rest,
  },
  {
    pattern: /^(?<day>\d{1,2})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})(?<rest>$|[ ,].*)/s,
    write: ({ year, month, day, sign, rest }) => [day, month, year].join(sign) + rest,
  },
  {
    pattern: /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
    write: ({ year, month, day }) => year + month + day,
  },
];
/** Two digits of a year up to here are of this century. */
const LAST_SHORT_YEAR = 29;
/** Dates from here on have four digits of a year after they moved. */
const FIRST_YEAR = 111;

const INFINITY = /^-?infinity$/i;
/** Zeros alone, as MySQL writes no date. */
const ZEROS = /^[^\p{L}1-9]*0[^\p{L}1-9]*$/u;
/** Dates that mean "none". */
const NO_DATES: ReadonlySet<string> = /* @__PURE__ */ new Set(['0001-01-01', '1900-01-01', '9999-12-31']);

const noDate = (reason: Reason): Outcome => refused('data', reason, null);

/** The days by which the dates of a subject move back. */
function shiftOf(subject: string, window: number, keyed: Keyed): number {
  const name = normalizeWord(subject).replace(/[^\p{L}\p{N}]+/gu, '');
  const bytes = keyed.hash('data', name);
  return 1 + Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0) % BigInt(window));
}

function yearOf(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) <= LAST_SHORT_YEAR ? 2000 : 1900);
}

const two = (part: string) => part.padStart(2, '0');

/** The rule of `data`. All dates of a subject move back by the same days, so that the time between them stays. */
export const dataRule: Rule = (value, keyed, { subject = '', window = DEFAULT_WINDOW }) => {
  if (INFINITY.test(value) || ZEROS.test(value)) return kept;
  const form = forms.find(({ pattern }) => pattern.test(value));
  if (!form) return noDate('format');
  const parts = form.pattern.exec(value)?.groups as unknown as Parts;
  const { year, month, day } = parts;
  const date = `${String(yearOf(year)).padStart(4, '0')}-${two(month)}-${two(day)}`;
  if (NO_DATES.has(date)) return kept;
  // A pseudonym may be of the years just before the first one.
  const isInTime = keyed.isBack || yearOf(year) >= FIRST_YEAR;
  if (!isInTime || !parseDate(date) || parts.rest?.endsWith(' BC')) return noDate('date');
  const shift = shiftOf(subject, window, keyed);
  const moved = dateOfDay(dayNumber(date) + (keyed.isBack ? shift : -shift));
  const [fullYear, ...monthAndDay] = moved.split('-') as [string, string, string];
  const otherYear = fullYear.slice(-year.length);
  if (yearOf(otherYear) !== Number(fullYear)) return noDate('date');
  const hasZeros = month.length === 2 && day.length === 2;
  const [otherMonth, otherDay] = hasZeros ? monthAndDay : monthAndDay.map((part) => String(Number(part)));
  return mapped(
    form.write({ ...parts, year: otherYear, month: otherMonth as string, day: otherDay as string }),
  );
};
