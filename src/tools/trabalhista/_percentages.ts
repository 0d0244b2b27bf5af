/** Percentages that are not bound to 0–100. */
import * as v from 'valibot';
import { say } from '../../core/texts.ts';
import { hasDecimals } from '../../lib/numbers/decimals.ts';

/** The greatest percentage where a rule sets no other bound. */
export const LARGEST_PERCENT = 1000;

/** The smallest change in percent that leaves something. */
export const SMALLEST_CHANGE = -99.9999;

/** Percent, both bounds included, with up to four decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function percentBetween(min: number, max: number) {
  return v.pipe(
    v.number(),
    v.minValue(min),
    v.maxValue(max),
    v.check(
      (value) => hasDecimals(value, 4),
      say({ pt: 'deve ter no máximo 4 casas decimais', en: 'must have at most 4 decimals' }),
    ),
  );
}
