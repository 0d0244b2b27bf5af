/** Whole pieces, bags and boxes: steps counted without binary noise, so that 0.7 / 0.1 is 7 steps and not 8. */

const SIGNIFICANT_DIGITS = 12;

/** The value as its first 12 significant digits read. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(SIGNIFICANT_DIGITS));
}

/** The least integer not below a value ≥ 0, taken to 12 significant digits. */
export function roundUp(value: number): number {
  return Math.ceil(withoutNoise(value));
}

/** The greatest integer not above a value ≥ 0, taken to 12 significant digits. */
export function roundDown(value: number): number {
  return Math.floor(withoutNoise(value));
}

/** The least multiple of `step` not below a value ≥ 0, written to 12 significant digits. */
export function roundUpTo(value: number, step: number): number {
  return withoutNoise(roundUp(value / step) * step);
}
