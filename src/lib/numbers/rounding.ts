/**
 * Rounding of decimal results computed in binary: half away from zero, from 15 significant digits,
 * so that 1.005 rounds to 1.01 and 24.999999999999996 is 25. Never gives -0.
 */
export function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return value;
  const scaled = shift(Math.abs(value).toPrecision(15), decimals);
  // Above 2^52 a double has no fraction left, and adding one half would change it.
  const whole = scaled < 2 ** 52 ? Math.floor(scaled + 0.5) : scaled;
  const rounded = shift(String(whole), -decimals);
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
