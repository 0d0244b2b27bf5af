/** The days on which taxes can be paid: those on which banks are open (Resolução CMN 4.880/2020). */
import { BoundedMap } from '../lib/bounded-map.ts';
import { yearOf } from '../lib/dates/civil-date.ts';
import { addDays, dayNumber, weekdayOf } from '../lib/dates/dates.ts';
import { oncePerObject } from '../lib/once-per.ts';
import { type AddedEntries, entriesOf } from './dated.ts';
import { FIRST_YEAR, holidaysOf, type HolidayTable } from './holidays.ts';
import { type Clock, noteDue } from './in-force.ts';
import { bankHolidays, nationalHolidays } from './tables/holidays.ts';

const WEEKEND: ReadonlySet<number> = new Set([0, 6]);

/** The tables that such a calendar reads. */
export const bankDayTables: readonly HolidayTable[] = [nationalHolidays, bankHolidays];

export interface BankDays {
  isOpen(date: string): boolean;
  /** The date, or the first open day after it. */
  onOrAfter(date: string): string;
  /** The date, or the last open day before it. */
  onOrBefore(date: string): string;
  /**
   * Open days from a date to another, not earlier, which is not counted: each by the calendar in force on it, as ANBIMA
   * counts. Both are of the years for which the holidays are known.
   */
  between(from: string, to: string): number;
}

/** Makes the calendar of the banks of the whole country, with the holidays that the host adds. */
export function bankDays(clock: Clock): BankDays {
  noteDue(bankDayTables, clock);
  return calendarWith(clock.tables);
}

/** Years whose holidays are kept: more than are known. */
const MOST_YEARS = 200;

/** The calendar with these holidays: a service adds the same ones to each call. */
const calendarWith = /* @__PURE__ */ oncePerObject((added: AddedEntries): BankDays => {
  const entries = bankDayTables.flatMap((table) => entriesOf(table, added));
  const years = new BoundedMap<number, ReadonlySet<string>>(MOST_YEARS);
  const holidaysIn = (year: number) => {
    const held = years.get(year) ?? new Set(holidaysOf(entries, year).map(({ date }) => date));
    years.set(year, held);
    return held;
  };
  const isOpen = (date: string) =>
    !WEEKEND.has(weekdayOf(dayNumber(date))) && !holidaysIn(yearOf(date)).has(date);
  const nearest = (date: string, step: 1 | -1) => {
    let day = date;
    while (!isOpen(day)) day = addDays(day, step);
    return day;
  };
  const onWeekdays = new BoundedMap<number, readonly string[]>(MOST_YEARS);
  const weekdayHolidays = (year: number) => {
    const held =
      onWeekdays.get(year) ??
      [...holidaysIn(year)].filter(
        (date) => yearOf(date) === year && !WEEKEND.has(weekdayOf(dayNumber(date))),
      );
    onWeekdays.set(year, held);
    return held;
  };
  const closedBefore: number[] = [0];
  /** Holidays on weekdays from the first year that is known to a date. */
  const closedUntil = (date: string) => {
    const years = yearOf(date) - FIRST_YEAR;
    while (closedBefore.length <= years) {
      const year = FIRST_YEAR + closedBefore.length - 1;
      closedBefore.push((closedBefore.at(-1) as number) + weekdayHolidays(year).length);
    }
    const ofYear = weekdayHolidays(yearOf(date)).filter((holiday) => holiday < date);
    return (closedBefore[years] as number) + ofYear.length;
  };
  return {
    isOpen,
    between: (from, to) =>
      weekdaysBefore(dayNumber(to)) - weekdaysBefore(dayNumber(from)) - (closedUntil(to) - closedUntil(from)),
    onOrAfter: (date) => nearest(date, 1),
    onOrBefore: (date) => nearest(date, -1),
  };
});

/** Mondays to Fridays from a Monday of long ago to a day number. */
function weekdaysBefore(day: number): number {
  // 1970-01-05 was a Monday.
  const days = day - 4;
  const weeks = Math.floor(days / 7);
  return weeks * 5 + Math.min(days - weeks * 7, 5);
}
