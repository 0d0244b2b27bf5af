import * as v from 'valibot';

/** An integer from `min` to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export function integer(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** How many items to generate. */
/* @__NO_SIDE_EFFECTS__ */
export function count(max = 100, byDefault = 1) {
  return v.optional(integer(1, max), byDefault);
}
