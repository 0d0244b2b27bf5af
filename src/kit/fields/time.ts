import * as v from 'valibot';
import { parseClock } from '../../lib/dates/clock.ts';
import { say } from '../texts.ts';

/** A time of day, `HH:mm`; an hour above 23 or a minute above 59 is 422. */
export const time = v.pipe(
  v.string(),
  v.regex(/^\d{2}:\d{2}$/, say({ pt: 'deve ter a forma HH:mm', en: 'must have the form HH:mm' })),
  v.check(
    (value) => parseClock(value) !== null,
    say({ pt: 'deve estar entre 00:00 e 23:59', en: 'must be between 00:00 and 23:59' }, 422),
  ),
  v.metadata({ form: 'time', noun: { pt: 'uma hora HH:mm', en: 'a time HH:mm' }, example: '08:30' }),
);
