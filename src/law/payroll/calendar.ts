/** The calendar of a payslip: days of rest, days of pay, and the days by which something is due. */
import { daysInMonth } from '../../lib/dates/civil-date.ts';
import { addDays, dayNumber, weekdayOf } from '../../lib/dates/dates.ts';
import { holidaysOf } from '../holidays.ts';
import { nationalHolidays } from '../tables/holidays.ts';

const SUNDAY = 0;
const SATURDAY = 6;

const weekday = (date: string) => weekdayOf(dayNumber(date));

const isHoliday = (date: string) =>
  holidaysOf(nationalHolidays.entries, Number(date.slice(0, 4))).some((holiday) => holiday.date === date);

/** True on Sundays and national holidays. */
export function isRest(date: string): boolean {
  return weekday(date) === SUNDAY || isHoliday(date);
}

export function firstOf(month: string): string {
  return `${month}-01`;
}

export function lastOf(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return `${month}-${String(daysInMonth(year, number)).padStart(2, '0')}`;
}

/** The month of a date, `YYYY-MM`. */
export function monthIn(date: string): string {
  return date.slice(0, 7);
}

export function nextMonth(month: string): string {
  return monthIn(addDays(lastOf(month), 1));
}

/** Days of work and of rest in a month: Saturdays are of work. */
export function workAndRest(month: string): { readonly work: number; readonly rest: number } {
  const days = Number(lastOf(month).slice(8));
  const rest = Array.from({ length: days }, (_, i) => addDays(firstOf(month), i)).filter(isRest).length;
  return { work: days - rest, rest };
}

/**
 * The last day to pay a month: the fifth business day of the next one, Saturdays included (CLT, art. 459, § 1º;
 * IN SRT 1/1989). A domestic worker is paid by day 7, or the nearest earlier day of work (LC 150/2015, art. 35).
 */
export function paydayOf(month: string, isDomestic: boolean): string {
  const start = firstOf(nextMonth(month));
  if (isDomestic) {
    let day = addDays(start, 6);
    while (isRest(day)) day = addDays(day, -1);
    return day;
  }
  let day = start;
  for (let count = isRest(day) ? 0 : 1; count < 5;) {
    day = addDays(day, 1);
    if (!isRest(day)) count++;
  }
  return day;
}

/** The day by which the DAE of a month is paid: day 20 of the next, or the bank day before it (LC 150/2015, art. 35). */
export function daeDueDate(month: string): string {
  let day = addDays(firstOf(nextMonth(month)), 19);
  while (isRest(day) || weekday(day) === SATURDAY) day = addDays(day, -1);
  return day;
}

/** The day by which an instalment of the 13th pay is paid, the Friday before where it is on a weekend (Lei 4.749/1965). */
export function thirteenthPayday(month: string, isFirst: boolean): string {
  const year = month.slice(0, 4);
  let day = isFirst ? `${year}-11-30` : `${year}-12-20`;
  while (weekday(day) === SUNDAY || weekday(day) === SATURDAY) day = addDays(day, -1);
  return monthIn(day) === month ? day : lastOf(month);
}
