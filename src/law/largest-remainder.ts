/** Amounts shown in cents that add up to their rounded total, by the method of the largest remainder. */
import {
  compare,
  type Exact,
  exact,
  minus,
  plus,
  roundedDown,
  share,
  sum,
  toMoney,
} from '../lib/numbers/exact.ts';
import { type Cents, toReais } from '../lib/numbers/money.ts';
import { recorder } from '../lib/numbers/recording.ts';

/**
 * Splits `total`, the rounded sum of exact amounts ≥ 0 in BRL, into the cents of each: an amount is cut to the cent,
 * and those with the largest fractions get the cents that are missing, the first ones on a tie.
 */
export function closeToTheCent(amounts: readonly Exact[], total: Cents): Cents[] {
  const cut = amounts.map((amount) => {
    const cents = share(amount, 100);
    const whole = cents.numerator / cents.denominator;
    return { cents: Number(whole), fraction: minus(cents, { numerator: whole, denominator: 1n }) };
  });
  const missing = total - cut.reduce((sum, { cents }) => sum + cents, 0);
  const byFraction = cut
    .map(({ fraction }, i) => ({ fraction, i }))
    .toSorted((a, b) => compare(b.fraction, a.fraction) || a.i - b.i);
  const raised = new Set(byFraction.slice(0, missing).map(({ i }) => i));
  return cut.map(({ cents }, i) => cents + (raised.has(i) ? 1 : 0));
}

/** An amount, and the cents that it was closed to. */
export type Closed = readonly [amount: Exact, cents: Cents];

/** The sum in BRL of amounts that were closed to the cent. */
export function sumOfClosed(closed: readonly Closed[]): number {
  if (!recorder) return toReais(closed.reduce((total, [, cents]) => total + cents, 0));
  const parts = closed.map(([amount, cents]) => {
    const cut = roundedDown(amount);
    const added = cents - Number((cut.numerator * 100n) / cut.denominator);
    return plus(cut, exact(added / 100));
  });
  return toMoney(sum(...parts));
}
