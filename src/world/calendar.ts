/** The calendar of worlds of seed version 1. */
import { addDays, addMonths, dayNumber, weekdayOf } from '../lib/dates/dates.ts';

/** National holidays with a fixed date, as these worlds have them in every year. */
const HOLIDAYS = new Set(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']);

const HOLIDAY = 7;

/** The kind of a day: 0 for a Sunday to 6 for a Saturday, 7 for a holiday. */
export function kindOfDay(date: string): number {
  return HOLIDAYS.has(date.slice(5)) ? HOLIDAY : weekdayOf(dayNumber(date));
}

function isBusinessDay(date: string): boolean {
  const kind = kindOfDay(date);
  return kind > 0 && kind < 6;
}

/** The day, or the first business day after it. */
export function businessDayFrom(date: string): string {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

/** The day, or the last business day before it. */
export function businessDayUntil(date: string): string {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, -1);
  return day;
}

/** The months from one to another, both included, `YYYY-MM`. */
export function monthsBetween(from: string, until: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= until; month = addMonths(`${month}-01`, 1).slice(0, 7)) months.push(month);
  return months;
}
