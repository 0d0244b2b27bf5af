import { expect, it } from 'vitest';
import { valueOn } from '../../../test/support/legal-tables.ts';
import { compare, exact } from '../../lib/numbers/exact.ts';
import { meiTable } from '../tables/mei.ts';
import { meiExcess } from './mei.ts';

// LC 123/2006, Anexo I, first rate: 4 % of what passes 81,000.00, in whole cents.
it('the tax on the excess is rounded', () => {
  const taxOf = (revenue: number) =>
    meiExcess(valueOn(meiTable, '2026-12-31'), 'comercio', exact(81_000), exact(revenue)).tax;
  expect(compare(taxOf(81_100.1) ?? exact(0), exact(4))).toBe(0);
  expect(compare(taxOf(81_100.13) ?? exact(0), exact(4.01))).toBe(0);
});
