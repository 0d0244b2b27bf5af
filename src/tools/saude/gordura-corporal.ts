import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, integer, inUnit, withExample } from '../../kit/fields/index.ts';
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
  disclaimer,
  height,
  requirePossibleBody,
  sex,
  STANDARD_DISCLAIMER,
  weight,
} from './_fields.ts';

const method = describe(
  v.picklist(['marinha', 'jackson-pollock-3', 'jackson-pollock-7', 'deurenberg', 'rfm']),
  {
    pt: 'Equação: circunferências (marinha), três ou sete dobras cutâneas (jackson-pollock), IMC e idade (deurenberg) ou cintura e altura (rfm)',
    en: 'Equation: girths (marinha, U.S. Navy), three or seven skinfolds (jackson-pollock), BMI and age (deurenberg) or waist and height (rfm)',
  },
);

/** Centimetres. */
const girth = inUnit(cm, v.optional(between(10, 300)));

/** Millimetres. */
const fold = withExample(15, inUnit(mm, v.optional(between(1, 100))));

const input = v.object({
  sex,
  method: v.optional(method, 'marinha'),
  height: describe(v.optional(height), {
    pt: 'Estatura. Obrigatória com marinha, deurenberg e rfm',
    en: 'Body height. Required with marinha, deurenberg and rfm',
  }),
  waist: describe(girth, {
    pt: 'Circunferência da cintura. Obrigatória com marinha e rfm',
    en: 'Waist girth. Required with marinha and rfm',
  }),
  neck: describe(girth, {
    pt: 'Circunferência do pescoço. Obrigatória com marinha',
    en: 'Neck girth. Required with marinha',
  }),
  hip: describe(withExample(100, girth), {
    pt: 'Circunferência do quadril. Obrigatória com marinha, para mulheres',
    en: 'Hip girth. Required with marinha, for women',
  }),
  age: describe(withExample(40, inUnit(years, v.optional(integer(15, 100)))), {
    pt: 'Idade. Obrigatória com jackson-pollock e deurenberg',
    en: 'Age. Required with jackson-pollock and deurenberg',
  }),
  skinfolds: describe(
    v.optional(
      v.object({
        chest: describe(fold, { pt: 'Dobra peitoral', en: 'Chest fold' }),
        midaxillary: describe(fold, { pt: 'Dobra axilar média', en: 'Midaxillary fold' }),
        triceps: describe(fold, { pt: 'Dobra tricipital', en: 'Triceps fold' }),
        subscapular: describe(fold, { pt: 'Dobra subescapular', en: 'Subscapular fold' }),
        abdomen: describe(fold, { pt: 'Dobra abdominal', en: 'Abdominal fold' }),
        suprailiac: describe(fold, { pt: 'Dobra supra-ilíaca', en: 'Suprailiac fold' }),
        thigh: describe(fold, { pt: 'Dobra da coxa', en: 'Thigh fold' }),
      }),
    ),
    {
      pt: 'Dobras cutâneas. Com jackson-pollock-7, as sete; com jackson-pollock-3, peitoral, abdominal e coxa de homens, tríceps, supra-ilíaca e coxa de mulheres',
      en: 'Skinfolds. With jackson-pollock-7, all seven; with jackson-pollock-3, chest, abdomen and thigh of men, triceps, suprailiac and thigh of women',
    },
  ),
  weight: describe(v.optional(weight), {
    pt: 'Peso corporal. Obrigatório com deurenberg; com os outros, acrescenta as massas à resposta',
    en: 'Body weight. Required with deurenberg; with the others, it adds the masses to the answer',
  }),
});

type Input = v.InferOutput<typeof input>;

/** Body fat, %, by girths (cm), skinfolds (mm) or body mass index. The equations are in `_body-fat.ts`. */
export const gorduraCorporal = defineCalculator({
  method: 'POST',
  path: '/calculadoras/gordura-corporal',
  category: 'saude',
  name: 'Percentual de gordura corporal',
  summary: 'Percentual de gordura corporal por circunferências, dobras cutâneas ou IMC',
  en: { name: 'Body fat percentage', summary: 'Body fat percentage by girths, skinfolds or BMI' },
  about: {
    pt: 'Equações da Marinha dos EUA (Hodgdon e Beckett, 1984), de Jackson e Pollock (1978 e 1980), de Deurenberg (1991) e RFM (Woolcott e Bergman, 2018); da densidade à gordura, Siri (1961). As classes são as do American Council on Exercise. Estimativas por medidas erram alguns pontos percentuais em relação a métodos de laboratório.',
    en: 'Equations of the U.S. Navy (Hodgdon and Beckett, 1984), of Jackson and Pollock (1978 and 1980), of Deurenberg (1991) and RFM (Woolcott and Bergman, 2018); from density to fat, Siri (1961). The classes are those of the American Council on Exercise. Estimates by measures are some percentage points off those of a laboratory.',
  },
  input,
  output: v.object({
    method,
    bodyFat: describe(v.number(), { pt: 'Gordura corporal', en: 'Body fat' }, percentage),
    bodyDensity: describe(
      v.optional(v.number()),
      {
        pt: 'Densidade corporal. Só com marinha e jackson-pollock',
        en: 'Body density. Only with marinha and jackson-pollock',
      },
      gPerCm3,
    ),
    category: describe(category, {
      pt: 'Classe da gordura corporal, pelo sexo',
      en: 'Class of the body fat, by sex',
    }),
    fatMass: describe(
      v.optional(v.number()),
      { pt: 'Massa gorda. Só com weight', en: 'Fat mass. Only with weight' },
      kg,
    ),
    leanMass: describe(
      v.optional(v.number()),
      { pt: 'Massa magra. Só com weight', en: 'Lean mass. Only with weight' },
      kg,
    ),
    disclaimer,
  }),
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

/** The measures that a method needs of a body: the hip is of women alone, and the folds are those of the equation. */
function needs({ method, sex, skinfolds }: Partial<Input>): readonly Need[] {
  if (method === undefined) return [];
  const measures = MEASURES[method].filter((name) => name !== 'hip' || sex === 'feminino');
  if (!sex || !skinfolds || (method !== 'jackson-pollock-3' && method !== 'jackson-pollock-7'))
    return measures;
  return [...measures, ...SKINFOLD_EQUATIONS[method][sex].sites.map((site) => ['skinfolds', site])];
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
      pt: 'a cintura (e, em mulheres, o quadril) deve ser maior que o pescoço',
      en: 'the waist (and, of women, the hip) must be larger than the neck',
    });
  }
  return ofDensity(navyDensity(sex, girth, height * 100));
}

function ofDensity(density: number): Estimate {
  return { fat: siri(density), density };
}
