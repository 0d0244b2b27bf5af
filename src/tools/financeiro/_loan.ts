/** A loan as its borrower pays it: schedule, insurance, fees, and what all of it costs. */
import { invalidValue } from '../../kit/errors/api-error.ts';
import { type Loan, scheduleOf, type System } from './_amortization.ts';
import {
  amount,
  compare,
  exact,
  type Exact,
  minus,
  over,
  plus,
  roundTo,
  times,
  zero,
} from '../../lib/numbers/exact.ts';
import { breakEvenFactor, growth, proveRoot, toFraction, toWholeCents } from './_interest.ts';
import { centsOf, provenRate } from './_flows.ts';
import { worthAt } from './_payments.ts';
import { merged, ratesOf } from './_roots.ts';

/** Resolução CMN 4.881/2020, art. 4º. */
const DAYS_A_YEAR = 365;

/** The greatest yearly cost that is looked for, as a fraction. */
const HIGHEST_COST = 1e15;

/** BRL: the most that an answer can show to the cent. */
const LARGEST_TOTAL = Number.MAX_SAFE_INTEGER / 100;

export interface Charges {
  /** Fixed, per month. */
  readonly insurance: Exact;
  /** % of the balance before each payment. */
  readonly insurancePercent: number;
  /** Fee per month. */
  readonly fee: Exact;
  /** Insurance of the building (DFI), per month. */
  readonly building?: Exact | undefined;
}

export interface Payment {
  /** Amortization and interest. */
  readonly instalment: Exact;
  readonly amortization: Exact;
  readonly interest: Exact;
  readonly insurance: Exact;
  /** Instalment, insurance and the monthly fee. */
  readonly total: Exact;
  readonly balance: Exact;
  readonly correction?: Exact;
  readonly extra?: Exact;
}

export interface Payments {
  readonly payments: readonly Payment[];
  readonly interest: Exact;
  readonly insurance: Exact;
  readonly corrections: Exact;
  readonly extras: Exact;
  /** All that is paid after the loan was received. */
  readonly total: Exact;
}

/** The payments of a loan, month by month. 422 on `prazo` when they exceed what can be counted in cents. */
export function paymentsOf(system: System, loan: Loan, charges: Charges): Payments {
  const sums = { interest: zero, insurance: zero, corrections: zero, extras: zero, total: zero };
  const percent = toFraction(charges.insurancePercent, 'seguroPercentual');
  let owed = loan.principal;
  const fixed = charges.building ? plus(charges.insurance, charges.building) : charges.insurance;
  const payments = scheduleOf(system, loan).map(({ interest, amortization, balance, ...more }) => {
    if (more.correction) owed = plus(owed, more.correction);
    const insurance = charges.insurancePercent === 0 ? fixed : plus(fixed, roundTo(times(owed, percent)));
    const instalment = plus(amortization, interest);
    const total = plus(plus(instalment, insurance), charges.fee);
    owed = balance;
    sums.interest = plus(sums.interest, interest);
    sums.insurance = plus(sums.insurance, insurance);
    sums.total = plus(sums.total, total);
    if (more.correction) sums.corrections = plus(sums.corrections, more.correction);
    if (more.extra) {
      sums.extras = plus(sums.extras, more.extra);
      sums.total = plus(sums.total, more.extra);
    }
    return { instalment, amortization, interest, insurance, total, balance, ...more };
  });
  if (compare(amount(LARGEST_TOTAL), sums.total) < 0) {
    throw invalidValue('prazo', {
      pt: 'O total a pagar passaria de R$ 90 trilhões; reduza o prazo ou a taxa',
      en: 'The total to pay would be above 90 trillion BRL; reduce the term or the rate',
    });
  }
  return { payments, ...sums };
}

/**
 * Total effective cost (CET, Resolução CMN 4.881/2020) of payments, as a fraction a month and a year: the rate at which
 * they are worth what was received, which is above 0 and at most their sum. By `days` from the day of the money to each
 * payment over 365 (art. 4º), else in equal months.
 */
export function totalEffectiveCost(received: Exact, { payments, total }: Payments, days?: readonly number[]) {
  if (compare(received, total) >= 0) return { monthly: zero, yearly: zero };
  const totals = payments.map(({ total, extra }) => (extra ? plus(total, extra) : total));
  if (days) {
    const flows = [
      { amount: minus(zero, received), time: 0 },
      ...totals.map((amount, k) => ({ amount, time: days[k] as number })),
    ];
    const terms = merged(flows.map(({ amount, time }) => ({ time, cents: centsOf(amount) })));
    const [found] = ratesOf(terms, DAYS_A_YEAR, HIGHEST_COST);
    if (found === undefined) throw invalidCost();
    const yearly = provenRate(found, flows, DAYS_A_YEAR);
    return { monthly: growth(yearly, over(exact(1), exact(12))), yearly };
  }
  // No payment is negative and they sum to more than was received: the factor lies between 0 and 1.
  const factor = breakEvenFactor([-toWholeCents(received), ...totals.map(toWholeCents)], 0, 1) as number;
  const monthly = proveRoot(1 / factor - 1, 'cet', (rate) =>
    minus(over(worthAt(totals, rate), received), exact(1)),
  );
  return { monthly, yearly: growth(monthly, exact(12)) };
}

const invalidCost = () =>
  invalidValue('taxa', {
    pt: 'leva a um custo acima do que se pode mostrar',
    en: 'leads to a cost above what can be shown',
  });
