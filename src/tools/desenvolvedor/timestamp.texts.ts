import { actionDone } from './_actions.texts.ts';
import { localTime, timezone, timezoneUsed } from './_time-zone-field.texts.ts';
import type { timestamp } from './timestamp.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const action = {
  pt: ['O que fazer', 'O que fazer: dizer a hora de agora, ou converter value em data ou em timestamp'],
  en: ['What to do', 'What to do: tell the time now, or convert value into a date or a timestamp'],
  choices: { now: { pt: 'Agora', en: 'Now' }, toDate: { pt: 'Timestamp em data', en: 'Timestamp to date' }, toTimestamp: { pt: 'Data em timestamp', en: 'Date to timestamp' } },
} satisfies FieldTexts;

const units = {
  s: { pt: 'Segundos', en: 'Seconds' },
  ms: { pt: 'Milissegundos', en: 'Milliseconds' },
  us: { pt: 'Microssegundos', en: 'Microseconds' },
  ns: { pt: 'Nanossegundos', en: 'Nanoseconds' },
};

const unit = {
  pt: ['Unidade do timestamp', 'Unidade do timestamp a converter; a automática sai da grandeza dele'],
  en: ['Timestamp unit', 'Unit of the timestamp to convert; automatic works it out from its size'],
  choices: { auto: { pt: 'Automática', en: 'Automatic' }, ...units },
} satisfies FieldTexts;

export const timestampTexts = {
  englishName: 'Timestamp converter',
  summary: { pt: 'Converte timestamps Unix em datas e datas em timestamps', en: 'Converts Unix timestamps into dates and dates into timestamps' },
  search: { pt: 'unix time, epoch, segundos desde 1970, milissegundos', en: 'unix time, epoch, seconds since 1970' },
  about: { pt: 'Tempo Unix, em dias de 86.400 segundos, sem segundos intercalares (POSIX).', en: 'Unix time, in days of 86,400 seconds, without leap seconds (POSIX).' },
  input: {
    action,
    value: {
      pt: ['Timestamp ou data', 'O que converter: um timestamp com toDate, uma data com toTimestamp'],
      en: ['Timestamp or date', 'What to convert: a timestamp with toDate, a date with toTimestamp'],
      also: 'timestamp data date',
    },
    unit,
    timezone,
  },
  output: {
    action: { ...actionDone, choices: action.choices },
    unit: { pt: ['Unidade do timestamp', 'Unidade em que value foi lido. Só com toDate'], en: ['Timestamp unit', 'Unit in which value was read. Only with toDate'], choices: units },
    timestamp: { pt: ['Tempo Unix', 'Tempo Unix, desde 1970'], en: ['Unix time', 'Unix time, since 1970'] },
    milliseconds: { pt: ['Tempo Unix, milissegundos', 'Tempo Unix, desde 1970'], en: ['Unix time, milliseconds', 'Unix time, since 1970'] },
    iso: { pt: ['Hora em UTC', 'Instante em UTC (ISO 8601)'], en: ['UTC time', 'Instant in UTC (ISO 8601)'] },
    local: localTime,
    timezone: timezoneUsed,
    weekday: { pt: ['Dia da semana', 'Dia da semana no fuso'], en: ['Day of the week', 'Day of the week in the time zone'] },
    dayOfYear: { pt: ['Dia do ano', 'Dia do ano no fuso, a partir de 1'], en: ['Day of the year', 'Day of the year in the time zone, counted from 1'] },
    isoWeek: { pt: ['Semana do ano', 'Semana do ano no fuso (ISO 8601), como 2026-W47'], en: ['Week of the year', 'Week of the year in the time zone (ISO 8601), such as 2026-W47'] },
  },
} satisfies TextsOf<typeof timestamp>;
