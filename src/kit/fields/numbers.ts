import * as v from 'valibot';
import { decimals } from './decimals.ts';
import { inUnit, pure } from './unit.ts';

/** A number from `min` to `max`, both included, written with at most `places` decimals when that is given. */
/* @__NO_SIDE_EFFECTS__ */
export function between(min: number, max: number, places?: number) {
  const range = v.pipe(v.number(), v.minValue(min), v.maxValue(max));
  return places === undefined ? range : v.pipe(range, decimals(places));
}

/** A number above `min`, which is excluded, up to `max`, which is included. Decimals as in `between`. */
/* @__NO_SIDE_EFFECTS__ */
export function above(min: number, max: number, places?: number) {
  const range = v.pipe(v.number(), v.gtValue(min), v.maxValue(max));
  return places === undefined ? range : v.pipe(range, decimals(places));
}

/** A number from `min`, without an upper bound, or with one that only the rule knows. */
/* @__NO_SIDE_EFFECTS__ */
export function atLeast(min: number) {
  return v.pipe(v.number(), v.minValue(min));
}

/** An integer from `min` to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export function integer(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** An integer from `min`, without an upper bound, or with one that only the rule knows. */
/* @__NO_SIDE_EFFECTS__ */
export function integerFrom(min: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min));
}

/** A number from `min` to `max` that a query may also write with an exponent, as `1e-3`. */
/* @__NO_SIDE_EFFECTS__ */
export function scientific(min: number, max: number) {
  return v.pipe(v.number(), v.minValue(min), v.maxValue(max), v.metadata({ kind: 'scientific' }));
}

/** The number of items to generate. */
/* @__NO_SIDE_EFFECTS__ */
export function count(max = 100, byDefault = 1) {
  return v.optional(inUnit(pure, integer(1, max)), byDefault);
}
