import { expect, it } from 'vitest';
import { valueOn } from '#test/support/legal-tables.ts';
import { compare, exact } from '../lib/numbers/exact.ts';
import { dividendTaxOf } from './dividends.ts';
import { dividendTax } from './tables/dividendos.ts';

// Lei 9.250/1995, art. 6º-A: above 50,000.00 in a month, 10 % of the whole amount, in cents.
it.each([
  ['2026-01-01', 50_000, 0],
  ['2026-01-01', 50_000.04, 5000],
  ['2026-01-01', 50_000.05, 5000.01],
  ['2026-01-01', 80_000, 8000],
  ['2025-12-31', 80_000, 0],
])('dividends on %s of %d pay %d', (date, dividends, tax) => {
  expect(compare(dividendTaxOf(valueOn(dividendTax, date), exact(dividends)), exact(tax))).toBe(0);
});
