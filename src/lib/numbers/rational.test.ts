import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  ceilRational,
  compare,
  divide,
  fromDecimal,
  gcd,
  isZero,
  lcm,
  multiply,
  nearestNumber,
  rational,
  roundRational,
  squareRoot,
  subtract,
  toNumber,
  toText,
} from './rational.ts';

const integers = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const fractions = fc
  .tuple(integers, integers)
  .filter(([, denominator]) => denominator !== 0n)
  .map(([numerator, denominator]) => rational(numerator, denominator));

describe('rational', () => {
  it('is in lowest terms with a positive denominator', () => {
    fc.assert(
      fc.property(fractions, ({ numerator, denominator }) => {
        expect(denominator > 0n).toBe(true);
        expect(gcd(numerator, denominator)).toBe(1n);
      }),
    );
    expect(rational(0n, -7n)).toEqual({ numerator: 0n, denominator: 1n });
  });

  it('forms a field: what is added or multiplied comes off again', () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.numerator !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
        expect(compare(a, b)).toBe(-compare(b, a) + 0);
        expect(multiply(a, add(a, b))).toEqual(add(multiply(a, a), multiply(a, b)));
      }),
    );
  });
});

describe('fromDecimal', () => {
  it.each([
    [0.1, '1/10'],
    [-0.25, '-1/4'],
    [1e21, '1000000000000000000000'],
    [2.5e-7, '1/4000000'],
    [-1.5e-10, '-3/20000000000'],
    [123.456, '15432/125'],
    [0, '0'],
    [-0, '0'],
  ])('%d is %s', (value, text) => {
    expect(toText(fromDecimal(value))).toBe(text);
  });

  it('inverts toNumber for every double of at most 15 digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
        fc.integer({ min: -40, max: 40 }),
        (digits, exponent) => {
          const value = Number(`${digits}e${exponent}`);
          expect(toNumber(fromDecimal(value))).toBe(value);
        },
      ),
    );
  });
});

describe('toNumber', () => {
  it.each([
    [rational(4n, 3n), 12, 1.33333333333],
    [rational(2n, 3n), 12, 0.666666666667],
    [rational(1n, 6n), 12, 0.166666666667],
    [rational(-2n, 3n), 3, -0.667],
    [rational(9995n, 10n), 3, 1000],
    [rational(9994n, 10n), 3, 999],
    [rational(99_999n, 1n), 3, 100_000],
    [rational(1n, 10n ** 400n), 12, 0],
    [rational(-1n, 10n ** 400n), 12, 0],
    [rational(10n ** 400n), 12, Infinity],
    [rational(-(10n ** 400n)), 12, -Infinity],
  ])('%o to %i digits', (value, digits, expected) => {
    expect(toNumber(value, digits)).toBe(expected);
  });

  it('agrees with toPrecision, but for halves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 10 ** 9 }), (a, b) => {
        const exact = toNumber(rational(BigInt(a), BigInt(b)), 12);
        expect(Math.abs(exact - Number((a / b).toPrecision(12)))).toBeLessThanOrEqual((a / b) * 1e-11);
      }),
    );
  });
});

describe('nearestNumber', () => {
  it.each([
    [rational(1n, 3n), 1 / 3],
    [rational(2n ** 53n - 1n, 3n), 3_002_399_751_580_330.5],
    // Integers that a double does not hold exactly are not divided as doubles.
    [rational(2n ** 53n + 1n, 3n), 3_002_399_751_580_331],
    [rational(1n, 2n ** 53n + 1n), 2 ** -53 - 2 ** -106],
    [rational(-(2n ** 53n) - 1n, 3n), -3_002_399_751_580_331],
    [rational(2n ** 53n + 1n, 2n ** 54n + 1n), 0.5],
    [rational(10n ** 30n + 1n, 10n ** 30n), 1],
  ])('of %o is %d', (value, expected) => {
    expect(nearestNumber(value)).toBe(expected);
  });

  it('goes by a hundred digits', () => {
    // Halfway between two doubles, and more by one at the hundredth digit or the next.
    const beyond = (digit: number) =>
      rational((2n ** 53n + 1n) * 10n ** BigInt(digit - 16) + 1n, 10n ** BigInt(digit - 16));
    expect(nearestNumber(beyond(100))).toBe(2 ** 53 + 2);
    expect(nearestNumber(beyond(101))).toBe(2 ** 53);
  });
});

it('a fraction is 0 by its numerator, and equal to itself', () => {
  expect([0n, 1n, -1n, 2n].map((numerator) => isZero(rational(numerator, 3n)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(compare(rational(2n, 3n), { numerator: 4n, denominator: 6n })).toBe(0);
  expect(toNumber(rational(1n, 3n))).toBe(0.333_333_333_333_333);
  expect(toNumber(rational(2n, 3n))).toBe(0.666_666_666_666_667);
  expect(ceilRational(rational(1n, 3n), 0)).toBe(1);
  expect(ceilRational(rational(-1n, 3n), 0)).toBe(0);
});

describe('rounding', () => {
  it.each([
    [rational(1005n, 1000n), 2, 1.01, 1.01],
    [rational(-1005n, 1000n), 2, -1.01, -1],
    [rational(1n, 3n), 2, 0.33, 0.34],
    [rational(5n), 2, 5, 5],
    [rational(-1n, 1000n), 2, 0, 0],
  ])('%o to %i decimals', (value, decimals, rounded, up) => {
    expect(roundRational(value, decimals)).toBe(rounded);
    expect(ceilRational(value, decimals)).toBe(up);
  });
});

describe('squareRoot', () => {
  it('is the integer root of the numbers 0 to 16', () => {
    expect(Array.from({ length: 17 }, (_, i) => Number(squareRoot(BigInt(i))))).toEqual([
      0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4,
    ]);
  });

  it('is the greatest integer whose square is not above', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), (value) => {
        const root = squareRoot(value);
        expect(root * root <= value && (root + 1n) * (root + 1n) > value).toBe(true);
        expect(squareRoot(value * value)).toBe(value);
      }),
    );
  });
});

it('gcd × lcm is the product', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }), (a, b) => {
      expect(gcd(a, b) * lcm(a, b)).toBe(a * b);
    }),
  );
});
