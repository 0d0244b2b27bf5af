import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, roundTo, share, sum, toMoney } from '../lib/numbers/exact.ts';
import { closeToTheCent } from './largest-remainder.ts';
import { toCents } from '../lib/numbers/money.ts';

describe('closeToTheCent', () => {
  it('cuts each amount and gives the missing cents to the largest fractions', () => {
    expect(closeToTheCent([exact(0.009), exact(0.007), exact(0.004)], 2)).toEqual([1, 1, 0]);
  });

  it('on a tie gives the cent to the first', () => {
    const third = share(exact(1), 1, 3);
    expect(closeToTheCent([third, third, third], 100)).toEqual([34, 33, 33]);
  });

  it('sums to the rounded total, each within a cent of its amount', () => {
    const amount = fc.record({ top: fc.nat(1e9), bottom: fc.integer({ min: 1, max: 9999 }) });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 12 }), (parts) => {
        const amounts = parts.map(({ top, bottom }) => share(exact(1), top, bottom));
        const total = toCents(toMoney(roundTo(sum(...amounts))));
        const cents = closeToTheCent(amounts, total);
        expect(cents.reduce((a, b) => a + b, 0)).toBe(total);
        cents.forEach((value, i) => {
          const { top, bottom } = parts[i] as (typeof parts)[number];
          expect(Math.abs(value - (100 * top) / bottom)).toBeLessThan(1.0001);
        });
      }),
    );
  });
});
