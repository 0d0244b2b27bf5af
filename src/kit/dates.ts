/** Dates that a rule works out from a date of the input. */
import { addDays } from '../lib/dates/dates.ts';
import { invalidValue } from './errors/api-error.ts';

/**
 * Gives the date `days` days after `date` (before it, when negative), all dates `YYYY-MM-DD`. 422 on `field` when the
 * result lies outside the years 0 to 9999, which four digits cannot write.
 */
export function dateAfter(date: string, days: number, field: string): string {
  const result = addDays(date, days);
  if (/^\d{4}-/.test(result)) return result;
  throw invalidValue(field, {
    pt: 'leva a uma data fora dos anos 0 a 9999',
    en: 'leads to a date outside the years 0 to 9999',
  });
}
