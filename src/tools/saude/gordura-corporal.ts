import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { textIn } from '../../kit/texts.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { onlyWith, partsOf } from '../../kit/reads.ts';
import { between, integer, inUnit, withExample, num } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import type { Context, Need } from '../../kit/tool.ts';
import { cm, gPerCm3, kg, mm, percentage, years } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import {
  classOfFat,
  deurenberg,
  largestSumOfFolds,
  navyDensity,
  relativeFatMass,
  siri,
  SKINFOLD_EQUATIONS,
  skinfoldDensity,
} from './_body-fat.ts';
import {
  bodyMassIndex,
  category,
  classIn,
  disclaimer,
  height,
  requirePossibleBody,
  sex,
  STANDARD_DISCLAIMER,
  weight,
} from './_fields.ts';

const method = v.picklist(['marinha', 'jackson-pollock-3', 'jackson-pollock-7', 'deurenberg', 'rfm']);

/** Centimetres. */
const girth = inUnit(cm, v.optional(between(10, 300)));

/** Millimetres. */
const fold = withExample(15, inUnit(mm, v.optional(between(1, 100))));

const input = v.object({
  sex,
  method: v.optional(method, 'marinha'),
  height: v.optional(height),
  waist: girth,
  neck: girth,
  hip: withExample(100, girth),
  age: withExample(40, inUnit(years, v.optional(integer(15, 100)))),
  skinfolds: v.optional(
    v.object({
      chest: fold,
      midaxillary: fold,
      triceps: fold,
      subscapular: fold,
      abdomen: fold,
      suprailiac: fold,
      thigh: fold,
    }),
  ),
  weight: v.optional(weight),
});

type Input = v.InferOutput<typeof input>;

/** Body fat, %, by girths (cm), skinfolds (mm) or body mass index. The equations are in `_body-fat.ts`. */
export const gorduraCorporal = defineCalculator({
  method: 'POST',
  path: '/calculadoras/gordura-corporal',
  category: 'saude',
  name: 'Percentual de gordura corporal',
  input,
  output: v.object({
    method,
    bodyFat: num(percentage),
    bodyDensity: v.optional(num(gPerCm3)),
    category: category,
    fatMass: v.optional(num(kg)),
    leanMass: v.optional(num(kg)),
    disclaimer,
  }),
  reads: {
    needs: {
      height: { method: ['marinha', 'deurenberg', 'rfm'] },
      waist: { method: ['marinha', 'rfm'] },
      neck: { method: 'marinha' },
      hip: { method: 'marinha', sex: 'feminino' },
      age: { method: ['jackson-pollock-3', 'jackson-pollock-7', 'deurenberg'] },
      skinfolds: { method: ['jackson-pollock-3', 'jackson-pollock-7'] },
    },
  },
  requires: needs,
  result: 'bodyFat',
  examples: [{ input: { sex: 'masculino', height: 1.78, waist: 85, neck: 38, weight: 80 } }],
  impossible: { sex: 'masculino', height: 1.78, waist: 38, neck: 38 },
  run(input, context) {
    const { sex, method, height, weight } = input;
    const { fat, density } = estimate(input, context);
    if (weight !== undefined && height !== undefined) {
      requirePossibleBody(weight, height, context.lastSent('height', 'weight'));
    }
    const bodyFat = roundTo(fat, 1);
    if (!(bodyFat >= 1 && bodyFat <= 75)) {
      throw invalidValue(context.lastSent('sex', ...MEASURES[method]), {
        pt: 'As medidas devem dar de 1 a 75 % de gordura',
        en: 'The measures must give 1 to 75 % of fat',
      });
    }
    return {
      method,
      bodyFat,
      ...(density !== undefined && { bodyDensity: roundTo(density, 4) }),
      category: classIn(classOfFat(sex, bodyFat), context),
      ...(weight !== undefined && {
        fatMass: roundTo((weight * bodyFat) / 100, 1),
        leanMass: roundTo((weight * (100 - bodyFat)) / 100, 1),
      }),
      disclaimer: textIn(STANDARD_DISCLAIMER, context.language),
    };
  },
});

/** The fields that each method reads. */
const MEASURES = {
  marinha: ['height', 'waist', 'neck', 'hip'],
  'jackson-pollock-3': ['age', 'skinfolds'],
  'jackson-pollock-7': ['age', 'skinfolds'],
  deurenberg: ['height', 'age', 'weight'],
  rfm: ['height', 'waist'],
} as const;

const ofAllFolds = onlyWith([partsOf({ method: 'jackson-pollock-7' })]);

/** The folds are those of the equation, and the weight is read by each method. */
function needs({ method, sex, skinfolds }: Partial<Input>): readonly Need[] {
  if (method === 'deurenberg') return ['weight'];
  if (!sex || !skinfolds || (method !== 'jackson-pollock-3' && method !== 'jackson-pollock-7')) return [];
  const sites: readonly string[] = SKINFOLD_EQUATIONS[method][sex].sites;
  const others = Object.keys(skinfolds).filter((site) => !sites.includes(site));
  return [
    ...sites.map((site) => ['skinfolds', site]),
    // That equation reads all of them.
    ...others.map((site) => ({ field: `skinfolds.${site}`, message: ofAllFolds })),
  ];
}

interface Estimate {
  /** Percent. */
  readonly fat: number;
  /** g/cm³. */
  readonly density?: number;
}

function estimate(input: Input, context: Context): Estimate {
  const { sex, method } = input;
  const sent = complete(input);
  switch (method) {
    case 'marinha':
      return byGirths(input, context);
    case 'deurenberg':
      return { fat: deurenberg(sex, bodyMassIndex(sent.weight, sent.height), sent.age) };
    case 'rfm':
      return { fat: relativeFatMass(sex, sent.height * 100, sent.waist) };
    default: {
      const equation = SKINFOLD_EQUATIONS[method][sex];
      const { skinfolds } = sent;
      const sum = equation.sites.reduce((total, site) => total + (skinfolds[site] as number), 0);
      if (sum > largestSumOfFolds(equation)) {
        const largest = Math.floor(largestSumOfFolds(equation));
        throw invalidValue('skinfolds', {
          pt: `devem somar no máximo ${largest} mm, além dos quais a equação não vale`,
          en: `must add up to at most ${largest} mm, beyond which the equation does not hold`,
        });
      }
      return ofDensity(skinfoldDensity(equation, sum, sent.age));
    }
  }
}

function byGirths(input: Input, { lastSent }: Context): Estimate {
  const { sex, height, waist, neck, hip } = complete(input);
  const girth = waist + (sex === 'feminino' ? hip : 0) - neck;
  if (girth <= 0) {
    throw invalidValue(lastSent('waist', 'neck', 'hip'), {
      pt: 'A cintura (e, em mulheres, o quadril) deve ser maior que o pescoço',
      en: 'The waist (and, for women, the hip) must be larger than the neck',
    });
  }
  return ofDensity(navyDensity(sex, girth, height * 100));
}

function ofDensity(density: number): Estimate {
  return { fat: siri(density), density };
}
