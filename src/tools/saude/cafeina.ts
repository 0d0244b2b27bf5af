import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { textIn } from '../../kit/texts.ts';
import { between, integer, inUnit, num, pure, time } from '../../kit/fields/index.ts';
import { kg, mg, ml, percentage, years } from '../../kit/units.ts';
import { clockMinutes, formatClock } from '../../lib/dates/clock.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { ADULT_AGE, caffeineOf, DRINK_TYPES, DRINKS, type DrinkType, limitsOf } from './_caffeine.ts';
import { disclaimer, STANDARD_DISCLAIMER } from './_fields.ts';

/** Caffeine taken six hours before bed still disturbs sleep (Drake et al., J Clin Sleep Med 2013;9:1195–1200). */
const HOURS_BEFORE_BED = 6;

const drinkType = v.picklist(DRINK_TYPES);

const input = v.object({
  age: inUnit(years, v.optional(integer(4, 120), 30)),
  weight: inUnit(kg, v.optional(between(10, 650))),
  condition: v.optional(v.picklist(['nenhuma', 'gestante', 'lactante']), 'nenhuma'),
  drinks: v.optional(
    v.pipe(
      v.array(
        v.object({
          type: v.optional(drinkType),
          quantity: v.optional(inUnit(pure, between(0.1, 50)), 1),
          volumeMl: inUnit(ml, v.optional(between(1, 5000))),
          mg: inUnit(mg, v.optional(between(0, 2000))),
        }),
      ),
      v.maxLength(50),
    ),
    [],
  ),
  bedTime: v.optional(time),
});

type Input = v.InferOutput<typeof input>;

/** Daily caffeine limit and what was drunk of it, in mg. */
export const cafeina = defineCalculator({
  method: 'POST',
  path: '/calculadoras/cafeina',
  category: 'saude',
  name: 'Limite diário de cafeína',
  input,
  output: v.object({
    dailyLimitMg: num(mg),
    singleDoseLimitMg: num(mg),
    consumedMg: num(mg),
    remainingMg: num(mg),
    percentOfLimit: num(percentage),
    exceeded: v.boolean(),
    drinks: v.array(
      v.object({
        type: v.optional(drinkType),
        quantity: num(pure),
        caffeineMg: num(mg),
      }),
    ),
    equivalents: v.array(
      v.object({
        type: drinkType,
        label: v.string(),
        volumeMl: num(ml),
        mgPerServing: num(mg),
        servings: num(pure),
      }),
    ),
    lastIntakeTime: v.optional(v.string()),
    disclaimer,
  }),
  reads: {
    inside: { drinks: { when: { volumeMl: { mg: null } } } },
  },
  requires: ({ age, drinks = [] }) => [
    ...(age !== undefined && age < ADULT_AGE ? ['weight'] : []),
    ...drinks.flatMap(({ type, mg }, i) =>
      type === undefined && mg === undefined ? [['drinks', i, 'type']] : [],
    ),
  ],
  result: 'dailyLimitMg',
  examples: [{ input: { weight: 70, drinks: [{ type: 'cafe-coado', quantity: 3 }], bedTime: '23:00' } }],
  impossible: { bedTime: '24:00' },
  run(input, { language }) {
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
        label: textIn(DRINKS[type].label, language),
        volumeMl: DRINKS[type].volumeMl,
        mgPerServing: roundTo(caffeineOf(type), 0),
        servings: Math.floor(roundTo(day / caffeineOf(type), 6)),
      })),
      ...(input.bedTime !== undefined && {
        lastIntakeTime: formatClock(clockMinutes(input.bedTime) - HOURS_BEFORE_BED * 60),
      }),
      disclaimer: textIn(STANDARD_DISCLAIMER, language),
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
