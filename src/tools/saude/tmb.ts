import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, integer, inUnit, withExample } from '../../kit/fields/index.ts';
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

const formula = describe(v.picklist(['mifflin-st-jeor', 'harris-benedict', 'katch-mcardle', 'cunningham']), {
  pt: 'Fórmula da taxa basal; katch-mcardle e cunningham precisam de bodyFat',
  en: 'Formula of the basal rate; katch-mcardle and cunningham need bodyFat',
});

type Formula = v.InferOutput<typeof formula>;

/** Basal metabolic rate and total daily energy expenditure, kcal/day, by four equations. */
export const tmb = defineCalculator({
  method: 'POST',
  path: '/calculadoras/tmb',
  category: 'saude',
  name: 'Taxa metabólica basal',
  summary: 'Taxa metabólica basal e gasto energético diário, por quatro fórmulas',
  en: {
    name: 'Basal metabolic rate',
    summary: 'Basal metabolic rate and daily energy expenditure, by four formulas',
  },
  about: {
    pt: 'Mifflin–St Jeor (1990), Harris–Benedict revista por Roza e Shizgal (1984), Katch–McArdle e Cunningham (1980); as duas últimas partem da massa magra. O gasto diário é a taxa basal vezes o fator usual da atividade.',
    en: 'Mifflin–St Jeor (1990), Harris–Benedict as revised by Roza and Shizgal (1984), Katch–McArdle and Cunningham (1980); the last two start from the lean mass. The daily expenditure is the basal rate times the usual factor of the activity.',
  },
  input: v.object({
    weight,
    height,
    sex,
    age: describe(inUnit(years, integer(15, 100)), { pt: 'Idade', en: 'Age' }),
    formula: v.optional(formula, 'mifflin-st-jeor'),
    bodyFat: describe(withExample(20, inUnit(percentage, v.optional(between(2, 70)))), {
      pt: 'Gordura corporal. Obrigatória com katch-mcardle e cunningham; com ela, a resposta traz as quatro fórmulas',
      en: 'Body fat. Required with katch-mcardle and cunningham; with it, the answer has all four formulas',
    }),
    activityLevel: v.optional(activityLevel, 'sedentario'),
  }),
  output: v.object({
    formula,
    bmr: describe(
      v.number(),
      {
        pt: 'Taxa metabólica basal: o gasto em repouso',
        en: 'Basal metabolic rate: the expenditure at rest',
      },
      kcalPerDay,
    ),
    activityLevel,
    activityFactor: describe(
      v.number(),
      { pt: 'Fator que multiplica a taxa basal', en: 'Factor that multiplies the basal rate' },
      null,
    ),
    tdee: describe(
      v.number(),
      {
        pt: 'Gasto energético diário, com a atividade',
        en: 'Total daily energy expenditure, with the activity',
      },
      kcalPerDay,
    ),
    leanMass: describe(
      v.optional(v.number()),
      { pt: 'Massa magra. Só com bodyFat', en: 'Lean mass. Only with bodyFat' },
      kg,
    ),
    byFormula: describe(
      v.array(
        v.object({
          formula,
          bmr: describe(v.number(), { pt: 'Taxa metabólica basal', en: 'Basal metabolic rate' }, kcalPerDay),
        }),
      ),
      { pt: 'Taxa basal por cada fórmula', en: 'Basal rate by each formula' },
    ),
    byActivity: describe(
      v.array(
        v.object({
          level: activityLevel,
          label: describe(v.string(), {
            pt: 'Nome do nível, em português',
            en: 'Name of the level, in Portuguese',
          }),
          factor: describe(v.number(), { pt: 'Fator do nível', en: 'Factor of the level' }, null),
          tdee: describe(
            v.number(),
            { pt: 'Gasto energético diário', en: 'Total daily energy expenditure' },
            kcalPerDay,
          ),
        }),
      ),
      {
        pt: 'Gasto diário em cada nível de atividade, pela fórmula escolhida',
        en: 'Daily expenditure at each level of activity, by the formula chosen',
      },
    ),
    disclaimer,
  }),
  requires: ({ formula }) => (formula === 'katch-mcardle' || formula === 'cunningham' ? ['bodyFat'] : []),
  result: 'bmr',
  examples: [{ input: { weight: 70, height: 1.75, age: 30, sex: 'masculino', activityLevel: 'moderado' } }],
  impossible: { weight: 15, height: 1.7, age: 40, sex: 'feminino' },
  run(input, { lastSent }) {
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
        return { level, label, factor, tdee: tdeeAt(level) };
      }),
      disclaimer: STANDARD_DISCLAIMER,
    };
  },
});
