import { expect, it } from 'vitest';
import { valueOn } from '#test/support/legal-tables.ts';
import { compare, exact, toMoney } from '../../lib/numbers/exact.ts';
import { meiTable } from '../tables/mei.ts';
import { meiExcess } from './mei.ts';

// LC 123/2006, Anexo I, first rate: 4 % of what passes 81,000.00, in whole cents.
it('the tax on the excess is rounded', () => {
  const taxOf = (revenue: number) =>
    meiExcess(valueOn(meiTable, '2026-12-31'), 'comercio', exact(81_000), exact(revenue)).tax;
  expect(compare(taxOf(81_100.1) ?? exact(0), exact(4))).toBe(0);
  expect(compare(taxOf(81_100.13) ?? exact(0), exact(4.01))).toBe(0);
});

// LC 123/2006, art. 18-A, § 7º, III: up to 20 % above 81,000.00, that is 97,200.00, the MEI stays one to the end of the year.
it.each([
  [81_000, 'dentro', 0],
  [81_000.25, 'excesso-ate-20', 0.01],
  [97_200, 'excesso-ate-20', 648],
  [97_200.01, 'excesso-acima-20', null],
] as const)('a revenue of %d is %s of the limit, and its excess pays %s', (revenue, situation, tax) => {
  const table = valueOn(meiTable, '2026-12-31');
  const found = meiExcess(table, 'comercio', exact(81_000), exact(revenue));
  expect(found.situation).toBe(situation);
  expect(found.tax && toMoney(found.tax)).toBe(tax);
  expect(toMoney(found.excess)).toBe(toMoney(exact(revenue - 81_000)));
});
