import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { text, num, pure } from '../../kit/fields/index.ts';
import { say, type Text } from '../../kit/texts.ts';
import { type Context, defineTool } from '../../kit/tool.ts';
import { milliseconds, seconds } from '../../kit/units.ts';
import { parseDate, yearOf } from '../../lib/dates/civil-date.ts';
import { dateOfDay, daysBetween, dayNumber, weekdayName } from '../../lib/dates/dates.ts';
import { DAY } from '../../lib/dates/durations.ts';
import { isoWeekOf } from './_iso-week.ts';
import { timezone } from './_time-zone-field.ts';
import { instantOf, offsetAt, writeOffset } from './_time-zones.ts';
import { likelyUnit, millisecondsOf, UNIX_NUMBER } from './_unix-time.ts';

const FIRST = -62_135_596_800_000; // 0001-01-01T00:00:00.000Z
const LAST = 253_402_300_799_999; // 9999-12-31T23:59:59.999Z

// A "+" that a query holds unencoded arrives as a space.
const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+\- ]\d{2}:\d{2})?)?$/;
const BRAZILIAN = /^(\d{2})\/(\d{2})\/(\d{4})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/;

const noSuchTime: Text = {
  pt: 'é uma data ou hora que não existe, ou de um ano fora de 0001 a 9999',
  en: 'is a date or time that does not exist, or of a year outside 0001 to 9999',
};

const number = v.pipe(
  text(1, 100),
  v.regex(
    UNIX_NUMBER,
    say({ pt: 'deve ser um número, como 1700000000', en: 'must be a number, such as 1700000000' }),
  ),
);
const moment = v.pipe(
  text(1, 100),
  v.check(
    (value) => ISO.test(value) || BRAZILIAN.test(value),
    say({
      pt: 'deve ter a forma AAAA-MM-DD, AAAA-MM-DDTHH:mm:ss±HH:mm ou DD/MM/AAAA HH:mm:ss',
      en: 'must have the form YYYY-MM-DD, YYYY-MM-DDTHH:mm:ss±HH:mm or DD/MM/YYYY HH:mm:ss',
    }),
  ),
  v.metadata({ example: '2023-11-14T22:13:20Z' }),
);
const action = v.optional(v.picklist(['now', 'toDate', 'toTimestamp']), 'now');
const unit = v.optional(v.picklist(['auto', 's', 'ms', 'us', 'ns']), 'auto');

/** Unix time (POSIX: days of 86,400 seconds) from and to the civil time of a zone. */
export const timestamp = defineTool({
  method: 'GET',
  path: '/dev/timestamp',
  category: 'desenvolvedor',
  name: 'Conversor de timestamp',
  input: v.object({
    action,
    value: v.optional(text(1, 100)),
    unit,
    timezone,
  }),
  byAction: {
    now: v.object({ action, timezone }),
    toDate: v.object({ action, value: number, unit, timezone }),
    toTimestamp: v.object({ action, value: moment, timezone }),
  },
  output: v.object({
    action: v.picklist(['now', 'toDate', 'toTimestamp']),
    unit: v.optional(v.picklist(['s', 'ms', 'us', 'ns'])),
    timestamp: num(seconds),
    milliseconds: num(milliseconds),
    iso: v.string(),
    local: v.string(),
    timezone: v.string(),
    weekday: v.string(),
    dayOfYear: num(pure),
    isoWeek: v.string(),
  }),
  result: ['timestamp', 'iso'],
  examples: [{ input: { action: 'toDate', value: '1700000000' } }],
  impossible: { timezone: '+03:00' },
  run({ action, value = '', unit, timezone }, context) {
    if (action === 'now') return { action, ...answerAt(context.now, timezone, context) };
    if (action === 'toTimestamp')
      return { action, ...answerAt(readMoment(value, timezone), timezone, context) };
    const read = unit === 'auto' ? likelyUnit(value) : unit;
    return { action, unit: read, ...answerAt(millisecondsOf(value, read), timezone, context) };
  },
});

/** Milliseconds since 1970 of a text that has one of the two forms. */
function readMoment(value: string, timezone: string): number {
  const iso = ISO.exec(value);
  const [, day, month, year, ...brazilian] = BRAZILIAN.exec(value) ?? [];
  const date = iso ? (iso[1] as string) : `${year}-${month}-${day}`;
  const [hour = '00', minute = '00', second = '00', fraction = '', offset] = iso ? iso.slice(2) : brazilian;
  const exists = parseDate(date) !== null && yearOf(date) > 0;
  if (!exists || hour > '23' || minute > '59' || second > '59') throw invalidValue('value', noSuchTime);

  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
  const local = dayNumber(date) * DAY + seconds * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  if (offset === undefined) return instantOf(local, timezone);
  if (offset === 'Z') return local;
  const [hours, minutes] = [offset.slice(1, 3), offset.slice(4)];
  if (hours > '23' || minutes > '59') throw invalidValue('value', noSuchTime);
  const distance = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return offset.startsWith('-') ? local + distance : local - distance;
}

/** The answer's fields for an instant, which must lie in the years 1 to 9999 both in UTC and in the zone. */
function answerAt(instant: number, timezone: string, { language }: Context) {
  const offset = instant >= FIRST && instant <= LAST ? offsetAt(instant, timezone) : 0;
  const local = instant + offset;
  if (Math.min(instant, local) < FIRST || Math.max(instant, local) > LAST) {
    throw invalidValue('value', noSuchTime);
  }
  const date = dateOfDay(Math.floor(local / DAY));
  return {
    timestamp: Math.floor(instant / 1000),
    milliseconds: instant,
    iso: new Date(instant).toISOString(),
    local: new Date(local).toISOString().replace(/(?:\.000)?Z$/, writeOffset(offset)),
    timezone,
    weekday: weekdayName(date, language),
    dayOfYear: daysBetween(`${date.slice(0, 4)}-01-01`, date) + 1,
    isoWeek: isoWeekOf(date),
  };
}
