/** What payments are worth, and which equal ones end a debt, by whichever arithmetic. */
import type { Arithmetic } from './_arithmetic.ts';

/** A rate below that adds to no debt enough to change a cent, and its growth has no 50 decimals. */
const LEAST_RATE = 1e-20;

/** Periods whose flows are discounted before the sum is cut to its decimals: each would be a step of an explanation. */
const PERIODS_A_STEP = 4;

/** The equal payment, to the cent, that ends a debt in so many periods, each at its end (Price; PMT of spreadsheets). */
export function instalmentOf<N>(a: Arithmetic<N>, debt: N, rate: N, periods: number): N {
  if (a.isBelow(rate, a.of(LEAST_RATE))) return a.cents(a.over(debt, a.of(periods)), periods);
  const discounted = a.minus(a.of(0), a.growth(rate, a.of(-periods)));
  return a.cents(a.over(a.times(debt, rate), discounted));
}

/** What flows, each at the end of a period, are worth at a rate. */
export function worthAt<N>(a: Arithmetic<N>, flows: readonly N[], rate: N): N {
  const factor = a.kept(a.over(a.of(1), a.plus(a.of(1), rate)));
  return flows.reduceRight((later, flow, k) => {
    const worth = a.times(a.plus(later, flow), factor);
    return k % PERIODS_A_STEP === 0 ? a.kept(worth) : worth;
  }, a.of(0));
}
