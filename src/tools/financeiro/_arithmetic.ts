/**
 * One formula in two arithmetics: in doubles, which are fast, and in exact fractions, which explanations record.
 *
 * For amounts that hundreds of periods lead to: compound interest, schedules, discounted flows. A double differs from the exact
 * value by less than an error that the rule knows. Where that could change a digit of the answer, the rule runs again in
 * fractions, so that an answer is the same with its explanation and without it.
 */
import { compound } from './_interest.ts';
import * as fractions from '../../lib/numbers/exact.ts';
import type { Exact } from '../../lib/numbers/exact.ts';
import { toCents } from '../../lib/numbers/money.ts';
import { recorder, type Source } from '../../lib/numbers/recording.ts';

/** What a rule computes with; `N` is a double, of an amount its cents, or a fraction, of an amount its BRL. */
export interface Arithmetic<N> {
  /** A number that is no amount, under a name and of a source in explanations. */
  of(value: number, name?: string, source?: Source): N;
  /** An amount in BRL, of whole cents. */
  amount(value: number, name?: string): N;
  plus(a: N, b: N): N;
  minus(a: N, b: N): N;
  times(a: N, b: N): N;
  over(a: N, b: N): N;
  least(a: N, b: N): N;
  /** The growth of a rate over periods (fractions allowed) as one rate, (1 + rate)^periods − 1. */
  growth(rate: N, periods: N): N;
  /** A value on its way through many periods: the fraction to 50 decimals. */
  kept(value: N): N;
  /**
   * To the cent. A value that is known to be a whole number of such parts of a cent (`parts` of a hundred is hundredths) is
   * either half a cent or far from it, so that doubles need not ask fractions.
   */
  cents(value: N, parts?: number): N;
  isBelow(a: N, b: N): boolean;
  /** An amount as the answer has it. */
  toMoney(value: N): number;
  /** A value as the answer has it; `scale` says how many times its error is that of an amount. */
  toDecimal(value: N, decimals: number, scale?: N): number;
  /** What share of an amount another one is, in % to 2 decimals, both of whole cents. */
  toPercent(part: N, whole: N): number;
  /** An amount of whole cents in cents: for a search, which explanations leave out. */
  inCents(value: N): number;
  /** A number that was found by trial, under a name in explanations, and what it leaves of its equation: next to 0. */
  root(value: number, name: string, residual: (value: N) => N): N;
}

/** By how much a double may differ from the exact value. */
export interface DoubleError {
  /** A share of the value. */
  readonly relative: number;
  /** In addition, in cents. */
  readonly absolute?: number;
}

/** Decimals of a value on its way. */
const PRECISION = 50;

/** Decimals to which the equation of a root holds, whose terms are shares: more than doubles are wrong by. */
const ROOT_PRECISION = 9;

const one = fractions.exact(1);

export const exactly: Arithmetic<Exact> = {
  of: fractions.exact,
  amount: fractions.amount,
  plus: fractions.plus,
  minus: fractions.minus,
  times: fractions.times,
  over: fractions.over,
  least: fractions.least,
  growth: (rate, periods) =>
    fractions.minus(fractions.rounded(fractions.power(fractions.plus(one, rate), periods), PRECISION), one),
  kept: (value) => fractions.rounded(value, PRECISION),
  cents: (value) => fractions.rounded(value),
  isBelow: (a, b) => fractions.compare(a, b) < 0,
  toMoney: fractions.toMoney,
  toDecimal: fractions.toFigure,
  toPercent: (part, whole) => fractions.toPercent(part, whole),
  inCents: ({ numerator, denominator }) => Number((numerator * 100n) / denominator),
  root: (value, name, residual) =>
    fractions.root(value, name, (found) =>
      fractions.step(
        fractions.rounded(residual(found), ROOT_PRECISION),
        'raiz',
        'O que a taxa encontrada deixa da sua equação',
        'What the rate that was found leaves of its equation',
      ),
    ),
};

/** Thrown where the error of a double could change a digit. */
const TOO_CLOSE = Symbol('too close');

/** The greatest number of digits that two roundings, by decimals and by significant digits, leave. */
const SIGNIFICANT = 15;

/** Doubles with that error, amounts in cents. */
export function inDoubles({ relative, absolute = 0 }: DoubleError): Arithmetic<number> {
  const nearest = (value: number, absolute: number, parts: number | undefined) => {
    const size = Math.abs(value);
    const below = Math.floor(size);
    const error = size * relative + absolute;
    const isUp = size - below >= 0.5;
    if (Math.abs(size - below - 0.5) > error) return signed(isUp ? below + 1 : below, value);
    // Whole parts differ from a half by half a part at least, or not at all.
    if (error === 0 || (parts !== undefined && 2 * error * parts < 1)) return signed(below + 1, value);
    throw TOO_CLOSE;
  };
  const toCentsOf = (value: number, parts?: number) => nearest(value, absolute, parts);
  const isBelow = (a: number, b: number) => {
    const error = (Math.abs(a) + Math.abs(b)) * relative + absolute;
    // Whole cents have no error.
    if (Math.abs(a - b) <= error && error > 0 && !(Number.isInteger(a) && Number.isInteger(b))) {
      throw TOO_CLOSE;
    }
    return a < b;
  };
  return {
    of: (value) => value,
    amount: toCents,
    plus: (a, b) => a + b,
    minus: (a, b) => a - b,
    times: (a, b) => a * b,
    over: (a, b) => a / b,
    least: (a, b) => (isBelow(b, a) ? b : a),
    growth: compound,
    kept: (value) => value,
    cents: toCentsOf,
    isBelow,
    toMoney: (value) => toCentsOf(value) / 100,
    toDecimal(value, decimals, scale = 1) {
      // A value of more than 15 digits is shown by these.
      if (relative > 0 && Math.abs(value) >= 10 ** (SIGNIFICANT - decimals)) throw TOO_CLOSE;
      const unit = 10 ** decimals;
      return nearest(value * unit, absolute * Math.abs(scale) * unit, undefined) / unit;
    },
    // A hundredth of a percent of a whole of so many cents has so many parts.
    toPercent: (part, whole) => (whole === 0 ? 0 : nearest((part / whole) * 10_000, 0, whole) / 100),
    inCents: (value) => value,
    root: (value) => value,
  };
}

/** Never -0. */
function signed(size: number, like: number): number {
  return like < 0 && size !== 0 ? -size : size;
}

/** What a rule gives, in doubles where their error changes no digit, and exactly where it could or while somebody listens. */
export function computedBy<T>(error: DoubleError, rule: <N>(arithmetic: Arithmetic<N>) => T): T {
  if (!recorder) {
    try {
      return rule(inDoubles(error));
    } catch (thrown) {
      if (thrown !== TOO_CLOSE) throw thrown;
    }
  }
  return rule(exactly);
}
