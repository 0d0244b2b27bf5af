import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { integer } from '../../core/fields.ts';
import { requireAll, requireFields } from '../../core/requirements.ts';
import { type Context, defineTool } from '../../core/tool.ts';
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
  amount,
  bodyMassIndex,
  category,
  height,
  requirePossibleBody,
  sex,
  STANDARD_DISCLAIMER,
  weight,
} from './_fields.ts';

const method = v.picklist(['marinha', 'jackson-pollock-3', 'jackson-pollock-7', 'deurenberg', 'rfm']);

/** Centimetres. */
const girth = v.optional(amount(10, 300));

/** Millimetres. */
const fold = v.optional(amount(1, 100));

const input = v.object({
  sex,
  method: v.optional(method, 'marinha'),
  height: v.optional(height),
  waist: girth,
  neck: girth,
  hip: girth,
  age: v.optional(integer(15, 100)),
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
export const gorduraCorporal = defineTool({
  method: 'POST',
  path: '/calculadoras/gordura-corporal',
  category: 'saude',
  name: 'Percentual de gordura corporal',
  summary: 'Percentual de gordura corporal por circunferências, dobras cutâneas ou IMC',
  input,
  output: v.object({
    method,
    bodyFat: v.number(),
    bodyDensity: v.optional(v.number()),
    category,
    fatMass: v.optional(v.number()),
    leanMass: v.optional(v.number()),
    disclaimer: v.string(),
  }),
  examples: [
    {
      input: { sex: 'masculino', height: 1.78, waist: 85, neck: 38, weight: 80 },
      output: {
        method: 'marinha',
        bodyFat: 16.4,
        bodyDensity: 1.0612,
        category: { id: 'boa-forma', label: 'Boa forma' },
        fatMass: 13.1,
        leanMass: 66.9,
        disclaimer: STANDARD_DISCLAIMER,
      },
    },
  ],
  run(input, context) {
    const { sex, method, height, weight } = input;
    const { fat, density } = estimate(input, context);
    if (weight !== undefined && height !== undefined) {
      requirePossibleBody(weight, height, context.lastSent('height', 'weight'));
    }
    const bodyFat = roundTo(fat, 1);
    if (!(bodyFat >= 1 && bodyFat <= 75)) {
      throw invalidValue(context.lastSent('sex', ...MEASURES[method]), {
        pt: 'as medidas devem dar de 1 a 75 % de gordura',
        en: 'the measures must give 1 to 75 % of fat',
      });
    }
    return {
      method,
      bodyFat,
      ...(density !== undefined && { bodyDensity: roundTo(density, 4) }),
      category: classOfFat(sex, bodyFat),
      ...(weight !== undefined && {
        fatMass: roundTo((weight * bodyFat) / 100, 1),
        leanMass: roundTo((weight * (100 - bodyFat)) / 100, 1),
      }),
      disclaimer: STANDARD_DISCLAIMER,
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

interface Estimate {
  /** Percent. */
  readonly fat: number;
  /** g/cm³. */
  readonly density?: number;
}

function estimate(input: Input, context: Context): Estimate {
  const { sex, method } = input;
  switch (method) {
    case 'marinha':
      return byGirths(input, context);
    case 'deurenberg':
      requireFields(input, ['height', 'age', 'weight']);
      return { fat: deurenberg(sex, bodyMassIndex(input.weight, input.height), input.age) };
    case 'rfm':
      requireFields(input, ['height', 'waist']);
      return { fat: relativeFatMass(sex, input.height * 100, input.waist) };
    default: {
      requireFields(input, ['age', 'skinfolds']);
      const equation = SKINFOLD_EQUATIONS[method][sex];
      const { skinfolds } = input;
      const absent = equation.sites.filter((site) => skinfolds[site] === undefined);
      requireAll(absent.map((site) => `skinfolds.${site}`));
      const sum = equation.sites.reduce((total, site) => total + (skinfolds[site] as number), 0);
      if (sum > largestSumOfFolds(equation)) {
        const largest = Math.floor(largestSumOfFolds(equation));
        throw invalidValue('skinfolds', {
          pt: `devem somar no máximo ${largest} mm, além dos quais a equação não vale`,
          en: `must add up to at most ${largest} mm, beyond which the equation does not hold`,
        });
      }
      return ofDensity(skinfoldDensity(equation, sum, input.age));
    }
  }
}

function byGirths(input: Input, { lastSent }: Context): Estimate {
  requireFields(input, ['height', 'waist', 'neck']);
  if (input.sex === 'feminino') requireFields(input, ['hip']);
  const hip = input.sex === 'feminino' ? (input.hip as number) : 0;
  const girth = input.waist + hip - input.neck;
  if (girth <= 0) {
    throw invalidValue(lastSent('waist', 'neck', 'hip'), {
      pt: 'a cintura (e, em mulheres, o quadril) deve ser maior que o pescoço',
      en: 'the waist (and, of women, the hip) must be larger than the neck',
    });
  }
  return ofDensity(navyDensity(input.sex, girth, input.height * 100));
}

function ofDensity(density: number): Estimate {
  return { fat: siri(density), density };
}
