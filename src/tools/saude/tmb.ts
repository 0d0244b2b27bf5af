import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { textIn } from '../../kit/texts.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, integer, inUnit, withExample, num, pure } from '../../kit/fields/index.ts';
import { kcalPerDay, kg, percentage, years } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import {
  type ActivityLevel,
  activityLevel,
  activityLevelIds,
  activityLevels,
  type Body,
  mifflinStJeor,
  noMetabolism,
} from './_energy.ts';
import { disclaimer, height, requirePossibleBody, sex, STANDARD_DISCLAIMER, weight } from './_fields.ts';

/**
 * Harris–Benedict as revised by Roza & Shizgal, Am J Clin Nutr 1984;40:168–182: kcal/day of a weight in kg,
 * a height in cm and an age in years.
 */
function harrisBenedict({ weight, height, age, sex }: Body): number {
  const centimetres = height * 100;
  return sex === 'masculino'
    ? 88.362 + 13.397 * weight + 4.799 * centimetres - 5.677 * age
    : 447.593 + 9.247 * weight + 3.098 * centimetres - 4.33 * age;
}

/** Katch & McArdle: kcal/day of a lean mass in kg (McArdle, Katch & Katch, Exercise Physiology). */
const katchMcArdle = (leanMass: number) => 370 + 21.6 * leanMass;

/** Cunningham JJ, Am J Clin Nutr 1980;33:2372–2374: kcal/day of a lean mass in kg. */
const cunningham = (leanMass: number) => 500 + 22 * leanMass;

const formula = v.picklist(['mifflin-st-jeor', 'harris-benedict', 'katch-mcardle', 'cunningham']);

type Formula = v.InferOutput<typeof formula>;

/** Basal metabolic rate and total daily energy expenditure, kcal/day, by four equations. */
export const tmb = defineCalculator({
  method: 'POST',
  path: '/calculadoras/tmb',
  category: 'saude',
  name: 'Taxa metabólica basal',
  input: v.object({
    weight,
    height,
    sex,
    age: inUnit(years, integer(15, 100)),
    formula: v.optional(formula, 'mifflin-st-jeor'),
    bodyFat: withExample(20, inUnit(percentage, v.optional(between(2, 70)))),
    activityLevel: v.optional(activityLevel, 'sedentario'),
  }),
  output: v.object({
    formula,
    bmr: num(kcalPerDay),
    activityLevel,
    activityFactor: num(pure),
    tdee: num(kcalPerDay),
    leanMass: v.optional(num(kg)),
    byFormula: v.array(
      v.object({
        formula,
        bmr: num(kcalPerDay),
      }),
    ),
    byActivity: v.array(
      v.object({
        level: activityLevel,
        label: v.string(),
        factor: num(pure),
        tdee: num(kcalPerDay),
      }),
    ),
    disclaimer,
  }),
  requires: ({ formula }) => (formula === 'katch-mcardle' || formula === 'cunningham' ? ['bodyFat'] : []),
  result: 'bmr',
  examples: [{ input: { weight: 70, height: 1.75, age: 30, sex: 'masculino', activityLevel: 'moderado' } }],
  impossible: { weight: 15, height: 1.7, age: 40, sex: 'feminino' },
  run(input, { language, lastSent }) {
    const { formula, bodyFat, activityLevel } = input;
    requirePossibleBody(input.weight, input.height, lastSent('weight', 'height'));

    const leanMass = bodyFat === undefined ? undefined : input.weight * (1 - bodyFat / 100);
    const rates = new Map<Formula, number>([
      ['mifflin-st-jeor', mifflinStJeor(input)],
      ['harris-benedict', harrisBenedict(input)],
    ]);
    if (leanMass !== undefined) {
      rates.set('katch-mcardle', katchMcArdle(leanMass)).set('cunningham', cunningham(leanMass));
    }
    const byFormula = [...rates].map(([formula, rate]) => ({ formula, bmr: roundTo(rate, 0) }));
    if (byFormula.some(({ bmr }) => bmr <= 0)) {
      throw invalidValue(lastSent('weight', 'height', 'sex', 'age'), noMetabolism);
    }

    const rate = rates.get(formula) as number;
    const tdeeAt = (level: ActivityLevel) => roundTo(rate * activityLevels[level].factor, 0);
    return {
      formula,
      bmr: roundTo(rate, 0),
      activityLevel,
      activityFactor: activityLevels[activityLevel].factor,
      tdee: tdeeAt(activityLevel),
      ...(leanMass !== undefined && { leanMass: roundTo(leanMass, 1) }),
      byFormula,
      byActivity: activityLevelIds.map((level) => {
        const { label, factor } = activityLevels[level];
        return { level, label: textIn(label, language), factor, tdee: tdeeAt(level) };
      }),
      disclaimer: textIn(STANDARD_DISCLAIMER, language),
    };
  },
});
