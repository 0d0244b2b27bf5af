import { amount, exact } from '../../src/lib/numbers/exact.ts';
import { scheduleOf, type System } from '../../src/tools/financeiro/_amortization.ts';
import { toWholeCents } from '../../src/tools/financeiro/_interest.ts';

interface LoanInCents {
  readonly principal: number;
  /** The fraction by which the balance grows in a period. */
  readonly rate: number;
  readonly instalments: number;
  readonly grace?: number;
  readonly capitalize?: boolean;
}

/** The schedule of a loan, amounts in cents. */
export function scheduleInCents(system: System, { principal, rate, ...terms }: LoanInCents) {
  const loan = { ...terms, principal: amount(principal / 100), rate: exact(rate) };
  return scheduleOf(system, loan).map(({ interest, amortization, balance }) => ({
    interest: toWholeCents(interest),
    amortization: toWholeCents(amortization),
    balance: toWholeCents(balance),
  }));
}
