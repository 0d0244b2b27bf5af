/** What a schema cannot say: fields that are needed, or not wanted, because of what else was sent. */
import { ApiError, badParameter } from './errors.ts';
import { required } from './texts.ts';

/** 400 for each of the fields, needed by what else was sent, that is absent. */
export function requireFields<Input extends object, Field extends keyof Input & string>(
  input: Input,
  fields: readonly Field[],
): asserts input is Input & { readonly [K in Field]-?: NonNullable<Input[K]> } {
  requireAll(fields.filter((field) => input[field] === undefined));
}

/** 400 for each of these fields, which are absent, if there is any. */
export function requireAll(absent: readonly string[]): void {
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
