import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, integer, inUnit, withExample, num, pure } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { textIn } from '../../kit/texts.ts';
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
  goal,
  GOALS,
  nutrients,
  splitEntries,
  splitOf,
  splitReads,
  FAT_PER_KG,
} from './_nutrients.ts';

/** Grams per 1000 kcal: the adequate intake of the Institute of Medicine, 2005. */
const FIBER_PER_1000_KCAL = 14;

const input = v.object({
  calories: inUnit(kcalPerDay, v.optional(between(500, 10_000))),
  weight: v.optional(weight),
  height: v.optional(height),
  age: withExample(30, inUnit(years, v.optional(integer(15, 100)))),
  sex: v.optional(sex),
  activityLevel: v.optional(activityLevel),
  goal: v.optional(goal, 'manter'),
  adjustment: inUnit(percentage, v.optional(between(-40, 40))),
  ...splitEntries,
  meals: v.optional(inUnit(pure, integer(1, 8)), 4),
});

type Input = v.InferOutput<typeof input>;

const nutrient = v.object({
  grams: num(g),
  calories: num(kcal),
  percent: num(percentage),
  gramsPerKg: v.optional(num(gPerKg)),
  gramsPerMeal: num(g),
});

/** Grams of protein, carbohydrate and fat for a calorie target in kcal/day, given or computed by Mifflin–St Jeor. */
export const macros = defineCalculator({
  method: 'POST',
  path: '/calculadoras/macros',
  category: 'saude',
  name: 'Calculadora de macronutrientes',
  input,
  output: v.object({
    goal,
    bmr: v.optional(num(kcalPerDay)),
    tdee: v.optional(num(kcalPerDay)),
    targetCalories: num(kcalPerDay),
    distribution,
    protein: nutrient,
    carbs: nutrient,
    fat: nutrient,
    fiberGrams: num(gPerDay),
    meals: num(pure),
    warnings: v.array(v.string()),
    disclaimer,
  }),
  warnings: ['calories-below-floor'],
  reads: {
    needs: {
      height: { calories: null },
      age: { calories: null },
      activityLevel: { calories: null },
      ...splitReads.needs,
    },
    when: { adjustment: { calories: null }, ...splitReads.when },
  },
  requires: ({ calories, distribution }) => [
    ...(calories === undefined ? ['weight', 'sex'] : []),
    ...(distribution === 'por-kg' ? ['weight'] : []),
  ],
  result: 'targetCalories',
  examples: [{ input: { calories: 2000, weight: 70 } }],
  impossible: { weight: 10, height: 1.8, age: 30, sex: 'masculino', activityLevel: 'moderado' },
  assumptions: {
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
      disclaimer: textIn(STANDARD_DISCLAIMER, context.language),
    };
  },
});

interface ActiveBody extends Body {
  readonly activityLevel: ActivityLevel;
}

/** The body that the target follows from, or null when the target was sent. */
function bodyOf(input: Input): ActiveBody | null {
  return input.calories === undefined ? complete(input) : null;
}

/** kcal/day at rest and over the day. */
function expenditureOf(body: ActiveBody, { lastSent }: Context) {
  const bmr = mifflinStJeor(body);
  if (roundTo(bmr, 0) <= 0) throw invalidValue(lastSent('weight', 'height', 'age', 'sex'), noMetabolism);
  return { bmr, tdee: bmr * activityLevels[body.activityLevel].factor };
}
