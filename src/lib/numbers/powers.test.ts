import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPower } from './powers.ts';
import { compare, fromDecimal, rational, type Rational } from './rational.ts';

/** The first decimals of a value, cut. */
const decimalsOf = ({ numerator, denominator }: Rational, places: number) => {
  const digits = String((numerator * 10n ** BigInt(places)) / denominator).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

describe('raised', () => {
  // OEIS: A002193, A002580, A010774 (2 to the power of 1/12), A010503 (1/sqrt(2)).
  it.each([
    [2, rational(1n, 2n), '1.414213562373095048801688724209698078569671875376948'],
    [2, rational(1n, 3n), '1.259921049894873164767210607278228350570251464701507'],
    [2, rational(1n, 12n), '1.059463094359295264561825294946341700779204317494185'],
    [2, rational(-1n, 2n), '0.707106781186547524400844362104849039284835937688474'],
  ])('is %d to the power of %o', (base, exponent, expected) => {
    expect(decimalsOf(toPower(fromDecimal(base), exponent), 51)).toBe(expected);
  });

  it('is exact of whole powers, those below 0 too', () => {
    expect(toPower(rational(3n, 2n), rational(4n, 2n))).toEqual({ numerator: 9n, denominator: 4n });
    expect(toPower(rational(-3n, 2n), rational(-3n))).toEqual({ numerator: -8n, denominator: 27n });
    expect(toPower(rational(7n), rational(0n))).toEqual({ numerator: 1n, denominator: 1n });
  });

  // The powers have 2^17 binary digits, four for each hexadecimal one of the base: 1, 2 and 3 of them here.
  it.each([
    [rational(2n), 32_768n],
    [rational(255n), 16_384n],
    [rational(225n), 16_384n],
    [rational(256n), 10_922n],
    [rational(1n, 256n), 10_922n],
    [rational(1n, 225n), 16_384n],
    [rational(3n, 256n), 10_922n],
    [rational(256n, 3n), 10_922n],
  ])('%o is computed whole to the power of %i, and up to 60 decimals beyond', (base, exponent) => {
    const { numerator, denominator } = base;
    expect(toPower(base, rational(exponent))).toEqual({
      numerator: numerator ** exponent,
      denominator: denominator ** exponent,
    });
    expect(toPower(base, rational(exponent + 1n)).denominator).toBe(1n << 320n);
  });

  it('to the power of 0 is 1, of 0 too, and to one below 0 keeps its denominator positive', () => {
    expect(toPower(rational(0n), rational(0n))).toEqual({ numerator: 1n, denominator: 1n });
    expect(toPower(rational(7n), rational(-1n))).toEqual({ numerator: 1n, denominator: 7n });
    expect(toPower(rational(-7n), rational(-2n))).toEqual({ numerator: 1n, denominator: 49n });
  });

  it('is not computed whole where it would fill the memory', () => {
    expect(toPower(rational(1n, 2n), rational(365n * 10n ** 9n)).numerator).toBe(0n);
    // (1 + 10^-9)^(10^9), which is near e: the digits are those of Python's decimal.
    const nearE = toPower(rational(10n ** 9n + 1n, 10n ** 9n), rational(10n ** 9n));
    expect(decimalsOf(nearE, 15)).toBe('2.718281827099904');
  });

  it('of 0, and of what vanishes, is 0', () => {
    const half = rational(1n, 2n);
    expect(toPower(rational(0n), half)).toEqual({ numerator: 0n, denominator: 1n });
    expect(toPower(rational(1n, 10n ** 14n), rational(365_000_000_001n, 2n)).numerator).toBe(0n);
  });

  it('refuses what is no number', () => {
    expect(() => toPower(rational(0n), rational(-1n))).toThrow(new RangeError('0 has no power below 0'));
    expect(() => toPower(rational(-1n), rational(1n, 2n))).toThrow(
      new RangeError('a number below 0 has whole powers only'),
    );
  });

  it('a root to its power is the number again, to 60 decimals', () => {
    const numbers = fc.tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 10 ** 4 }));
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 365 }), ([top, bottom], times) => {
        const base = rational(BigInt(top), BigInt(bottom));
        const root = toPower(base, rational(1n, BigInt(times)));
        const back = toPower(root, rational(BigInt(times)));
        const [most, least] = [10n ** 60n + 1n, 10n ** 60n - 1n].map((share) => ({
          numerator: base.numerator * share,
          denominator: base.denominator * 10n ** 60n,
        }));
        expect(compare(back, most as Rational)).toBe(-1);
        expect(compare(back, least as Rational)).toBe(1);
      }),
    );
  });
});
