/** Yearly rates of one fixed income title, and the CDB that nets as much. */
import type { BankDays } from '../../law/bank-days.ts';
import {
  exact,
  type Exact,
  isPositive,
  minus,
  over,
  plus,
  power,
  share,
  times,
} from '../../lib/numbers/exact.ts';
import { centsOf, isNegative, provenRate } from './_flows.ts';
import { growth, toFraction, toPercentage, trim } from './_interest.ts';
import { type Market, one, YEAR, yearly } from './_market.ts';
import { merged, ratesOf } from './_roots.ts';
import { incomeTaxAt, iofAt } from './_withheld.ts';

/** The time of a title. */
export interface Time {
  readonly days: number;
  readonly business: number;
  /** Such times in a year. */
  readonly inYear: Exact;
}

/** The yearly rate at which a value becomes what is paid, in all `end`; null when no rate does that. */
export function yearlyRate(
  value: Exact,
  end: Exact,
  flows: readonly { date: string; amount: Exact }[],
  { from, banks }: { readonly from: string; readonly banks: BankDays },
  { business, inYear }: Time,
): Exact | null {
  if (business === 0 || !isPositive(end)) return null;
  // The last flow is the redemption.
  if (flows.length === 1) return minus(trim(power(over(end, value), inYear)), one);
  const list = [
    { amount: minus(exact(0), value), time: 0 },
    ...flows.map(({ date, amount }) => ({ amount, time: banks.between(from, date) })),
  ];
  const [found] = ratesOf(merged(list.map(({ amount, time }) => ({ time, cents: centsOf(amount) }))), YEAR);
  return found === undefined ? null : provenRate(found, list, YEAR);
}

/** The CDB that nets as much: its gain is divided by what its taxes leave. Null when no CDB does. */
export function cdbLike(kept: Exact, value: Exact, { cdi, law }: Market, { days, business, inYear }: Time) {
  const cdbTax = incomeTaxAt(law, days);
  const cdbIof = iofAt(law, days);
  const left = times(minus(one, share(cdbIof, 1, 100)), minus(one, share(cdbTax, 1, 100)));
  const equal = plus(one, over(isNegative(kept) ? kept : over(kept, left), value));
  const dailyCdi = cdi === undefined ? undefined : growth(toFraction(cdi, 'cdi'), over(one, exact(YEAR)));
  if (business === 0 || !isPositive(equal)) return null;
  return {
    taxaBruta: toPercentage(minus(trim(power(equal, inYear)), one), 4),
    ...(dailyCdi &&
      isPositive(dailyCdi) && {
        percentualCdi: toPercentage(
          over(minus(trim(power(equal, over(one, exact(business, 'diasUteis')))), one), dailyCdi),
          2,
        ),
      }),
  };
}

/** The gain over inflation, in %; null where no business day passes. */
export function realGain(net: Exact, value: Exact, ipca: number, business: number): number | null {
  if (business === 0) return null;
  const grown = over(net, value);
  const inflation = trim(power(yearly(ipca, 'ipca'), over(exact(business, 'diasUteis'), exact(YEAR))));
  return toPercentage(minus(over(grown, inflation), one), 4);
}
