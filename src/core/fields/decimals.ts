import * as v from 'valibot';
import { hasDecimals } from '../../lib/numbers/decimals.ts';
import { say } from '../texts.ts';

/** A number that is written with at most so many decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function decimals(most: number) {
  return v.check<number, string>(
    (value) => hasDecimals(value, most),
    say({ pt: `deve ter no máximo ${most} casas decimais`, en: `must have at most ${most} decimals` }),
  );
}
