/** Schedules of loans, every amount in whole cents: they end at zero and their parts sum to the debt. */
import {
  type Exact,
  exact,
  isPositive,
  least,
  minus,
  over,
  plus,
  roundTo,
  times,
} from '../../lib/numbers/exact.ts';
import { equalPayment, equalPaymentOver, equalPayments, instalmentOf } from './_payments.ts';

export type System = 'price' | 'sac' | 'sam' | 'americano';

/** A payment beside the instalment, after it. */
export interface Extra {
  readonly amount: Exact;
  /** The part that it lowers: the term, or the instalments to come. */
  readonly lowers: 'prazo' | 'parcela';
  /** Called when it finds a debt. */
  readonly onPaid?: (() => void) | undefined;
}

export interface Loan {
  readonly principal: Exact;
  /** The fraction by which the balance grows in a period. */
  readonly rate: Exact;
  /** Periods in which the debt is paid off, after the grace periods. */
  readonly instalments: number;
  readonly grace?: number;
  /** True when the interest of the grace joins the balance instead of being paid. */
  readonly capitalize?: boolean;
  /** The fraction of each period, grace included, where they are not of equal length. */
  readonly rates?: readonly Exact[];
  /** The fraction by which an index corrects balance and instalment before all else, for each period. */
  readonly corrections?: readonly (Exact | undefined)[];
  /** Extra payments by period, from 0. */
  readonly extras?: ReadonlyMap<number, readonly Extra[]>;
}

/** One period. What is paid is `interest + amortization`, and the extra payments. */
export interface ScheduleRow {
  readonly interest: Exact;
  /** Negative when interest joins the balance. */
  readonly amortization: Exact;
  /** Balance after the payments. */
  readonly balance: Exact;
  readonly correction?: Exact;
  readonly extra?: Exact;
}

/**
 * The schedule of a loan: equal payments (Price), equal amortizations (SAC), the mean of both (SAM) or interest alone
 * (americano), rounded to the cent; the last amortization is whatever is left.
 */
export function scheduleOf(system: System, loan: Loan): ScheduleRow[] {
  const { rate, rates, instalments, grace = 0, capitalize = false, corrections, extras } = loan;
  const rows: ScheduleRow[] = [];
  // Explanations link values by identity: a zero of its own keeps one schedule from naming a step of another.
  const nothing = exact(0);
  const rateOf = (k: number) => rates?.[k] ?? rate;
  let balance = loan.principal;
  let last = grace + instalments - 1;
  // The equal part: the payment of Price, the amortization of SAC.
  let part: Exact | undefined;
  let debt = balance;
  let isShorter = false;
  let isEarly = false;
  // Made when the first extra payment needs them.
  let again: ReturnType<typeof equalPayments> | undefined;
  let countLeft: ReturnType<typeof instalmentCounter> | undefined;

  const equalPart = (first: number, count: number): Exact => {
    // A single instalment pays the whole debt.
    if (count === 1) return balance;
    if (system === 'sac') return roundTo(over(balance, exact(count)));
    if (system === 'price')
      return rates
        ? roundTo(equalPaymentOver(balance, rates.slice(first, first + count)))
        : instalmentOf(balance, rate, count);
    return rates
      ? equalPaymentOver(balance, rates.slice(first, first + count))
      : equalPayment(balance, rate, count);
  };
  const shareOf = (k: number, interest: Exact, equal: Exact): Exact => {
    if (system === 'sac') return equal;
    if (system === 'price') return minus(equal, interest);
    if (system === 'americano') return nothing;
    const equalShare = over(debt, exact(instalments));
    const owed = minus(debt, times(equalShare, exact(k - grace)));
    const mean = over(plus(equal, plus(equalShare, times(owed, rateOf(k)))), exact(2));
    return minus(roundTo(mean), interest);
  };
  /** Pays what is extra in a period, and gives its sum. */
  const payExtras = (k: number): Exact => {
    let paid = nothing;
    for (const { amount, lowers, onPaid } of extras?.get(k) ?? []) {
      if (!isPositive(balance)) break;
      onPaid?.();
      isEarly = true;
      const own = least(amount, balance);
      let toCome = last - k;
      if (isShorter && part) {
        countLeft ??= instalmentCounter(system, rateOf, grace + instalments);
        toCome = countLeft(balance, part, k + 1, last);
      }
      balance = minus(balance, own);
      paid = plus(paid, own);
      if (k < grace || toCome === 0 || !isPositive(balance)) continue;
      isShorter = lowers === 'prazo';
      if (isShorter) continue;
      last = k + toCome;
      again ??= equalPayments(rateOf, grace + instalments);
      part =
        toCome > 1 && system === 'price' ? roundTo(again(balance, k + 1, toCome)) : equalPart(k + 1, toCome);
    }
    return paid;
  };

  for (let k = 0; k <= last; k++) {
    const rise = corrections?.[k];
    const correction = rise && roundTo(times(balance, rise));
    if (rise && correction) {
      balance = plus(balance, correction);
      if (part) part = roundTo(times(part, plus(exact(1), rise)));
    }
    if (k === grace) {
      debt = balance;
      part = equalPart(k, instalments);
    }
    const interest = roundTo(times(balance, rateOf(k)));
    const amortization =
      k < grace
        ? capitalize
          ? minus(nothing, interest)
          : nothing
        : k === last
          ? balance
          : least(shareOf(k, interest, part as Exact), balance);
    balance = minus(balance, amortization);
    const extra = extras && payExtras(k);
    rows.push({
      interest,
      amortization,
      balance,
      ...(corrections && { correction: correction ?? nothing }),
      ...(extra && { extra }),
    });
    if (isEarly && !isPositive(balance)) break;
  }
  return rows;
}

/** Doubles hold fewer cents than this without an error. */
const MOST_CENTS = 2 ** 53;

/**
 * Makes a function that counts the instalments that a balance still has by the part in force, up to the last period. It
 * runs in doubles of cents, and takes fractions alone where the rounding of a cent is next to a tie.
 */
function instalmentCounter(system: System, rateOf: (k: number) => Exact, periods: number) {
  const doubles = Float64Array.from({ length: periods }, (_, k) => {
    const { numerator, denominator } = rateOf(k);
    return Number((numerator * 10n ** 20n) / denominator) / 1e20;
  });
  return (balance: Exact, part: Exact, first: number, last: number): number => {
    const equal = centsOf(part);
    let cents = centsOf(balance);
    for (let k = first; k < last; k++) {
      const interest = cents * (doubles[k] as number);
      const isNearTie = Math.abs(interest - Math.floor(interest) - 0.5) < 1e-9 + interest * 1e-15;
      const whole =
        isNearTie || interest > MOST_CENTS ? wholeInterest(cents, rateOf(k)) : Math.round(interest);
      const amortization = equal - (system === 'price' ? whole : 0);
      if (amortization >= cents) return k - first + 1;
      cents -= amortization;
    }
    return last - first + 1;
  };
}

const centsOf = ({ numerator, denominator }: Exact) => Number((numerator * 100n) / denominator);

/** The interest of whole cents, rounded to one. */
const wholeInterest = (cents: number, { numerator, denominator }: Exact) =>
  Number((2n * BigInt(cents) * numerator + denominator) / (2n * denominator));
