import * as v from 'valibot';

/** A text of `min` to `max` UTF-16 units. */
/* @__NO_SIDE_EFFECTS__ */
export function text(min: number, max: number) {
  return v.pipe(v.string(), v.minLength(min), v.maxLength(max));
}
