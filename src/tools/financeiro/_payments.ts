/** Present worth of payments, and the equal payments that end a debt. */
import {
  compare,
  exact,
  type Exact,
  minus,
  over,
  plus,
  roundTo,
  times,
  zero,
} from '../../lib/numbers/exact.ts';
import { growth, trim } from './_interest.ts';

/** A lower rate adds less than a cent to any debt, and its growth would be lost after 50 decimals. */
const LEAST_RATE = 1e-20;

/** Periods between two roundings of the sum; rounding in each of them would double the steps of an explanation. */
const PERIODS_A_STEP = 4;

/** The equal payment, to the cent, that ends a debt in so many periods, each at its end (Price; PMT of spreadsheets). */
export function instalmentOf(debt: Exact, rate: Exact, periods: number): Exact {
  if (compare(rate, exact(LEAST_RATE)) < 0) return roundTo(over(debt, exact(periods)));
  const discounted = minus(zero, growth(rate, exact(-periods)));
  return roundTo(over(times(debt, rate), discounted));
}

/** Computes the present worth, at a rate, of flows that come at the end of each period. */
export function worthAt(flows: readonly Exact[], rate: Exact): Exact {
  const factor = trim(over(exact(1), plus(exact(1), rate)));
  return flows.reduceRight((later, flow, k) => {
    const worth = times(plus(later, flow), factor);
    return k % PERIODS_A_STEP === 0 ? trim(worth) : worth;
  }, zero);
}
