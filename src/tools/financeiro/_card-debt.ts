/**
 * What a card debt grows to, in cents. What is charged on it, other than tax, never exceeds the debt (Lei 14.690/2023,
 * art. 28, § 1º; Resolução CMN 4.549/2017, arts. 2º-A to 2º-D, by Resolução CMN 5.112/2023).
 */
import { percentOfCents, roundCents } from '../../lib/numbers/money.ts';
import { scheduleOf } from './_amortization.ts';
import { breakEvenFactor } from '../../lib/finance/interest.ts';
import type { Cents } from '../../lib/numbers/money.ts';

const DAYS_A_MONTH = 30;

export interface RevolvingTerms {
  readonly months: number;
  /** % a month. */
  readonly rate: number;
  /** % of the debt, charged once, and % a month; 0 when the minimum was paid. */
  readonly lateFee: number;
  readonly lateInterest: number;
}

export interface RevolvingMonth {
  readonly interest: Cents;
  readonly lateFee: Cents;
  readonly lateInterest: Cents;
  /** All charges so far. */
  readonly charged: Cents;
}

/** A debt carried without payment, its charges cut where they reach `ceiling`. */
export function revolve(debt: Cents, terms: RevolvingTerms, ceiling: Cents): RevolvingMonth[] {
  let charged = 0;
  let interestSoFar = 0;
  const charge = (amount: Cents) => {
    const due = Math.min(amount, ceiling - charged);
    charged += due;
    return due;
  };
  return Array.from({ length: terms.months }, (_, k) => {
    const lateFee = charge(k === 0 ? percentOfCents(debt, terms.lateFee) : 0);
    const lateInterest = charge(percentOfCents(debt, terms.lateInterest));
    const interest = charge(percentOfCents(debt + interestSoFar, terms.rate));
    interestSoFar += interest;
    return { interest, lateFee, lateInterest, charged };
  });
}

export interface CardInstalment {
  readonly payment: Cents;
  readonly amortization: Cents;
  readonly interest: Cents;
  readonly balance: Cents;
}

export interface InstalmentPlan {
  readonly rows: readonly CardInstalment[];
  /** Of all instalments but the last. */
  readonly payment: Cents;
  /** The rate applied, as a fraction a month. */
  readonly rate: number;
  readonly interest: Cents;
  /** Interest without the ceiling. */
  readonly unlimited: Cents;
}

/** A debt paid in equal instalments (Price), or in equal parts of its double where interest would exceed it. */
export function payInInstalments(debt: Cents, count: number, rate: number): InstalmentPlan {
  const rows = scheduleOf('price', { principal: debt, rate, instalments: count }).map(
    ({ interest, amortization, balance }) => ({
      payment: interest + amortization,
      amortization,
      interest,
      balance,
    }),
  );
  const interest = rows.reduce((sum, row) => sum + row.interest, 0);
  return interest > debt
    ? limitedPlan(debt, count, interest)
    : { rows, payment: rows[0]?.payment ?? 0, rate, interest, unlimited: interest };
}

function limitedPlan(debt: Cents, count: number, unlimited: Cents): InstalmentPlan {
  const equal = roundCents((2 * debt) / count);
  // The rate at which `count` instalments of 2/count of the debt are worth the debt; two or more of them sum to its
  // double, so that it lies above 0.
  const parts = Array.from({ length: count }, () => 2 / count);
  const rate = 1 / (breakEvenFactor([-1, ...parts], 0, 1) as number) - 1;
  let balance = debt;
  let unpaid = 2 * debt;
  const rows = parts.map((_, k) => {
    const isLast = k === count - 1;
    const payment = isLast ? unpaid : Math.min(equal, unpaid);
    // The part unpaid above the principal is the most interest that the ceiling still allows.
    const interest = Math.min(roundCents(balance * rate), unpaid - balance, payment);
    const amortization = isLast ? balance : Math.min(payment - interest, balance);
    unpaid -= payment;
    balance -= amortization;
    return { payment, amortization, interest: payment - amortization, balance };
  });
  return { rows, payment: equal, rate, interest: debt, unlimited };
}

/** IOF on credit (Decreto 6.306/2007, art. 7º). */
export interface CreditTax {
  /** % of the principal. */
  readonly once: number;
  /** % of the principal a day, for so many days at most. */
  readonly daily: number;
  readonly days: number;
}

/** IOF of principal that is owed for so many months each. */
export function creditTax(parts: readonly (readonly [Cents, number])[], tax: CreditTax) {
  const debt = parts.reduce((sum, [part]) => sum + part, 0);
  const weighted = parts.reduce(
    (sum, [part, months]) => sum + part * Math.min(DAYS_A_MONTH * months, tax.days),
    0,
  );
  return { fixed: percentOfCents(debt, tax.once), daily: percentOfCents(weighted, tax.daily) };
}
