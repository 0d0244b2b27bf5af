/** Rules that a schema cannot state: fields that are required or refused because of the other fields sent. */
import { ApiError, type Fault, invalidValue } from './api-error.ts';

type Complete<Input> = { readonly [Field in keyof Input]-?: NonNullable<Input[Field]> };

/**
 * The input as a rule reads it where its choices need fields that others do not. Only those that `requires` of the tool
 * names are sure to be there.
 */
export function complete<Input extends object>(input: Input): Complete<Input> {
  return input as Complete<Input>;
}

/** 422 that lists those of `fields` that were sent, though another field (`type=bancario`) leaves them without meaning. */
export function requireAbsent<Input extends object>(
  input: Input,
  fields: readonly (keyof Input & string)[],
  because: string,
): void {
  const details = needless(input, fields, because);
  if (details.length > 0) throw new ApiError(422, { details });
}

/** The faults of `requireAbsent`, for a rule that tells them with others. */
export function needless<Input extends object>(
  input: Input,
  fields: readonly (keyof Input & string)[],
  because: string,
): readonly Fault[] {
  const message = { pt: `não vale com ${because}`, en: `does not apply with ${because}` };
  return fields.filter((name) => input[name] !== undefined).map((field) => ({ field, message }));
}

/** Gives, for `requires`, the fault of the first of two fields, unless exactly one of them was sent. */
export function exactlyOne<Input extends object>(
  input: Input,
  first: keyof Input & string,
  second: keyof Input & string,
): readonly Fault[] {
  if ((input[first] === undefined) !== (input[second] === undefined)) return [];
  return [
    {
      field: first,
      message: {
        pt: `Envie ${first} ou ${second}, e só um deles`,
        en: `Send ${first} or ${second}, and only one of them`,
      },
    },
  ];
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
