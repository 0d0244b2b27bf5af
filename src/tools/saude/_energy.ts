/** Energy spent by a body at rest and over the day, in kcal/day. */
import * as v from 'valibot';
import type { Sex } from './_fields.ts';

/** The usual multipliers of the basal metabolic rate, for the energy spent in a day. */
export const activityLevels = {
  sedentario: { label: { pt: 'Sedentário', en: 'Sedentary' }, factor: 1.2 },
  leve: { label: { pt: 'Levemente ativo', en: 'Lightly active' }, factor: 1.375 },
  moderado: { label: { pt: 'Moderadamente ativo', en: 'Moderately active' }, factor: 1.55 },
  intenso: { label: { pt: 'Muito ativo', en: 'Very active' }, factor: 1.725 },
  'muito-intenso': { label: { pt: 'Extremamente ativo', en: 'Extremely active' }, factor: 1.9 },
} as const;

export type ActivityLevel = keyof typeof activityLevels;

/** The levels, from the least active on. */
export const activityLevelIds: readonly ActivityLevel[] = /* @__PURE__ */ Object.keys(
  activityLevels,
) as ActivityLevel[];

export const activityLevel = v.picklist(activityLevelIds);

export interface Body {
  /** Kilograms. */
  readonly weight: number;
  /** Metres. */
  readonly height: number;
  /** Years. */
  readonly age: number;
  readonly sex: Sex;
}

/**
 * Basal metabolic rate in kcal/day: 10w + 6.25h − 5a, + 5 for men, − 161 for women (w kg, h cm, a years).
 * Mifflin, St Jeor et al., Am J Clin Nutr 1990;51:241–247.
 */
export function mifflinStJeor({ weight, height, age, sex }: Body): number {
  return 10 * weight + 6.25 * height * 100 - 5 * age + (sex === 'masculino' ? 5 : -161);
}

/** The intake in kcal/day below which a diet needs medical supervision: the usual floor of clinical guidelines. */
export const calorieFloors: Readonly<Record<Sex, number>> = { masculino: 1500, feminino: 1200 };

/** The text of a 422: the body is outside of what the equations hold for. */
export const noMetabolism = {
  pt: 'deve dar uma taxa metabólica acima de 0 kcal por dia',
  en: 'must give a metabolic rate above 0 kcal a day',
};
