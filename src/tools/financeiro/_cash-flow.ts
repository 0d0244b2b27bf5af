/** An investment and what comes back of it, period by period. */
import type { Arithmetic, DoubleError } from './_arithmetic.ts';
import { breakEvenFactor } from './_interest.ts';
import { worthAt } from './_payments.ts';

/** Rates of return that are looked for, as fractions. */
const LOWEST_RATE = -0.5;
const HIGHEST_RATE = 10;

/** A balance of so many cents below zero is none: what is left of a discount rate with few digits. */
const NOISE = 1e-7;

/** A balance and the flows that move it. */
export interface Course<N> {
  /** Below zero by that. */
  readonly invested: N;
  readonly flows: readonly N[];
  /** After each flow. */
  readonly balances: readonly N[];
}

export function courseOf<N>(a: Arithmetic<N>, invested: N, flows: readonly N[]): Course<N> {
  let balance = a.minus(a.of(0), invested);
  return { invested, flows, balances: flows.map((flow) => (balance = a.plus(balance, flow))) };
}

/** The flows at present value, by a rate in % a period. */
export function discounted<N>(a: Arithmetic<N>, flows: readonly N[], rate: N): N[] {
  const factor = a.plus(a.of(1), a.over(rate, a.of(100)));
  let growth = a.of(1);
  return flows.map((flow) => {
    growth = a.kept(a.times(growth, factor));
    return a.kept(a.over(flow, growth));
  });
}

/** By how much doubles may be wrong of a course of discounted flows, each of which is as wrong as it is late. */
export function errorOfDiscounted(invested: number, flows: readonly number[], rate: number): DoubleError {
  const unit = 2 ** -52;
  const count = flows.length;
  const largest = flows.reduce((most, flow) => Math.max(most, Math.abs(flow)), 0);
  // The sums of 1, v, v², … and of 1, 2v, 3v², …, v being the factor of a period.
  const [sum, weighted] = [1, 2].map((order) => Math.min(count ** order, ((1 + rate) / rate) ** order)) as [
    number,
    number,
  ];
  return {
    relative: (count + 2) * unit,
    absolute: 100 * unit * (largest * (2 * weighted + count * sum) + invested * count),
  };
}

/**
 * Periods until the balance reaches zero for good, linear within a period; null when it does not. A project that
 * goes negative again has not paid back yet.
 */
export function recovery<N>(a: Arithmetic<N>, { invested, flows, balances }: Course<N>): number | null {
  const noise = a.times(a.amount(-0.01), a.of(NOISE));
  const last = balances.findLastIndex((balance) => a.isBelow(balance, noise));
  if (last === balances.length - 1) return null;
  const owed = last === -1 ? invested : a.minus(a.of(0), balances[last] as N);
  const flow = flows[last + 1] as N;
  return a.toDecimal(a.plus(a.of(last + 1), a.over(owed, flow)), 2, a.over(a.of(1), flow));
}

/** The internal rate of return in %; null when the flows have no such rate, or may have several. */
export function internalRate<N>(a: Arithmetic<N>, invested: N, flows: readonly N[]): number | null {
  const sent = [-a.inCents(invested), ...flows.map(a.inCents)];
  const factor = breakEvenFactor(sent, 1 / (1 + HIGHEST_RATE), 1 / (1 + LOWEST_RATE));
  if (factor === null) return null;
  // The one change of sign is where what is paid out ends.
  const paidIn = sent.findLastIndex((flow) => flow < 0);
  const inflows = flows.map((flow, k) => (k < paidIn ? a.of(0) : flow));
  const rate = a.root(1 / factor - 1, 'tir', (found) => {
    const spent = a.minus(invested, worthAt(a, flows.slice(0, paidIn), found));
    return a.minus(a.over(worthAt(a, inflows, found), spent), a.of(1));
  });
  return a.toDecimal(a.times(rate, a.of(100)), 2);
}
