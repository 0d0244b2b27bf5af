import * as v from 'valibot';
import { say } from '../texts.ts';

/** A number that is written with at most so many decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function decimals(most: number) {
  const check = v.check<number, string>(
    (value) => hasDecimals(value, most),
    say({ pt: `deve ter no máximo ${most} casas decimais`, en: `must have at most ${most} decimals` }),
  );
  // Typed as the check alone, whose name the types of every tool would else spell out.
  return { ...check, places: most } as typeof check;
}

/** Tells whether a number is written with at most `most` decimals: 1.10 has one, 1.105 three. */
export function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value;
}
