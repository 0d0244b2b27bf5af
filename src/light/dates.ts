/**
 * Holidays and business days of Brazil. Dates are texts `YYYY-MM-DD` of the years 2003 to 2099; a date that does not exist gives
 * null, or false of a predicate.
 *
 * ```ts
 * import { addBusinessDays, businessDaysOfMonth, holidayOn, isBusinessDay } from 'canivete/dates';
 *
 * isBusinessDay('2026-11-20'); // false
 * holidayOn('2026-07-09', { state: 'SP' })?.source; // 'Lei SP 9.497/1997'
 * addBusinessDays('2026-11-19', 1, { calendar: 'bancario' }); // '2026-11-23'
 * businessDaysOfMonth('2026-11')?.[4]; // '2026-11-09', the fifth
 * ```
 * @module
 */
import { addBusinessDays as dayAfter } from '../law/business-days.ts';
import { FIRST_YEAR, LAST_YEAR } from '../law/holidays.ts';
import { isBusinessDay as isWorked, type TypedHoliday, type WorkDays, workDays } from '../law/work-days.ts';
import { isHeldState } from '../law/tables/state-holidays.ts';
import { parseDate, yearOf } from '../lib/dates/civil-date.ts';
import { addDays, dateOfDay, dayNumber, easterOf } from '../lib/dates/dates.ts';
import { flagOf, oneOf, refuse, type Uf, ufOf } from './documents/_options.ts';

/** A holiday, with the law that set it: null of a day that the caller named. */
export type Holiday = TypedHoliday;

export interface Options {
  /** The state whose holidays count too. */
  readonly state?: Uf | undefined;
  /** `nacional` (the default), or `bancario`: with the days on which banks are closed. */
  readonly calendar?: 'nacional' | 'bancario' | undefined;
  /** Counts optional days as holidays: false when absent. */
  readonly includeOptional?: boolean | undefined;
  /** Counts Saturday as a business day: false when absent. */
  readonly saturday?: boolean | undefined;
  /** Dates that are holidays too. */
  readonly extraHolidays?: readonly string[] | undefined;
}

function calendarOf({ state, calendar, includeOptional, saturday, extraHolidays }: Options): WorkDays {
  if (extraHolidays?.every((date) => isDate(date)) === false)
    refuse('extraHolidays', 'dates YYYY-MM-DD', extraHolidays);
  const choice = {
    state: ufOf('state', state, isHeldState),
    calendar: oneOf('calendar', calendar, ['nacional', 'bancario'] as const),
    includeOptional: flagOf('includeOptional', includeOptional),
    saturday: flagOf('saturday', saturday),
    extraHolidays,
  };
  return workDays(choice, ({ entries }) => entries);
}

function isDate(date: unknown): date is string {
  return typeof date === 'string' && date.length === 10 && parseDate(date) !== null;
}

function isYear(year: unknown): year is number {
  return Number.isInteger(year) && (year as number) >= FIRST_YEAR && (year as number) <= LAST_YEAR;
}

/** True if the holidays around a date are known. */
function isHeld(date: unknown): date is string {
  return isDate(date) && isYear(yearOf(date));
}

/**
 * The holidays of a year in the order of their dates; null of a year outside 2003–2099. A day held twice stands once, by the order
 * of the types. Sources: the laws that each one names.
 *
 * Options: `state`, `calendar` (default nacional), `includeOptional` (default false), `saturday`, `extraHolidays`.
 * @example holidays(2026, { state: 'SP' });
 */
export function holidays(year: number, options: Options = {}): Holiday[] | null {
  const calendar = calendarOf(options);
  return isYear(year) ? [...calendar.holidaysOfYear(year).values()] : null;
}

/**
 * The holiday of a date, or null. Sources: the laws that each one names.
 *
 * Options: those of `holidays`.
 * @example holidayOn('2026-11-20')?.name; // 'Dia da Consciência Negra'
 */
export function holidayOn(date: string, options: Options = {}): Holiday | null {
  const calendar = calendarOf(options);
  return isHeld(date) ? (calendar.holidaysOfYear(yearOf(date)).get(date) ?? null) : null;
}

/**
 * True if a date is a business day: Monday to Friday, or to Saturday with `saturday`, and none of the holidays that are asked
 * for. Sources: those of `holidays`.
 *
 * Options: `state`, `calendar` (default nacional), `includeOptional` (default false), `saturday` (default false), `extraHolidays`.
 * @example isBusinessDay('2026-02-16', { calendar: 'bancario' }); // false
 */
export function isBusinessDay(date: string, options: Options = {}): boolean {
  const calendar = calendarOf(options);
  return isHeld(date) && isWorked(calendar, dayNumber(date));
}

/** More days than the years held have. */
const MOST_DAYS = 36_525;

/**
 * The date that many business days later, or earlier when negative; the date itself is not counted. 0 gives it, or the next
 * business day. Null where it leads out of 2003–2099. Sources: those of `holidays`.
 *
 * Options: those of `isBusinessDay`.
 * @example addBusinessDays('2026-11-23', -1); // '2026-11-19'
 */
export function addBusinessDays(date: string, days: number, options: Options = {}): string | null {
  const calendar = calendarOf(options);
  if (!isHeld(date) || !Number.isInteger(days) || Math.abs(days) > MOST_DAYS) return null;
  const added = dateOfDay(dayAfter(dayNumber(date), days, (day) => isWorked(calendar, day)));
  return isHeld(added) ? added : null;
}

/** The business days from one day number to another, both included. */
function workedAmong(calendar: WorkDays, from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = from; day <= to; day++) if (isWorked(calendar, day)) days.push(day);
  return days;
}

/**
 * How many business days after `earlier`, up to and with `later`, so that `addBusinessDays(earlier, n)` is `later` where that is
 * one; negative, from `later` to before `earlier`, where it is the earlier. Sources: those of `holidays`.
 *
 * Options: those of `isBusinessDay`.
 * @example differenceInBusinessDays('2026-11-23', '2026-11-19'); // 1
 */
export function differenceInBusinessDays(
  later: string,
  earlier: string,
  options: Options = {},
): number | null {
  const calendar = calendarOf(options);
  if (!isHeld(later) || !isHeld(earlier)) return null;
  const [to, from] = [dayNumber(later), dayNumber(earlier)];
  return to < from
    ? 0 - workedAmong(calendar, to, from - 1).length
    : workedAmong(calendar, from + 1, to).length;
}

/**
 * How many business days from one date to another, both included; null where the end is before the start. Sources: those of
 * `holidays`.
 *
 * Options: those of `isBusinessDay`.
 * @example countBusinessDays('2026-11-01', '2026-11-30'); // 19
 */
export function countBusinessDays(from: string, to: string, options: Options = {}): number | null {
  const calendar = calendarOf(options);
  if (!isHeld(from) || !isHeld(to) || to < from) return null;
  return workedAmong(calendar, dayNumber(from), dayNumber(to)).length;
}

/**
 * The business days of a month, `YYYY-MM`: `[4]` is the fifth, and `.length` how many. Sources: those of `holidays`.
 *
 * Options: those of `isBusinessDay`.
 * @example businessDaysOfMonth('2026-11')?.[4]; // '2026-11-09'
 */
export function businessDaysOfMonth(month: string, options: Options = {}): string[] | null {
  const calendar = calendarOf(options);
  const start = `${month}-01`;
  if (typeof month !== 'string' || !isHeld(start)) return null;
  const first = dayNumber(start);
  return workedAmong(calendar, first, first + 30)
    .map(dateOfDay)
    .filter((date) => date.startsWith(month));
}

/** The feasts of a year that move with Easter. */
export interface MovableFeasts {
  readonly carnaval: string;
  readonly cinzas: string;
  readonly paixaoDeCristo: string;
  readonly pascoa: string;
  readonly corpusChristi: string;
}

/**
 * The dates of Carnival (Tuesday), Ash Wednesday, Good Friday, Easter and Corpus Christi; null of a year outside 2003–2099. Source:
 * Meeus, Astronomical Algorithms, chapter 8.
 * @example movableFeasts(2026)?.pascoa; // '2026-04-05'
 */
export function movableFeasts(year: number): MovableFeasts | null {
  if (!isYear(year)) return null;
  const pascoa = easterOf(year);
  return {
    carnaval: addDays(pascoa, -47),
    cinzas: addDays(pascoa, -46),
    paixaoDeCristo: addDays(pascoa, -2),
    pascoa,
    corpusChristi: addDays(pascoa, 60),
  };
}
