import { type CivilDate, daysInMonth, formatDate, parseDate } from '../../lib/dates/civil-date.ts';

/**
 * Dates a month apart, each on the day of the first date, or on the last day of a month that lacks it (`addMonths`).
 */
export function dueDates(first: string, count: number): string[] {
  const { year, month, day } = parseDate(first) as CivilDate;
  return Array.from({ length: count }, (_, k) => {
    const months = year * 12 + month - 1 + k;
    const [dueYear, dueMonth] = [Math.floor(months / 12), (months % 12) + 1];
    return formatDate({ year: dueYear, month: dueMonth, day: Math.min(day, daysInMonth(dueYear, dueMonth)) });
  });
}
