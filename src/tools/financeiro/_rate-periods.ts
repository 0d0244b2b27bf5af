/** The periods of a rate. */
import { exact, type Exact, over } from '../../lib/numbers/exact.ts';

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

/** How many of a period a year has. */
export const perYear = (period: Period, daysAYear: number): Exact =>
  period === 'diaria' ? exact(daysAYear, 'baseDias') : over(exact(12), exact(MONTHS[period]));
