import { weekdayOf } from '../../lib/dates/dates.ts';

/** How many of the `count` days from a day number on fall on one of these weekdays (0 is Sunday). */
export function weekdaysAmong(firstDay: number, count: number, weekdays: readonly number[]): number {
  const rest = count % 7;
  const inRest = weekdays.filter((weekday) => (weekday - weekdayOf(firstDay) + 7) % 7 < rest);
  return Math.floor(count / 7) * weekdays.length + inRest.length;
}
