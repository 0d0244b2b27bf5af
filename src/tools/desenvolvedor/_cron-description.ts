import type { CronField, CronFields } from './_cron-fields.ts';

const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

/** Monday first, as a week is read in Portuguese. */
const WEEKDAYS = [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
] as const;

/** Times of day that are named one by one. */
const MAX_TIMES = 6;

/** A sentence in Portuguese that says when an expression runs. */
export function describeCron(fields: CronFields): string {
  const { minute, hour, month } = fields;
  const isNamed = minute.step === null && hour.step === null;
  const times = isNamed && minute.values.length * hour.values.length <= MAX_TIMES;
  const months = month.step === 1 ? '' : listOf(month.values, 'de', (i) => `em ${MONTHS[i - 1]}`, MONTHS, 1);
  const days = daysOf(fields) || (times && months === '' ? 'todos os dias' : '');
  const time = times ? timesOf(minute, hour) : frequencyOf(minute, hour);
  const text = [time, days, months].filter((part) => part !== '').join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function timesOf(minute: CronField, hour: CronField): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const times = hour.values.flatMap((h) => minute.values.map((m) => `${two(h)}:${two(m)}`));
  return `às ${join(times)}`;
}

function frequencyOf(minute: CronField, hour: CronField): string {
  const [first = 0] = minute.values;
  if (minute.step !== null && hour.step === 1) return everyMinutes(minute.step);
  if (minute.values.length === 1 && hour.step !== null) {
    return everyHours(hour.step) + (first === 0 ? '' : `, no minuto ${first}`);
  }
  const minutes =
    minute.step === null ? numbers(minute.values, 'no minuto', 'nos minutos') : everyMinutes(minute.step);
  if (hour.step === 1) return minutes;
  const hours = hour.step === null ? numbers(hour.values, 'na hora', 'nas horas') : everyHours(hour.step);
  return `${minutes}, ${hours}`;
}

const everyMinutes = (step: number) => (step === 1 ? 'a cada minuto' : `a cada ${step} minutos`);
const everyHours = (step: number) => (step === 1 ? 'a cada hora' : `a cada ${step} horas`);

/** The days that it runs on; empty when they are all days. */
function daysOf({ dayOfMonth, dayOfWeek }: CronFields): string {
  const isEither = dayOfMonth.text !== '*' && dayOfWeek.text !== '*';
  // Every day or another one is every day.
  if (isEither && (dayOfMonth.step === 1 || dayOfWeek.step === 1)) return '';
  const inMonth = dayOfMonth.step === 1 ? '' : numbers(dayOfMonth.values, 'no dia', 'nos dias');
  const mondayFirst = dayOfWeek.values.map((day) => (day + 6) % 7).toSorted((a, b) => a - b);
  const inWeek = dayOfWeek.step === 1 ? '' : listOf(mondayFirst, 'de', onWeekday, WEEKDAYS, 0);
  return [inMonth, inWeek].filter((part) => part !== '').join(' ou ');
}

function onWeekday(day: number): string {
  return `${day < 5 ? 'às' : 'aos'} ${(WEEKDAYS[day] as string).replace(/-feira$|$/, (end) => (end === '' ? 's' : 's-feiras'))}`;
}

/** Numbers after the word for one or for several of them; a run of three or more is "a a b". */
function numbers(values: readonly number[], one: string, several: string): string {
  if (values.length === 1) return `${one} ${values[0]}`;
  return `${several} ${join(runsOf(values, (a, b) => `${a} a ${b}`, String))}`;
}

/** Names, a run of three or more as "de x a y". The first of the names is that of `from`. */
function listOf(
  values: readonly number[],
  since: string,
  single: (value: number) => string,
  names: readonly string[],
  from: number,
): string {
  return join(runsOf(values, (a, b) => `${since} ${names[a - from]} a ${names[b - from]}`, single));
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

function join(items: readonly string[]): string {
  return items.length === 1 ? (items[0] as string) : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;
}
