import { roundTo } from '../../lib/numbers/rounding.ts';

/** What share of a whole a part is, in % to so many decimals. */
export function inPercent(part: number, whole: number, decimals = 2): number {
  return roundTo((part / whole) * 100, decimals);
}
