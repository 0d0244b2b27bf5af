import * as v from 'valibot';
import { reais } from '../units.ts';
import { above, between } from './numbers.ts';
import { inUnit } from './unit.ts';

/** Decimals of an amount in BRL: whole cents. */
const CENTS = 2;

/** An amount in BRL from 0, in whole cents; the price of one unit (kWh, share) has more decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function money(max: number, places = CENTS) {
  return inUnit(reais, between(0, max, places));
}

/** An amount in BRL above 0, in whole cents. */
/* @__NO_SIDE_EFFECTS__ */
export function positiveMoney(max: number) {
  return inUnit(reais, above(0, max, CENTS));
}

/** An amount in BRL, in whole cents, that is 0 when it is left out. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalMoney(max: number) {
  return v.optional(money(max), 0);
}
