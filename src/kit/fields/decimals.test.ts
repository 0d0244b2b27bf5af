import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasDecimals } from './decimals.ts';

describe('decimals', () => {
  it.each([
    [1.1, 1],
    [1.005, 3],
    [0.00000001, 8],
    [999999999999.99, 2],
    [1e12, 0],
    [1e21, 0],
    [0, 0],
  ])('%d has at most %d decimals', (value, most) => {
    expect(hasDecimals(value, most)).toBe(true);
  });

  it.each([
    [1.1, 0],
    [1.005, 2],
    [0.000000001, 8],
    [99999999999.999, 2],
    [0.1 + 0.2, 8],
  ])('%d has more than %d decimals', (value, most) => {
    expect(hasDecimals(value, most)).toBe(false);
  });

  it('every amount of cents has at most two, and no amount with a tenth of a cent has', () => {
    fc.assert(
      fc.property(fc.nat(1e13), fc.integer({ min: 1, max: 9 }), (cents, tenth) => {
        const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(hasDecimals(Number(amount), 2)).toBe(true);
        expect(hasDecimals(Number(`${amount}${tenth}`), 2)).toBe(false);
      }),
    );
  });
});
