/** Fields and checks that the health tools share, and their common disclaimer. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, inUnit, withExample } from '../../kit/fields/index.ts';
import { say, type Text, textIn } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { kg, m } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';

export const STANDARD_DISCLAIMER: Text = {
  pt: 'Estimativa informativa; não substitui avaliação de profissional de saúde.',
  en: 'Estimate for information; it does not replace the advice of a health professional.',
};

/** The statement of each answer about its own limits. */
export const disclaimer = v.string();

/** A height in metres. A value that can only be centimetres gets a message that names the unit. */
/* @__NO_SIDE_EFFECTS__ */
export function metres(min: number, max: number) {
  return inUnit(
    m,
    v.pipe(
      v.number(),
      v.check(
        (value) => value < 30 || value > 280,
        say({ pt: 'deve ser em metros, por exemplo 1.75', en: 'must be in meters, for example 1.75' }),
      ),
      v.minValue(min),
      v.maxValue(max),
    ),
  );
}

/** Body weight in kilograms. */
export const weight = withExample(70, inUnit(kg, between(1, 650)));

/** Body height in metres. */
export const height = withExample(1.75, metres(0.3, 2.8));

export const sex = v.picklist(['masculino', 'feminino']);
export type Sex = v.InferOutput<typeof sex>;

/** A class of a table: a stable id, and its name in the language of the call. */
export const category = v.object({
  id: v.string(),
  label: v.string(),
});

/** A class of a table in the language of a call. */
export function classIn(
  { id, label }: { readonly id: string; readonly label: Text },
  { language }: Pick<Context, 'language'>,
) {
  return { id, label: textIn(label, language) };
}

/** Body mass index in kg/m², of kilograms and metres. */
export function bodyMassIndex(weight: number, height: number): number {
  return weight / height ** 2;
}

/** 422 on `field` when no body has this weight (kg) at this height (m). */
export function requirePossibleBody(weight: number, height: number, field: string): void {
  const index = roundTo(bodyMassIndex(weight, height), 9);
  if (index >= 6 && index <= 180) return;
  throw invalidValue(field, {
    pt: 'Com peso em kg e altura em metros, o IMC deve estar entre 6 e 180',
    en: 'With weight in kg and height in meters, the BMI must be between 6 and 180',
  });
}
