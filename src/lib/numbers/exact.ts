/**
 * Amounts and rates as exact fractions, rounded only where a rule says so.
 *
 * For the law: a payslip or a tax multiplies rates with six decimals and rounds at the places that the law or the form
 * names, and a cent more or less is a wrong answer. Schedules whose every step is a whole number of cents are faster in
 * `money.ts`; estimates need no more than `rounding.ts`.
 *
 * An `Exact` is a `Rational` that need not be in lowest terms: the chains of a payslip are short, and reducing each of
 * their fractions costs more than it saves.
 */
import { compare, fromDecimal, type Rational } from './rational.ts';

export { compare };

export type Exact = Rational;

// Money and rates of the law have at most six decimals.
const SCALE = 1_000_000;

// Below it, the errors of a number and of its product with the scale add up to less than one half.
const LARGEST_SCALED = 2 ** 51;

export const zero: Exact = { numerator: 0n, denominator: 1n };

/** The decimal that a finite number is written as: 0.1 is one tenth. */
export function exact(value: number): Exact {
  if (Number.isInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  const scaled = Math.round(value * SCALE);
  return scaled / SCALE === value && Math.abs(scaled) < LARGEST_SCALED
    ? { numerator: BigInt(scaled), denominator: BigInt(SCALE) }
    : fromDecimal(value);
}

export function sum(...values: readonly Exact[]): Exact {
  return values.reduce(plus, zero);
}

export function plus(a: Exact, b: Exact): Exact {
  return a.denominator === b.denominator
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      };
}

export function minus(a: Exact, b: Exact): Exact {
  return plus(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function times(a: Exact, b: Exact): Exact {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** The quotient; the divisor must not be 0. */
export function over(a: Exact, b: Exact): Exact {
  const [numerator, denominator] = [a.numerator * b.denominator, a.denominator * b.numerator];
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

/** `parts`/`whole` of a value, both integers, the second positive: 20/30 of a month's pay. */
export function share(value: Exact, parts: number, whole = 1): Exact {
  return { numerator: value.numerator * BigInt(parts), denominator: value.denominator * BigInt(whole) };
}

/** So many percent of a value. */
export function percentOf(value: Exact, percent: number): Exact {
  return share(times(value, exact(percent)), 1, 100);
}

export function isPositive({ numerator }: Exact): boolean {
  return numerator > 0n;
}

export function least(a: Exact, b: Exact): Exact {
  return compare(a, b) <= 0 ? a : b;
}

export function greatest(a: Exact, b: Exact): Exact {
  return compare(a, b) >= 0 ? a : b;
}

/** The value, or 0 when it is negative. */
export function notNegative(value: Exact): Exact {
  return isPositive(value) ? value : zero;
}

/** The value rounded to that many decimals, half away from zero. */
export function rounded(value: Exact, decimals = 2): Exact {
  return { numerator: scaledRound(value, decimals), denominator: 10n ** BigInt(decimals) };
}

/** An amount in BRL, rounded half away from zero to the cent; never -0. */
export function toMoney(value: Exact): number {
  return toDecimal(value, 2);
}

/** The value rounded to that many decimals, half away from zero; never -0. */
export function toDecimal(value: Exact, decimals: number): number {
  return Number(scaledRound(value, decimals)) / 10 ** decimals;
}

/** A part of a whole in percent, rounded; 0 when the whole is 0. */
export function toPercent(part: Exact, whole: Exact, decimals = 2): number {
  return whole.numerator === 0n ? 0 : toDecimal(share(over(part, whole), 100), decimals);
}

/** The least decimal with that many places that is not below a value that is not negative. */
export function roundedUp({ numerator, denominator }: Exact, decimals: number): Exact {
  const scale = 10n ** BigInt(decimals);
  return { numerator: (numerator * scale + denominator - 1n) / denominator, denominator: scale };
}

function scaledRound({ numerator, denominator }: Exact, decimals: number): bigint {
  const scaled = numerator * 10n ** BigInt(decimals);
  const half = scaled < 0n ? -denominator : denominator;
  return (2n * scaled + half) / (2n * denominator);
}
