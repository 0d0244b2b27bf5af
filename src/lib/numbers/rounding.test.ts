import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '#test/support/size.ts';
import { roundMoney, roundTo } from './rounding.ts';
import { sumMoney, toCents, toReais } from './money.ts';

describe('rounding', () => {
  it.each([Infinity, -Infinity, NaN])('gives %d back', (value) => {
    expect(roundTo(value, 2)).toBe(value);
  });

  // Each is a double a hair below the decimal that it stands for, but the last two.
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [1.255, 2, 1.26],
    [-1.005, 2, -1.01],
    [24.999999999999996, 0, 25],
    [0.1 + 0.2, 1, 0.3],
    [4.35 * 100, 0, 435],
    [1.45, 1, 1.5],
    [0.5, 0, 1],
    [-0.5, 0, -1],
    // Fifteen digits are 1.50000000000000 and 1.49999999999999.
    [1.499_999_999_999_999_3, 0, 2],
    [1.499_999_999_999_99, 0, 1],
    [-1, 0, -1],
    [4_503_599_627_370_495, 0, 4_503_599_627_370_500],
    [9_007_199_254_740_991, 0, 9_007_199_254_740_990],
    [90_071_992_547_409.9, 2, 90_071_992_547_409.9],
    [1e21, 2, 1e21],
    [123456789012.345, 2, 123456789012.35],
  ])('%d to %d decimals is %d', (value, decimals, rounded) => {
    expect(roundTo(value, decimals)).toBe(rounded);
  });

  it('never gives -0', () => {
    for (const value of [-0, -0.001, -0.4]) expect(Object.is(roundTo(value, 0), 0)).toBe(true);
  });

  it('of a decimal with an odd third digit goes away from zero, over cents up to 100,000.00', () => {
    const wrong: number[] = [];
    for (let cents = 0; cents <= 10_000_000; cents += sized(499, 7)) {
      const value = Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}5`);
      if (roundMoney(value) !== (cents + 1) / 100) wrong.push(value);
    }
    expect(wrong).toEqual([]);
  });

  it('changes nothing that is rounded already', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(roundMoney(cents / 100)).toBe(cents === 0 ? 0 : cents / 100);
      }),
    );
  });
});

describe('money', () => {
  it('converts to cents and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        expect(toCents(toReais(cents))).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });

  it('sums without binary noise', () => {
    expect(sumMoney([0.1, 0.2, 0.7])).toBe(1);
    expect(sumMoney(Array.from({ length: 1000 }, () => 0.01))).toBe(10);
    expect(sumMoney([])).toBe(0);
  });
});
