import * as v from 'valibot';
import { text } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { parseDate } from '../../lib/dates/civil-date.ts';
import { dayNumber } from '../../lib/dates/dates.ts';
import { DAY } from '../../lib/dates/durations.ts';

const FORM = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:Z|([+-])(\d{2}):(\d{2}))$/;

/** An instant of ISO 8601 with its zone; one that does not exist is 422. `readInstant` gives its milliseconds. */
export const instant = v.pipe(
  text(1, 40),
  v.check(
    (value) => FORM.test(value),
    say({
      pt: 'deve ter a forma AAAA-MM-DDTHH:mm:ssZ, por exemplo 2026-11-21T12:00:00.000Z',
      en: 'must have the form YYYY-MM-DDTHH:mm:ssZ, for example 2026-11-21T12:00:00.000Z',
    }),
  ),
  v.check(
    (value) => Number.isFinite(readInstant(value)),
    say({ pt: 'é uma data ou hora que não existe', en: 'is a date or time that does not exist' }, 422),
  ),
);

/** The whole, the date, hour and minute; second, fraction, and the offset's sign, hours and minutes where there are any. */
type Parts = readonly [string, string, string, string, string?, string?, string?, string?, string?];

/** Milliseconds since 1970 of a text of that form; NaN where no day has that time. */
export function readInstant(value: string): number {
  const found = FORM.exec(value) as Parts | null;
  if (!found) return Number.NaN;
  const [, date, hour, minute, second = '', fraction = '', sign, hours = '', minutes = ''] = found;
  const isTime = (h: string, m: string, s = '') => Number(h) < 24 && Number(m) < 60 && Number(s) < 60;
  if (!parseDate(date) || !isTime(hour, minute, second) || !isTime(hours, minutes)) return Number.NaN;
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
  const local = dayNumber(date) * DAY + seconds * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  const distance = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? local + distance : local - distance;
}
