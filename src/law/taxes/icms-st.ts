/**
 * ICMS that the seller pays ahead for the sales of the buyer (LC 87/1996, arts. 6º to 10). A sender in the Simples
 * Nacional uses the margin of sales within the State (Convênio ICMS 142/2018, cláusula décima primeira; 35/2011).
 */
import {
  compare,
  type Exact,
  exact,
  minus,
  notNegative,
  over,
  percentOf,
  plus,
  roundTo,
  times,
} from '../../lib/numbers/exact.ts';

const whole = exact(100);

/** The base of the substituted tax: a margin of value added (MVA) on the operation, or a price set by the State. */
export type SubstitutedBase =
  | { readonly mva: number; readonly adjusted: boolean; readonly value: Exact }
  | { readonly price: number };

/** Percent. */
export interface SubstitutionRates {
  /** General rate of the destination. */
  readonly internal: number;
  readonly fcp: number;
  /** Rate of a sale to another State; null within one. */
  readonly interstate: number | null;
}

/** The seller's own tax and fund, as if charged, both rounded. */
export interface OwnTax {
  readonly icms: Exact;
  readonly fcp: Exact;
}

export interface Substitution {
  /** The margin used, in percent; null with a price. */
  readonly mva: Exact | null;
  /** All rounded. */
  readonly base: Exact;
  readonly tax: Exact;
  readonly fcp: Exact;
}

/** The tax that the seller withholds, with its base reduced by so many percent. */
export function substitution(
  from: SubstitutedBase,
  reduction: number,
  rates: SubstitutionRates,
  own: OwnTax,
): Substitution {
  const mva = 'mva' in from ? marginOf(from, rates) : null;
  const full =
    'price' in from ? exact(from.price, 'baseSt') : over(times(from.value, plus(whole, mva as Exact)), whole);
  const base = roundTo(minus(full, percentOf(full, reduction, 'reducaoBaseSt')));
  const above = (percent: number, name: string, paid: Exact) =>
    notNegative(minus(roundTo(percentOf(base, percent, name)), paid));
  return {
    mva,
    base,
    tax: above(rates.internal, 'aliquotaInterna', own.icms),
    fcp: above(rates.fcp, 'fcpAliquota', own.fcp),
  };
}

/**
 * The margin that makes goods of another State as dear as those of the destination: (1 + MVA)(1 − interstate rate) /
 * (1 − internal rate) − 1, rounded to two decimals of a percent (protocols between States, as Protocolo ICMS 103/2014,
 * whose margins of 40 % are 50.24 % from 12 to 18 %).
 */
function marginOf(
  { mva, adjusted }: { readonly mva: number; readonly adjusted: boolean },
  { internal, interstate }: SubstitutionRates,
): Exact {
  const original = exact(mva, 'mva');
  if (!adjusted || interstate === null || compare(exact(internal), exact(interstate)) <= 0) return original;
  const without = (rate: number, name: string) => minus(whole, exact(rate, name));
  const factor = over(
    times(plus(whole, original), without(interstate, 'aliquotaInterestadual')),
    without(internal, 'aliquotaInterna'),
  );
  return roundTo(minus(factor, whole));
}
