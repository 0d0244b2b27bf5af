/** Rules on several fields that a schema cannot state. */
import { type ApiError, invalidValue } from './api-error.ts';

type Complete<Input> = { readonly [Field in keyof Input]-?: NonNullable<Input[Field]> };

/**
 * The input as a rule reads it where its choices need fields that others do not. Only those that `reads` or
 * `requires` of the tool names are sure to be there.
 */
export function complete<Input extends object>(input: Input): Complete<Input> {
  return input as Complete<Input>;
}

/** A field with its value. */
type Bound = readonly [field: string, value: number | string];

/** 422 on the one of two fields that is to blame, where the first is greater, or a later date, than the second. */
export function outOfOrder(blamed: string, [low, least]: Bound, [high, most]: Bound): ApiError {
  const isDate = typeof least === 'string';
  const [after, before] = isDate ? AS_DATES : AS_NUMBERS;
  const [limit, { pt, en }] = blamed === low ? [`${high} (${most})`, after] : [`${low} (${least})`, before];
  return invalidValue(blamed, { pt: `não pode ser ${pt} ${limit}`, en: `cannot be ${en} ${limit}` });
}

const AS_NUMBERS = [
  { pt: 'maior que', en: 'greater than' },
  { pt: 'menor que', en: 'less than' },
] as const;
const AS_DATES = [
  { pt: 'depois de', en: 'after' },
  { pt: 'antes de', en: 'before' },
] as const;
