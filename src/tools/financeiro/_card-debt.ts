/**
 * What a card debt grows to, in cents. What is charged on it, other than tax, never exceeds the debt (Lei 14.690/2023,
 * art. 28, § 1º; Resolução CMN 4.549/2017, arts. 2º-A to 2º-D, by Resolução CMN 5.112/2023).
 */
import { scheduleOf } from './_amortization.ts';
import type { Arithmetic } from './_arithmetic.ts';
import { breakEvenFactor } from './_interest.ts';
import { type MonthlyRate, partsOfPercent } from './_rates.ts';

const DAYS_A_MONTH = 30;

/** So many percent of an amount, to the cent; they are of the call, or of the source that is named. */
export function percentOfAmount<N>(
  a: Arithmetic<N>,
  amount: N,
  percent: number,
  name: string,
  source?: string,
): N {
  const share = a.over(a.times(amount, a.of(percent, name, source)), a.of(100));
  return a.cents(share, partsOfPercent(percent));
}

export interface RevolvingTerms {
  readonly months: number;
  /** % a month. */
  readonly rate: number;
  /** % of the debt, charged once, and % a month; 0 when the minimum was paid. */
  readonly lateFee: number;
  readonly lateInterest: number;
}

export interface RevolvingMonth<N> {
  readonly interest: N;
  readonly lateFee: N;
  readonly lateInterest: N;
  /** All charges so far. */
  readonly charged: N;
}

/** A debt carried without payment, its charges cut where they reach `ceiling`, if there is one. */
export function revolve<N>(
  a: Arithmetic<N>,
  debt: N,
  terms: RevolvingTerms,
  ceiling: N | undefined,
): RevolvingMonth<N>[] {
  const nothing = a.of(0);
  let charged = nothing;
  let interestSoFar = nothing;
  const charge = (amount: N) => {
    const due = ceiling === undefined ? amount : a.least(amount, a.minus(ceiling, charged));
    charged = a.plus(charged, due);
    return due;
  };
  return Array.from({ length: terms.months }, (_, k) => {
    const isFirst = k === 0 && terms.lateFee > 0;
    const lateFee = isFirst ? charge(percentOfAmount(a, debt, terms.lateFee, 'multaPercentual')) : nothing;
    const lateInterest =
      terms.lateInterest > 0
        ? charge(percentOfAmount(a, debt, terms.lateInterest, 'jurosMoraPercentual'))
        : nothing;
    const interest = charge(percentOfAmount(a, a.plus(debt, interestSoFar), terms.rate, 'taxaMensal'));
    interestSoFar = a.plus(interestSoFar, interest);
    return { interest, lateFee, lateInterest, charged };
  });
}

export interface CardInstalment<N> {
  readonly payment: N;
  readonly amortization: N;
  readonly interest: N;
  readonly balance: N;
}

export interface InstalmentPlan<N> {
  readonly rows: readonly CardInstalment<N>[];
  /** Of all instalments but the last. */
  readonly payment: N;
  /** The rate applied, as a fraction a month. */
  readonly rate: N;
  readonly interest: N;
  /** Interest without the ceiling. */
  readonly unlimited: N;
}

/** A debt paid in equal instalments (Price), or in equal parts of its double where interest would exceed it. */
export function payInInstalments<N>(
  a: Arithmetic<N>,
  debt: N,
  count: number,
  rate: MonthlyRate<N>,
): InstalmentPlan<N> {
  const rows = scheduleOf(a, 'price', { principal: debt, rate, instalments: count }).map(
    ({ interest, amortization, balance }) => ({
      payment: a.plus(interest, amortization),
      amortization,
      interest,
      balance,
    }),
  );
  const interest = rows.reduce((sum, row) => a.plus(sum, row.interest), a.of(0));
  const [{ payment }] = rows as [CardInstalment<N>];
  return a.isBelow(debt, interest)
    ? limitedPlan(a, debt, count, interest)
    : { rows, payment, rate: rate.value, interest, unlimited: interest };
}

function limitedPlan<N>(a: Arithmetic<N>, debt: N, count: number, unlimited: N): InstalmentPlan<N> {
  const double = a.times(a.of(2), debt);
  const equal = a.cents(a.over(double, a.of(count)), count);
  const rate = doublingRate(a, count);
  let balance = debt;
  let unpaid = double;
  const rows = Array.from({ length: count }, (_, k) => {
    const isLast = k === count - 1;
    const payment = isLast ? unpaid : a.least(equal, unpaid);
    // The part unpaid above the principal is the most interest that the ceiling still allows.
    const most = a.least(a.minus(unpaid, balance), payment);
    const interest = a.least(a.cents(a.times(balance, rate)), most);
    const amortization = isLast ? balance : a.least(a.minus(payment, interest), balance);
    unpaid = a.minus(unpaid, payment);
    balance = a.minus(balance, amortization);
    return { payment, amortization, interest: a.minus(payment, amortization), balance };
  });
  return { rows, payment: equal, rate, interest: debt, unlimited };
}

/**
 * The rate at which `count` equal instalments of the double of a debt are worth the debt; two or more of them sum to its
 * double, so that it lies above 0.
 */
function doublingRate<N>(a: Arithmetic<N>, count: number): N {
  const parts = Array.from({ length: count }, () => 2 / count);
  const found = 1 / (breakEvenFactor([-1, ...parts], 0, 1) as number) - 1;
  return a.root(found, 'taxa', (rate) => {
    const discounted = a.minus(a.of(0), a.growth(rate, a.of(-count)));
    return a.minus(a.over(a.times(a.over(a.of(2), a.of(count)), discounted), rate), a.of(1));
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
export function creditTax<N>(
  a: Arithmetic<N>,
  parts: readonly (readonly [N, number])[],
  { once, daily, days, source }: CreditTax,
) {
  const nothing = a.of(0);
  const debt = parts.reduce((sum, [part]) => a.plus(sum, part), nothing);
  const weighted = parts.reduce(
    (sum, [part, months]) => a.plus(sum, a.times(part, a.of(Math.min(DAYS_A_MONTH * months, days)))),
    nothing,
  );
  return {
    fixed: percentOfAmount(a, debt, once, 'adicional', source),
    daily: percentOfAmount(a, weighted, daily, 'aliquotaDiaria', source),
  };
}
