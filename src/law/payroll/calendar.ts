/** The calendar of a payslip: days of rest, days of pay, and the days by which something is due. */
import { BoundedMap } from '../../lib/bounded-map.ts';
import { daysInMonth } from '../../lib/dates/civil-date.ts';
import { addDays, dayNumber, weekdayOf } from '../../lib/dates/dates.ts';
import { holidaysOf } from '../holidays.ts';
import { nationalHolidays } from '../tables/holidays.ts';

const SUNDAY = 0;
const SATURDAY = 6;

const weekday = (date: string) => weekdayOf(dayNumber(date));

/** The function, which remembers its last results: a payroll asks for the days of a month or two, again and again. */
/* @__NO_SIDE_EFFECTS__ */
function remembering<Result>(compute: (time: string) => Result): (time: string) => Result {
  const known = new BoundedMap<string, Result>(24);
  return (time) => {
    const result = known.get(time) ?? compute(time);
    known.set(time, result);
    return result;
  };
}

const holidaysIn = /* @__PURE__ */ remembering(
  (year) => new Set(holidaysOf(nationalHolidays.entries, Number(year)).map(({ date }) => date)),
);

/** True on Sundays and national holidays. */
export function isRest(date: string): boolean {
  return weekday(date) === SUNDAY || holidaysIn(date.slice(0, 4)).has(date);
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
export const workAndRest = /* @__PURE__ */ remembering((month) => {
  const days = Number(lastOf(month).slice(8));
  const rest = Array.from({ length: days }, (_, i) => addDays(firstOf(month), i)).filter(isRest).length;
  return { work: days - rest, rest };
});

/**
 * The last day to pay a month: the fifth business day of the next one, Saturdays included (CLT, art. 459, § 1º;
 * IN SRT 1/1989). A domestic worker is paid by day 7, or the nearest earlier day of work (LC 150/2015, art. 35).
 */
export function paydayOf(month: string, isDomestic: boolean): string {
  return isDomestic ? domesticPayday(month) : usualPayday(month);
}

const domesticPayday = /* @__PURE__ */ remembering((month) => {
  let day = addDays(firstOf(nextMonth(month)), 6);
  while (isRest(day)) day = addDays(day, -1);
  return day;
});

const usualPayday = /* @__PURE__ */ remembering((month) => {
  let day = firstOf(nextMonth(month));
  for (let count = isRest(day) ? 0 : 1; count < 5;) {
    day = addDays(day, 1);
    if (!isRest(day)) count++;
  }
  return day;
});

/** The day by which the DAE of a month is paid: day 20 of the next, or the bank day before it (LC 150/2015, art. 35). */
export function daeDueDate(month: string): string {
  let day = addDays(firstOf(nextMonth(month)), 19);
  while (isRest(day) || weekday(day) === SATURDAY) day = addDays(day, -1);
  return day;
}

/** The last day to pay an instalment of the 13th pay, the Friday before on a weekend (Lei 4.749/1965, arts. 1º and 2º). */
export function thirteenthDueDate(year: number | string, isFirst: boolean): string {
  let day = isFirst ? `${year}-11-30` : `${year}-12-20`;
  while (weekday(day) === SUNDAY || weekday(day) === SATURDAY) day = addDays(day, -1);
  return day;
}

/** The day on which an instalment is paid in a month: the last one where it is due in another month. */
export function thirteenthPayday(month: string, isFirst: boolean): string {
  const day = thirteenthDueDate(month.slice(0, 4), isFirst);
  return monthIn(day) === month ? day : lastOf(month);
}
