/** The least price that reaches a target, where fees have thresholds and are rounded to the cent. */
import type { Cents } from '../numbers/money.ts';

/** Prices from `from` up to the next band: what a price leaves is price · (1 − percent/100) − fixed, but for rounding. */
export interface PriceBand {
  readonly from: Cents;
  /** All that is taken in % of the price, what is to be left included. */
  readonly percent: number;
  /** All that is taken whatever the price is. */
  readonly fixed: Cents;
}

/** Less than this is lost or won by rounding the parts of one price. */
const NOISE: Cents = 3;

/** Prices tried in all: what rounding can make necessary where a price keeps 0.001 % of itself. */
const MOST_TRIED = 600_000;

/**
 * The least price up to `highest` that `reaches` the target, or null when none does. Bands are ascending. Each is
 * solved as if nothing was rounded, and then every cent is tried that rounding may let in. What is left is not
 * monotonic across bands: the first one with a price that reaches wins.
 */
export function leastPrice(
  bands: readonly PriceBand[],
  highest: Cents,
  reaches: (price: Cents) => boolean,
): Cents | null {
  let tries = MOST_TRIED;
  for (const [k, band] of bands.entries()) {
    const last = Math.min((bands[k + 1]?.from ?? Infinity) - 1, highest);
    const [first, end] = candidatesOf(band, last);
    for (let price = first; price <= end && tries > 0; price++, tries--) if (reaches(price)) return price;
  }
  return null;
}

/** The first and the last price of a band that are worth trying. */
function candidatesOf({ from, percent, fixed }: PriceBand, last: Cents): [Cents, Cents] {
  const kept = 1 - percent / 100;
  if (kept > 0) {
    const first = Math.max(from, Math.floor((fixed - NOISE) / kept));
    return [first, Math.min(last, Math.max(first, Math.ceil((fixed + NOISE) / kept)))];
  }
  // Here a higher price leaves less, and only rounding can let one reach.
  const end = fixed >= NOISE ? 0 : Math.floor((NOISE - fixed) / Math.abs(kept));
  return [from, Math.min(last, end)];
}
