import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { avisos, date, flag, integer, inUnit, uf, withExample, num, pure } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { businessDays } from '../../kit/units.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../law/holidays.ts';
import { addBusinessDays } from '../../law/business-days.ts';
import { holidayTypes, isBusinessDay } from '../../law/work-days.ts';
import { parseDate, yearOf } from '../../lib/dates/civil-date.ts';
import { addDays, dateOfDay, dayNumber, daysBetween } from '../../lib/dates/dates.ts';
import { weekdaysAmong } from './_weeks.ts';
import {
  calendarTables,
  calendarWarnings,
  holidaysBetween,
  MOVED_BY_DECREE,
  type WorkCalendar,
  workCalendar,
} from './_work-calendar.ts';

const holidays = v.array(
  v.object({
    date: v.string(),
    name: v.string(),
    type: v.picklist(holidayTypes),
    weekday: v.string(),
    onRestDay: v.boolean(),
  }),
);

const extraHolidays = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}(?:, ?\d{4}-\d{2}-\d{2}){0,49}$/,
    say({
      pt: 'deve ter até 50 datas AAAA-MM-DD, separadas por vírgula',
      en: 'must have up to 50 dates YYYY-MM-DD, separated by commas',
    }),
  ),
  v.check(
    (value) => datesIn(value).every((date) => parseDate(date) !== null),
    say({ pt: 'tem uma data que não existe', en: 'has a date that does not exist' }, 422),
  ),
);

/** A call without an action counts, unless it sends days to add. */
const counting = [{ action: 'count' }, { action: null, days: null }] as const;

/** Business days between two dates, or the date so many of them away. */
export const diasUteis = defineTool({
  method: 'GET',
  path: '/calculadoras/dias-uteis',
  category: 'matematica',
  name: 'Dias úteis',
  tables: calendarTables(),
  warnings: [MOVED_BY_DECREE],
  input: v.object({
    action: v.optional(v.picklist(['count', 'add'])),
    startDate: date,
    endDate: v.optional(date),
    includeStart: flag(true),
    days: withExample(10, inUnit(businessDays, v.optional(integer(-2500, 2500)))),
    state: v.optional(uf),
    calendar: v.optional(v.picklist(['nacional', 'bancario']), 'nacional'),
    includeOptional: flag(false),
    saturday: flag(false),
    extraHolidays: v.optional(extraHolidays),
  }),
  output: v.union([
    v.object({
      action: v.literal('count'),
      startDate: v.string(),
      endDate: v.string(),
      businessDays: num(pure),
      calendarDays: num(pure),
      restDays: num(pure),
      holidayDays: num(pure),
      holidays: holidays,
      avisos,
    }),
    v.object({
      action: v.literal('add'),
      startDate: v.string(),
      days: num(pure),
      date: v.string(),
      weekday: v.string(),
      calendarDays: num(pure),
      holidays: holidays,
      avisos,
    }),
  ]),
  reads: {
    needs: { days: { action: 'add' }, endDate: counting },
    when: { days: [{ action: 'add' }, { action: null }], includeStart: counting },
  },
  result: 'businessDays',
  examples: [{ input: { startDate: '2026-11-01', endDate: '2026-11-30' } }],
  impossible: { startDate: '2026-02-30', days: 1 },
  run({ action, startDate, endDate, includeStart, days, ...choice }, context) {
    const extraHolidays = datesIn(choice.extraHolidays ?? '');
    const calendar = workCalendar({ ...choice, extraHolidays }, context);
    if (action === 'add' || (action === undefined && days !== undefined)) {
      requireYears({ startDate, extraHolidays });
      const added = add(calendar, startDate, days as number);
      const lastYear = Math.max(yearOf(startDate), yearOf(added.date));
      return { ...added, avisos: calendarWarnings(choice.state, lastYear) };
    }
    const last = endDate as string;
    requireYears({ startDate, endDate: last, extraHolidays });
    if (last < startDate) {
      throw invalidValue('endDate', {
        pt: 'não pode ser antes de startDate',
        en: 'must not be before startDate',
      });
    }
    const counted = count(calendar, startDate, last, includeStart);
    return { ...counted, avisos: calendarWarnings(choice.state, yearOf(last)) };
  },
});

function datesIn(list: string): string[] {
  return list === '' ? [] : list.split(/, ?/);
}

function isHeld(date: string): boolean {
  return yearOf(date) >= FIRST_YEAR && yearOf(date) <= LAST_YEAR;
}

/** Throws 422 of the first field with a date whose holidays are not known. */
function requireYears(fields: Readonly<Record<string, string | readonly string[]>>): void {
  for (const [field, dates] of Object.entries(fields)) {
    if ([dates].flat().every(isHeld)) continue;
    throw invalidValue(field, {
      pt: `deve estar entre os anos ${FIRST_YEAR} e ${LAST_YEAR}`,
      en: `must be between the years ${FIRST_YEAR} and ${LAST_YEAR}`,
    });
  }
}

function count(calendar: WorkCalendar, startDate: string, endDate: string, includeStart: boolean) {
  const first = includeStart ? startDate : addDays(startDate, 1);
  const calendarDays = daysBetween(first, endDate) + 1;
  const restDays = weekdaysAmong(dayNumber(first), calendarDays, calendar.restWeekdays);
  const holidays = holidaysBetween(calendar, first, endDate);
  const holidayDays = holidays.filter(({ onRestDay }) => !onRestDay).length;
  return {
    action: 'count' as const,
    startDate,
    endDate,
    businessDays: calendarDays - restDays - holidayDays,
    calendarDays,
    restDays,
    holidayDays,
    holidays,
  };
}

function add(calendar: WorkCalendar, startDate: string, days: number) {
  const start = dayNumber(startDate);
  const end = addBusinessDays(start, days, (day) => isBusinessDay(calendar, day));
  const date = dateOfDay(end);
  if (!isHeld(date)) {
    throw invalidValue('days', {
      pt: `leva para fora dos anos ${FIRST_YEAR} a ${LAST_YEAR}`,
      en: `leads out of the years ${FIRST_YEAR} to ${LAST_YEAR}`,
    });
  }
  // The start counts only when nothing is added: then it may be what is skipped.
  const [from, to] =
    days < 0 ? [date, addDays(startDate, -1)] : [addDays(startDate, days === 0 ? 0 : 1), date];
  return {
    action: 'add' as const,
    startDate,
    days,
    date,
    weekday: calendar.nameWeekday(date),
    calendarDays: end - start,
    holidays: holidaysBetween(calendar, from, to).filter(({ onRestDay }) => !onRestDay),
  };
}
