/** Fields that the finance tools share. */
import * as v from 'valibot';
import { decimals, money } from '../../core/fields.ts';
import { inRange, say } from '../../core/texts.ts';

/** The greatest amount in BRL, and the greatest of most other quantities. */
export const LARGEST = 1e12;

/** A number from `min` to `max` that need not be whole. */
/* @__NO_SIDE_EFFECTS__ */
export function between(min: number, max: number) {
  return v.pipe(v.number(), v.minValue(min), v.maxValue(max));
}

/** What is divided by must not be so small that nothing could be computed. */
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

/** The same above 0. */
export const positiveAmount = v.pipe(positive(LARGEST), decimals(2));

/** An amount in BRL that may be negative. */
export const flow = v.pipe(between(-LARGEST, LARGEST), decimals(2));

/** A price in BRL of one share. */
export const unitPrice = money(LARGEST, 8);

/** The same above 0. */
export const positiveUnitPrice = v.pipe(positive(LARGEST), decimals(8));

/** An amount in BRL that is 0 when it is left out. */
export const amountOrNone = v.optional(amount, 0);

export const percent = between(0, 100);
export const positivePercent = positive(100);

/** A percentage that is 0 when it is left out. */
export const percentOrNone = v.optional(percent, 0);
