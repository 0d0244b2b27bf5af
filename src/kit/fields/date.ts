import * as v from 'valibot';
import { parseDate } from '../../lib/dates/civil-date.ts';
import { say } from '../texts.ts';

/** `YYYY-MM-DD`; a day that the calendar lacks is 422. */
export const date = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}$/,
    say({ pt: 'deve ter a forma AAAA-MM-DD', en: 'must have the form YYYY-MM-DD' }),
  ),
  v.check(
    (value) => parseDate(value) !== null,
    say({ pt: 'é uma data que não existe', en: 'is a date that does not exist' }, 422),
  ),
  v.metadata({
    form: 'date',
    noun: { pt: 'uma data AAAA-MM-DD', en: 'a date YYYY-MM-DD' },
    example: '2026-01-31',
  }),
);
