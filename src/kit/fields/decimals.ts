import * as v from 'valibot';
import { say } from '../texts.ts';

/** Checks that a number is written with at most `most` decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function decimals(most: number) {
  const check = v.check<number, string>(
    (value) => hasDecimals(value, most),
    say({ pt: `deve ter no máximo ${most} casas decimais`, en: `must have at most ${most} decimals` }),
  );
  // Return the type of the check alone: the types of every tool would else spell out its name.
  return { ...check, places: most } as typeof check;
}

/** True if a number is written with at most `most` decimals: 1.10 has one, 1.105 three. */
export function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value;
}
