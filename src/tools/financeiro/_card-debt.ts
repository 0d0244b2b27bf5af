/**
 * Growth of a card debt. The charges on it, other than tax, never exceed the debt (Lei 14.690/2023, art. 28, § 1º;
 * Resolução CMN 4.549/2017, arts. 2º-A to 2º-D, by Resolução CMN 5.112/2023).
 */
import { scheduleOf } from './_amortization.ts';
import {
  exact,
  type Exact,
  compare,
  least,
  minus,
  over,
  percentOf,
  plus,
  roundTo,
  times,
  zero,
} from '../../lib/numbers/exact.ts';
import { breakEvenFactor, growth, proveRoot } from './_interest.ts';

const DAYS_A_MONTH = 30;

/** A percentage of an amount, to the cent. Without a `source` the percentage is the caller's. */
export function percentOfAmount(amount: Exact, percent: number, name: string, source?: string): Exact {
  return roundTo(percentOf(amount, percent, name, source));
}

export interface RevolvingTerms {
  readonly months: number;
  /** % a month. */
  readonly rate: number;
  /** % of the debt, charged once, and % a month; 0 when the minimum was paid. */
  readonly lateFee: number;
  readonly lateInterest: number;
}

export interface RevolvingMonth {
  readonly interest: Exact;
  readonly lateFee: Exact;
  readonly lateInterest: Exact;
  /** All charges so far. */
  readonly charged: Exact;
}

/** A debt carried without payment, its charges cut where they reach `ceiling`, if there is one. */
export function revolve(debt: Exact, terms: RevolvingTerms, ceiling: Exact | undefined): RevolvingMonth[] {
  let charged = zero;
  let interestSoFar = zero;
  const charge = (amount: Exact) => {
    const due = ceiling === undefined ? amount : least(amount, minus(ceiling, charged));
    charged = plus(charged, due);
    return due;
  };
  return Array.from({ length: terms.months }, (_, k) => {
    const isFirst = k === 0 && terms.lateFee > 0;
    const lateFee = isFirst ? charge(percentOfAmount(debt, terms.lateFee, 'multaPercentual')) : zero;
    const lateInterest =
      terms.lateInterest > 0
        ? charge(percentOfAmount(debt, terms.lateInterest, 'jurosMoraPercentual'))
        : zero;
    const interest = charge(percentOfAmount(plus(debt, interestSoFar), terms.rate, 'taxaMensal'));
    interestSoFar = plus(interestSoFar, interest);
    return { interest, lateFee, lateInterest, charged };
  });
}

export interface CardInstalment {
  readonly payment: Exact;
  readonly amortization: Exact;
  readonly interest: Exact;
  readonly balance: Exact;
}

export interface InstalmentPlan {
  readonly rows: readonly CardInstalment[];
  /** Amount of each instalment but the last. */
  readonly payment: Exact;
  /** The rate applied, as a fraction a month. */
  readonly rate: Exact;
  readonly interest: Exact;
  /** Interest without the ceiling. */
  readonly unlimited: Exact;
}

/** A debt paid in equal instalments (Price), or in equal parts of its double where interest would exceed it. */
export function payInInstalments(debt: Exact, count: number, rate: Exact): InstalmentPlan {
  const rows = scheduleOf('price', { principal: debt, rate, instalments: count }).map(
    ({ interest, amortization, balance }) => ({
      payment: plus(interest, amortization),
      amortization,
      interest,
      balance,
    }),
  );
  const interest = rows.reduce((sum, row) => plus(sum, row.interest), zero);
  const [{ payment }] = rows as [CardInstalment];
  return compare(debt, interest) < 0
    ? limitedPlan(debt, count, interest)
    : { rows, payment, rate, interest, unlimited: interest };
}

function limitedPlan(debt: Exact, count: number, unlimited: Exact): InstalmentPlan {
  const double = times(exact(2), debt);
  const equal = roundTo(over(double, exact(count)));
  const rate = doublingRate(count);
  let balance = debt;
  let unpaid = double;
  const rows = Array.from({ length: count }, (_, k) => {
    const isLast = k === count - 1;
    const payment = isLast ? unpaid : least(equal, unpaid);
    // The part unpaid above the principal is the most interest that the ceiling still allows.
    const most = least(minus(unpaid, balance), payment);
    const interest = least(roundTo(times(balance, rate)), most);
    const amortization = isLast ? balance : least(minus(payment, interest), balance);
    unpaid = minus(unpaid, payment);
    balance = minus(balance, amortization);
    return { payment, amortization, interest: minus(payment, amortization), balance };
  });
  return { rows, payment: equal, rate, interest: debt, unlimited };
}

/**
 * The rate at which `count` equal instalments of the double of a debt are worth the debt; two or more of them sum to its
 * double, so that it lies above 0.
 */
function doublingRate(count: number): Exact {
  const parts = Array.from({ length: count }, () => 2 / count);
  const found = 1 / (breakEvenFactor([-1, ...parts], 0, 1) as number) - 1;
  return proveRoot(found, 'taxa', (rate) => {
    const discounted = minus(zero, growth(rate, exact(-count)));
    return minus(over(times(over(exact(2), exact(count)), discounted), rate), exact(1));
  });
}

/** IOF on credit (Decreto 6.306/2007, art. 7º). */
export interface CreditTax {
  /** % of the principal. */
  readonly once: number;
  /** % of the principal a day, for so many days at most. */
  readonly daily: number;
  readonly days: number;
  /** The law that has them. */
  readonly source: string;
}

/** IOF of principal that is owed for so many months each. */
export function creditTax(
  parts: readonly (readonly [Exact, number])[],
  { once, daily, days, source }: CreditTax,
) {
  const debt = parts.reduce((sum, [part]) => plus(sum, part), zero);
  const weighted = parts.reduce(
    (sum, [part, months]) => plus(sum, times(part, exact(Math.min(DAYS_A_MONTH * months, days)))),
    zero,
  );
  return {
    fixed: percentOfAmount(debt, once, 'adicional', source),
    daily: percentOfAmount(weighted, daily, 'aliquotaDiaria', source),
  };
}
