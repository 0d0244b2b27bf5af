import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { silent } from '#test/support/told.ts';
import { differenceOfMoney, percentOfCents, roundCents, sumMoney, toCents } from './money.ts';
import { recordedBy } from './recording.ts';
import { roundTo } from './rounding.ts';

describe('roundCents', () => {
  it('is roundTo of whole numbers, near ties and far from them, of any size', () => {
    const cents = fc.integer({ min: 0, max: 2 ** 50 });
    const ties = fc
      .tuple(cents, fc.integer({ min: -5, max: 5 }))
      .map(([whole, steps]) => (whole + 0.5) * (1 + steps * Number.EPSILON));
    const values = fc.oneof(ties, fc.double({ min: 0, max: 1e20, noNaN: true }), cents);
    fc.assert(
      fc.property(values, (value) => {
        expect(roundCents(value)).toBe(roundTo(value, 0));
      }),
      { numRuns: 20_000 },
    );
  });

  it('does not let binary noise decide a tie', () => {
    expect(1.005 * 100).toBeLessThan(100.5);
    expect(roundCents(1.005 * 100)).toBe(101);
  });
});

describe('toCents', () => {
  it('is roundTo of two decimals, of whole cents, near ties and far from them, of any size and sign', () => {
    const whole = fc.integer({ min: -(2 ** 50), max: 2 ** 50 }).map((cents) => cents / 100);
    const ties = fc
      .tuple(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), fc.integer({ min: -5, max: 5 }))
      .map(([cents, steps]) => ((cents + 0.5) / 100) * (1 + steps * Number.EPSILON));
    const values = fc.oneof(whole, ties, fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(values, (value) => {
        expect(toCents(value)).toBe(Math.round(roundTo(value, 2) * 100));
      }),
      { numRuns: 20_000 },
    );
  });
});

// For a quadrillion cents and a half, the fifteenth digit is the third decimal.
it.each([
  [500_000_000_000.005, 50_000_000_000_001],
  [-500_000_000_000.005, -50_000_000_000_001],
  [-0.004, 0],
  [-0, 0],
  [-999_999_999_999.995, -100_000_000_000_000],
  [-1.005, -101],
])('%d has %d cents: halves go away from zero', (reais, cents) => {
  expect(Object.is(toCents(reais), cents)).toBe(true);
});

describe('sums and differences', () => {
  it('are exact, also while an explanation listens', () => {
    const amounts = Array.from({ length: 10 }, () => 0.1);
    for (const listener of [undefined, silent]) {
      expect(recordedBy(listener, () => sumMoney(amounts))).toBe(1);
      expect(recordedBy(listener, () => differenceOfMoney(0.3, 0.1))).toBe(0.2);
      expect(recordedBy(listener, () => differenceOfMoney(0.1, 0.3))).toBe(-0.2);
    }
    const told: string[] = [];
    const listening = {
      ...silent,
      shown: (value: number, _: unknown, rounding: string) => (told.push(rounding), value),
    };
    recordedBy(listening, () => [sumMoney(amounts), differenceOfMoney(0.3, 0.1)]);
    expect(told).toEqual(['centavo', 'centavo']);
  });
});

describe('percentOfCents', () => {
  it.each([
    [1_235, 10, 124],
    [5_990, 6, 359],
    [10_000, 0, 0],
    [0, 12.5, 0],
  ])('of %i cents, %f %% is %i', (cents, percent, expected) => {
    expect(percentOfCents(cents, percent)).toBe(expected);
  });
});
