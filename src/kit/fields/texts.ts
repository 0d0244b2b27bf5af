import * as v from 'valibot';

/** A text of `min` to `max` UTF-16 units. */
/* @__NO_SIDE_EFFECTS__ */
export function text(min: number, max: number) {
  return v.pipe(v.string(), v.minLength(min), v.maxLength(max));
}

/**
 * A text that is read as bytes or syntax. In any other text a run of more than 30 combining marks is refused, since it
 * is no writing and slows down counting and normalising.
 */
/* @__NO_SIDE_EFFECTS__ */
export function rawText(min: number, max: number) {
  return v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.metadata({ isRaw: true }));
}
