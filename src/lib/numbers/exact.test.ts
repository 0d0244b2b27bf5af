import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compare,
  exact,
  type Exact,
  greatest,
  least,
  minus,
  notNegative,
  over,
  percentOf,
  plus,
  rounded,
  roundedUp,
  share,
  sum,
  times,
  toDecimal,
  toMoney,
  toPercent,
  zero,
} from './exact.ts';
import { add, divide, fromDecimal, multiply, type Rational, rational, subtract } from './rational.ts';

const reduced = ({ numerator, denominator }: Exact): Rational => rational(numerator, denominator);
const decimals = fc
  .tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => Number(`${digits}e-${places}`));

describe('exact', () => {
  it('is the decimal that a number is written as, however many decimals it has', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        expect(reduced(exact(value))).toEqual(reduced(fromDecimal(value)));
      }),
    );
    expect(reduced(exact(0.1))).toEqual({ numerator: 1n, denominator: 10n });
    expect(reduced(exact(0.133145))).toEqual(rational(133_145n, 1_000_000n));
    // Seventeen digits: its product with a million is a whole number, and another one.
    expect(reduced(exact(8_680_108_860.53))).toEqual(rational(868_010_886_053n, 100n));
  });

  it('adds, subtracts, multiplies and divides as reduced fractions do', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        const [x, y] = [exact(a), exact(b)];
        const [p, q] = [fromDecimal(a), fromDecimal(b)];
        expect(reduced(plus(x, y))).toEqual(add(p, q));
        expect(reduced(minus(x, y))).toEqual(subtract(p, q));
        expect(reduced(times(x, y))).toEqual(multiply(p, q));
        if (b !== 0) expect(reduced(over(x, y))).toEqual(divide(p, q));
        expect(compare(x, y)).toBe(Math.sign(a - b));
      }),
    );
  });

  it('keeps its denominator positive', () => {
    expect(over(exact(1), exact(-3)).denominator > 0n).toBe(true);
    expect(toMoney(over(exact(1), exact(-3)))).toBe(-0.33);
  });

  it('sums a third three times to the whole', () => {
    const third = share(exact(100), 1, 3);
    expect(compare(sum(third, third, third), exact(100))).toBe(0);
    expect(toMoney(percentOf(share(exact(1000), 20, 30), 7.5))).toBe(50);
  });
});

describe('rounding', () => {
  it.each([
    [1.005, 1.01],
    [2.675, 2.68],
    [-1.005, -1.01],
    [0.004, 0],
    [0.005, 0.01],
    [-0.004, 0],
    [1_000_000_000.005, 1_000_000_000.01],
  ])('%d to the cent is %d: half away from zero, and never -0', (value, cents) => {
    expect(Object.is(toMoney(exact(value)), cents)).toBe(true);
    expect(toMoney(rounded(exact(value)))).toBe(cents);
  });

  it('up goes to the next cent, and leaves whole cents alone', () => {
    expect(toMoney(roundedUp(exact(1.001), 2))).toBe(1.01);
    expect(toMoney(roundedUp(exact(1.01), 2))).toBe(1.01);
    expect(toMoney(roundedUp(share(exact(1), 1, 3), 0))).toBe(1);
  });

  it('to decimals and percent; a percentage of nothing is 0', () => {
    expect(toDecimal(share(exact(2), 1, 3), 4)).toBe(0.6667);
    expect(toPercent(exact(1), exact(3))).toBe(33.33);
    expect(toPercent(exact(1), zero)).toBe(0);
  });
});

describe('bounds', () => {
  it('least, greatest and not negative', () => {
    const [a, b] = [exact(1.1), exact(1.2)];
    expect(least(a, b)).toBe(a);
    expect(greatest(a, b)).toBe(b);
    expect(notNegative(minus(a, b))).toBe(zero);
    expect(notNegative(b)).toBe(b);
  });
});
