/** One rate as those of other periods, effective and nominal. */
import { exact, type Exact, minus, over, power, times } from '../../lib/numbers/exact.ts';
import { toPercentage, trim } from './_interest.ts';

/** Months of a period; a day is a part of a year of so many days. */
export const MONTHS = {
  mensal: 1,
  bimestral: 2,
  trimestral: 3,
  quadrimestral: 4,
  semestral: 6,
  anual: 12,
} as const;

export type Period = 'diaria' | keyof typeof MONTHS;
export const periodNames = ['diaria', ...Object.keys(MONTHS)] as [Period, ...Period[]];

/** Names of the periods of an answer, and how many a year has. */
const PER_YEAR = {
  diaria252: 252,
  diaria360: 360,
  diaria365: 365,
  mensal: 12,
  bimestral: 6,
  trimestral: 4,
  quadrimestral: 3,
  semestral: 2,
  anual: 1,
} as const;

const one = exact(1);

/** How many of a period a year has. */
export const perYear = (period: Period, daysAYear: number): Exact =>
  period === 'diaria' ? exact(daysAYear, 'baseDias') : over(exact(12), exact(MONTHS[period]));

/** Effective rates of each period, and those times the periods of a year, in %. */
export function ratesByPeriod(yearly: Exact) {
  const effective = Object.entries(PER_YEAR).map(([name, count]) => {
    const rate = minus(trim(power(yearly, over(one, exact(count)))), one);
    return { name, rate, nominal: times(rate, exact(count)) };
  });
  const named = (list: readonly (readonly [string, number])[]) => Object.fromEntries(list);
  return {
    efetivas: named(effective.map(({ name, rate }) => [name, toPercentage(rate, 7)])) as Record<
      keyof typeof PER_YEAR,
      number
    >,
    nominaisAnuais: named(
      effective.slice(0, -1).map(({ name, nominal }) => [name, toPercentage(nominal, 7)]),
    ) as Record<Exclude<keyof typeof PER_YEAR, 'anual'>, number>,
  };
}
