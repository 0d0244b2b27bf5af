/**
 * Amounts as integer cents in a double, rounded after each step.
 *
 * For rules whose every step is an amount that somebody pays, so that each is a whole number of cents: fees of a sale,
 * bills of water and electricity. Sums and differences are exact up to 2^53 cents. A rule that multiplies before it
 * rounds, as those of the law do, uses `exact.ts`; one that estimates uses `rounding.ts`.
 */
import { exact, minus, sum, toMoney } from './exact.ts';
import { recorder } from './recording.ts';
import { roundTo } from './rounding.ts';

/** An amount in integer cents. */
export type Cents = number;

// Taking a value to 15 significant digits moves it by less than this share of it.
const NOISE = 1e-14;

/**
 * Cents of an amount in BRL, rounded half away from zero: without the cost of `roundTo` where they are whole already.
 */
export function toCents(reais: number): Cents {
  const cents = reais * 100;
  const whole = Math.round(cents);
  const noise = Math.abs(cents) * NOISE;
  if (Math.abs(cents - whole) <= noise && noise < 0.1) return whole + 0;
  return Math.round(roundTo(reais, 2) * 100);
}

/** BRL of an amount in cents: the double nearest to the decimal. */
export function toReais(cents: Cents): number {
  return cents / 100;
}

/** The sum of amounts in BRL that are whole cents, exact. */
export function sumMoney(amounts: readonly number[]): number {
  if (recorder) return toMoney(sum(...amounts.map((amount) => exact(amount))));
  return toReais(amounts.reduce((total, amount) => total + toCents(amount), 0));
}

/** Subtracts an amount in BRL from another, both of whole cents, exactly. */
export function differenceOfMoney(from: number, less: number): number {
  if (recorder) return toMoney(minus(exact(from), exact(less)));
  return toReais(toCents(from) - toCents(less));
}

/** An amount ≥ 0 in cents with a fraction, to whole cents: `roundTo(value, 0)`, without its cost except near ties. */
export function roundCents(value: number): Cents {
  const fraction = value - Math.floor(value);
  return Math.abs(fraction - 0.5) > value * NOISE ? Math.floor(value + 0.5) : roundTo(value, 0);
}

/** A percentage of an amount ≥ 0, to whole cents. */
export function percentOfCents(cents: Cents, percent: number): Cents {
  return roundCents((cents * percent) / 100);
}
