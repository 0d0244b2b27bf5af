/** Compound interest. A rate is the fraction by which an amount grows in one period: 0.01 is 1 %. */

/**
 * The growth over `periods` periods (fractions allowed) as one rate, (1 + rate)^periods − 1. Exact for tiny rates too.
 */
export function compound(rate: number, periods: number): number {
  return Math.expm1(periods * Math.log1p(rate));
}

/** The value at the time of the first flow of flows one period apart, discounted by a factor of 1/(1 + rate). */
export function presentValue(flows: readonly number[], factor: number): number {
  let value = 0;
  for (let k = flows.length - 1; k >= 0; k--) value = value * factor + (flows[k] as number);
  return value;
}

/** How often flows change their sign, those of zero left out. */
export function signChanges(flows: readonly number[]): number {
  const signs = flows.filter((flow) => flow !== 0).map(Math.sign);
  return signs.filter((sign, k) => k > 0 && sign !== signs[k - 1]).length;
}

/**
 * The discount factor from `low` to `high` (≥ 0) at which the present value of flows one period apart is 0; 1/factor −
 * 1 is their internal rate of return. Null when there is no such factor, and for flows that do not change sign exactly
 * once: with one change there is at most one factor (Descartes' rule of signs). Found by bisection, which always ends
 * and cannot miss it.
 */
export function breakEvenFactor(flows: readonly number[], low: number, high: number): number | null {
  if (signChanges(flows) !== 1) return null;
  const atLow = Math.sign(presentValue(flows, low));
  const atHigh = Math.sign(presentValue(flows, high));
  if (atLow === 0) return low;
  if (atHigh === 0) return high;
  if (atLow === atHigh) return null;
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return middle;
    if (Math.sign(presentValue(flows, middle)) === atLow) low = middle;
    else high = middle;
  }
}
