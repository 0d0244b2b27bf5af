import { scheduleOf, type System } from '../../src/tools/financeiro/_amortization.ts';
import { computedBy } from '../../src/tools/financeiro/_arithmetic.ts';

interface LoanInCents {
  readonly principal: number;
  /** The fraction by which the balance grows in a period. */
  readonly rate: number;
  readonly instalments: number;
  readonly grace?: number;
  readonly capitalize?: boolean;
}

/** The schedule of a loan, amounts in cents. */
export function scheduleInCents(system: System, loan: LoanInCents) {
  return computedBy({ relative: 2 ** -45 }, (a) =>
    scheduleOf(a, system, {
      ...loan,
      principal: a.amount(loan.principal / 100),
      rate: { value: a.of(loan.rate) },
    }).map(({ interest, amortization, balance }) => ({
      interest: a.inCents(interest),
      amortization: a.inCents(amortization),
      balance: a.inCents(balance),
    })),
  );
}
