import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { dateAfter } from '../../kit/dates.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, integer, inUnit, todayByDefault } from '../../kit/fields/index.ts';
import { excludes } from '../../kit/texts.ts';
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
  weight: describe(inUnit(kg, between(30, 650)), { pt: 'Peso atual', en: 'Current weight' }),
  targetWeight: describe(inUnit(kg, between(20, 650)), {
    pt: 'Peso desejado, abaixo do atual e com IMC de 18,5 ou mais',
    en: 'Weight wanted, below the current one and with a BMI of 18.5 or more',
  }),
  height,
  sex,
  age: describe(inUnit(years, integer(18, 100)), { pt: 'Idade', en: 'Age' }),
  activityLevel: v.optional(activityLevel, 'sedentario'),
  deficit: describe(inUnit(kcalPerDay, v.optional(between(100, 1000))), {
    pt: 'Déficit desejado. Não vai junto com weeks',
    en: 'Deficit wanted. It does not go together with weeks',
  }),
  weeks: describe(inUnit(weeks, v.optional(integer(1, 260))), {
    pt: 'Prazo desejado, do qual sai o déficit, no lugar de deficit',
    en: 'Time wanted, which the deficit follows from, in place of deficit',
  }),
  startDate: describe(todayByDefault, {
    pt: 'Primeiro dia da dieta. Sem ele, hoje em Brasília',
    en: 'First day of the diet. Without it, today in Brasília',
  }),
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
  summary: 'Calorias por dia e semanas até o peso desejado',
  en: { name: 'Calorie deficit and weight loss', summary: 'Calories a day and weeks to the weight wanted' },
  about: {
    pt: 'Taxa basal de Mifflin–St Jeor (1990) vezes o fator de atividade, e 7700 kcal por kg (Wishnofsky, 1958). Ao lado da conta linear, a adaptativa refaz o gasto a cada semana, já que um corpo mais leve gasta menos. Não substitui acompanhamento profissional.',
    en: 'Basal rate of Mifflin–St Jeor (1990) times the activity factor, and 7700 kcal per kg (Wishnofsky, 1958). Beside the linear figure, the adaptive one computes the expenditure anew each week, since a lighter body spends less. It does not replace professional care.',
  },
  input,
  output: v.object({
    bmr: describe(v.number(), { pt: 'Taxa metabólica basal', en: 'Basal metabolic rate' }, kcalPerDay),
    tdee: describe(
      v.number(),
      { pt: 'Gasto energético diário', en: 'Total daily energy expenditure' },
      kcalPerDay,
    ),
    dailyCalories: describe(
      v.number(),
      {
        pt: 'O que comer por dia, nunca abaixo do mínimo',
        en: 'What to eat in a day, never below the floor',
      },
      kcalPerDay,
    ),
    dailyDeficit: describe(v.number(), { pt: 'Déficit que resulta', en: 'Deficit that results' }, kcalPerDay),
    weightToLose: describe(v.number(), { pt: 'Peso a perder', en: 'Weight to lose' }, kg),
    weeklyLossKg: describe(
      v.number(),
      { pt: 'Perda por semana, pela conta linear', en: 'Loss in a week, by the linear figure' },
      kg,
    ),
    floorCalories: describe(
      v.number(),
      {
        pt: 'Mínimo usual sem acompanhamento médico: 1200 para mulheres, 1500 para homens',
        en: 'Usual floor without medical supervision: 1200 for women, 1500 for men',
      },
      kcalPerDay,
    ),
    floorApplied: describe(v.boolean(), {
      pt: 'Se o mínimo entrou no lugar do que o déficit pedia',
      en: 'Whether the floor replaced what the deficit asked for',
    }),
    linear: describe(
      v.object({
        weeks: describe(
          v.number(),
          { pt: 'Tempo até o peso desejado', en: 'Time to the weight wanted' },
          weeks,
        ),
        date: describe(v.string(), { pt: 'Dia em que se chega a ele', en: 'Day on which it is reached' }),
      }),
      { pt: 'Previsão com gasto constante', en: 'Prediction with a constant expenditure' },
    ),
    adaptive: describe(
      v.object({
        reached: describe(v.boolean(), {
          pt: 'Se o peso desejado é alcançado',
          en: 'Whether the weight wanted is reached',
        }),
        weeks: describe(
          v.number(),
          { pt: 'Tempo até ele, ou até o peso estacionar', en: 'Time to it, or until the weight levels off' },
          weeks,
        ),
        date: describe(v.optional(v.string()), {
          pt: 'Dia em que se chega a ele. Só com reached',
          en: 'Day on which it is reached. Only with reached',
        }),
        plateauWeight: describe(
          v.optional(v.number()),
          {
            pt: 'Peso em que a perda estaciona. Só sem reached',
            en: 'Weight at which the loss levels off. Only without reached',
          },
          kg,
        ),
      }),
      {
        pt: 'Previsão com o gasto refeito a cada semana',
        en: 'Prediction with the expenditure computed anew each week',
      },
    ),
    projection: describe(
      v.array(
        v.object({
          week: describe(
            v.number(),
            { pt: 'Semana, a partir de startDate', en: 'Week, from startDate on' },
            null,
          ),
          weight: describe(
            v.number(),
            { pt: 'Peso ao fim da semana', en: 'Weight at the end of the week' },
            kg,
          ),
        }),
      ),
      {
        pt: 'Curso da previsão adaptativa, a cada quatro semanas e na última',
        en: 'Course of the adaptive prediction, every four weeks and in the last one',
      },
    ),
    targetBmi: describe(v.number(), { pt: 'IMC no peso desejado', en: 'BMI at the weight wanted' }, kgPerM2),
    warnings: describe(v.array(v.string()), {
      pt: 'Alertas: floor-applied, o mínimo entrou; fast-loss, a primeira semana perde mais de 1% do peso',
      en: 'Warnings: floor-applied, the floor holds; fast-loss, the first week loses more than 1% of the weight',
    }),
    disclaimer,
  }),
  warnings: ['floor-applied', 'fast-loss'],
  result: 'dailyCalories',
  either: [['deficit'], ['weeks']],
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
    unused: { deficit: ({ weeks }) => weeks !== undefined },
    constants: () => ({ deficit: DEFICIT }),
  },
  run(input, context) {
    const { weight, targetWeight, height, age, sex, activityLevel } = input;
    if (input.deficit !== undefined && input.weeks !== undefined) {
      throw badParameter('deficit', excludes('weeks'));
    }
    const targetBmi = roundTo(bodyMassIndex(targetWeight, height), 2);
    requireSensibleTarget(input, targetBmi, context);

    const rateAt = (kilograms: number) => mifflinStJeor({ weight: kilograms, height, age, sex });
    const spentAt = (kilograms: number) => rateAt(kilograms) * activityLevels[activityLevel].factor;
    const spent = spentAt(weight);
    const tdee = roundTo(spent, 0);
    const floorCalories = calorieFloors[sex];
    if (roundTo(spent, 9) < floorCalories + LEAST_ROOM) {
      throw invalidValue(context.lastSent('weight', 'height', 'sex', 'age', 'activityLevel'), {
        pt: `o gasto diário (${tdee} kcal) deve passar do mínimo de ${floorCalories} kcal em ${LEAST_ROOM} ou mais: não há déficit seguro`,
        en: `the daily expenditure (${tdee} kcal) must exceed the floor of ${floorCalories} kcal by ${LEAST_ROOM} or more: there is no safe deficit`,
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
        pt: 'o prazo deve pedir um déficit de 1 kcal por dia ou mais',
        en: 'the time must ask for a deficit of 1 kcal a day or more',
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
      disclaimer: STANDARD_DISCLAIMER,
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
      pt: `o peso desejado deve dar um IMC de ${HEALTHY_BMI} ou mais (dá ${targetBmi})`,
      en: `the target weight must give a BMI of ${HEALTHY_BMI} or more (it gives ${targetBmi})`,
    });
  }
}
