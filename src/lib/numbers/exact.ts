/**
 * Amounts and rates as exact fractions, rounded only where a rule says so.
 *
 * For the law: a payslip or a tax multiplies rates with six decimals and rounds at the places that the law or the form
 * names, and a cent more or less is a wrong answer. Loans and investments, whose cents add up over hundreds of periods,
 * need it too. Sums of whole cents are faster in `money.ts`; estimates need no more than `rounding.ts`.
 *
 * An `Exact` is a `Rational` that need not be in lowest terms: the chains of a payslip are short, and reducing each of
 * their fractions costs more than it saves.
 *
 * While an answer explains itself, each function reports what it made to the recorder (`recording.ts`).
 */
import { toPower } from './powers.ts';
import { compare, fromDecimal, type Rational, toNumber } from './rational.ts';
import { recorder, type Source } from './recording.ts';

export { compare };

export type Exact = Rational;

// Money and rates of the law have at most six decimals.
const SCALE = 1_000_000;

/** Digits of a number that is not an amount. */
const SIGNIFICANT = 15;

// Below this value, the errors of a number and of its product with the scale add up to less than one half.
const LARGEST_SCALED = 2 ** 51;

export const zero: Exact = { numerator: 0n, denominator: 1n };

/**
 * The decimal that a finite number is written as: 0.1 is one tenth. An explanation calls it by its name, and a value
 * that is not the caller's by its source.
 */
export function exact(value: number, name?: string, source?: Source): Exact {
  if (!recorder) return decimalOf(value);
  return recorder.value(value, name, source) ?? recorder.named(decimalOf(Number(value)), value, name, source);
}

function decimalOf(value: number): Exact {
  if (Number.isInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  const scaled = Math.round(value * SCALE);
  return scaled / SCALE === value && Math.abs(scaled) < LARGEST_SCALED
    ? { numerator: BigInt(scaled), denominator: BigInt(SCALE) }
    : fromDecimal(value);
}

/** An amount in BRL of whole cents, as `exact` has it: however many are added, they stay hundredths. */
export function amount(value: number, name?: string, source?: Source): Exact {
  const of = { numerator: BigInt(Math.round(value * 100)), denominator: 100n };
  if (!recorder) return of;
  return recorder.value(value, name, source) ?? recorder.named(of, value, name, source);
}

export function sum(...values: readonly Exact[]): Exact {
  return values.reduce(plus, zero);
}

export function plus(a: Exact, b: Exact): Exact {
  const result = addFractions(a, b);
  return recorder ? recorder.computed(result, '+', a, b) : result;
}

export function minus(a: Exact, b: Exact): Exact {
  const result = addFractions(a, { numerator: -b.numerator, denominator: b.denominator });
  return recorder ? recorder.computed(result, '-', a, b) : result;
}

function addFractions(a: Exact, b: Exact): Exact {
  const [one, other] = [a.denominator, b.denominator];
  if (one === other) return { numerator: a.numerator + b.numerator, denominator: one };
  // A sum of decimals has the digits of the longest, however many are added.
  if (one % other === 0n) return { numerator: a.numerator + b.numerator * (one / other), denominator: one };
  if (other % one === 0n) return { numerator: a.numerator * (other / one) + b.numerator, denominator: other };
  return { numerator: a.numerator * other + b.numerator * one, denominator: one * other };
}

export function times(a: Exact, b: Exact): Exact {
  const result = { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
  return recorder ? recorder.computed(result, '*', a, b) : result;
}

/** The quotient; the divisor must not be 0. */
export function over(a: Exact, b: Exact): Exact {
  const [numerator, denominator] = [a.numerator * b.denominator, a.denominator * b.numerator];
  const result =
    denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
  return recorder ? recorder.computed(result, '/', a, b) : result;
}

/** `parts`/`whole` of a value, both integers, the second positive: 20/30 of a month's pay. */
export function share(value: Exact, parts: number, whole = 1): Exact {
  if (recorder) {
    const product = parts === 1 ? value : times(value, exact(parts));
    return whole === 1 ? product : over(product, exact(whole));
  }
  return { numerator: value.numerator * BigInt(parts), denominator: value.denominator * BigInt(whole) };
}

/** So many percent of a value, under a name in explanations. */
export function percentOf(value: Exact, percent: number, name?: string, source?: Source): Exact {
  return share(times(value, exact(percent, name, source)), 1, 100);
}

/**
 * Raises a value of 0 or more to the power of another one; the exponent must not be negative when the base is 0. The
 * caller rounds it: it may have no end.
 */
export function power(base: Exact, exponent: Exact): Exact {
  const result = toPower(base, exponent);
  return recorder ? recorder.computed(result, 'potencia', base, exponent) : result;
}

export function isPositive({ numerator }: Exact): boolean {
  return numerator > 0n;
}

export function least(a: Exact, b: Exact): Exact {
  const result = compare(a, b) <= 0 ? a : b;
  return recorder ? recorder.computed(result, 'menor', a, b) : result;
}

export function greatest(a: Exact, b: Exact): Exact {
  const result = compare(a, b) >= 0 ? a : b;
  return recorder ? recorder.computed(result, 'maior', a, b) : result;
}

/** The value, or 0 when it is negative. */
export function notNegative(value: Exact): Exact {
  if (recorder) return greatest(value, zero);
  return isPositive(value) ? value : zero;
}

/** The value rounded to that many decimals, half away from zero. */
export function roundTo(value: Exact, decimals = 2): Exact {
  const result = { numerator: scaledRound(value, decimals), denominator: powerOfTen(decimals) };
  return recorder
    ? recorder.rounded(result, value, decimals === 2 ? 'centavo' : `${decimals} casas`)
    : result;
}

/** An amount in BRL, rounded half away from zero to the cent; never -0. */
export function toMoney(value: Exact): number {
  const result = nearestDecimal(value, 2);
  return recorder ? recorder.shown(result, value, 'centavo') : result;
}

/** The value rounded to that many decimals, half away from zero; never -0. */
export function toDecimal(value: Exact, decimals: number): number {
  const result = nearestDecimal(value, decimals);
  return recorder ? recorder.shown(result, value, `${decimals} casas`) : result;
}

/** The value rounded to that many decimals or, where these would be more, to 15 significant digits. */
export function toFigure(value: Exact, decimals: number): number {
  const figure = toNumber(value);
  if (Math.abs(figure) < 10 ** (SIGNIFICANT - decimals)) return toDecimal(value, decimals);
  return recorder ? recorder.shown(figure, value, 'nenhum') : figure;
}

function nearestDecimal(value: Exact, decimals: number): number {
  const scaled = scaledRound(value, decimals);
  const number = Number(scaled);
  return Number.isSafeInteger(number) ? number / 10 ** decimals : Number(`${scaled}e-${decimals}`);
}

/** A part of a whole in percent, rounded; 0 when the whole is 0. */
export function toPercent(part: Exact, whole: Exact, decimals = 2): number {
  return toDecimal(whole.numerator === 0n ? zero : share(over(part, whole), 100), decimals);
}

/** A number of the call or of a legal table, as the answer has it; under a name in explanations. */
export function recordGiven(value: number, name: string, source?: Source): number {
  return recorder ? recorder.shown(value, exact(value, name, source), 'nenhum') : value;
}

/**
 * A value that was found by trial, under a name in explanations: they show what it leaves of its equation, which
 * `residual` computes and rounds.
 */
export function root(value: number, name: string, residual: (value: Exact) => Exact): Exact {
  const found = exact(value, name);
  return recorder ? recorder.root(found, residual(found)) : found;
}

/**
 * Gives the value, which explanations show as a step of this id and in these words: the law's (`inss.base`), or those
 * of a person who computes by hand. Its source is that of the table's values in it, unless `source` names the law.
 */
export function step(value: Exact, id: string, pt: string, en: string, source?: Source): Exact {
  return recorder ? recorder.step(value, id, pt, en, source) : value;
}

/** The least decimal with that many places that is not below a value that is not negative. */
export function roundedUp(value: Exact, decimals: number): Exact {
  const scale = 10n ** BigInt(decimals);
  const result = { numerator: ceiling(value, scale), denominator: scale };
  if (!recorder) return result;
  // Explanations round up to cents alone: others are cents of another unit.
  const unit = { numerator: scale, denominator: 100n };
  const cents = recorder.computed(timesUnit(value, unit), '*', value, unit);
  const up = recorder.rounded(timesUnit(result, unit), cents, 'centavo-acima');
  return recorder.computed(result, '/', up, unit);
}

/** The greatest decimal with two places that is not above a value that is not negative. */
export function roundedDown(value: Exact): Exact {
  const result = { numerator: (value.numerator * 100n) / value.denominator, denominator: 100n };
  return recorder ? recorder.rounded(result, value, 'centavo-abaixo') : result;
}

const timesUnit = (a: Exact, b: Exact): Exact => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

function ceiling({ numerator, denominator }: Exact, scale: bigint): bigint {
  return (numerator * scale + denominator - 1n) / denominator;
}

function scaledRound({ numerator, denominator }: Exact, decimals: number): bigint {
  const power = powerOfTen(decimals);
  // Most are of so many decimals already.
  if (denominator === power) return numerator;
  const scaled = numerator * power;
  const half = scaled < 0n ? -denominator : denominator;
  return (2n * scaled + half) / (2n * denominator);
}

const powers: bigint[] = [];

function powerOfTen(exponent: number): bigint {
  return (powers[exponent] ??= 10n ** BigInt(exponent));
}
