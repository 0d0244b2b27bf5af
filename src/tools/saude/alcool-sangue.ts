import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { textIn, type Text } from '../../kit/texts.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { g, gPerL, gPerLHour, hours, kg, mgPerL, minutes, ml, percentage, years } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import {
  completeDrinks,
  fieldsOfDrinks,
  type Drink,
  drinkInput,
  drinkType,
  ethanolGrams,
  watsonCapacity,
  widmarkCapacity,
} from './_blood-alcohol.ts';
import { disclaimer, height, requirePossibleBody, sex } from './_fields.ts';

/** Grams of ethanol in a standard drink (WHO, AUDIT manual, 2001). */
const STANDARD_DRINK_GRAMS = 10;

/** Blood to alveolar air: 0.6 g/L of blood and 0.3 mg/L of air are the same limit (Lei 9.503/1997, art. 306, § 1º). */
const BLOOD_TO_BREATH = 2;

/** g/L of blood from which driving is a crime: 6 dg/L (Lei 9.503/1997, art. 306, § 1º, by Lei 12.760/2012). */
const CRIME_LIMIT = 0.6;

/** g/L from which life is in danger. */
const EMERGENCY = 3;

/** g/L that nobody reaches. */
const IMPOSSIBLE = 10;

/** Lei 9.503/1997, art. 165, 276 and 306; Resolução CONTRAN 432/2013, art. 6º and 7º, for the breathalyser. */
const INFRACTION: Text = {
  pt: 'Qualquer concentração no sangue, ou 0,05 mg/L ou mais no etilômetro',
  en: 'Any level in the blood, or 0.05 mg/L or more on a breathalyzer',
};
const CRIME: Text = {
  pt: '0,6 g/L ou mais no sangue, ou 0,34 mg/L ou mais no etilômetro',
  en: '0.6 g/L or more in the blood, or 0.34 mg/L or more on a breathalyzer',
};

const DISCLAIMER: Text = {
  pt: 'Estimativa que pode errar muito de pessoa para pessoa. Nunca dirija depois de beber: nenhum resultado desta ferramenta autoriza a dirigir.',
  en: 'Estimate that may be far off from person to person. Never drive after drinking: no result of this tool allows you to drive.',
};

const method = v.picklist(['widmark', 'watson']);

const input = v.object({
  weight: inUnit(kg, between(30, 300)),
  sex,
  drinks: v.pipe(v.array(drinkInput), v.minLength(1), v.maxLength(50)),
  hoursSinceFirstDrink: inUnit(hours, between(0, 72)),
  method: v.optional(method, 'widmark'),
  height: v.optional(height),
  age: inUnit(years, v.optional(integer(18, 100))),
  eliminationRate: inUnit(gPerLHour, v.optional(between(0.1, 0.25), 0.15)),
});

type Input = v.InferOutput<typeof input>;

/** Estimated blood alcohol (g/L) and the time until none is left. Nothing in the answer permits driving. */
export const alcoolSangue = defineCalculator({
  method: 'POST',
  path: '/calculadoras/alcool-sangue',
  category: 'saude',
  name: 'Álcool no sangue',
  input,
  output: v.object({
    method,
    alcoholGrams: num(g),
    standardDrinks: num(pure),
    drinks: v.array(
      v.object({
        type: v.optional(drinkType),
        volumeMl: num(ml),
        abv: num(percentage),
        quantity: num(pure),
        alcoholGrams: num(g),
      }),
    ),
    peakBloodAlcohol: num(gPerL),
    bloodAlcohol: num(gPerL),
    breathAlcohol: num(mgPerL),
    minutesToZero: num(minutes),
    timeToZero: v.string(),
    legal: v.object({
      status: v.picklist(['crime', 'infracao', 'zero-estimado']),
      infraction: v.string(),
      crime: v.string(),
    }),
    warnings: v.array(v.string()),
    disclaimer,
  }),
  warnings: ['medical-emergency'],
  reads: { needs: { height: { method: 'watson' }, age: { method: 'watson' } } },
  requires: ({ drinks }) => fieldsOfDrinks(drinks),
  result: 'bloodAlcohol',
  examples: [
    {
      input: {
        weight: 80,
        sex: 'masculino',
        drinks: [{ type: 'cerveja', quantity: 3 }],
        hoursSinceFirstDrink: 2,
      },
    },
  ],
  impossible: {
    weight: 80,
    sex: 'masculino',
    hoursSinceFirstDrink: 0,
    drinks: [{ type: 'cerveja' }],
    method: 'watson',
    age: 30,
    height: 0.5,
  },
  run(input, { language, lastSent }) {
    const { method, hoursSinceFirstDrink, eliminationRate } = input;
    const drinks = completeDrinks(input.drinks);
    const capacity = capacityOf(input);
    const grams = drinks.reduce(
      (sum, { volumeMl, abv, quantity }) => sum + ethanolGrams(volumeMl, abv, quantity),
      0,
    );
    if (input.height !== undefined) {
      requirePossibleBody(input.weight, input.height, lastSent('weight', 'height'));
    }
    // Nine decimals rid the sums of binary noise, so that 0.6 is 0.6 and what was eliminated whole is 0.
    const peak = roundTo(grams / capacity, 9);
    if (peak > IMPOSSIBLE) {
      throw invalidValue(lastSent('weight', 'drinks'), {
        pt: `dá mais de ${IMPOSSIBLE} g/L de álcool no sangue, que ninguém alcança`,
        en: `gives more than ${IMPOSSIBLE} g/L of blood alcohol, which nobody reaches`,
      });
    }
    const level = roundTo(Math.max(0, peak - eliminationRate * hoursSinceFirstDrink), 9);
    const minutesToZero = Math.ceil(roundTo((level / eliminationRate) * 60, 6));
    return {
      method,
      alcoholGrams: roundTo(grams, 1),
      standardDrinks: roundTo(grams / STANDARD_DRINK_GRAMS, 1),
      drinks: drinks.map(describeDrink),
      peakBloodAlcohol: roundTo(peak, 2),
      bloodAlcohol: roundTo(level, 2),
      breathAlcohol: roundTo(level / BLOOD_TO_BREATH, 2),
      minutesToZero,
      timeToZero: `${Math.floor(minutesToZero / 60)}h${String(minutesToZero % 60).padStart(2, '0')}`,
      legal: {
        status: statusOf(level),
        infraction: textIn(INFRACTION, language),
        crime: textIn(CRIME, language),
      },
      warnings: peak >= EMERGENCY ? ['medical-emergency'] : [],
      disclaimer: textIn(DISCLAIMER, language),
    };
  },
});

type Status = 'crime' | 'infracao' | 'zero-estimado';

/** Gives the status in law of driving with an alcohol level in g per litre of blood. */
function statusOf(level: number): Status {
  return level >= CRIME_LIMIT ? 'crime' : level > 0 ? 'infracao' : 'zero-estimado';
}

function describeDrink({ type, volumeMl, abv, quantity }: Drink) {
  const alcoholGrams = roundTo(ethanolGrams(volumeMl, abv, quantity), 1);
  return { ...(type && { type }), volumeMl, abv, quantity, alcoholGrams };
}

/** Grams of ethanol that raise the blood by 1 g/L. */
function capacityOf(input: Input): number {
  if (input.method === 'widmark') return widmarkCapacity(input.sex, input.weight);
  const { sex, weight, height, age } = complete(input);
  return watsonCapacity(sex, weight, height * 100, age);
}
