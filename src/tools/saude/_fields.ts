/** Fields and checks that the health tools share, and their common disclaimer. */
import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { say } from '../../core/texts.ts';
import { addDays } from '../../lib/dates/dates.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';

export const STANDARD_DISCLAIMER =
  'Estimativa informativa; não substitui avaliação de profissional de saúde.';

/** A number that need not be whole, both bounds included. */
/* @__NO_SIDE_EFFECTS__ */
export function amount(min: number, max: number) {
  return v.pipe(v.number(), v.minValue(min), v.maxValue(max));
}

/** A height in metres. Whoever sends centimetres is told so. */
/* @__NO_SIDE_EFFECTS__ */
export function metres(field: string, min: number, max: number) {
  return v.pipe(
    v.number(),
    v.check(
      (value) => value < 30 || value > 280,
      say({ pt: `${field} é em metros (ex.: 1.75)`, en: `${field} is in metres (e.g. 1.75)` }),
    ),
    v.minValue(min),
    v.maxValue(max),
  );
}

/** Body weight in kilograms. */
export const weight = amount(1, 650);

/** Body height in metres. */
export const height = metres('height', 0.3, 2.8);

export const sex = v.picklist(['masculino', 'feminino']);
export type Sex = v.InferOutput<typeof sex>;

/** A class of a table: a stable id and its name in Portuguese. */
export const category = v.object({ id: v.string(), label: v.string() });

/** Body mass index in kg/m², of kilograms and metres. */
export function bodyMassIndex(weight: number, height: number): number {
  return weight / height ** 2;
}

/** 422 on `field` when no body has this weight (kg) at this height (m). */
export function requirePossibleBody(weight: number, height: number, field: string): void {
  const index = roundTo(bodyMassIndex(weight, height), 9);
  if (index >= 6 && index <= 180) return;
  throw invalidValue(field, {
    pt: 'com peso em kg e altura em metros, o IMC deve estar entre 6 e 180',
    en: 'with weight in kg and height in metres, the BMI must be between 6 and 180',
  });
}

/** The date that many days later; 422 on `field` when `YYYY-MM-DD` cannot write it. */
export function dateAfter(date: string, days: number, field: string): string {
  const result = addDays(date, days);
  if (/^\d{4}-/.test(result)) return result;
  throw invalidValue(field, {
    pt: 'leva a uma data fora dos anos 0 a 9999',
    en: 'leads to a date outside the years 0 to 9999',
  });
}

/** 400: of two fields that exclude each other both were sent; the first is named. */
export const excludes = (other: string) => ({
  pt: `não pode ser enviado junto com ${other}`,
  en: `cannot be sent together with ${other}`,
});
