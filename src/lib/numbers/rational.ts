/**
 * Exact fractions of whole numbers of any size, kept in lowest terms.
 *
 * For mathematics whose answer is a fraction or must hold for any number of digits: fractions, grades, roots. Money is
 * computed in `exact.ts` or `money.ts`.
 */

export interface Rational {
  /** Carries the sign. */
  readonly numerator: bigint;
  /** Positive. */
  readonly denominator: bigint;
}

/** The fraction in lowest terms. The denominator must not be 0. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  const divisor = gcd(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The decimal that a finite double is written as: 0.1 is 1/10, 2.5e-7 is 1/4000000. */
export function fromDecimal(value: number): Rational {
  const [mantissa, exponent = '0'] = String(value).split('e') as [string, string?];
  const [whole, fraction = ''] = mantissa.split('.') as [string, string?];
  const digits = BigInt(whole + fraction);
  const shift = Number(exponent) - fraction.length;
  return shift < 0 ? rational(digits, 10n ** BigInt(-shift)) : rational(digits * 10n ** BigInt(shift));
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** The divisor must not be 0. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function negate({ numerator, denominator }: Rational): Rational {
  return { numerator: -numerator, denominator };
}

/** −1, 0 or 1, as `a` is less than, equal to or greater than `b`; they need not be in lowest terms. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  return left < right ? -1 : left > right ? 1 : 0;
}

export function isZero({ numerator }: Rational): boolean {
  return numerator === 0n;
}

/** `11/6`, or `3` when whole. */
export function toText({ numerator, denominator }: Rational): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/**
 * The double nearest to the value rounded to that many significant digits, half away from zero; never -0.
 * A value beyond the doubles gives an infinity.
 */
export function toNumber({ numerator, denominator }: Rational, significant = 15): number {
  if (numerator === 0n) return 0;
  const size = abs(numerator);
  // A quotient of n and m digits has n − m or n − m + 1 digits.
  const digits = String(size).length - String(denominator).length;
  const first = shiftedRound(size, denominator, significant - digits);
  // If it has one digit too many, take the same value, rounded one place earlier.
  const places = String(first).length > significant ? significant - digits - 1 : significant - digits;
  const value = Number(`${shiftedRound(size, denominator, places)}e${-places}`);
  return numerator < 0n && value !== 0 ? -value : value;
}

// Digits beyond those of any decimal in an explanation.
const ALL_DIGITS = 100;

/** The double nearest to a decimal. */
export function nearestNumber(value: Rational): number {
  const [top, bottom] = [Number(value.numerator), Number(value.denominator)];
  // The quotient of two exact doubles is the nearest one.
  return Number.isSafeInteger(top) && Number.isSafeInteger(bottom)
    ? top / bottom
    : toNumber(value, ALL_DIGITS);
}

/** The value rounded to that many decimals, half away from zero, as the nearest double; never -0. */
export function roundRational({ numerator, denominator }: Rational, decimals: number): number {
  const value = Number(`${shiftedRound(abs(numerator), denominator, decimals)}e${-decimals}`);
  return numerator < 0n && value !== 0 ? -value : value;
}

/** The least decimal with that many places which is not below the value. */
export function ceilRational({ numerator, denominator }: Rational, decimals: number): number {
  const scaled = numerator * 10n ** BigInt(decimals);
  const floor = scaled / denominator;
  const up = scaled > 0n && floor * denominator !== scaled ? floor + 1n : floor;
  return Number(`${up}e${-decimals}`);
}

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [abs(a), abs(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function lcm(a: bigint, b: bigint): bigint {
  return abs(a * b) / gcd(a, b);
}

export function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** The greatest integer whose square is not above a value that is not negative (Newton's method). */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

// The integer nearest to numerator/denominator × 10^places, halves up; neither is negative.
function shiftedRound(numerator: bigint, denominator: bigint, places: number): bigint {
  const power = 10n ** BigInt(Math.abs(places));
  const [top, bottom] = places < 0 ? [numerator, denominator * power] : [numerator * power, denominator];
  return (2n * top + bottom) / (2n * bottom);
}
