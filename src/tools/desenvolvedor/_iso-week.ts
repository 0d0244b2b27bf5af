import { dateOfDay, dayNumber, weekdayOf } from '../../lib/dates/dates.ts';

/** The ISO 8601 week of a date (`2026-W47`): it belongs to the year that holds its Thursday. */
export function isoWeekOf(date: string): string {
  const day = dayNumber(date);
  const thursday = dateOfDay(day - ((weekdayOf(day) + 6) % 7) + 3);
  const year = thursday.slice(0, 4);
  const week = Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}
