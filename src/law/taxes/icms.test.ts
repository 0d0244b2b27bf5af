import { expect, it } from 'vitest';
import { valueOn } from '#test/support/legal-tables.ts';
import { compare, exact } from '../../lib/numbers/exact.ts';
import { icmsTable } from '../tables/icms.ts';
import { difalOf, difalSince, hasDifal, stateRates } from './icms.ts';

const of2023 = valueOn(icmsTable, '2023-12-31');

// Lei SE 9.120/2022: 22 % from 20 March 2023; Lei SE 9.176/2023: 19 % from 1 April; Lei SE 9.177/2023: the fund from 1 May.
it('a state has the rate and the fund of the day, since the change before it', () => {
  const on = (day: string) => {
    const { internal, fcp } = stateRates(of2023, 'SE', day);
    return [internal.value, internal.change?.from, fcp.value, fcp.change?.from];
  };
  expect(on('2023-03-19')).toEqual([18, undefined, 0, undefined]);
  expect(on('2023-03-20')).toEqual([22, '2023-03-20', 0, undefined]);
  expect(on('2023-04-30')).toEqual([19, '2023-04-01', 0, undefined]);
  expect(on('2023-05-01')).toEqual([19, '2023-04-01', 1, '2023-05-01']);
});

// STF, Temas 1.093 and 1.266; LC 190/2022 of 4 January 2022, art. 3º: 90 days.
it('the difference is not due from 1 January to 4 April 2022', () => {
  const days = ['2021-12-31', '2022-01-01', '2022-04-04', '2022-04-05', '2023-01-01'];
  expect(days.map(hasDifal)).toEqual([true, false, false, true, true]);
  expect(days.map(difalSince)).toEqual([
    '2021-01-01',
    '2022-04-05',
    '2022-04-05',
    '2022-04-05',
    '2023-01-01',
  ]);
});

const unreduced = (value: number) => ({ base: exact(value), whole: exact(value), reduction: undefined });

// LC 87/1996, art. 13, IX and X, by LC 190/2022. Of 100.03 at 12 % (12.0036) and 18 % (18.0054), with 2 % for the fund:
// on the one base 6.0018 and 2.0006; on the double one, 88.0264 / 0.8 = 110.033, 19.80594 − 12.0036 and 2.20066.
it.each([
  ['unica', 100.03, 6, 2],
  ['dupla', 110.033, 7.81, 2.2],
] as const)('the difference on the base %s is in whole cents', (kind, base, tax, fund) => {
  const difal = difalOf(kind, unreduced(100.03), { internal: 18, interstate: 12, fcp: 2 });
  expect(compare(difal.base, exact(base))).toBe(0);
  expect(compare(difal.tax, exact(tax))).toBe(0);
  expect(compare(difal.fcp, exact(fund))).toBe(0);
});

it('the difference is never below 0', () => {
  const difal = difalOf('unica', unreduced(100), { internal: 7, interstate: 12, fcp: 0 });
  expect(compare(difal.tax, exact(0))).toBe(0);
});
