import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { dateAfter } from '../../kit/dates.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, integer, inUnit, todayByDefault, num, pure } from '../../kit/fields/index.ts';
import { textIn } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { kcalPerDay, kg, kgPerM2, weeks, years } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { activityLevel, activityLevels, calorieFloors, mifflinStJeor } from './_energy.ts';
import {
  bodyMassIndex,
  disclaimer,
  height,
  requirePossibleBody,
  sex,
  STANDARD_DISCLAIMER,
} from './_fields.ts';
import { deficitFor, projectionOf, weeklyLoss, weightCourse } from './_weight-course.ts';

const DEFICIT = 500;

/** kg/m² below which a weight is too low (WHO). */
const HEALTHY_BMI = 18.5;

/** kcal/day that a safe deficit must leave above the floor. */
const LEAST_ROOM = 100;

/** Share of the weight that a week should not exceed. */
const FAST_LOSS = 0.01;

const input = v.object({
  weight: inUnit(kg, between(30, 650)),
  targetWeight: inUnit(kg, between(20, 650)),
  height,
  sex,
  age: inUnit(years, integer(18, 100)),
  activityLevel: v.optional(activityLevel, 'sedentario'),
  deficit: inUnit(kcalPerDay, v.optional(between(100, 1000))),
  weeks: inUnit(weeks, v.optional(integer(1, 260))),
  startDate: todayByDefault,
});

type Input = v.InferOutput<typeof input>;

/**
 * Weight loss on a calorie deficit (kcal/day): the straight line of 7700 kcal per kg and, beside it, the course in
 * which a lighter body spends less (Mifflin–St Jeor, recomputed each week).
 */
export const perdaPeso = defineCalculator({
  method: 'POST',
  path: '/calculadoras/perda-peso',
  category: 'saude',
  name: 'Déficit calórico e perda de peso',
  input,
  output: v.object({
    bmr: num(kcalPerDay),
    tdee: num(kcalPerDay),
    dailyCalories: num(kcalPerDay),
    dailyDeficit: num(kcalPerDay),
    weightToLose: num(kg),
    weeklyLossKg: num(kg),
    floorCalories: num(kcalPerDay),
    floorApplied: v.boolean(),
    linear: v.object({
      weeks: num(weeks),
      date: v.string(),
    }),
    adaptive: v.object({
      reached: v.boolean(),
      weeks: num(weeks),
      date: v.optional(v.string()),
      plateauWeight: v.optional(num(kg)),
    }),
    projection: v.array(
      v.object({
        week: num(pure),
        weight: num(kg),
      }),
    ),
    targetBmi: num(kgPerM2),
    warnings: v.array(v.string()),
    disclaimer,
  }),
  warnings: ['floor-applied', 'fast-loss'],
  reads: { either: [[['deficit'], ['weeks']]] },
  result: 'dailyCalories',
  examples: [
    {
      input: {
        weight: 90,
        targetWeight: 80,
        height: 1.75,
        age: 35,
        sex: 'masculino',
        activityLevel: 'leve',
        startDate: '2026-11-21',
      },
    },
  ],
  impossible: {
    weight: 90,
    targetWeight: 90,
    height: 1.75,
    age: 35,
    sex: 'masculino',
    activityLevel: 'leve',
  },
  assumptions: {
    constants: () => ({ deficit: DEFICIT }),
  },
  run(input, context) {
    const { weight, targetWeight, height, age, sex, activityLevel } = input;
    const targetBmi = roundTo(bodyMassIndex(targetWeight, height), 2);
    requireSensibleTarget(input, targetBmi, context);

    const rateAt = (kilograms: number) => mifflinStJeor({ weight: kilograms, height, age, sex });
    const spentAt = (kilograms: number) => rateAt(kilograms) * activityLevels[activityLevel].factor;
    const spent = spentAt(weight);
    const tdee = roundTo(spent, 0);
    const floorCalories = calorieFloors[sex];
    if (roundTo(spent, 9) < floorCalories + LEAST_ROOM) {
      throw invalidValue(context.lastSent('weight', 'height', 'sex', 'age', 'activityLevel'), {
        pt: `O gasto diário (${tdee} kcal) deve passar do mínimo de ${floorCalories} kcal em ${LEAST_ROOM} ou mais: não há déficit seguro`,
        en: `The daily expenditure (${tdee} kcal) must exceed the floor of ${floorCalories} kcal by ${LEAST_ROOM} or more: there is no safe deficit`,
      });
    }

    const toLose = weight - targetWeight;
    const deficit = input.weeks === undefined ? (input.deficit ?? DEFICIT) : deficitFor(toLose, input.weeks);
    const wanted = roundTo(spent - deficit, 0);
    const floorApplied = wanted < floorCalories;
    const dailyCalories = floorApplied ? floorCalories : wanted;
    const dailyDeficit = tdee - dailyCalories;
    if (dailyDeficit < 1) {
      throw invalidValue(context.lastSent('weight', 'targetWeight', 'weeks'), {
        pt: 'O prazo deve pedir um déficit de 1 kcal por dia ou mais',
        en: 'The time must ask for a deficit of 1 kcal a day or more',
      });
    }

    const dateAt = (weeks: number) => dateAfter(input.startDate, 7 * weeks, 'startDate');
    const linearWeeks = Math.ceil(roundTo(toLose / weeklyLoss(dailyDeficit), 6));
    const course = weightCourse(weight, targetWeight, dailyCalories, spentAt);
    const weeks = course.weights.length;
    const fastLoss = roundTo(weeklyLoss(spent - dailyCalories) - weight * FAST_LOSS, 9) > 0;
    return {
      bmr: roundTo(rateAt(weight), 0),
      tdee,
      dailyCalories,
      dailyDeficit,
      weightToLose: roundTo(toLose, 1),
      weeklyLossKg: roundTo(weeklyLoss(dailyDeficit), 2),
      floorCalories,
      floorApplied,
      linear: { weeks: linearWeeks, date: dateAt(linearWeeks) },
      adaptive: course.reached
        ? { reached: true, weeks, date: dateAt(weeks) }
        : { reached: false, weeks, plateauWeight: roundTo(course.weights.at(-1) as number, 1) },
      projection: projectionOf(course, targetWeight),
      targetBmi,
      warnings: [...(floorApplied ? ['floor-applied'] : []), ...(fastLoss ? ['fast-loss'] : [])],
      disclaimer: textIn(STANDARD_DISCLAIMER, context.language),
    };
  },
});

function requireSensibleTarget(input: Input, targetBmi: number, { lastSent }: Context): void {
  const { weight, targetWeight, height } = input;
  requirePossibleBody(weight, height, lastSent('weight', 'height'));
  if (targetWeight >= weight) {
    throw invalidValue(lastSent('weight', 'targetWeight'), {
      pt: `deve ser menor que o peso atual (${weight} kg)`,
      en: `must be below the current weight (${weight} kg)`,
    });
  }
  if (targetBmi < HEALTHY_BMI) {
    throw invalidValue(lastSent('targetWeight', 'height'), {
      pt: `O peso desejado deve dar um IMC de ${HEALTHY_BMI} ou mais (dá ${targetBmi})`,
      en: `The target weight must give a BMI of ${HEALTHY_BMI} or more (it gives ${targetBmi})`,
    });
  }
}
