/** The calendar that a count of business days follows, with the names of its days. */
import { upperUf } from '../../kit/fields/index.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { dayNumber, weekdayName } from '../../lib/dates/dates.ts';
import { englishHolidayNames } from '../../data/holiday-names.ts';
import { textIn } from '../../kit/texts.ts';
import { states } from '../../data/states.ts';
import { entriesOf } from '../../law/dated.ts';
import type { Context } from '../../kit/tool.ts';
import { type Clock, noteDue } from '../../law/in-force.ts';
import type { Holiday, HolidayTable } from '../../law/holidays.ts';
import { bankHolidays, nationalHolidays, optionalDays } from '../../law/tables/holidays.ts';
import { stateHolidays } from '../../law/tables/state-holidays.ts';
import { type CalendarChoice, GIVEN, isRestDay, type WorkDays, workDays } from '../../law/work-days.ts';

const englishNames: Readonly<Record<string, string>> = { ...englishHolidayNames, [GIVEN]: 'Day given' };

type Speaking = Pick<Context, 'language'>;

export interface WorkCalendar extends WorkDays {
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

interface Choice extends Omit<CalendarChoice, 'state'> {
  /** A UF in any case. */
  readonly state?: string | undefined;
}

export function workCalendar({ state, ...choice }: Choice, clock: Clock & Speaking): WorkCalendar {
  const days = workDays({ ...choice, state: state === undefined ? undefined : upperUf(state) }, (table) => {
    noteDue([table], clock);
    return entriesOf(table, clock.tables);
  });
  return {
    ...days,
    nameWeekday: (date) => weekdayName(date, clock.language),
    nameHoliday: (name) => textIn({ pt: name, en: englishNames[name] ?? name }, clock.language),
  };
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
