import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { between, describe, integer, inUnit } from '../../kit/fields/index.ts';
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

const DISCLAIMER =
  'Estimativa para adultos saudáveis. Quem tem doença renal ou cardíaca deve seguir a orientação médica.';

const item = v.picklist(['base', 'exercicio', 'clima', 'gestante', 'lactante']);

/** Water to drink in a day, in ml, by weight, age, exercise and climate. */
export const ingestaoAgua = defineCalculator({
  method: 'POST',
  path: '/calculadoras/ingestao-agua',
  category: 'saude',
  name: 'Ingestão diária de água',
  summary: 'Quanta água beber por dia, pelo peso, a idade, o exercício e o clima',
  en: {
    name: 'Daily water intake',
    summary: 'How much water to drink in a day, by weight, age, exercise and climate',
  },
  about: {
    pt: 'Até 17 anos, Holliday e Segar (1957); adultos, a regra usual da nutrição clínica de 25 a 35 ml por kg; exercício pelo ACSM (2007), gestação e amamentação pela EFSA (2010). Para pessoas saudáveis: quem tem doença renal ou cardíaca segue a orientação do médico.',
    en: 'Up to 17 years, Holliday and Segar (1957); adults, the usual rule of clinical nutrition of 25 to 35 ml per kg; exercise by the ACSM (2007), pregnancy and breastfeeding by the EFSA (2010). For healthy people: whoever has kidney or heart disease follows the advice of a doctor.',
  },
  input: v.object({
    weight: describe(inUnit(kg, between(3, 400)), { pt: 'Peso corporal', en: 'Body weight' }),
    age: describe(inUnit(years, v.optional(integer(1, 120), 30)), { pt: 'Idade', en: 'Age' }),
    exerciseMinutes: describe(inUnit(minutesPerDay, v.optional(integer(0, 600), 0)), {
      pt: 'Exercício no dia',
      en: 'Exercise in the day',
    }),
    climate: describe(v.optional(v.picklist(['ameno', 'quente']), 'ameno'), {
      pt: 'Clima: quente acrescenta 500 ml',
      en: 'Climate: mild (ameno) or hot (quente), which adds 500 ml',
    }),
    condition: describe(v.optional(v.picklist(['nenhuma', 'gestante', 'lactante']), 'nenhuma'), {
      pt: 'Gestação, que acrescenta 300 ml, ou amamentação, 700 ml',
      en: 'Pregnancy (gestante), which adds 300 ml, or breastfeeding (lactante), 700 ml',
    }),
  }),
  output: v.object({
    totalMl: describe(v.number(), { pt: 'Água no dia', en: 'Water in the day' }, ml),
    liters: describe(v.number(), { pt: 'A mesma quantidade', en: 'The same amount' }, litres),
    glasses: describe(
      v.number(),
      { pt: 'Copos de 250 ml, arredondados para cima', en: 'Glasses of 250 ml, rounded up' },
      null,
    ),
    mlPerKg: describe(
      v.number(),
      { pt: 'Base por kg de peso, sem os acréscimos', en: 'Base per kg of weight, without the additions' },
      ml,
    ),
    breakdown: describe(
      v.array(
        v.object({
          item: describe(item, {
            pt: 'A base, ou o que se acrescenta por exercício, clima, gestação ou amamentação',
            en: 'The base, or what is added for exercise, climate, pregnancy or breastfeeding',
          }),
          ml: describe(v.number(), { pt: 'Quantidade da parcela', en: 'Amount of the part' }, ml),
        }),
      ),
      { pt: 'As parcelas da soma; só as que há', en: 'The parts of the sum; only those that there are' },
    ),
    reminderEveryMinutes: describe(
      v.number(),
      {
        pt: 'De quanto em quanto tempo beber um copo, em 16 horas acordado',
        en: 'How often to drink a glass, over 16 waking hours',
      },
      minutes,
    ),
    warnings: describe(v.array(v.string()), {
      pt: 'Alertas: hyponatremia-risk, mais de 6000 ml no dia',
      en: 'Warnings: hyponatremia-risk, more than 6000 ml in the day',
    }),
    disclaimer,
  }),
  warnings: ['hyponatremia-risk'],
  result: 'totalMl',
  examples: [{ input: { weight: 70, exerciseMinutes: 60 } }],
  run({ weight, age, exerciseMinutes, climate, condition }) {
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
      disclaimer: DISCLAIMER,
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
