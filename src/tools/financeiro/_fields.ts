/** Fields that the finance tools share. */
import * as v from 'valibot';
import { ApiError, badParameter } from '../../core/errors.ts';
import { inRange, required, say } from '../../core/texts.ts';
import { hasDecimals } from '../../lib/numbers/decimals.ts';

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

/* @__NO_SIDE_EFFECTS__ */
function withDecimals(most: number) {
  return v.check(
    (value: number) => hasDecimals(value, most),
    say({ pt: `deve ter no máximo ${most} casas decimais`, en: `must have at most ${most} decimals` }),
  );
}

/** An amount in BRL, in whole cents. */
export const amount = v.pipe(between(0, LARGEST), withDecimals(2));

/** The same above 0. */
export const positiveAmount = v.pipe(positive(LARGEST), withDecimals(2));

/** An amount in BRL that may be negative. */
export const flow = v.pipe(between(-LARGEST, LARGEST), withDecimals(2));

/** A price in BRL of one share. */
export const unitPrice = v.pipe(between(0, LARGEST), withDecimals(8));

/** The same above 0. */
export const positiveUnitPrice = v.pipe(positive(LARGEST), withDecimals(8));

/** An amount in BRL that is 0 when it is left out. */
export const amountOrNone = v.optional(amount, 0);

export const percent = between(0, 100);
export const positivePercent = positive(100);

/** A percentage that is 0 when it is left out. */
export const percentOrNone = v.optional(percent, 0);

/** 400 for each of the fields, needed by what else was sent, that is absent. */
export function requireFields<Input extends object, Field extends keyof Input & string>(
  input: Input,
  fields: readonly Field[],
): asserts input is Input & { readonly [K in Field]-?: NonNullable<Input[K]> } {
  const absent = fields.filter((field) => input[field] === undefined);
  if (absent.length === 0) return;
  throw new ApiError(400, { details: absent.map((field) => ({ field, message: required })) });
}

/** 400 on the first of two fields of which the caller must send exactly one. */
export function requireOneOf<Input extends object>(
  input: Input,
  first: keyof Input & string,
  second: keyof Input & string,
): void {
  if ((input[first] === undefined) !== (input[second] === undefined)) return;
  throw badParameter(first, {
    pt: `envie ${first} ou ${second}, e só um deles`,
    en: `send ${first} or ${second}, and only one of them`,
  });
}
