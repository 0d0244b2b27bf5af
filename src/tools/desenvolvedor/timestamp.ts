import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, text } from '../../kit/fields/index.ts';
import { say, type Text } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
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
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?(Z|[+\- ]\d{2}:\d{2})?)?$/;
const BRAZILIAN = /^(\d{2})\/(\d{2})\/(\d{4})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/;

const noSuchTime: Text = {
  pt: 'é uma data ou hora que não existe, ou de um ano fora de 0001 a 9999',
  en: 'is a date or time that does not exist, or of a year outside 0001 to 9999',
};

const number = describe(
  v.pipe(
    text(1, 100),
    v.regex(
      UNIX_NUMBER,
      say({ pt: 'deve ser um número, como 1700000000', en: 'must be a number, such as 1700000000' }),
    ),
  ),
  { pt: 'Timestamp a converter, na unidade de unit', en: 'Timestamp to convert, in the unit of unit' },
);
const moment = describe(
  v.pipe(
    text(1, 100),
    v.check(
      (value) => ISO.test(value) || BRAZILIAN.test(value),
      say({
        pt: 'deve ter a forma AAAA-MM-DD, AAAA-MM-DDTHH:mm:ss±HH:mm ou DD/MM/AAAA HH:mm:ss',
        en: 'must have the form YYYY-MM-DD, YYYY-MM-DDTHH:mm:ss±HH:mm or DD/MM/YYYY HH:mm:ss',
      }),
    ),
    v.metadata({ example: '2023-11-14T22:13:20Z' }),
  ),
  {
    pt: 'Data a converter, em ISO 8601 ou DD/MM/AAAA HH:mm:ss. Sem a diferença para UTC, é a hora de timezone',
    en: 'Date to convert, in ISO 8601 or DD/MM/YYYY HH:mm:ss. Without an offset, it is the time of timezone',
  },
);
const action = describe(v.optional(v.picklist(['now', 'toDate', 'toTimestamp']), 'now'), {
  pt: 'O que fazer: dizer a hora de agora, ou converter value em data (toDate) ou em timestamp (toTimestamp)',
  en: 'What to do: tell the time now, or convert value into a date (toDate) or a timestamp (toTimestamp)',
});
const unit = describe(v.optional(v.picklist(['auto', 's', 'ms', 'us', 'ns']), 'auto'), {
  pt: 'Unidade do timestamp, com toDate; auto a deduz da grandeza',
  en: 'Unit of the timestamp, with toDate; auto works it out from the magnitude',
});

/** Unix time (POSIX: days of 86,400 seconds) from and to the civil time of a zone. */
export const timestamp = defineTool({
  method: 'GET',
  path: '/dev/timestamp',
  category: 'desenvolvedor',
  name: 'Conversor de timestamp',
  summary: 'Converte timestamps Unix em datas e datas em timestamps',
  en: {
    name: 'Timestamp converter',
    summary: 'Converts Unix timestamps into dates and dates into timestamps',
  },
  about: {
    pt: 'Tempo Unix, em dias de 86.400 segundos, sem segundos intercalares (POSIX).',
    en: 'Unix time, in days of 86,400 seconds, without leap seconds (POSIX).',
  },
  input: v.object({
    action,
    value: describe(v.optional(text(1, 100)), {
      pt: 'O que converter: um timestamp com toDate, uma data com toTimestamp',
      en: 'What to convert: a timestamp with toDate, a date with toTimestamp',
    }),
    unit,
    timezone,
  }),
  byAction: {
    now: v.object({ action, timezone }),
    toDate: v.object({ action, value: number, unit, timezone }),
    toTimestamp: v.object({ action, value: moment, timezone }),
  },
  output: v.object({
    action: describe(v.string(), { pt: 'O que foi feito', en: 'What was done' }),
    unit: describe(v.optional(v.string()), {
      pt: 'Unidade em que value foi lido. Só com toDate',
      en: 'Unit that value was read in. Only with toDate',
    }),
    timestamp: describe(v.number(), { pt: 'Tempo Unix, desde 1970', en: 'Unix time, since 1970' }, seconds),
    milliseconds: describe(
      v.number(),
      { pt: 'Tempo Unix, desde 1970', en: 'Unix time, since 1970' },
      milliseconds,
    ),
    iso: describe(v.string(), { pt: 'Instante em UTC (ISO 8601)', en: 'Instant in UTC (ISO 8601)' }),
    local: describe(v.string(), {
      pt: 'O mesmo no fuso, com a diferença para UTC',
      en: 'The same in the time zone, with its offset from UTC',
    }),
    timezone: describe(v.string(), { pt: 'Fuso horário usado', en: 'Time zone used' }),
    weekday: describe(v.string(), {
      pt: 'Dia da semana no fuso',
      en: 'Day of the week in the time zone, in Portuguese',
    }),
    dayOfYear: describe(
      v.number(),
      { pt: 'Dia do ano no fuso, a partir de 1', en: 'Day of the year in the time zone, from 1 on' },
      null,
    ),
    isoWeek: describe(v.string(), {
      pt: 'Semana do ano no fuso (ISO 8601), como 2026-W47',
      en: 'Week of the year in the time zone (ISO 8601), such as 2026-W47',
    }),
  }),
  result: ['timestamp', 'iso'],
  examples: [{ input: { action: 'toDate', value: '1700000000' } }],
  impossible: { timezone: '+03:00' },
  run({ action, value = '', unit, timezone }, { now }) {
    if (action === 'now') return { action, ...answerAt(now, timezone) };
    if (action === 'toTimestamp') return { action, ...answerAt(readMoment(value, timezone), timezone) };
    const read = unit === 'auto' ? likelyUnit(value) : unit;
    return { action, unit: read, ...answerAt(millisecondsOf(value, read), timezone) };
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
  const local = dayNumber(date) * DAY + seconds * 1000 + Number(fraction.padEnd(3, '0'));
  if (offset === undefined) return instantOf(local, timezone);
  if (offset === 'Z') return local;
  const [hours, minutes] = [offset.slice(1, 3), offset.slice(4)];
  if (hours > '23' || minutes > '59') throw invalidValue('value', noSuchTime);
  const distance = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return offset.startsWith('-') ? local + distance : local - distance;
}

/** The answer's fields for an instant, which must lie in the years 1 to 9999 both in UTC and in the zone. */
function answerAt(instant: number, timezone: string) {
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
    weekday: weekdayName(date),
    dayOfYear: daysBetween(`${date.slice(0, 4)}-01-01`, date) + 1,
    isoWeek: isoWeekOf(date),
  };
}
