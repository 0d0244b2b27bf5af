/** Schedules of loans, every amount in whole cents: they end at zero and their parts sum to the debt. */
import { roundCents } from '../../lib/numbers/money.ts';
import { instalmentOf } from '../../lib/finance/interest.ts';
import type { Cents } from '../../lib/numbers/money.ts';

export type System = 'price' | 'sac';

export interface Loan {
  readonly principal: Cents;
  /** The fraction by which the balance grows in one period. */
  readonly rate: number;
  /** Periods in which the debt is paid off, after the grace periods. */
  readonly instalments: number;
  readonly grace?: number;
  /** Whether the interest of the grace joins the balance, instead of being paid. */
  readonly capitalize?: boolean;
}

/** One period. What is paid is `interest + amortization`. */
export interface ScheduleRow {
  readonly interest: Cents;
  /** Negative when interest joins the balance. */
  readonly amortization: Cents;
  /** After the payment. */
  readonly balance: Cents;
}

/**
 * The schedule of a loan: equal payments (Price) or equal amortizations (SAC), rounded to the cent; the last
 * amortization is whatever is left.
 */
export function scheduleOf(system: System, loan: Loan): ScheduleRow[] {
  const { rate, instalments, grace = 0, capitalize = false } = loan;
  const rows: ScheduleRow[] = [];
  let balance = loan.principal;
  const pay = (interest: Cents, amortization: Cents) => {
    balance -= amortization;
    rows.push({ interest, amortization, balance });
  };

  for (let k = 0; k < grace; k++) {
    const interest = roundCents(balance * rate);
    pay(interest, capitalize ? 0 - interest : 0);
  }
  const equal =
    system === 'price'
      ? roundCents(instalmentOf(balance, rate, instalments))
      : roundCents(balance / instalments);
  for (let left = instalments; left > 0; left--) {
    const interest = roundCents(balance * rate);
    const share = system === 'price' ? equal - interest : equal;
    pay(interest, left === 1 ? balance : Math.min(share, balance));
  }
  return rows;
}
