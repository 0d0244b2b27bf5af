import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, integer, inUnit, withExample } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { excludes } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { g, gPerDay, gPerKg, kcal, kcalPerDay, percentage, years } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import {
  type ActivityLevel,
  activityLevel,
  activityLevels,
  type Body,
  calorieFloors,
  mifflinStJeor,
  noMetabolism,
} from './_energy.ts';
import { disclaimer, height, requirePossibleBody, sex, STANDARD_DISCLAIMER, weight } from './_fields.ts';
import {
  distribution,
  fieldsFor,
  goal,
  GOALS,
  nutrients,
  splitEntries,
  splitOf,
  FAT_PER_KG,
} from './_nutrients.ts';

/** Grams per 1000 kcal: the adequate intake of the Institute of Medicine, 2005. */
const FIBER_PER_1000_KCAL = 14;

const input = v.object({
  calories: describe(inUnit(kcalPerDay, v.optional(between(500, 10_000))), {
    pt: 'Meta de calorias. Sem ela, weight, height, age, sex e activityLevel são obrigatórios, e a meta é calculada',
    en: 'Calorie target. Without it, weight, height, age, sex and activityLevel are required, and the target is computed',
  }),
  weight: v.optional(weight),
  height: v.optional(height),
  age: describe(withExample(30, inUnit(years, v.optional(integer(15, 100)))), { pt: 'Idade', en: 'Age' }),
  sex: v.optional(sex),
  activityLevel: v.optional(activityLevel),
  goal: v.optional(goal, 'manter'),
  adjustment: describe(inUnit(percentage, v.optional(between(-40, 40))), {
    pt: 'Ajuste sobre o gasto diário, no lugar do que o objetivo traz. Negativo é déficit; não vai junto com calories',
    en: 'Adjustment of the daily expenditure, in place of that of the goal. Negative is a deficit; it does not go together with calories',
  }),
  ...splitEntries,
  meals: describe(v.optional(integer(1, 8), 4), {
    pt: 'Em quantas refeições dividir o dia',
    en: 'How many meals to split the day into',
  }),
});

type Input = v.InferOutput<typeof input>;

const nutrient = v.object({
  grams: describe(v.number(), { pt: 'Quantidade no dia', en: 'Amount in the day' }, g),
  calories: describe(v.number(), { pt: 'Calorias dessa quantidade', en: 'Calories of that amount' }, kcal),
  percent: describe(
    v.number(),
    { pt: 'Parte das calorias da meta', en: 'Share of the target calories' },
    percentage,
  ),
  gramsPerKg: describe(
    v.optional(v.number()),
    { pt: 'Quantidade por kg de peso. Só com weight', en: 'Amount per kg of weight. Only with weight' },
    gPerKg,
  ),
  gramsPerMeal: describe(v.number(), { pt: 'Quantidade em cada refeição', en: 'Amount in each meal' }, g),
});

/** Grams of protein, carbohydrate and fat for a calorie target in kcal/day, given or computed by Mifflin–St Jeor. */
export const macros = defineCalculator({
  method: 'POST',
  path: '/calculadoras/macros',
  category: 'saude',
  name: 'Calculadora de macronutrientes',
  summary: 'Gramas de proteína, carboidrato e gordura para uma meta de calorias',
  en: {
    name: 'Macronutrient calculator',
    summary: 'Grams of protein, carbohydrate and fat for a calorie target',
  },
  about: {
    pt: 'A meta é a enviada em calories ou a taxa basal de Mifflin–St Jeor (1990) vezes o fator de atividade, com o ajuste do objetivo. Fatores de Atwater: 4 kcal por grama de proteína e de carboidrato e 9 por grama de gordura; fibras pelo Institute of Medicine (2005). Não substitui a avaliação de um nutricionista.',
    en: 'The target is the one sent in calories, or the basal rate of Mifflin–St Jeor (1990) times the activity factor, with the adjustment of the goal. Atwater factors: 4 kcal per gram of protein and of carbohydrate and 9 per gram of fat; fibre by the Institute of Medicine (2005). It does not replace the assessment of a dietitian.',
  },
  input,
  output: v.object({
    goal,
    bmr: describe(
      v.optional(v.number()),
      {
        pt: 'Taxa metabólica basal. Só quando a meta é calculada',
        en: 'Basal metabolic rate. Only when the target is computed',
      },
      kcalPerDay,
    ),
    tdee: describe(
      v.optional(v.number()),
      {
        pt: 'Gasto energético diário. Só quando a meta é calculada',
        en: 'Total daily energy expenditure. Only when the target is computed',
      },
      kcalPerDay,
    ),
    targetCalories: describe(v.number(), { pt: 'Meta de calorias', en: 'Calorie target' }, kcalPerDay),
    distribution,
    protein: describe(nutrient, { pt: 'Proteína', en: 'Protein' }),
    carbs: describe(nutrient, { pt: 'Carboidrato', en: 'Carbohydrate' }),
    fat: describe(nutrient, { pt: 'Gordura', en: 'Fat' }),
    fiberGrams: describe(
      v.number(),
      { pt: 'Fibras: 14 g a cada 1000 kcal', en: 'Fibre: 14 g for each 1000 kcal' },
      gPerDay,
    ),
    meals: describe(v.number(), { pt: 'Refeições por dia', en: 'Meals a day' }, null),
    warnings: describe(v.array(v.string()), {
      pt: 'Alertas: calories-below-floor, meta abaixo do mínimo usual sem acompanhamento (1200 kcal para mulheres, 1500 para homens)',
      en: 'Warnings: calories-below-floor, a target below the usual floor without supervision (1200 kcal for women, 1500 for men)',
    }),
    disclaimer,
  }),
  warnings: ['calories-below-floor'],
  requires: ({ calories, distribution }) => [
    ...(calories === undefined ? ['weight', 'height', 'age', 'sex', 'activityLevel'] : []),
    ...fieldsFor(distribution),
  ],
  result: 'targetCalories',
  either: [['adjustment'], ['calories']],
  examples: [{ input: { calories: 2000, weight: 70 } }],
  impossible: { weight: 10, height: 1.8, age: 30, sex: 'masculino', activityLevel: 'moderado' },
  assumptions: {
    unused: {
      adjustment: ({ calories }) => calories !== undefined,
      proteinPerKg: ({ distribution }) => distribution !== 'por-kg',
      fatPerKg: ({ distribution }) => distribution !== 'por-kg',
    },
    constants: ({ goal }) => ({ ...GOALS[goal], fatPerKg: FAT_PER_KG }),
  },
  run(input, context) {
    const { goal, distribution, weight, height, meals } = input;
    const body = bodyOf(input);
    const sharesAt = splitOf(input, context);
    if (weight !== undefined && height !== undefined) {
      requirePossibleBody(weight, height, context.lastSent('weight', 'height'));
    }
    const spent = body && expenditureOf(body, context);
    const change = input.adjustment ?? GOALS[goal].adjustment;
    const target = spent ? spent.tdee * (1 + change / 100) : (input.calories as number);
    const belowFloor = input.sex !== undefined && roundTo(target, 9) < calorieFloors[input.sex];
    return {
      goal,
      ...(spent && { bmr: roundTo(spent.bmr, 0), tdee: roundTo(spent.tdee, 0) }),
      targetCalories: roundTo(target, 0),
      distribution,
      ...nutrients(target, sharesAt(target), meals, weight),
      fiberGrams: roundTo((FIBER_PER_1000_KCAL * target) / 1000, 0),
      meals,
      warnings: belowFloor ? ['calories-below-floor'] : [],
      disclaimer: STANDARD_DISCLAIMER,
    };
  },
});

interface ActiveBody extends Body {
  readonly activityLevel: ActivityLevel;
}

/** The body that the target follows from, or null when the target was sent. */
function bodyOf(input: Input): ActiveBody | null {
  if (input.calories === undefined) {
    return complete(input);
  }
  if (input.adjustment !== undefined) throw badParameter('calories', excludes('adjustment'));
  return null;
}

/** kcal/day at rest and over the day. */
function expenditureOf(body: ActiveBody, { lastSent }: Context) {
  const bmr = mifflinStJeor(body);
  if (roundTo(bmr, 0) <= 0) throw invalidValue(lastSent('weight', 'height', 'age', 'sex'), noMetabolism);
  return { bmr, tdee: bmr * activityLevels[body.activityLevel].factor };
}
