/** Fields that the finance tools share. */
import * as v from 'valibot';
import { between, decimals, inUnit, money, optionalMoney } from '../../kit/fields/index.ts';
import { inRange, say } from '../../kit/texts.ts';
import { percentage, reais } from '../../kit/units.ts';

/** The greatest amount in BRL, and the greatest of most other quantities. */
export const LARGEST = 1e12;

/** Least value of a divisor, so that a result can be computed. */
const LEAST = 1e-9;

/** A number above 0. */
/* @__NO_SIDE_EFFECTS__ */
export function positive(max: number) {
  return v.pipe(
    v.number(),
    v.gtValue(0),
    v.maxValue(max),
    v.check((value) => value >= LEAST, say(inRange(LEAST, max))),
  );
}

/** An amount in BRL, in whole cents. */
export const amount = money(LARGEST);

/** An amount in BRL above 0. */
export const positiveAmount = inUnit(reais, v.pipe(positive(LARGEST), decimals(2)));

/** An amount in BRL that may be negative. */
export const flow = inUnit(reais, between(-LARGEST, LARGEST, 2));

/** A price in BRL of one share. */
export const unitPrice = money(LARGEST, 8);

/** A price of one unit above 0. */
export const positiveUnitPrice = inUnit(reais, v.pipe(positive(LARGEST), decimals(8)));

/** An amount in BRL that is 0 when it is left out. */
export const optionalAmount = optionalMoney(LARGEST);

/** A percentage above 0. */
export const positivePercent = inUnit(percentage, positive(100));
