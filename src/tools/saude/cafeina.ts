import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { between, describe, integer, inUnit, time } from '../../kit/fields/index.ts';
import { kg, mg, ml, percentage, years } from '../../kit/units.ts';
import { clockMinutes, formatClock } from '../../lib/dates/clock.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { ADULT_AGE, caffeineOf, DRINK_TYPES, DRINKS, type DrinkType, limitsOf } from './_caffeine.ts';
import { disclaimer, STANDARD_DISCLAIMER } from './_fields.ts';

/** Caffeine taken six hours before bed still disturbs sleep (Drake et al., J Clin Sleep Med 2013;9:1195–1200). */
const HOURS_BEFORE_BED = 6;

const drinkType = describe(v.picklist(DRINK_TYPES), {
  pt: 'Bebida conhecida, com teor e dose típicos',
  en: 'Known drink, with its typical content and serving',
});

const input = v.object({
  age: describe(inUnit(years, v.optional(integer(4, 120), 30)), { pt: 'Idade', en: 'Age' }),
  weight: describe(inUnit(kg, v.optional(between(10, 650))), {
    pt: 'Peso corporal. Obrigatório antes dos 18 anos; depois, pode baixar os limites',
    en: 'Body weight. Required below 18 years; from then on, it may lower the limits',
  }),
  condition: describe(v.optional(v.picklist(['nenhuma', 'gestante', 'lactante']), 'nenhuma'), {
    pt: 'Gestação ou amamentação, que baixam os limites',
    en: 'Pregnancy (gestante) or breastfeeding (lactante), which lower the limits',
  }),
  drinks: describe(
    v.optional(
      v.pipe(
        v.array(
          v.object({
            type: describe(v.optional(drinkType), {
              pt: 'Bebida. Obrigatória sem mg',
              en: 'Drink. Required without mg',
            }),
            quantity: describe(v.optional(between(0.1, 50), 1), {
              pt: 'Quantas doses',
              en: 'How many servings',
            }),
            volumeMl: describe(inUnit(ml, v.optional(between(1, 5000))), {
              pt: 'Volume de uma dose. Sem ele, o típico da bebida',
              en: 'Volume of one serving. Without it, that typical of the drink',
            }),
            mg: describe(inUnit(mg, v.optional(between(0, 2000))), {
              pt: 'Cafeína de uma dose, como diz o rótulo, no lugar da típica',
              en: 'Caffeine of one serving, as its label says, in place of the typical one',
            }),
          }),
        ),
        v.maxLength(50),
      ),
      [],
    ),
    { pt: 'O que já foi bebido no dia', en: 'What has been drunk in the day' },
  ),
  bedTime: describe(v.optional(time), {
    pt: 'Hora de deitar: acrescenta lastIntakeTime',
    en: 'Bedtime: adds lastIntakeTime',
  }),
});

type Input = v.InferOutput<typeof input>;

/** Daily caffeine limit and what was drunk of it, in mg. */
export const cafeina = defineCalculator({
  method: 'POST',
  path: '/calculadoras/cafeina',
  category: 'saude',
  name: 'Limite diário de cafeína',
  summary: 'Limite diário de cafeína, o que já foi consumido e o horário da última dose',
  en: {
    name: 'Daily caffeine limit',
    summary: 'Daily limit of caffeine, what has been taken of it and the time of the last dose',
  },
  about: {
    pt: 'Limites da EFSA (2015): adultos, 400 mg por dia e 200 mg por dose, ou menos pelo peso; gestantes e lactantes, 200 mg; menores de 18 anos, 3 mg por kg. Teores típicos, do USDA FoodData Central e de rótulos. A última dose vem 6 horas antes de deitar (Drake, 2013).',
    en: 'Limits of the EFSA (2015): adults, 400 mg a day and 200 mg a dose, or less by their weight; pregnant and breastfeeding women, 200 mg; minors, 3 mg per kg. Typical contents, of the USDA FoodData Central and of labels. The last dose is 6 hours before bed (Drake, 2013).',
  },
  input,
  output: v.object({
    dailyLimitMg: describe(v.number(), { pt: 'Limite do dia', en: 'Limit of the day' }, mg),
    singleDoseLimitMg: describe(
      v.number(),
      { pt: 'Limite de uma só dose', en: 'Limit of a single dose' },
      mg,
    ),
    consumedMg: describe(v.number(), { pt: 'Cafeína já consumida', en: 'Caffeine taken so far' }, mg),
    remainingMg: describe(
      v.number(),
      {
        pt: 'O que resta do limite do dia, nunca abaixo de 0',
        en: 'What is left of the limit of the day, never below 0',
      },
      mg,
    ),
    percentOfLimit: describe(
      v.number(),
      { pt: 'Parte do limite já consumida', en: 'Share of the limit taken so far' },
      percentage,
    ),
    exceeded: describe(v.boolean(), {
      pt: 'Se o consumo passou do limite do dia',
      en: 'Whether the intake is above the limit of the day',
    }),
    drinks: describe(
      v.array(
        v.object({
          type: v.optional(drinkType),
          quantity: describe(v.number(), { pt: 'Quantas doses', en: 'How many servings' }, null),
          caffeineMg: describe(
            v.number(),
            { pt: 'Cafeína dessas doses', en: 'Caffeine of these servings' },
            mg,
          ),
        }),
      ),
      { pt: 'O consumo, bebida a bebida', en: 'The intake, drink by drink' },
    ),
    equivalents: describe(
      v.array(
        v.object({
          type: drinkType,
          label: describe(v.string(), {
            pt: 'Nome da bebida, em português',
            en: 'Name of the drink, in Portuguese',
          }),
          volumeMl: describe(v.number(), { pt: 'Volume de uma dose', en: 'Volume of one serving' }, ml),
          mgPerServing: describe(
            v.number(),
            { pt: 'Cafeína de uma dose', en: 'Caffeine of one serving' },
            mg,
          ),
          servings: describe(
            v.number(),
            { pt: 'Doses inteiras dentro do limite', en: 'Whole servings within the limit' },
            null,
          ),
        }),
      ),
      {
        pt: 'Quantas doses inteiras de cada bebida cabem no limite do dia',
        en: 'How many whole servings of each drink fit into the limit of the day',
      },
    ),
    lastIntakeTime: describe(v.optional(v.string()), {
      pt: 'Hora da última dose (HH:mm), 6 horas antes de bedTime. Só com ele',
      en: 'Time of the last dose (HH:mm), 6 hours before bedTime. Only with it',
    }),
    disclaimer,
  }),
  requires: ({ age, drinks = [] }) => [
    ...(age !== undefined && age < ADULT_AGE ? ['weight'] : []),
    ...drinks.flatMap(({ type, mg }, i) =>
      type === undefined && mg === undefined ? [['drinks', i, 'type']] : [],
    ),
  ],
  result: 'dailyLimitMg',
  examples: [{ input: { weight: 70, drinks: [{ type: 'cafe-coado', quantity: 3 }], bedTime: '23:00' } }],
  impossible: { bedTime: '24:00' },
  run(input) {
    const { day, dose } = limitsOf(input);
    const consumed = input.drinks.reduce((sum, drink) => sum + caffeineIn(drink), 0);
    return {
      dailyLimitMg: roundTo(day, 0),
      singleDoseLimitMg: roundTo(dose, 0),
      consumedMg: roundTo(consumed, 0),
      remainingMg: roundTo(Math.max(0, day - consumed), 0),
      percentOfLimit: roundTo((consumed / day) * 100, 1),
      exceeded: roundTo(consumed - day, 6) > 0,
      drinks: input.drinks.map(describeDrink),
      equivalents: DRINK_TYPES.map((type) => ({
        type,
        label: DRINKS[type].label,
        volumeMl: DRINKS[type].volumeMl,
        mgPerServing: roundTo(caffeineOf(type), 0),
        servings: Math.floor(roundTo(day / caffeineOf(type), 6)),
      })),
      ...(input.bedTime !== undefined && {
        lastIntakeTime: formatClock(clockMinutes(input.bedTime) - HOURS_BEFORE_BED * 60),
      }),
      disclaimer: STANDARD_DISCLAIMER,
    };
  },
});

type Drink = Input['drinks'][number];

/** mg of caffeine in the servings drunk. */
function caffeineIn({ type, quantity, volumeMl, mg }: Drink): number {
  return quantity * (mg ?? caffeineOf(type as DrinkType, volumeMl));
}

function describeDrink(drink: Drink) {
  const { type, quantity } = drink;
  return { ...(type && { type }), quantity, caffeineMg: roundTo(caffeineIn(drink), 0) };
}
