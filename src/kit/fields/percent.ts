import * as v from 'valibot';
import { percentage } from '../units.ts';
import { between } from './numbers.ts';
import { inUnit } from './unit.ts';

/**
 * A percentage from 0 to 100: `percent(4)` has at most four decimals, as the rates of a law have; `percent()` has any
 * number of them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function percent(places?: number) {
  return inUnit(percentage, between(0, 100, places));
}

/** A percentage that is 0 when it is left out. Decimals as in `percent`. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalPercent(places?: number) {
  return v.optional(percent(places), 0);
}
