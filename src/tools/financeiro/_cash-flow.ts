/** An investment and what comes back of it, period by period. */
import {
  amount,
  compare,
  exact,
  type Exact,
  minus,
  over,
  plus,
  times,
  toFigure,
  zero,
} from '../../lib/numbers/exact.ts';
import { breakEvenFactor, proveRoot, toPercentage, toWholeCents, trim } from './_interest.ts';
import { worthAt } from './_payments.ts';

/** Rates of return that are looked for, as fractions. */
const LOWEST_RATE = -0.5;
const HIGHEST_RATE = 10;

/** A debt of fewer cents counts as paid: it is what a discount rate with few digits leaves. */
const NOISE = 1e-7;

/** A balance and the flows that move it. */
export interface Course {
  /** Amount invested in period 0; the balance starts at its negative. */
  readonly invested: Exact;
  readonly flows: readonly Exact[];
  /** Balance after each flow. */
  readonly balances: readonly Exact[];
}

export function courseOf(invested: Exact, flows: readonly Exact[]): Course {
  let balance = minus(zero, invested);
  return { invested, flows, balances: flows.map((flow) => (balance = plus(balance, flow))) };
}

/** Growth by which any flow is worth nothing, in as many digits as are kept. It stays below what a double holds. */
const WORTHLESS = 1e100;

/** The flows at present value, at a rate a period. */
export function discount(flows: readonly Exact[], rate: Exact): Exact[] {
  const factor = plus(exact(1), rate);
  const enough = exact(WORTHLESS);
  let growth = exact(1);
  return flows.map((flow) => {
    if (compare(growth, enough) < 0) growth = trim(times(growth, factor));
    return trim(over(flow, growth));
  });
}

/**
 * Periods until the balance reaches zero for good, linear within a period; null when it does not. A project that
 * goes negative again has not paid back yet.
 */
export function recovery({ invested, flows, balances }: Course): number | null {
  const noise = times(amount(-0.01), exact(NOISE));
  const last = balances.findLastIndex((balance) => compare(balance, noise) < 0);
  if (last === balances.length - 1) return null;
  const owed = last === -1 ? invested : minus(zero, balances[last] as Exact);
  const flow = flows[last + 1] as Exact;
  return toFigure(plus(exact(last + 1), over(owed, flow)), 2);
}

/** The internal rate of return in %; null when the flows have no such rate, or may have several. */
export function internalRate(invested: Exact, flows: readonly Exact[]): number | null {
  const sent = [-toWholeCents(invested), ...flows.map(toWholeCents)];
  const factor = breakEvenFactor(sent, 1 / (1 + HIGHEST_RATE), 1 / (1 + LOWEST_RATE));
  if (factor === null) return null;
  // The flows change their sign once: where the last payment out is.
  const paidIn = sent.findLastIndex((flow) => flow < 0);
  const inflows = flows.map((flow, k) => (k < paidIn ? zero : flow));
  const rate = proveRoot(1 / factor - 1, 'tir', (found) => {
    const spent = minus(invested, worthAt(flows.slice(0, paidIn), found));
    return minus(over(worthAt(inflows, found), spent), exact(1));
  });
  return toPercentage(rate, 2);
}
