import { expect, it } from 'vitest';
import { sumMoney } from '../../lib/numbers/money.ts';
import { selicTable } from './selic-mensal.ts';

/**
 * The Selic added up from each month of a year to September 2025, January first, as diariofiscal.com.br prints it for debts
 * of the Simples in November 2025: another table than that of the rates.
 */
const addedUp: Readonly<Record<string, readonly number[]>> = {
  2020: [51.41, 51.03, 50.74, 50.4, 50.12, 49.88, 49.67, 49.48, 49.32, 49.16, 49, 48.85],
  2021: [48.69, 48.54, 48.41, 48.21, 48, 47.73, 47.42, 47.06, 46.63, 46.19, 45.7, 45.11],
  2022: [44.34, 43.61, 42.85, 41.92, 41.09, 40.06, 39.04, 38.01, 36.84, 35.77, 34.75, 33.73],
  2023: [32.61, 31.49, 30.57, 29.4, 28.48, 27.36, 26.29, 25.22, 24.08, 23.11, 22.11, 21.19],
  2024: [20.3, 19.33, 18.53, 17.7, 16.81, 15.98, 15.19, 14.28, 13.41, 12.57, 11.64, 10.85],
  2025: [9.92, 8.91, 7.92, 6.96, 5.9, 4.76, 3.66, 2.38, 1.22],
};

it('each rate is what the published sums of the months differ by', () => {
  const rates = selicTable.entries.flatMap(({ value }) => value).slice(0, 69);
  const sums = Object.values(addedUp).flat();
  expect(rates).toHaveLength(sums.length);
  for (const [i, sum] of sums.entries()) expect(sumMoney(rates.slice(i))).toBe(sum);
});

it('an entry is of a whole year, and has its months from January on', () => {
  for (const { from, value } of selicTable.entries) {
    expect(from).toMatch(/^\d{4}-01-01$/);
    expect(value.length).toBeLessThanOrEqual(12);
  }
  expect(selicTable.entries.slice(0, -1).every(({ value }) => value.length === 12)).toBe(true);
});
