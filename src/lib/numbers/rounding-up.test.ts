import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundDown, roundUp, roundUpTo } from './rounding-up.ts';

describe('rounding up', () => {
  // Each quotient or product is a double a hair above the integer that it stands for, but the last four.
  it.each([
    [0.7 / 0.1 + 1e-15, 7],
    [1.1 * 100, 110],
    [4.35 * 100 + 1e-12, 435],
    [3 * 1.1, 4],
    [0, 0],
    [7.0000001, 8],
    [1e-9, 1],
  ])('the least integer not below %d is %d', (value, integer) => {
    expect(roundUp(value)).toBe(integer);
  });

  it('goes by twelve digits', () => {
    expect([roundUp(1.000_000_000_01), roundUp(1.000_000_000_001)]).toEqual([2, 1]);
    expect([roundDown(1.999_999_999_99), roundDown(1.999_999_999_999)]).toEqual([1, 2]);
  });

  // Quotients a hair below the integer that they stand for, but the last two.
  it.each([
    [4.35 * 100, 435],
    [0.3 / 0.1, 3],
    [6.999, 6],
    [0, 0],
  ])('the greatest integer not above %d is %d', (value, integer) => {
    expect(roundDown(value)).toBe(integer);
  });

  it.each([
    [0.71, 0.1, 0.8],
    [0.7, 0.1, 0.7],
    [0.1 + 0.2, 0.1, 0.3],
    [2.7, 0.64, 3.2],
    [10.01, 0.5, 10.5],
    [0, 0.5, 0],
  ])('%d in steps of %d is %d', (value, step, rounded) => {
    expect(roundUpTo(value, step)).toBe(rounded);
  });

  it('a whole number of decimal steps stays as it is, however it was computed', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.constantFrom(0.1, 0.2, 0.3, 0.5, 0.05, 0.9), (count, step) => {
        expect(roundUp((count * step) / step)).toBe(count);
        expect(roundDown((count * step) / step)).toBe(count);
      }),
    );
  });

  it('gives the neighbours of what is not whole', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.integer({ min: 1, max: 999 }), (whole, thousandths) => {
        expect(roundUp(whole + thousandths / 1000)).toBe(whole + 1);
        expect(roundDown(whole + thousandths / 1000)).toBe(whole);
      }),
    );
  });
});
