/** Years whose upper bound is the clock's: the schema states the lower bound, the rule the upper one. */
import { badParameter } from '../../kit/errors/api-error.ts';
import { inRange } from '../../kit/texts.ts';

/** Throws 400 on the field of the year when it is past `max`. */
export function requireYearUpTo(year: number | undefined, min: number, max: number, field = 'year'): void {
  if (year !== undefined && year > max) throw badParameter(field, inRange(min, max));
}
