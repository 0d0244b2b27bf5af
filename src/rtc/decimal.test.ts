import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  add,
  compareDecimals,
  decimal,
  divide,
  multiply,
  roundEven,
  subtract,
  toFixed,
  toNumber,
} from './decimal.ts';

// IEEE 754-2019, 4.3.1: roundTiesToEven. The values are those of the documentation of Java's RoundingMode.HALF_EVEN.
it.each([
  [5.5, '6'],
  [2.5, '2'],
  [1.6, '2'],
  [1.1, '1'],
  [1, '1'],
  [-1.1, '-1'],
  [-1.6, '-2'],
  [-2.5, '-2'],
  [-5.5, '-6'],
])('%d rounds to the whole number %s', (value, rounded) => {
  expect(toFixed(decimal(value), 0)).toBe(rounded);
});

it.each([
  [0.125, 2, '0.12'],
  [0.135, 2, '0.14'],
  [1e-7, 8, '0.00000010'],
  [1e21, 2, '1000000000000000000000.00'],
  [-0.001, 2, '0.00'],
])('%d at %d places is written %s', (value, places, text) => {
  expect(toFixed(decimal(value), places)).toBe(text);
});

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

it('a number read and written comes back', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      // There is no negative zero among decimals.
      expect(toNumber(decimal(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});

it('sums, products and quotients of cents are those of whole numbers', () => {
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      const [x, y] = [
        { digits: BigInt(a), scale: 2 },
        { digits: BigInt(b), scale: 2 },
      ];
      expect(toFixed(add(x, y), 2)).toBe(toFixed({ digits: BigInt(a) + BigInt(b), scale: 2 }, 2));
      expect(compareDecimals(multiply(x, y), { digits: BigInt(a) * BigInt(b), scale: 4 })).toBe(0);
      const product = multiply(x, y);
      if (b > 0) expect(compareDecimals(divide(product, y, 2), x)).toBe(0);
    }),
  );
});

it('a rounded value is at most half a unit away, and half a unit only from an even digit', () => {
  fc.assert(
    fc.property(cents, (value) => {
      const exact = { digits: BigInt(value), scale: 3 };
      const rounded = roundEven(exact, 2);
      const { digits } = subtract(exact, rounded);
      const distance = digits < 0n ? -digits : digits;
      expect(distance <= 5n).toBe(true);
      if (distance === 5n) expect(rounded.digits % 2n).toBe(0n);
    }),
  );
});
