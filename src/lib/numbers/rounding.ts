/**
 * Rounding of results that are computed in doubles.
 *
 * For estimates and measures, and for amounts that one formula gives and nothing is added to: the noise of binary
 * fractions lies far below the digits shown. Amounts that are rounded and then added up belong in `money.ts`, those of
 * the law in `exact.ts`.
 */

/**
 * The value to so many decimals, half away from zero, from its first 15 significant digits: 1.005 gives 1.01, and
 * 24.999999999999996 gives 25. Never -0; an infinity or NaN is given back.
 */
export function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return value;
  const scaled = shift(Math.abs(value).toPrecision(15), decimals);
  // A number of 15 digits from 10^15 on is a whole number that ends in 0, to which one half adds nothing.
  const rounded = shift(String(Math.floor(scaled + 0.5)), -decimals);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** An amount in BRL, to the cent. */
export function roundMoney(value: number): number {
  return roundTo(value, 2);
}

function shift(decimal: string, places: number): number {
  const [mantissa, exponent = '0'] = decimal.split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}
