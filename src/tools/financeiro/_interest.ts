/** Compound interest. A rate is the fraction by which an amount grows in one period: 0.01 is 1 %. */
import {
  exact,
  type Exact,
  minus,
  over,
  plus,
  power,
  root,
  roundTo,
  step,
  times,
  toFigure,
} from '../../lib/numbers/exact.ts';

/** Decimals that a value keeps on its way through many periods. */
const PRECISION = 50;

/** Decimals to which the equation of a root holds: fewer than the double that was found by trial has. */
const ROOT_PRECISION = 9;

/** A rate in %, under a name in explanations, as a fraction. */
export function toFraction(percent: number, name?: string): Exact {
  return over(exact(percent, name), exact(100));
}

/** A fraction in %, as the answer has it. */
export function toPercentage(fraction: Exact, decimals: number): number {
  return toFigure(times(fraction, exact(100)), decimals);
}

/** Keeps the decimals that matter of a value that many periods lead to. */
export function trim(value: Exact): Exact {
  return roundTo(value, PRECISION);
}

/** The growth of a rate over periods (fractions allowed) as one rate, (1 + rate)^periods − 1. */
export function growth(rate: Exact, periods: Exact): Exact {
  return minus(trim(power(plus(exact(1), rate), periods)), exact(1));
}

/** Whole cents of an amount in BRL, for a search by trial, which explanations leave out. */
export function toWholeCents({ numerator, denominator }: Exact): number {
  return Number((numerator * 100n) / denominator);
}

/** A rate that was found by trial. Explanations show that it solves its equation: `residual` is next to 0. */
export function proveRoot(value: number, name: string, residual: (rate: Exact) => Exact): Exact {
  return root(value, name, (rate) =>
    step(
      roundTo(residual(rate), ROOT_PRECISION),
      'raiz',
      'O que a taxa encontrada deixa da sua equação',
      'What the rate that was found leaves of its equation',
    ),
  );
}

/** The value at the time of the first flow of flows one period apart, discounted by a factor of 1/(1 + rate). */
export function presentValue(flows: readonly number[], factor: number): number {
  let value = 0;
  for (let k = flows.length - 1; k >= 0; k--) value = value * factor + (flows[k] as number);
  return value;
}

/** Counts the changes of sign among the flows, those of zero left out. */
export function signChanges(flows: readonly number[]): number {
  const signs = flows.filter((flow) => flow !== 0).map(Math.sign);
  return signs.filter((sign, k) => k > 0 && sign !== signs[k - 1]).length;
}

/**
 * The discount factor from `low` to `high` (≥ 0) at which the present value of flows one period apart is 0; 1/factor −
 * 1 is their internal rate of return. Null when there is no such factor, and for flows that do not change sign exactly
 * once: with one change there is at most one factor (Descartes' rule of signs). Found by bisection, which always ends
 * and cannot miss it.
 */
export function breakEvenFactor(flows: readonly number[], low: number, high: number): number | null {
  if (signChanges(flows) !== 1) return null;
  const atLow = Math.sign(presentValue(flows, low));
  const atHigh = Math.sign(presentValue(flows, high));
  if (atLow === 0) return low;
  if (atHigh === 0) return high;
  if (atLow === atHigh) return null;
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return middle;
    if (Math.sign(presentValue(flows, middle)) === atLow) low = middle;
    else high = middle;
  }
}
