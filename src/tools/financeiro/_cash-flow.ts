/** An investment and what comes back of it, period by period. */
import { breakEvenFactor } from '../../lib/finance/interest.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';

/** Rates of return that are looked for, as fractions. */
const LOWEST_RATE = -0.5;
const HIGHEST_RATE = 10;

/** A balance this far below zero, in BRL, is binary noise. */
const NOISE = 1e-9;

/** A balance and the flows that move it. */
export interface Course {
  readonly start: number;
  readonly flows: readonly number[];
  /** After each flow. */
  readonly balances: readonly number[];
}

export function courseOf(start: number, flows: readonly number[]): Course {
  let balance = start;
  return { start, flows, balances: flows.map((flow) => (balance += flow)) };
}

/**
 * Periods until the balance reaches zero for good, linear within a period; null when it does not. A project that
 * goes negative again has not paid back yet.
 */
export function recovery({ start, flows, balances }: Course): number | null {
  const last = balances.findLastIndex((balance) => balance < -NOISE);
  if (last === balances.length - 1) return null;
  const before = last === -1 ? start : (balances[last] as number);
  return roundTo(last + 1 - before / (flows[last + 1] as number), 2);
}

/** The internal rate of return in %; null when the flows have no such rate, or may have several. */
export function internalRate(flows: readonly number[]): number | null {
  const factor = breakEvenFactor(flows, 1 / (1 + HIGHEST_RATE), 1 / (1 + LOWEST_RATE));
  return factor === null ? null : roundTo((1 / factor - 1) * 100, 2);
}
