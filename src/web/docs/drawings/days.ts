/** Days as answers hold them, and as drawings write them. */
import * as v from 'valibot';
import { parseDate } from '../../../lib/dates/civil-date.ts';
import type { Language } from '../../../lib/languages.ts';

/** A day of the calendar, `2026-11-21`. */
export const day = v.pipe(
  v.string(),
  v.check((text) => parseDate(text) !== null),
);

/** Writes days as `21 nov. 2026`, or without the year. */
export function dayWriter(language: Language, withYear = true): (date: string) => string {
  const format = new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: withYear ? 'numeric' : undefined,
    timeZone: 'UTC',
  });
  return (date) => format.format(new Date(`${date}T12:00:00Z`)).replaceAll(' de ', ' ');
}
