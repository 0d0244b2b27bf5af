import * as v from 'valibot';

/** A boolean with a default. */
/* @__NO_SIDE_EFFECTS__ */
export function flag(byDefault: boolean) {
  return v.optional(v.boolean(), byDefault);
}
