/** A loan as its borrower pays it: schedule, insurance, fees, and what all of it costs. */
import { invalidValue } from '../../kit/errors/api-error.ts';
import { type Loan, scheduleOf, type System } from './_amortization.ts';
import type { Arithmetic } from './_arithmetic.ts';
import { breakEvenFactor } from './_interest.ts';
import { worthAt } from './_payments.ts';
import { partsOfPercent } from './_rates.ts';

/** BRL: the most that doubles count in cents. */
const LARGEST_TOTAL = Number.MAX_SAFE_INTEGER / 100;

export interface Charges<N> {
  /** Fixed, per month. */
  readonly insurance: N;
  /** % of the balance before each payment. */
  readonly insurancePercent: number;
  /** Per month. */
  readonly fee: N;
}

export interface Payment<N> {
  /** Amortization and interest. */
  readonly instalment: N;
  readonly amortization: N;
  readonly interest: N;
  readonly insurance: N;
  /** Instalment, insurance and the monthly fee. */
  readonly total: N;
  readonly balance: N;
}

export interface Payments<N> {
  readonly payments: readonly Payment<N>[];
  readonly interest: N;
  readonly insurance: N;
  readonly total: N;
}

/** The payments of a loan, month by month. 422 on `prazo` when they exceed what can be counted in cents. */
export function paymentsOf<N>(
  a: Arithmetic<N>,
  system: System,
  loan: Loan<N>,
  charges: Charges<N>,
): Payments<N> {
  const sums = { interest: a.of(0), insurance: a.of(0), total: a.of(0) };
  const percent = a.over(a.of(charges.insurancePercent, 'seguroPercentual'), a.of(100));
  const parts = partsOfPercent(charges.insurancePercent);
  let owed = loan.principal;
  const payments = scheduleOf(a, system, loan).map(({ interest, amortization, balance }) => {
    const insurance =
      charges.insurancePercent === 0
        ? charges.insurance
        : a.plus(charges.insurance, a.cents(a.times(owed, percent), parts));
    const instalment = a.plus(amortization, interest);
    const total = a.plus(a.plus(instalment, insurance), charges.fee);
    owed = balance;
    sums.interest = a.plus(sums.interest, interest);
    sums.insurance = a.plus(sums.insurance, insurance);
    sums.total = a.plus(sums.total, total);
    return { instalment, amortization, interest, insurance, total, balance };
  });
  if (a.isBelow(a.amount(LARGEST_TOTAL), sums.total)) {
    throw invalidValue('prazo', {
      pt: 'o total a pagar passaria de R$ 90 trilhões; reduza o prazo ou a taxa',
      en: 'the total to pay would be above 90 trillion BRL; reduce the term or the rate',
    });
  }
  return { payments, ...sums };
}

/**
 * Total effective cost (CET, Resolução CMN 4.881/2020) of payments in equal months, as a fraction a month and a
 * year: the rate at which they are worth what was received, which is above 0 and at most their sum.
 */
export function totalEffectiveCost<N>(a: Arithmetic<N>, received: N, { payments, total }: Payments<N>) {
  if (!a.isBelow(received, total)) return { monthly: a.of(0), yearly: a.of(0) };
  const totals = payments.map(({ total }) => total);
  // No payment is negative and they sum to more than was received: the factor lies between 0 and 1.
  const factor = breakEvenFactor([-a.inCents(received), ...totals.map(a.inCents)], 0, 1) as number;
  const monthly = a.root(1 / factor - 1, 'cet', (rate) =>
    a.minus(a.over(worthAt(a, totals, rate), received), a.of(1)),
  );
  return { monthly, yearly: a.growth(monthly, a.of(12)) };
}
