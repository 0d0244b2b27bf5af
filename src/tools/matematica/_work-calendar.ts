/** The calendar that a count of business days follows: days of rest, and holidays by the order of who sets them. */
import { upperUf } from '../../kit/fields/index.ts';
import { byText } from '../../lib/text/order.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { dateOfDay, dayNumber, weekdayName, weekdayOf } from '../../lib/dates/dates.ts';
import { englishHolidayNames } from '../../data/holiday-names.ts';
import { textIn } from '../../kit/texts.ts';
import { states } from '../../data/states.ts';
import { entriesOf } from '../../law/dated.ts';
import type { Context } from '../../kit/tool.ts';
import { type Clock, noteDue } from '../../law/in-force.ts';
import { type Holiday, holidaysOf, type HolidayTable } from '../../law/holidays.ts';
import { bankHolidays, nationalHolidays, optionalDays } from '../../law/tables/holidays.ts';
import { stateHolidays } from '../../law/tables/state-holidays.ts';

/** The years for which the holidays are known: those of Lei 10.607/2002 on. */
export const FIRST_YEAR = 2003;
export const LAST_YEAR = 2099;

export const holidayTypes = ['nacional', 'estadual', 'bancario', 'facultativo', 'extra'] as const;

type HolidayType = (typeof holidayTypes)[number];

interface CalendarChoice {
  readonly state?: string | undefined;
  readonly calendar: 'nacional' | 'bancario';
  readonly includeOptional: boolean;
  readonly saturday: boolean;
  /** Dates that exist. */
  readonly extraHolidays: readonly string[];
}

interface TypedHoliday extends Omit<Holiday, 'source'> {
  readonly type: HolidayType;
  /** The law that set it; null of a day that the caller named. */
  readonly source: string | null;
}

/** The name of a day that the caller named. */
const GIVEN = 'Feriado informado';

const englishNames: Readonly<Record<string, string>> = { ...englishHolidayNames, [GIVEN]: 'Day given' };

type Speaking = Pick<Context, 'language'>;

export interface WorkCalendar {
  /** 0 is Sunday. */
  readonly restWeekdays: readonly number[];
  /** Holidays of a year by date, ascending. A date held twice keeps its first type. */
  holidaysOfYear(year: number): ReadonlyMap<string, TypedHoliday>;
  /** The name of the weekday of a date, in the language of the call. */
  nameWeekday(date: string): string;
  /** The name of a holiday in that language. One that a host has added keeps its own. */
  nameHoliday(holiday: Holiday['name']): string;
}

/** The code of the warning that a decree may move the holidays of a state to other days than its law does. */
export const MOVED_BY_DECREE = 'feriado-ac-por-decreto';

/** The first year in which the law of Acre moves holidays (Lei AC 2.126/2009). */
const FIRST_MOVED = 2009;

/** The codes of what a caller should know about the holidays of a state up to a year. */
export function calendarWarnings(state: string | undefined, lastYear: number): string[] {
  return state?.toUpperCase() === 'AC' && lastYear >= FIRST_MOVED ? [MOVED_BY_DECREE] : [];
}

/** All that a calendar may be made of. */
/* @__NO_SIDE_EFFECTS__ */
export function calendarTables(): readonly HolidayTable[] {
  return [nationalHolidays, bankHolidays, optionalDays, ...states.map(stateHolidays)];
}

export function workCalendar(choice: CalendarChoice, clock: Clock & Speaking): WorkCalendar {
  const tables = tablesOf(choice).map(({ type, table }) => {
    noteDue([table], clock);
    return { type, entries: entriesOf(table, clock.tables) };
  });
  const years = new Map<number, ReadonlyMap<string, TypedHoliday>>();
  const compute = (year: number) => {
    const held = new Map<string, TypedHoliday>();
    const hold = (holiday: TypedHoliday) => {
      if (!held.has(holiday.date)) held.set(holiday.date, holiday);
    };
    for (const { type, entries } of tables) {
      for (const holiday of holidaysOf(entries, year)) hold({ ...holiday, type });
    }
    for (const date of choice.extraHolidays) {
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
    nameWeekday: (date) => weekdayName(date, clock.language),
    nameHoliday: (name) => textIn({ pt: name, en: englishNames[name] ?? name }, clock.language),
  };
}

function tablesOf({
  state,
  calendar,
  includeOptional,
}: CalendarChoice): { readonly type: HolidayType; readonly table: HolidayTable }[] {
  return [
    { type: 'nacional', table: nationalHolidays },
    ...(state === undefined ? [] : [{ type: 'estadual' as const, table: stateHolidays(upperUf(state)) }]),
    ...(calendar === 'bancario' ? [{ type: 'bancario' as const, table: bankHolidays }] : []),
    ...(includeOptional ? [{ type: 'facultativo' as const, table: optionalDays }] : []),
  ];
}

function isRestDay(calendar: WorkCalendar, day: number): boolean {
  return calendar.restWeekdays.includes(weekdayOf(day));
}

export function isBusinessDay(calendar: WorkCalendar, day: number): boolean {
  if (isRestDay(calendar, day)) return false;
  const date = dateOfDay(day);
  return !calendar.holidaysOfYear(yearOf(date)).has(date);
}

/** The holidays from one date to another, both included, as the answers show them. */
export function holidaysBetween(calendar: WorkCalendar, from: string, to: string) {
  const days = [];
  for (let year = yearOf(from); year <= yearOf(to); year++) {
    for (const { date, name, type } of calendar.holidaysOfYear(year).values()) {
      if (date < from || date > to) continue;
      days.push({
        date,
        name: calendar.nameHoliday(name),
        type,
        weekday: calendar.nameWeekday(date),
        onRestDay: isRestDay(calendar, dayNumber(date)),
      });
    }
  }
  return days;
}
