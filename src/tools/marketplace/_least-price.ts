/** The least price that reaches a target, where fees have thresholds and are rounded to the cent. */
import type { Cents } from '../../lib/numbers/money.ts';

/** Prices from `from` up to the next band. Apart from rounding, a price leaves price · (1 − percent/100) − fixed. */
export interface PriceBand {
  readonly from: Cents;
  /** Everything taken in % of the price, with the margin that is asked for. */
  readonly percent: number;
  /** Everything taken at any price, in cents. */
  readonly fixed: Cents;
}

/** Less than this is lost or won by rounding the parts of one price. */
const NOISE: Cents = 3;

/** Prices tried in all: what rounding can make necessary where a price keeps 0.001 % of itself. */
const MOST_TRIED = 600_000;

/**
 * The least price up to `highest` that `reaches` the target, or null when none does. Bands are ascending. Each band is
 * solved as if nothing was rounded; then every cent near the solution is tried, because rounding may help it. The
 * profit is not monotonic across bands, so the first band that has such a price wins.
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
  // In this band a higher price leaves less, so that only rounding can make a price reach the target.
  const end = fixed >= NOISE ? 0 : Math.floor((NOISE - fixed) / Math.abs(kept));
  return [from, Math.min(last, end)];
}
