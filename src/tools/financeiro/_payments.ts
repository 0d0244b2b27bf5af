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
  return roundTo(equalPayment(debt, rate, periods));
}

/** The same before it is rounded. */
export function equalPayment(debt: Exact, rate: Exact, periods: number): Exact {
  if (compare(rate, exact(LEAST_RATE)) < 0) return over(debt, exact(periods));
  const discounted = minus(zero, growth(rate, exact(-periods)));
  return over(times(debt, rate), discounted);
}

/** The equal payment, not rounded, that ends a debt in periods with a rate each. */
export function equalPaymentOver(debt: Exact, rates: readonly Exact[]): Exact {
  const one = exact(1);
  const worth = rates.reduceRight((later, rate) => trim(over(plus(later, one), plus(one, rate))), zero);
  return over(debt, worth);
}

/** A smaller discount has too few of the 50 decimals that are kept to divide by. */
const LEAST_DISCOUNT = 1e-20;

/**
 * Makes a function for the equal payment, not rounded, of a debt from a period on: discounts are added up once for all
 * periods, as a payment in each of them may ask for another equal payment.
 */
export function equalPayments(rateOf: (period: number) => Exact, periods: number) {
  const one = exact(1);
  let [discount, worth] = [one, exact(0)];
  const discounts = [discount];
  const worths = [worth];
  for (let k = 0; k < periods; k++) {
    discount = trim(over(discount, plus(one, rateOf(k))));
    worth = plus(worth, discount);
    discounts.push(discount);
    worths.push(worth);
  }
  return (debt: Exact, first: number, count: number): Exact => {
    const start = discounts[first] as Exact;
    if (compare(start, exact(LEAST_DISCOUNT)) < 0) {
      return equalPaymentOver(
        debt,
        Array.from({ length: count }, (_, k) => rateOf(first + k)),
      );
    }
    return over(times(debt, start), minus(worths[first + count] as Exact, worths[first] as Exact));
  };
}

/** Computes the present worth, at a rate, of flows that come at the end of each period. */
export function worthAt(flows: readonly Exact[], rate: Exact): Exact {
  const factor = trim(over(exact(1), plus(exact(1), rate)));
  return flows.reduceRight((later, flow, k) => {
    const worth = times(plus(later, flow), factor);
    return k % PERIODS_A_STEP === 0 ? trim(worth) : worth;
  }, zero);
}
