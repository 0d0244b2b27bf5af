/** Fields that many tools share. A schema here is plain JSON: no transform, no coercion. */
import * as v from 'valibot';
import { stateCodes, type Uf } from '../data/states.ts';
import { parseDate } from '../lib/dates.ts';
import { say } from './texts.ts';

/* @__NO_SIDE_EFFECTS__ */
export function integer(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** How many items to generate. */
/* @__NO_SIDE_EFFECTS__ */
export function count(max = 100, byDefault = 1) {
  return v.optional(integer(1, max), byDefault);
}

/* @__NO_SIDE_EFFECTS__ */
export function flag(byDefault: boolean) {
  return v.optional(v.boolean(), byDefault);
}

/* @__NO_SIDE_EFFECTS__ */
export function text(min: number, max: number) {
  return v.pipe(v.string(), v.minLength(min), v.maxLength(max));
}

/** The same seed, parameters, version and day give the same answer on every runtime. */
export const seed = v.optional(text(0, 64));

/** A unit of the federation in any case; the rule takes it through `upperUf`. */
export const uf = v.pipe(
  v.string(),
  v.check(
    (value) => Object.hasOwn(stateCodes, value.toUpperCase()),
    say({
      pt: 'deve ser a sigla de uma das 27 unidades da federação',
      en: 'must be the code of one of the 27 Brazilian states',
    }),
  ),
);

export function upperUf(value: string): Uf {
  return value.toUpperCase() as Uf;
}

/** `YYYY-MM-DD`; a day that the calendar lacks is 422. */
export const date = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}$/,
    say({ pt: 'deve ter a forma AAAA-MM-DD', en: 'must have the form YYYY-MM-DD' }),
  ),
  v.check(
    (value) => parseDate(value) !== null,
    say({ pt: 'é uma data que não existe', en: 'is a date that does not exist' }, 422),
  ),
);
