/** Years whose upper bound is the clock's: the schema states the lower bound, the rule the upper one. */
import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { inRange } from '../../core/texts.ts';

/* @__NO_SIDE_EFFECTS__ */
export function yearFrom(min: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min));
}

/** Throws 400 on `year` when it is past `max`. */
export function requireYearUpTo(year: number | undefined, min: number, max: number): void {
  if (year !== undefined && year > max) throw badParameter('year', inRange(min, max));
}
