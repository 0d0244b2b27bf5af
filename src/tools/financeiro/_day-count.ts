/** Days between dates, by the counts that contracts name. */
import { invalidValue } from '../../kit/errors/api-error.ts';
import { inRange } from '../../kit/texts.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../law/holidays.ts';
import { type CivilDate, parseDate, yearOf } from '../../lib/dates/civil-date.ts';

/** Throws 422 on a date of a year whose holidays are not known. */
export function requireKnownYear(field: string, date: string): void {
  const year = yearOf(date);
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return;
  const { pt, en } = inRange(FIRST_YEAR, LAST_YEAR);
  throw invalidValue(field, { pt: `o ano ${pt}`, en: `the year ${en}` });
}

/** Days by 30E/360 (Eurobond basis): months of 30 days, the 31st counting as the 30th. */
export function thirtyDays(from: string, to: string): number {
  const [start, end] = [parseDate(from), parseDate(to)] as [CivilDate, CivilDate];
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return months * 30 + Math.min(end.day, 30) - Math.min(start.day, 30);
}
