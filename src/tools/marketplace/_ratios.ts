import { roundTo } from '../../lib/numbers/rounding.ts';

/** Gives a part as a share of a whole, in % rounded to `decimals`. */
export function inPercent(part: number, whole: number, decimals = 2): number {
  return roundTo((part / whole) * 100, decimals);
}
