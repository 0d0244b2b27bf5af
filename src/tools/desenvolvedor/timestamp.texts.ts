import { timezone } from './_time-zone-field.texts.ts';
import type { timestamp } from './timestamp.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const action = {
  pt: [
    'O que fazer',
    'O que fazer: dizer a hora de agora, ou converter value em data (toDate) ou em timestamp (toTimestamp)',
  ],
  en: [
    'What to do',
    'What to do: tell the time now, or convert value into a date (toDate) or a timestamp (toTimestamp)',
  ],
  choices: {
    now: { pt: 'Now', en: 'Now' },
    toDate: { pt: 'To Date', en: 'To Date' },
    toTimestamp: { pt: 'To Timestamp', en: 'To Timestamp' },
  },
} satisfies FieldTexts;

const unit = {
  pt: ['Unidade do timestamp', 'Unidade do timestamp, com toDate; auto a deduz da grandeza'],
  en: ['Unit', 'Unit of the timestamp, with toDate; auto works it out from the magnitude'],
  choices: {
    auto: { pt: 'Auto', en: 'Auto' },
    s: { pt: 'S', en: 'S' },
    ms: { pt: 'Ms', en: 'Ms' },
    us: { pt: 'Us', en: 'Us' },
    ns: { pt: 'Ns', en: 'Ns' },
  },
} satisfies FieldTexts;

export const timestampTexts = {
  englishName: 'Timestamp converter',
  summary: {
    pt: 'Converte timestamps Unix em datas e datas em timestamps',
    en: 'Converts Unix timestamps into dates and dates into timestamps',
  },
  about: {
    pt: 'Tempo Unix, em dias de 86.400 segundos, sem segundos intercalares (POSIX).',
    en: 'Unix time, in days of 86,400 seconds, without leap seconds (POSIX).',
  },
  input: {
    action,
    value: {
      pt: ['O que converter', 'O que converter: um timestamp com toDate, uma data com toTimestamp'],
      en: ['What to convert', 'What to convert: a timestamp with toDate, a date with toTimestamp'],
    },
    unit,
    timezone,
  },
  output: {
    action: {
      pt: ['O que foi feito', 'O que foi feito'],
      en: ['What was done', 'What was done'],
    },
    unit: {
      pt: ['Unidade em que value foi lido', 'Unidade em que value foi lido. Só com toDate'],
      en: ['Unit', 'Unit that value was read in. Only with toDate'],
    },
    timestamp: {
      pt: ['Tempo Unix', 'Tempo Unix, desde 1970'],
      en: ['Timestamp', 'Unix time, since 1970'],
    },
    milliseconds: {
      pt: ['Tempo Unix', 'Tempo Unix, desde 1970'],
      en: ['Unix time', 'Unix time, since 1970'],
    },
    iso: {
      pt: ['Iso', 'Instante em UTC (ISO 8601)'],
      en: ['Iso', 'Instant in UTC (ISO 8601)'],
    },
    local: {
      pt: ['O mesmo no fuso', 'O mesmo no fuso, com a diferença para UTC'],
      en: ['The same in the time zone', 'The same in the time zone, with its offset from UTC'],
    },
    timezone: {
      pt: ['Fuso horário usado', 'Fuso horário usado'],
      en: ['Time zone used', 'Time zone used'],
    },
    weekday: {
      pt: ['Dia da semana no fuso', 'Dia da semana no fuso'],
      en: ['Day of the week in the time zone', 'Day of the week in the time zone, in Portuguese'],
    },
    dayOfYear: {
      pt: ['Dia do ano no fuso', 'Dia do ano no fuso, a partir de 1'],
      en: ['Day of year', 'Day of the year in the time zone, from 1 on'],
    },
    isoWeek: {
      pt: ['Semana do ano no fuso', 'Semana do ano no fuso (ISO 8601), como 2026-W47'],
      en: ['Iso week', 'Week of the year in the time zone (ISO 8601), such as 2026-W47'],
    },
  },
} satisfies TextsOf<typeof timestamp>;
