import * as v from 'valibot';
import { decimals } from './decimals.ts';

/** An amount in BRL from 0, in whole cents unless a unit's price needs more decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function money(max: number, places = 2) {
  return v.pipe(v.number(), v.minValue(0), v.maxValue(max), decimals(places));
}

/** An amount in BRL above 0, in whole cents. */
/* @__NO_SIDE_EFFECTS__ */
export function positiveMoney(max: number) {
  return v.pipe(v.number(), v.gtValue(0), v.maxValue(max), decimals(2));
}
