import { expect, it } from 'vitest';
import { valueOn } from '#test/support/legal-tables.ts';
import { compare, exact } from '../../lib/numbers/exact.ts';
import { icmsTable } from '../tables/icms.ts';
import { formatDate } from '../../lib/dates/civil-date.ts';
import { changeBy, difalOf } from './icms.ts';

const table = valueOn(icmsTable, '2025-12-31');
const rateOf = (uf: 'MA' | 'PI' | 'RN', month: number) =>
  changeBy(table, uf, formatDate({ year: 2025, month, day: 28 }))?.value;

// The laws raise the rate on 23 February (MA), 20 March (RN) and 1 April 2025 (PI).
it('a rate that changes counts from the first month that begins with it', () => {
  expect([rateOf('MA', 2), rateOf('MA', 3), rateOf('MA', 12)]).toEqual([undefined, 23, 23]);
  expect([rateOf('RN', 3), rateOf('RN', 4)]).toEqual([undefined, 20]);
  expect([rateOf('PI', 3), rateOf('PI', 4)]).toEqual([undefined, 22.5]);
});

it('a rate that changes on the second day of a month counts from the next one', () => {
  const mudancas = [{ uf: 'MA' as const, from: '2025-06-02', source: 'Lei', value: 30 }];
  expect(changeBy({ ...table, mudancas }, 'MA', '2025-06-30')).toBeNull();
  expect(changeBy({ ...table, mudancas }, 'MA', '2025-07-01')?.value).toBe(30);
});

// LC 87/1996, art. 13, IX and X, by LC 190/2022. Of 100.03 at 12 % (12.0036) and 18 % (18.0054), with 2 % for the fund:
// on the one base 6.0018 and 2.0006; on the double one, 88.0264 / 0.8 = 110.033, 19.80594 − 12.0036 and 2.20066.
it.each([
  ['unica', 100.03, 6, 2],
  ['dupla', 110.033, 7.81, 2.2],
] as const)('the difference on the base %s is in whole cents', (kind, base, tax, fund) => {
  const difal = difalOf(kind, exact(100.03), { internal: 18, interstate: 12, fcp: 2 });
  expect(compare(difal.base, exact(base))).toBe(0);
  expect(compare(difal.tax, exact(tax))).toBe(0);
  expect(compare(difal.fcp, exact(fund))).toBe(0);
});

it('the difference is never below 0', () => {
  const difal = difalOf('unica', exact(100), { internal: 7, interstate: 12, fcp: 0 });
  expect(compare(difal.tax, exact(0))).toBe(0);
});
