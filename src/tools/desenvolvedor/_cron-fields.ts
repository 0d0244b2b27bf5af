/** The five fields of a cron expression: crontab(5) of Vixie cron, without its extensions. */
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { daysInMonth } from '../../lib/dates/civil-date.ts';

export interface CronField {
  /** The field as it was sent. */
  readonly text: string;
  /** The values that it holds, ascending; 0 for Sunday. */
  readonly values: readonly number[];
  /**
   * The step of a field that is a star, 1 where it has none; null for any other field, and where the step does not divide the
   * field: each 45 minutes are those at 0 and 45 of each hour, which are not 45 minutes apart.
   */
  readonly step: number | null;
}

export type CronPart = 'minute' | 'hour' | 'dayOfMonth' | 'month' | 'dayOfWeek';
export type CronFields = Readonly<Record<CronPart, CronField>>;

interface Range {
  readonly part: CronPart;
  readonly min: number;
  readonly max: number;
  /** How many values it has: Sunday is both 0 and 7. */
  readonly size: number;
  /** Three letters each, of the values from `min` on. */
  readonly names: readonly string[];
  readonly pt: string;
  readonly en: string;
}

const RANGES: readonly Range[] = [
  { part: 'minute', min: 0, max: 59, size: 60, names: [], pt: 'minuto', en: 'minute' },
  { part: 'hour', min: 0, max: 23, size: 24, names: [], pt: 'hora', en: 'hour' },
  { part: 'dayOfMonth', min: 1, max: 31, size: 31, names: [], pt: 'dia do mês', en: 'day of month' },
  {
    part: 'month',
    min: 1,
    max: 12,
    size: 12,
    names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
    pt: 'mês',
    en: 'month',
  },
  {
    part: 'dayOfWeek',
    min: 0,
    max: 7,
    size: 7,
    names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
    pt: 'dia da semana',
    en: 'day of week',
  },
];

const NAMED: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

/** A leap year, whose February has its longest length. */
const LEAP_YEAR = 2000;

/** The fields as sent, a name expanded. Throws 400 for another number of fields, 422 for an unknown name. */
export function splitExpression(sent: string): string[] {
  const fields = sent.split(/[ \t]+/).filter((field) => field !== '');
  if (fields.length === 1 && fields[0]?.startsWith('@')) {
    const name = fields[0].toLowerCase();
    const meant = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
    if (meant !== undefined) return meant.split(' ');
    const names = Object.keys(NAMED).join(', ');
    throw invalidValue('expression', {
      pt: `tem um nome desconhecido; os nomes são ${names}`,
      en: `has an unknown name; the names are ${names}`,
    });
  }
  if (fields.length === RANGES.length) return fields;
  throw badParameter('expression', {
    pt: 'deve ter cinco campos (minuto, hora, dia do mês, mês e dia da semana), por exemplo "30 8 * * 1-5"',
    en: 'must have five fields (minute, hour, day of month, month and day of week), for example "30 8 * * 1-5"',
  });
}

/** Reads the fields. Throws 422 with the first `part` that is wrong. */
export function readFields(texts: readonly string[]): CronFields {
  const read = RANGES.map((range, i) => [range.part, readField(texts[i] as string, range)] as const);
  const fields = Object.fromEntries(read) as Record<CronPart, CronField>;
  requireDay(fields);
  return fields;
}

function readField(text: string, range: Range): CronField {
  const found = new Set<number>();
  for (const item of text.split(',')) {
    const values = readItem(item, range);
    if (!values) throw outside(range);
    // Sunday is both 0 and 7.
    for (const value of values) found.add(range.part === 'dayOfWeek' ? value % 7 : value);
  }
  const [, step] = /^\*(?:\/(\d+))?$/.exec(text) ?? [];
  return {
    text,
    values: [...found].toSorted((a, b) => a - b),
    step: text === '*' ? 1 : step !== undefined && range.size % Number(step) === 0 ? Number(step) : null,
  };
}

/** The values of an item of a list, or null when it is outside the grammar or the range. */
function readItem(item: string, range: Range): number[] | null {
  const [, from = '', to, each] = /^(\*|\w+)(?:-(\w+))?(?:\/(\d{1,2}))?$/.exec(item) ?? [];
  const { min, size } = range;
  if (from === '' || (from === '*' && to !== undefined)) return null;
  // A step needs something to step through.
  if (each !== undefined && from !== '*' && to === undefined) return null;
  const first = from === '*' ? min : valueOf(from, range);
  const last = from === '*' ? min + size - 1 : to === undefined ? first : valueOf(to, range);
  const step = each === undefined ? 1 : Number(each);
  if (first === null || last === null || first > last || step < 1 || step > size) return null;
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step);
}

function valueOf(text: string, { min, max, names }: Range): number | null {
  const named = names.indexOf(text.toUpperCase());
  if (named >= 0) return min + named;
  const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

/**
 * True if one of the two fields of a day is enough: neither begins with a star (`DOM_STAR` and `DOW_STAR` of Vixie
 * cron's entry.c). Otherwise a day must be in both.
 */
export function takesEitherDay({ dayOfMonth, dayOfWeek }: CronFields): boolean {
  return !dayOfMonth.text.startsWith('*') && !dayOfWeek.text.startsWith('*');
}

/** 422 where a day must be one of the month that is asked for, and none of the months has any. */
function requireDay(fields: CronFields): void {
  const { dayOfMonth, month } = fields;
  const longest = Math.max(...month.values.map((one) => daysInMonth(LEAP_YEAR, one)));
  if (takesEitherDay(fields) || (dayOfMonth.values[0] as number) <= longest) return;
  throw invalidValue(
    'expression',
    {
      pt: `pede no dia do mês um que os meses pedidos nunca têm: eles têm até ${longest} dias`,
      en: `asks for a day of month that its months never have: they have up to ${longest} days`,
    },
    { part: 'dayOfMonth' },
  );
}

function outside({ part, min, max, size, names, pt, en }: Range) {
  const letters = names.length > 0 ? ` (${names[0]}–${names.at(-1)})` : '';
  return invalidValue(
    'expression',
    {
      pt: `deve ter no campo ${pt} valores de ${min} a ${max}${letters}: *, a, a-b, */n ou a-b/n, com n de 1 a ${size}, separados por vírgula`,
      en: `must have in the field ${en} values from ${min} to ${max}${letters}: *, a, a-b, */n or a-b/n, with n from 1 to ${size}, separated by commas`,
    },
    { part },
  );
}
