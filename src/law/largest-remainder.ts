/** Amounts shown in cents that add up to their rounded total, by the method of the largest remainder. */
import { compare, type Exact, minus, share } from '../lib/numbers/exact.ts';
import type { Cents } from '../lib/numbers/money.ts';

/**
 * The cents of exact amounts ≥ 0 in BRL whose sum, rounded, is `total`: each is cut to the cent, and those with the
 * largest fractions get the cents that are missing, the first ones on a tie.
 */
export function closeToTheCent(amounts: readonly Exact[], total: Cents): Cents[] {
  const cut = amounts.map((amount) => {
    const exact = share(amount, 100);
    const whole = exact.numerator / exact.denominator;
    return { cents: Number(whole), fraction: minus(exact, { numerator: whole, denominator: 1n }) };
  });
  const missing = total - cut.reduce((sum, { cents }) => sum + cents, 0);
  const byFraction = cut
    .map(({ fraction }, i) => ({ fraction, i }))
    .toSorted((a, b) => compare(b.fraction, a.fraction) || a.i - b.i);
  const raised = new Set(byFraction.slice(0, missing).map(({ i }) => i));
  return cut.map(({ cents }, i) => cents + (raised.has(i) ? 1 : 0));
}
