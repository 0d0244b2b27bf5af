/** The days on which one works: days of rest, and holidays by the order of who sets them. */
import type { Uf } from '../data/states.ts';
import { yearOf } from '../lib/dates/civil-date.ts';
import { dateOfDay, weekdayOf } from '../lib/dates/dates.ts';
import { byText } from '../lib/text/order.ts';
import { type Holiday, type HolidayEntry, holidaysOf, type HolidayTable } from './holidays.ts';
import { bankHolidays, nationalHolidays, optionalDays } from './tables/holidays.ts';
import { stateHolidays } from './tables/state-holidays.ts';

export const holidayTypes = ['nacional', 'estadual', 'bancario', 'facultativo', 'extra'] as const;

export type HolidayType = (typeof holidayTypes)[number];

export interface CalendarChoice {
  readonly state?: Uf | undefined;
  readonly calendar?: 'nacional' | 'bancario' | undefined;
  readonly includeOptional?: boolean | undefined;
  readonly saturday?: boolean | undefined;
  /** Dates that exist. */
  readonly extraHolidays?: readonly string[] | undefined;
}

export interface TypedHoliday extends Omit<Holiday, 'source'> {
  readonly type: HolidayType;
  /** The law that set it; null of a day that the caller named. */
  readonly source: string | null;
}

/** The name of a day that the caller named. */
export const GIVEN = 'Feriado informado';

export interface WorkDays {
  /** 0 is Sunday. */
  readonly restWeekdays: readonly number[];
  /** Holidays of a year by date, ascending. A date held twice keeps its first type. */
  holidaysOfYear(year: number): ReadonlyMap<string, TypedHoliday>;
}

/** The calendar of a choice, of the entries that are given of each of its tables. */
export function workDays(
  choice: CalendarChoice,
  entriesOf: (table: HolidayTable) => readonly HolidayEntry[],
): WorkDays {
  const tables = tablesOf(choice).map(([type, table]) => [type, entriesOf(table)] as const);
  const years = new Map<number, ReadonlyMap<string, TypedHoliday>>();
  const compute = (year: number) => {
    const held = new Map<string, TypedHoliday>();
    const hold = (holiday: TypedHoliday) => {
      if (!held.has(holiday.date)) held.set(holiday.date, holiday);
    };
    for (const [type, entries] of tables) {
      for (const { date, name, source } of holidaysOf(entries, year)) hold({ date, name, type, source });
    }
    for (const date of choice.extraHolidays ?? []) {
      if (yearOf(date) === year) hold({ date, name: GIVEN, type: 'extra', source: null });
    }
    return new Map([...held].toSorted(([a], [b]) => byText(a, b)));
  };
  return {
    restWeekdays: choice.saturday ? [0] : [0, 6],
    holidaysOfYear(year) {
      const holidays = years.get(year) ?? compute(year);
      years.set(year, holidays);
      return holidays;
    },
  };
}

function tablesOf({ state, calendar, includeOptional }: CalendarChoice) {
  const tables: [HolidayType, HolidayTable][] = [['nacional', nationalHolidays]];
  if (state !== undefined) tables.push(['estadual', stateHolidays(state)]);
  if (calendar === 'bancario') tables.push(['bancario', bankHolidays]);
  if (includeOptional) tables.push(['facultativo', optionalDays]);
  return tables;
}

export function isRestDay(calendar: WorkDays, day: number): boolean {
  return calendar.restWeekdays.includes(weekdayOf(day));
}

export function isBusinessDay(calendar: WorkDays, day: number): boolean {
  if (isRestDay(calendar, day)) return false;
  const date = dateOfDay(day);
  return !calendar.holidaysOfYear(yearOf(date)).has(date);
}
