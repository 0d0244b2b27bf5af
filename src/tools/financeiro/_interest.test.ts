import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, over } from '../../lib/numbers/exact.ts';
import { toNumber } from '../../lib/numbers/rational.ts';
import { breakEvenFactor, growth, presentValue, signChanges } from './_interest.ts';

describe('growth', () => {
  const grown = (rate: number, periods: number) => toNumber(growth(exact(rate), exact(periods)));

  it('a rate that is converted to other periods and back is the same', () => {
    const rates = fc.double({ min: 1e-12, max: 10, noNaN: true });
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 360 }), (rate, periods) => {
        const part = growth(exact(rate), over(exact(1), exact(periods)));
        expect(Math.abs(toNumber(growth(part, exact(periods))) / rate - 1)).toBeLessThan(1e-12);
      }),
      { numRuns: 30 },
    );
  });

  it('a rate that a double of 1 + rate would lose is kept', () => {
    expect(grown(1e-18, 12)).toBeCloseTo(1.2e-17, 30);
  });

  it('1 % a month is 12.6825 % a year', () => {
    expect(grown(0.01, 12)).toBeCloseTo(0.126825, 6);
  });
});

describe('presentValue', () => {
  it('is the NPV of numpy-financial (TestNpv): 5 %, −15000, 1500, 2500, 3500, 4500, 6000', () => {
    const flows = [-15_000, 1_500, 2_500, 3_500, 4_500, 6_000];
    expect(presentValue(flows, 1 / 1.05)).toBeCloseTo(122.89485495, 8);
  });
});

describe('signChanges', () => {
  it.each([
    [[-1, 0, 2], 1],
    [[-1, 2, 0, -3, 0], 2],
    [[0, 0], 0],
    [[1, 2], 0],
  ])('of %j are %i', (flows, expected) => {
    expect(signChanges(flows)).toBe(expected);
  });
});

describe('breakEvenFactor', () => {
  // Excel's documentation of IRR; the digits as in the tests of pycel (tests/lib/test_financial.py).
  it.each([
    [[-70_000, 12_000, 15_000, 18_000, 21_000, 26_000], 0.086631],
    [[-70_000, 12_000, 15_000, 18_000, 21_000], -0.021245],
    [[-70_000, 12_000, 15_000], -0.443507],
    [[-100, -50, 100, 200, 400], 0.671269],
  ])('of %j gives the rate %f', (flows, rate) => {
    expect(1 / (breakEvenFactor(flows, 0, 10) as number) - 1).toBeCloseTo(rate, 6);
  });

  it('finds the rate from which the flows were made', () => {
    const rates = fc.double({ min: -0.49, max: 9.9, noNaN: true });
    const returns = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 600 });
    fc.assert(
      fc.property(rates, returns, (rate, flows) => {
        fc.pre(flows.some((flow) => flow > 0));
        const factor = 1 / (1 + rate);
        const worth = presentValue([0, ...flows], factor);
        fc.pre(worth > 1e-3);
        const found = breakEvenFactor([-worth, ...flows], 1 / 11, 2) as number;
        expect(Math.abs(found / factor - 1)).toBeLessThan(1e-9);
      }),
    );
  });

  it('has none when the flows change sign more or less often than once', () => {
    // At 10 % and at 20 %: neither is the rate.
    expect(breakEvenFactor([-100, 230, -132], 0, 10)).toBeNull();
    expect(breakEvenFactor([-100, -5], 0, 10)).toBeNull();
    expect(breakEvenFactor([0], 0, 10)).toBeNull();
  });

  it('has none outside the bounds, which themselves count', () => {
    expect(breakEvenFactor([-100, 50], 0.5, 2)).toBe(2);
    expect(breakEvenFactor([-100, 200], 0.5, 2)).toBe(0.5);
    expect(breakEvenFactor([-100, 49], 0.5, 2)).toBeNull();
    expect(breakEvenFactor([-100, 201], 0.5, 2)).toBeNull();
  });
});
