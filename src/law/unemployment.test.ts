import { expect, it } from 'vitest';
import { valueOn } from '#test/support/legal-tables.ts';
import { compare, exact, toMoney } from '../lib/numbers/exact.ts';
import { unemploymentInsurance } from './tables/seguro-desemprego.ts';
import { instalmentOf } from './unemployment.ts';

const instalment = (average: number) =>
  instalmentOf(valueOn(unemploymentInsurance, '2026-12-31'), exact(average));

// Table of the MTE for 2026: 80 % up to 2,222.17; from there to 3,703.99 half of what passes it plus 1,777.74; then
// 2,518.65.
it.each([
  [1800, 1, 1440],
  [2222.17, 1, 1777.74],
  [2222.19, 2, 1777.75],
  [3000, 2, 2166.66],
  [3703.99, 2, 2518.65],
  [3704, 3, 2518.65],
  [9000, 3, 2518.65],
])('an average of %d is in band %d and gives %d', (average, faixa, amount) => {
  const found = instalment(average);
  expect([found.faixa, toMoney(found.amount)]).toEqual([faixa, amount]);
});

it('each instalment is rounded, so that their sum is of whole cents', () => {
  // 1,600.008 and 1,777.745.
  expect(compare(instalment(2000.01).amount, exact(1600.01))).toBe(0);
  expect(compare(instalment(2222.18).amount, exact(1777.75))).toBe(0);
});
