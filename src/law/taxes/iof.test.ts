import { expect, it } from 'vitest';
import { valueOn } from '#test/support/legal-tables.ts';
import { compare, exact } from '../../lib/numbers/exact.ts';
import { iofTable } from '../tables/iof.ts';
import { vgblTaxed } from './iof.ts';

const table = valueOn(iofTable, '2026-12-31');

// Decreto 12.499/2025: what passes 300,000.00 in 2025 and 600,000.00 in later years.
it.each([
  [2025, 100, 0, 0],
  [2025, 200_000, 200_000, 100_000],
  [2026, 200_000, 200_000, 0],
  [2026, 1000, 599_500, 500],
  [2027, 1000, 700_000, 1000],
])('%d: of %d after %d, %d is taxed', (year, amount, before, taxed) => {
  expect(compare(vgblTaxed(table, year, exact(amount), exact(before)), exact(taxed))).toBe(0);
});

it('nothing is untaxed in a year that the table leaves out', () => {
  const ended = { ...table, vgblIsento: [{ ateAno: 2025, valor: 300_000 }] };
  expect(compare(vgblTaxed(ended, 2026, exact(100), exact(0)), exact(100))).toBe(0);
});
