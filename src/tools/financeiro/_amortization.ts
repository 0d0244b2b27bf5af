/** Schedules of loans, every amount in whole cents: they end at zero and their parts sum to the debt. */
import { type Exact, exact, least, minus, over, roundTo, times } from '../../lib/numbers/exact.ts';
import { instalmentOf } from './_payments.ts';

export type System = 'price' | 'sac';

export interface Loan {
  readonly principal: Exact;
  /** The fraction by which the balance grows in a period. */
  readonly rate: Exact;
  /** Periods in which the debt is paid off, after the grace periods. */
  readonly instalments: number;
  readonly grace?: number;
  /** True when the interest of the grace joins the balance instead of being paid. */
  readonly capitalize?: boolean;
}

/** One period. What is paid is `interest + amortization`. */
export interface ScheduleRow {
  readonly interest: Exact;
  /** Negative when interest joins the balance. */
  readonly amortization: Exact;
  /** Balance after the payment. */
  readonly balance: Exact;
}

/**
 * The schedule of a loan: equal payments (Price) or equal amortizations (SAC), rounded to the cent; the last
 * amortization is whatever is left.
 */
export function scheduleOf(system: System, loan: Loan): ScheduleRow[] {
  const { rate, instalments, grace = 0, capitalize = false } = loan;
  const rows: ScheduleRow[] = [];
  // Explanations link values by identity: a zero of its own keeps one schedule from naming a step of another.
  const nothing = exact(0);
  let balance = loan.principal;
  const pay = (interest: Exact, amortization: Exact) => {
    balance = minus(balance, amortization);
    rows.push({ interest, amortization, balance });
  };

  for (let k = 0; k < grace; k++) {
    const interest = roundTo(times(balance, rate));
    pay(interest, capitalize ? minus(nothing, interest) : nothing);
  }
  const debt = balance;
  const equal = () =>
    system === 'price' ? instalmentOf(debt, rate, instalments) : roundTo(over(debt, exact(instalments)));
  // A single instalment pays the whole debt.
  const part = instalments === 1 ? debt : equal();
  for (let left = instalments; left > 0; left--) {
    const interest = roundTo(times(balance, rate));
    const share = system === 'price' ? minus(part, interest) : part;
    pay(interest, left === 1 ? balance : least(share, balance));
  }
  return rows;
}
