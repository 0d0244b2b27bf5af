import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, integer, inUnit } from '../../kit/fields/index.ts';
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
const LAW = {
  infraction: 'Qualquer concentração no sangue, ou 0,05 mg/L ou mais no etilômetro',
  crime: '0,6 g/L ou mais no sangue, ou 0,34 mg/L ou mais no etilômetro',
} as const;

const DISCLAIMER =
  'Estimativa que pode errar muito de pessoa para pessoa. Nunca dirija depois de beber: nenhum resultado desta ferramenta autoriza a dirigir.';

const method = describe(v.picklist(['widmark', 'watson']), {
  pt: 'Como o álcool se distribui no corpo: pelo fator do sexo (widmark) ou pela água corporal (watson, que precisa de height e age)',
  en: 'How alcohol spreads in the body: by the factor of the sex (widmark) or by body water (watson, which needs height and age)',
});

const input = v.object({
  weight: describe(inUnit(kg, between(30, 300)), { pt: 'Peso corporal', en: 'Body weight' }),
  sex,
  drinks: describe(v.pipe(v.array(drinkInput), v.minLength(1), v.maxLength(50)), {
    pt: 'O que foi bebido',
    en: 'What was drunk',
  }),
  hoursSinceFirstDrink: describe(inUnit(hours, between(0, 72)), {
    pt: 'Tempo desde o primeiro gole',
    en: 'Time since the first drink',
  }),
  method: v.optional(method, 'widmark'),
  height: describe(v.optional(height), {
    pt: 'Estatura. Obrigatória com method=watson',
    en: 'Body height. Required with method=watson',
  }),
  age: describe(inUnit(years, v.optional(integer(18, 100))), {
    pt: 'Idade. Obrigatória com method=watson',
    en: 'Age. Required with method=watson',
  }),
  eliminationRate: describe(inUnit(gPerLHour, v.optional(between(0.1, 0.25), 0.15)), {
    pt: 'Quanto álcool o sangue perde por hora',
    en: 'How much alcohol the blood loses in an hour',
  }),
});

type Input = v.InferOutput<typeof input>;

/** Estimated blood alcohol (g/L) and the time until none is left. Nothing in the answer permits driving. */
export const alcoolSangue = defineCalculator({
  method: 'POST',
  path: '/calculadoras/alcool-sangue',
  category: 'saude',
  name: 'Álcool no sangue',
  summary: 'Estimativa de álcool no sangue e do tempo até zerar',
  en: { name: 'Blood alcohol', summary: 'Estimate of blood alcohol and of the time until it is zero' },
  about: {
    pt: 'Métodos de Widmark (1932) e Watson (1981), com eliminação constante; a dose padrão é a da OMS, de 10 g. A lei é o Código de Trânsito Brasileiro (Lei nº 9.503/1997, art. 165, 276 e 306) e a Resolução CONTRAN nº 432/2013. A estimativa pode errar muito, e nenhum resultado autoriza a dirigir depois de beber.',
    en: 'Methods of Widmark (1932) and Watson (1981), with constant elimination; the standard drink is that of the WHO, of 10 g. The law is the Brazilian Traffic Code (Law 9.503/1997, art. 165, 276 and 306) and CONTRAN Resolution 432/2013. The estimate can be far off, and no result permits driving after drinking.',
  },
  input,
  output: v.object({
    method,
    alcoholGrams: describe(
      v.number(),
      { pt: 'Álcool puro ingerido, ao todo', en: 'Pure alcohol drunk, in all' },
      g,
    ),
    standardDrinks: describe(
      v.number(),
      { pt: 'Doses padrão da OMS, de 10 g de álcool', en: 'Standard drinks of the WHO, of 10 g of alcohol' },
      null,
    ),
    drinks: describe(
      v.array(
        v.object({
          type: v.optional(drinkType),
          volumeMl: describe(v.number(), { pt: 'Volume de uma dose', en: 'Volume of one serving' }, ml),
          abv: describe(v.number(), { pt: 'Teor alcoólico em volume', en: 'Alcohol by volume' }, percentage),
          quantity: describe(v.number(), { pt: 'Quantas doses', en: 'How many servings' }, null),
          alcoholGrams: describe(
            v.number(),
            { pt: 'Álcool puro dessas doses', en: 'Pure alcohol of these servings' },
            g,
          ),
        }),
      ),
      { pt: 'As bebidas, com o que o tipo completou', en: 'The drinks, with what their type filled in' },
    ),
    peakBloodAlcohol: describe(
      v.number(),
      {
        pt: 'Concentração no sangue se nada tivesse sido eliminado',
        en: 'Concentration in the blood if nothing had been eliminated',
      },
      gPerL,
    ),
    bloodAlcohol: describe(
      v.number(),
      {
        pt: 'Concentração estimada no sangue agora, já com a eliminação',
        en: 'Concentration estimated in the blood now, after elimination',
      },
      gPerL,
    ),
    breathAlcohol: describe(
      v.number(),
      { pt: 'Concentração equivalente no ar expirado', en: 'Equivalent concentration in exhaled air' },
      mgPerL,
    ),
    minutesToZero: describe(
      v.number(),
      {
        pt: 'Tempo mínimo até zerar. Não é uma permissão',
        en: 'Least time until it is zero. It is not a permission',
      },
      minutes,
    ),
    timeToZero: describe(v.string(), {
      pt: 'O mesmo tempo, por extenso, como 3h05',
      en: 'The same time as text, such as 3h05',
    }),
    legal: describe(
      v.object({
        status: describe(v.picklist(['crime', 'infracao', 'zero-estimado']), {
          pt: 'O que a estimativa dá: crime a partir de 0,6 g/L, infracao acima de zero, ou zero-estimado, que também não autoriza a dirigir',
          en: 'What the estimate comes to: crime from 0.6 g/L, infracao (administrative offence) above zero, or zero-estimado (estimated zero), which does not permit driving either',
        }),
        infraction: describe(v.string(), {
          pt: 'O que configura a infração, em português',
          en: 'What makes the administrative offence, in Portuguese',
        }),
        crime: describe(v.string(), {
          pt: 'O que configura o crime, em português',
          en: 'What makes the crime, in Portuguese',
        }),
      }),
      {
        pt: 'Como a lei trata quem dirige com essa concentração',
        en: 'How the law treats driving with this concentration',
      },
    ),
    warnings: describe(v.array(v.string()), {
      pt: 'Alertas: medical-emergency, concentração em que há risco de vida',
      en: 'Warnings: medical-emergency, a concentration at which life is in danger',
    }),
    disclaimer,
  }),
  warnings: ['medical-emergency'],
  requires: ({ method, drinks }) => [
    ...(method === 'watson' ? ['height', 'age'] : []),
    ...fieldsOfDrinks(drinks),
  ],
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
    height: 0.5,
  },
  run(input, { lastSent }) {
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
      legal: { status: statusOf(level), ...LAW },
      warnings: peak >= EMERGENCY ? ['medical-emergency'] : [],
      disclaimer: DISCLAIMER,
    };
  },
});

type Status = 'crime' | 'infracao' | 'zero-estimado';

/** What the law makes of driving with so many g/L of blood. */
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
