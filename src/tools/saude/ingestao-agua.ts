import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { textIn, type Text } from '../../kit/texts.ts';
import { between, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
import { kg, litres, minutes, minutesPerDay, ml, years } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { disclaimer } from './_fields.ts';

/**
 * ml of a day for each of the first ten kg, of the next ten and of those beyond, up to the age of 17: Holliday and Segar,
 * Pediatrics 1957;19:823–832. One figure per kg would give a child of 10 kg less than half of it.
 */
const CHILD_ML = [
  { upTo: 10, ml: 100 },
  { upTo: 20, ml: 50 },
  { upTo: Infinity, ml: 20 },
] as const;
const CHILD_UP_TO = 17;

/** ml per kg of body weight up to an age in years: the usual rule of clinical nutrition. */
const ML_PER_KG = [
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

const DISCLAIMER: Text = {
  pt: 'Estimativa para adultos saudáveis. Quem tem doença renal ou cardíaca deve seguir a orientação médica.',
  en: 'Estimate for healthy adults. Anyone with kidney or heart disease must follow medical advice.',
};

const item = v.picklist(['base', 'exercicio', 'clima', 'gestante', 'lactante']);

/** Water to drink in a day, in ml, by weight, age, exercise and climate. */
export const ingestaoAgua = defineCalculator({
  method: 'POST',
  path: '/calculadoras/ingestao-agua',
  category: 'saude',
  name: 'Ingestão diária de água',
  input: v.object({
    weight: inUnit(kg, between(3, 400)),
    age: inUnit(years, v.optional(integer(1, 120), 30)),
    exerciseMinutes: inUnit(minutesPerDay, v.optional(integer(0, 600), 0)),
    climate: v.optional(v.picklist(['ameno', 'quente']), 'ameno'),
    condition: v.optional(v.picklist(['nenhuma', 'gestante', 'lactante']), 'nenhuma'),
  }),
  output: v.object({
    totalMl: num(ml),
    liters: num(litres),
    glasses: num(pure),
    mlPerKg: num(ml),
    breakdown: v.array(
      v.object({
        item: item,
        ml: num(ml),
      }),
    ),
    reminderEveryMinutes: num(minutes),
    warnings: v.array(v.string()),
    disclaimer,
  }),
  warnings: ['hyponatremia-risk'],
  result: 'totalMl',
  examples: [{ input: { weight: 70, exerciseMinutes: 60 } }],
  run({ weight, age, exerciseMinutes, climate, condition }, { language }) {
    const base = baseOf(age, weight);
    const breakdown: { item: v.InferOutput<typeof item>; ml: number }[] = [
      { item: 'base', ml: roundTo(base, 0) },
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
      mlPerKg: roundTo(base / weight, 0),
      breakdown,
      reminderEveryMinutes: Math.floor(WAKING_MINUTES / glasses),
      warnings: totalMl > HYPONATREMIA_ML ? ['hyponatremia-risk'] : [],
      disclaimer: textIn(DISCLAIMER, language),
    };
  },
});

/** ml a day by age and weight alone. */
function baseOf(age: number, weight: number): number {
  if (age > CHILD_UP_TO) return weight * (ML_PER_KG.find(({ upTo }) => age <= upTo) as { ml: number }).ml;
  let [sum, from] = [0, 0];
  for (const { upTo, ml } of CHILD_ML) {
    sum += ml * Math.max(0, Math.min(weight, upTo) - from);
    from = upTo;
  }
  return sum;
}
