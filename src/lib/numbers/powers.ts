/**
 * Powers of exact fractions, whole ones exact, others in binary fixed point (Brent and Zimmermann, Modern Computer
 * Arithmetic, ch. 4).
 */
import { rational, type Rational } from './rational.ts';

/** Binary places: more than 80 decimals, and some for rounding errors on the way. */
const PLACES = 320n;
const ONE = 1n << PLACES;

/** Number of times that the argument of the exponential is halved, so that its series ends soon. */
const HALVINGS = 16n;

/** Binary digits of a power that is computed whole: more would hold up other calls. */
const WIDEST = 2 ** 17;

/**
 * Raises `base` to the power of `exponent`; exact where that is whole and not too long, else to 60 decimals of a result
 * below 10^9. The base must not be negative; a base of 0 must not have a negative exponent.
 */
export function toPower(base: Rational, exponent: Rational): Rational {
  const { numerator, denominator } = rational(exponent.numerator, exponent.denominator);
  if (denominator === 1n && isShort(base, numerator)) return wholePower(base, numerator);
  if (base.numerator < 0n) throw new RangeError('a number below 0 has whole powers only');
  if (base.numerator === 0n) return { numerator: 0n, denominator: 1n };
  const logarithm = (knownLogarithmOf(base) * numerator) / denominator;
  return { numerator: exponentialOf(logarithm), denominator: ONE };
}

function isShort({ numerator, denominator }: Rational, exponent: bigint): boolean {
  const digits = Math.max(numerator.toString(16).length, denominator.toString(16).length) * 4;
  return Math.abs(Number(exponent)) * digits <= WIDEST || numerator === 0n;
}

function wholePower({ numerator, denominator }: Rational, exponent: bigint): Rational {
  if (exponent >= 0n) return { numerator: numerator ** exponent, denominator: denominator ** exponent };
  if (numerator === 0n) throw new RangeError('0 has no power below 0');
  const [top, bottom] = [denominator ** -exponent, numerator ** -exponent];
  return bottom < 0n ? { numerator: -top, denominator: -bottom } : { numerator: top, denominator: bottom };
}

const logarithms = new WeakMap<Rational, bigint>();

/** The logarithm of a value, computed once: a schedule raises the same growth to many powers. */
function knownLogarithmOf(value: Rational): bigint {
  const known = logarithms.get(value);
  if (known !== undefined) return known;
  const logarithm = logarithmOf(value);
  logarithms.set(value, logarithm);
  return logarithm;
}

let ln2: bigint | undefined;
const lnOfTwo = () => (ln2 ??= doubleArtanh(1n, 3n));

/** The natural logarithm of a value above 0: that of its power of 2, plus that of the rest, between 1/2 and 2. */
function logarithmOf({ numerator, denominator }: Rational): bigint {
  const shift = BigInt(numerator.toString(2).length - denominator.toString(2).length);
  const [top, bottom] = shift < 0n ? [numerator << -shift, denominator] : [numerator, denominator << shift];
  return shift * lnOfTwo() + doubleArtanh(top - bottom, top + bottom);
}

/** 2 artanh(top/bottom), which is ln((bottom + top)/(bottom − top)). */
function doubleArtanh(top: bigint, bottom: bigint): bigint {
  const ratio = (top << PLACES) / bottom;
  const square = (ratio * ratio) >> PLACES;
  let sum = 0n;
  let power = ratio;
  for (let k = 1n; power !== 0n && power !== -1n; k += 2n) {
    sum += power / k;
    power = (power * square) >> PLACES;
  }
  return 2n * sum;
}

/** Computes e to the power of a value, by a series for the small rest after its powers of 2. */
function exponentialOf(value: bigint): bigint {
  const doublings = value / lnOfTwo();
  const small = (value - doublings * lnOfTwo()) >> HALVINGS;
  let sum = ONE;
  let term = ONE;
  for (let k = 1n; term !== 0n; k++) {
    term = ((term * small) >> PLACES) / k;
    sum += term;
  }
  for (let k = 0n; k < HALVINGS; k++) sum = (sum * sum) >> PLACES;
  // A negative `doublings` shifts to the right.
  return sum << doublings;
}
