/** A loan as its borrower pays it: schedule, insurance, fees, and what all of it costs. */
import { invalidValue } from '../../kit/errors.ts';
import { percentOfCents } from '../../lib/numbers/money.ts';
import { type Loan, scheduleOf, type System } from './_amortization.ts';
import { breakEvenFactor, compound } from '../../lib/finance/interest.ts';
import type { Cents } from '../../lib/numbers/money.ts';

export interface Charges {
  /** Fixed, per month. */
  readonly insurance: Cents;
  /** % of the balance before each payment. */
  readonly insurancePercent: number;
  /** Per month. */
  readonly fee: Cents;
}

export interface Payment {
  readonly amortization: Cents;
  readonly interest: Cents;
  readonly insurance: Cents;
  /** Amortization, interest, insurance and the monthly fee. */
  readonly total: Cents;
  readonly balance: Cents;
}

export interface Payments {
  readonly payments: readonly Payment[];
  readonly interest: Cents;
  readonly insurance: Cents;
  readonly total: Cents;
}

/** The payments of a loan, month by month. 422 on `prazo` when they exceed what can be counted in cents. */
export function paymentsOf(system: System, loan: Loan, charges: Charges): Payments {
  const sums = { interest: 0, insurance: 0, total: 0 };
  let owed = loan.principal;
  const payments = scheduleOf(system, loan).map(({ interest, amortization, balance }) => {
    const insurance = charges.insurance + percentOfCents(owed, charges.insurancePercent);
    const total = interest + amortization + insurance + charges.fee;
    owed = balance;
    sums.interest += interest;
    sums.insurance += insurance;
    sums.total += total;
    return { amortization, interest, insurance, total, balance };
  });
  if (sums.total > Number.MAX_SAFE_INTEGER) {
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
export function totalEffectiveCost(received: Cents, { payments, total }: Payments) {
  if (total === received) return { monthly: 0, yearly: 0 };
  // No payment is negative and they sum to more than was received: the factor lies between 0 and 1.
  const factor = breakEvenFactor([-received, ...payments.map(({ total }) => total)], 0, 1) as number;
  const monthly = 1 / factor - 1;
  return { monthly, yearly: compound(monthly, 12) };
}
