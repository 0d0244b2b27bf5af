import type { Language } from '../../lib/languages.ts';
import { type CronField, type CronFields, takesEitherDay } from './_cron-fields.ts';

interface Words {
  readonly months: readonly string[];
  /** Monday first, as a week is read in Portuguese. */
  readonly weekdays: readonly string[];
  readonly everyDay: string;
  readonly and: string;
  readonly or: string;
  readonly only: string;
  times(list: string): string;
  everyMinutes(step: number): string;
  everyHours(step: number): string;
  /** The minutes, hours or days of a list, one or several. */
  minutes(list: string, isOne: boolean): string;
  hours(list: string, isOne: boolean): string;
  days(list: string, isOne: boolean): string;
  numbers(first: number, last: number): string;
  names(first: string, last: string): string;
  inMonth(name: string): string;
  onWeekday(name: string): string;
}

const words: Readonly<Record<Language, Words>> = {
  pt: {
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
      ' ',
    ),
    weekdays: 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo'.split(' '),
    everyDay: 'todos os dias',
    and: 'e',
    or: 'ou',
    only: 'só',
    times: (list) => `às ${list}`,
    everyMinutes: (step) => (step === 1 ? 'a cada minuto' : `a cada ${step} minutos`),
    everyHours: (step) => (step === 1 ? 'a cada hora' : `a cada ${step} horas`),
    minutes: (list, isOne) => `${isOne ? 'no minuto' : 'nos minutos'} ${list}`,
    hours: (list, isOne) => `${isOne ? 'na hora' : 'nas horas'} ${list}`,
    days: (list, isOne) => `${isOne ? 'no dia' : 'nos dias'} ${list}`,
    numbers: (first, last) => `${first} a ${last}`,
    names: (first, last) => `de ${first} a ${last}`,
    inMonth: (name) => `em ${name}`,
    onWeekday: (name) =>
      name.endsWith('-feira') ? `às ${name.replace('-feira', 's-feiras')}` : `aos ${name}s`,
  },
  en: {
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
    everyDay: 'every day',
    and: 'and',
    or: 'or',
    only: 'only',
    times: (list) => `at ${list}`,
    everyMinutes: (step) => (step === 1 ? 'every minute' : `every ${step} minutes`),
    everyHours: (step) => (step === 1 ? 'every hour' : `every ${step} hours`),
    minutes: (list, isOne) => `at ${isOne ? 'minute' : 'minutes'} ${list}`,
    hours: (list, isOne) => `in ${isOne ? 'hour' : 'hours'} ${list}`,
    days: (list, isOne) => `on ${isOne ? 'day' : 'days'} ${list}`,
    numbers: (first, last) => `${first} to ${last}`,
    names: (first, last) => `from ${first} to ${last}`,
    inMonth: (name) => `in ${name}`,
    onWeekday: (name) => `on ${name}s`,
  },
};

/** Times of day that are named one by one. */
const MAX_TIMES = 6;

/** A sentence that says when an expression runs. */
export function describeCron(fields: CronFields, language: Language): string {
  const t = words[language];
  const { minute, hour, month } = fields;
  const isNamed = minute.step === null && hour.step === null;
  const times = isNamed && minute.values.length * hour.values.length <= MAX_TIMES;
  const monthNames = month.values.map((one) => one - 1);
  const months = month.step === 1 ? '' : listOf(t, monthNames, t.months, t.inMonth);
  const days = daysOf(t, fields) || (times && months === '' ? t.everyDay : '');
  const time = times ? timesOf(t, minute, hour) : frequencyOf(t, minute, hour);
  const text = [time, days, months].filter((part) => part !== '').join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function timesOf(t: Words, minute: CronField, hour: CronField): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const times = hour.values.flatMap((h) => minute.values.map((m) => `${two(h)}:${two(m)}`));
  return t.times(join(t, times));
}

function frequencyOf(t: Words, minute: CronField, hour: CronField): string {
  const [first = 0] = minute.values;
  if (minute.step !== null && hour.step === 1) return t.everyMinutes(minute.step);
  if (minute.values.length === 1 && hour.step !== null) {
    return t.everyHours(hour.step) + (first === 0 ? '' : `, ${t.minutes(String(first), true)}`);
  }
  const minutes = minute.step === null ? numbers(t, minute.values, t.minutes) : t.everyMinutes(minute.step);
  if (hour.step === 1) return minutes;
  const hours = hour.step === null ? numbers(t, hour.values, t.hours) : t.everyHours(hour.step);
  return `${minutes}, ${hours}`;
}

/** The days that it runs on; empty when they are all days. */
function daysOf(t: Words, fields: CronFields): string {
  const { dayOfMonth, dayOfWeek } = fields;
  const inMonth = dayOfMonth.step === 1 ? '' : numbers(t, dayOfMonth.values, t.days);
  const mondayFirst = dayOfWeek.values.map((day) => (day + 6) % 7).toSorted((a, b) => a - b);
  const inWeek = dayOfWeek.step === 1 ? '' : listOf(t, mondayFirst, t.weekdays, t.onWeekday);
  const parts = [inMonth, inWeek].filter((part) => part !== '');
  return parts.join(takesEitherDay(fields) ? ` ${t.or} ` : `, ${t.only} `);
}

/** Numbers after the word for one or for several of them; a run of three or more is "a a b". */
function numbers(t: Words, values: readonly number[], say: Words['days']): string {
  return say(join(t, runsOf(values, t.numbers, String)), values.length === 1);
}

/** Names, a run of three or more as "de x a y". */
function listOf(
  t: Words,
  places: readonly number[],
  names: readonly string[],
  single: (name: string) => string,
): string {
  const name = (place: number) => names[place] as string;
  return join(
    t,
    runsOf(
      places,
      (a, b) => t.names(name(a), name(b)),
      (place) => single(name(place)),
    ),
  );
}

/** Ascending values, those of a run of three or more together. */
function runsOf(
  values: readonly number[],
  run: (first: number, last: number) => string,
  single: (value: number) => string,
): string[] {
  const items: string[] = [];
  for (let i = 0; i < values.length;) {
    let end = i;
    while (values[end + 1] === (values[end] as number) + 1) end++;
    const isRun = end - i >= 2;
    items.push(isRun ? run(values[i] as number, values[end] as number) : single(values[i] as number));
    i = isRun ? end + 1 : i + 1;
  }
  return items;
}

function join({ and }: Words, items: readonly string[]): string {
  if (items.length === 1) return items[0] as string;
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
