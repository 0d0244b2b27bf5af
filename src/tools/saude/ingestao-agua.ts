import * as v from 'valibot';
import { integer } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { amount } from './_fields.ts';

/** ml per kg of body weight up to an age in years: the usual rule of clinical nutrition. */
const ML_PER_KG = [
  { upTo: 17, ml: 40 },
  { upTo: 55, ml: 35 },
  { upTo: 65, ml: 30 },
  { upTo: Infinity, ml: 25 },
] as const;

/** ml per minute: 0.6 L/h, within the 0.4 to 0.8 L/h of Sawka et al. (ACSM), Med Sci Sports Exerc 2007;39:377–390. */
const EXERCISE_ML_PER_MINUTE = 10;

/** ml more a day in a hot climate. */
const HOT_CLIMATE_ML = 500;

/** ml more a day: EFSA, Dietary Reference Values for water, EFSA Journal 2010;8(3):1459. */
const CONDITION_ML = { gestante: 300, lactante: 700 } as const;

const GLASS_ML = 250;
const WAKING_MINUTES = 960;

/** ml a day above which sodium in the blood may fall too low. */
const HYPONATREMIA_ML = 6000;

const DISCLAIMER =
  'Estimativa para adultos saudáveis. Quem tem doença renal ou cardíaca deve seguir a orientação médica.';

const item = v.picklist(['base', 'exercicio', 'clima', 'gestante', 'lactante']);

/** Water to drink in a day, in ml, by weight, age, exercise and climate. */
export const ingestaoAgua = defineTool({
  method: 'POST',
  path: '/calculadoras/ingestao-agua',
  category: 'saude',
  name: 'Ingestão diária de água',
  summary: 'Quanta água beber por dia, pelo peso, a idade, o exercício e o clima',
  input: v.object({
    weight: amount(3, 400),
    age: v.optional(integer(1, 120), 30),
    exerciseMinutes: v.optional(integer(0, 600), 0),
    climate: v.optional(v.picklist(['ameno', 'quente']), 'ameno'),
    condition: v.optional(v.picklist(['nenhuma', 'gestante', 'lactante']), 'nenhuma'),
  }),
  output: v.object({
    totalMl: v.number(),
    liters: v.number(),
    glasses: v.number(),
    mlPerKg: v.number(),
    breakdown: v.array(v.object({ item, ml: v.number() })),
    reminderEveryMinutes: v.number(),
    warnings: v.array(v.string()),
    disclaimer: v.string(),
  }),
  warnings: ['hyponatremia-risk'],
  examples: [
    {
      input: { weight: 70, exerciseMinutes: 60 },
      output: {
        totalMl: 3050,
        liters: 3.05,
        glasses: 13,
        mlPerKg: 35,
        breakdown: [
          { item: 'base', ml: 2450 },
          { item: 'exercicio', ml: 600 },
        ],
        reminderEveryMinutes: 73,
        warnings: [],
        disclaimer: DISCLAIMER,
      },
    },
  ],
  run({ weight, age, exerciseMinutes, climate, condition }) {
    const { ml: mlPerKg } = ML_PER_KG.find(({ upTo }) => age <= upTo) as { ml: number };
    const breakdown: { item: v.InferOutput<typeof item>; ml: number }[] = [
      { item: 'base', ml: roundTo(mlPerKg * weight, 0) },
    ];
    if (exerciseMinutes > 0) {
      breakdown.push({ item: 'exercicio', ml: exerciseMinutes * EXERCISE_ML_PER_MINUTE });
    }
    if (climate === 'quente') breakdown.push({ item: 'clima', ml: HOT_CLIMATE_ML });
    if (condition !== 'nenhuma') breakdown.push({ item: condition, ml: CONDITION_ML[condition] });

    const totalMl = breakdown.reduce((sum, { ml }) => sum + ml, 0);
    const glasses = Math.ceil(totalMl / GLASS_ML);
    return {
      totalMl,
      liters: roundTo(totalMl / 1000, 2),
      glasses,
      mlPerKg,
      breakdown,
      reminderEveryMinutes: Math.floor(WAKING_MINUTES / glasses),
      warnings: totalMl > HYPONATREMIA_ML ? ['hyponatremia-risk'] : [],
      disclaimer: DISCLAIMER,
    };
  },
});
