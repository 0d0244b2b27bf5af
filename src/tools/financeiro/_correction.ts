/** An amount from day to day by an index, month by month. */
import { invalidValue } from '../../kit/errors/api-error.ts';
import { withMore } from '../../kit/texts.ts';
import { type CivilDate, daysInMonth, formatDate, parseDate } from '../../lib/dates/civil-date.ts';
import { exact, type Exact, over, plus, power, share, times } from '../../lib/numbers/exact.ts';
import { trim } from './_interest.ts';

/** Missing months that a message names. */
const MONTHS_NAMED = 12;

/** A month, and its days within a span. */
export interface MonthPart {
  /** `YYYY-MM` */
  readonly mes: string;
  readonly days: number;
  /** Days of the whole month. */
  readonly of: number;
}

/** The months with days from a date to another, which is not counted. */
export function monthParts(from: string, to: string): MonthPart[] {
  const [start, end] = [parseDate(from), parseDate(to)] as [CivilDate, CivilDate];
  const first = start.year * 12 + start.month - 1;
  const count = end.year * 12 + end.month - first;
  return Array.from({ length: count }, (_, k) => {
    const [year, month] = [Math.floor((first + k) / 12), ((first + k) % 12) + 1];
    const of = daysInMonth(year, month);
    const until = k === count - 1 ? end.day - 1 : of;
    const mes = formatDate({ year, month, day: 1 }).slice(0, -3);
    return { mes, of, days: until - (k === 0 ? start.day - 1 : 0) };
  }).filter(({ days }) => days > 0);
}

/** The whole months from that of a date to that of another. */
export function wholeMonths(from: string, to: string, isLastCounted: boolean): string[] {
  const [start, end] = [parseDate(from), parseDate(to)] as [CivilDate, CivilDate];
  const first = start.year * 12 + start.month - 1;
  const count = end.year * 12 + end.month - 1 - first + (isLastCounted ? 1 : 0);
  return Array.from({ length: count }, (_, k) =>
    formatDate({ year: Math.floor((first + k) / 12), month: ((first + k) % 12) + 1, day: 1 }).slice(0, -3),
  );
}

/** The items of these months. Throws 422 on `field` for months that were not sent, or twice. */
export function itemsOf<Item extends { readonly mes: string }>(
  items: readonly Item[],
  months: readonly string[],
  field: string,
): readonly Item[] {
  const byMonth = new Map<string, Item>();
  for (const [i, item] of items.entries()) {
    if (byMonth.has(item.mes)) {
      throw invalidValue(`${field}[${i}].mes`, {
        pt: 'é um mês já informado',
        en: 'is a month that was already sent',
      });
    }
    byMonth.set(item.mes, item);
  }
  const missing = months.filter((mes) => !byMonth.has(mes));
  if (missing.length > 0) {
    const { pt, en } = withMore(missing.slice(0, MONTHS_NAMED), Math.max(0, missing.length - MONTHS_NAMED));
    throw invalidValue(field, { pt: `deve ter os meses ${pt}`, en: `must have the months ${en}` });
  }
  return months.map((mes) => byMonth.get(mes) as Item);
}

export interface Variation {
  readonly mes?: string | undefined;
  /** % */
  readonly variacao: number;
  readonly part?: MonthPart | undefined;
}

/** The factor after each variation: multiplied, or their sum over 1. */
export function factorsOf(
  variations: readonly Variation[],
  percentOfIndex: number,
  isCompound: boolean,
): Exact[] {
  const one = exact(1);
  let factor = one;
  return variations.map(({ variacao, part }) => {
    const whole = share(exact(variacao, 'variacao'), 1, 100);
    const own =
      percentOfIndex === 100
        ? whole
        : share(times(whole, exact(percentOfIndex, 'percentualDoIndice')), 1, 100);
    const days =
      part && part.days < part.of ? over(exact(part.days, 'dias'), exact(part.of, 'diasMes')) : undefined;
    if (!isCompound) return (factor = plus(factor, days ? times(own, days) : own));
    const growth = plus(one, own);
    return (factor = trim(times(factor, days ? trim(power(growth, days)) : growth)));
  });
}
