import * as v from 'valibot';

/** An integer from `min` to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export function integer(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** A number from `min` to `max` that a query may also write with an exponent, as `1e-3`. */
/* @__NO_SIDE_EFFECTS__ */
export function scientific(min: number, max: number) {
  return v.pipe(v.number(), v.minValue(min), v.maxValue(max), v.metadata({ kind: 'scientific' }));
}

/** How many items to generate. */
/* @__NO_SIDE_EFFECTS__ */
export function count(max = 100, byDefault = 1) {
  return v.optional(integer(1, max), byDefault);
}
