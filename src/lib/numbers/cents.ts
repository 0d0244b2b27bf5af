/** Rounding of amounts that are computed in cents, many of them at once. */
import { type Cents } from './money.ts';
import { roundTo } from './rounding.ts';

// Taking a value to 15 significant digits moves it by less than this share of it.
const NOISE = 1e-14;

/** An amount ≥ 0 in cents with a fraction, to whole cents: `roundTo(value, 0)`, without its cost but for ties. */
export function roundCents(value: number): Cents {
  const fraction = value - Math.floor(value);
  return Math.abs(fraction - 0.5) > value * NOISE ? Math.floor(value + 0.5) : roundTo(value, 0);
}

/** A percentage of an amount ≥ 0, to whole cents. */
export function percentOf(cents: Cents, percent: number): Cents {
  return roundCents((cents * percent) / 100);
}
