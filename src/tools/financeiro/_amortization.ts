/** Schedules of loans, every amount in whole cents: they end at zero and their parts sum to the debt. */
import type { Arithmetic } from './_arithmetic.ts';
import { instalmentOf } from './_payments.ts';
import type { MonthlyRate } from './_rates.ts';

export type System = 'price' | 'sac';

export interface Loan<N> {
  readonly principal: N;
  readonly rate: MonthlyRate<N>;
  /** Periods in which the debt is paid off, after the grace periods. */
  readonly instalments: number;
  readonly grace?: number;
  /** Whether the interest of the grace joins the balance, instead of being paid. */
  readonly capitalize?: boolean;
}

/** One period. What is paid is `interest + amortization`. */
export interface ScheduleRow<N> {
  readonly interest: N;
  /** Negative when interest joins the balance. */
  readonly amortization: N;
  /** After the payment. */
  readonly balance: N;
}

/**
 * The schedule of a loan: equal payments (Price) or equal amortizations (SAC), rounded to the cent; the last
 * amortization is whatever is left.
 */
export function scheduleOf<N>(a: Arithmetic<N>, system: System, loan: Loan<N>): ScheduleRow<N>[] {
  const { rate, instalments, grace = 0, capitalize = false } = loan;
  const rows: ScheduleRow<N>[] = [];
  const nothing = a.of(0);
  let balance = loan.principal;
  const pay = (interest: N, amortization: N) => {
    balance = a.minus(balance, amortization);
    rows.push({ interest, amortization, balance });
  };

  for (let k = 0; k < grace; k++) {
    const interest = a.cents(a.times(balance, rate.value), rate.parts);
    pay(interest, capitalize ? a.minus(nothing, interest) : nothing);
  }
  const debt = balance;
  const equal = () =>
    system === 'price'
      ? instalmentOf(a, debt, rate.value, instalments)
      : a.cents(a.over(debt, a.of(instalments)), instalments);
  // A single one pays what is left, whatever an equal one would be.
  const part = instalments === 1 ? debt : equal();
  for (let left = instalments; left > 0; left--) {
    const interest = a.cents(a.times(balance, rate.value), rate.parts);
    const share = system === 'price' ? a.minus(part, interest) : part;
    pay(interest, left === 1 ? balance : a.least(share, balance));
  }
  return rows;
}
