/** Dates by which a tax is paid: the years for which the holidays are known. */
import { invalidValue } from '../../kit/errors/api-error.ts';
import { LAST_YEAR } from '../../law/holidays.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';

/** Throws 422 on the first field with a date past the holidays that are known. */
export function requireKnownHolidays(dates: Readonly<Record<string, string | undefined>>): void {
  for (const [field, date] of Object.entries(dates)) {
    if (date === undefined || yearOf(date) < LAST_YEAR) continue;
    throw invalidValue(field, {
      pt: `deve ser antes de ${LAST_YEAR}`,
      en: `must be before ${LAST_YEAR}`,
    });
  }
}
