import * as v from 'valibot';
import { integer } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import {
  bodyMassIndex,
  category,
  height,
  requirePossibleBody,
  STANDARD_DISCLAIMER,
  weight,
} from './_fields.ts';

/** Classes of adults by BMI in kg/m², each below its limit (WHO, Technical Report Series 854, 1995, and 894, 2000). */
const ADULT_CLASSES = [
  { below: 16, id: 'magreza-grave', label: 'Magreza grave' },
  { below: 17, id: 'magreza-moderada', label: 'Magreza moderada' },
  { below: 18.5, id: 'magreza-leve', label: 'Magreza leve' },
  { below: 25, id: 'normal', label: 'Peso normal (eutrofia)' },
  { below: 30, id: 'sobrepeso', label: 'Sobrepeso' },
  { below: 35, id: 'obesidade-1', label: 'Obesidade grau I' },
  { below: 40, id: 'obesidade-2', label: 'Obesidade grau II' },
  { below: Infinity, id: 'obesidade-3', label: 'Obesidade grau III' },
] as const;

type Criteria = 'oms-adulto' | 'sisvan-idoso' | 'nao-aplicavel';

/** The BMI in kg/m² of a healthy weight, by criteria. */
const HEALTHY = { 'oms-adulto': [18.5, 24.9], 'sisvan-idoso': [22, 27] } as const;

const YOUNG_DISCLAIMER = `Abaixo de 20 anos valem as curvas de crescimento da OMS (IMC por idade e sexo). ${STANDARD_DISCLAIMER}`;

/** Body mass index, kg/m² (Quetelet), classified by the WHO or, from 60 years on, by SISVAN (Lipschitz 1994). */
export const imc = defineTool({
  method: 'GET',
  path: '/calculadoras/imc',
  category: 'saude',
  name: 'Calculadora de IMC',
  summary: 'Índice de massa corporal, com a classificação e a faixa de peso saudável',
  input: v.object({ weight, height, age: v.optional(integer(2, 120)) }),
  output: v.object({
    bmi: v.number(),
    criteria: v.picklist(['oms-adulto', 'sisvan-idoso', 'nao-aplicavel']),
    classification: v.nullable(category),
    healthyWeight: v.nullable(v.object({ min: v.number(), max: v.number() })),
    weightDifference: v.nullable(v.number()),
    disclaimer: v.string(),
  }),
  examples: [
    {
      input: { weight: 80, height: 1.75 },
      output: {
        bmi: 26.12,
        criteria: 'oms-adulto',
        classification: { id: 'sobrepeso', label: 'Sobrepeso' },
        healthyWeight: { min: 56.7, max: 76.3 },
        weightDifference: -3.7,
        disclaimer: STANDARD_DISCLAIMER,
      },
    },
  ],
  run({ weight, height, age }, context) {
    requirePossibleBody(weight, height, context.lastSent('weight', 'height'));
    const bmi = roundTo(bodyMassIndex(weight, height), 2);
    const criteria = criteriaAt(age);
    if (criteria === 'nao-aplicavel') {
      return {
        bmi,
        criteria,
        classification: null,
        healthyWeight: null,
        weightDifference: null,
        disclaimer: YOUNG_DISCLAIMER,
      };
    }
    const [min, max] = HEALTHY[criteria].map((index) => index * height ** 2) as [number, number];
    return {
      bmi,
      criteria,
      classification: criteria === 'sisvan-idoso' ? classOfElder(bmi) : classOfAdult(bmi),
      healthyWeight: { min: roundTo(min, 1), max: roundTo(max, 1) },
      weightDifference: roundTo(Math.min(Math.max(weight, min), max) - weight, 1),
      disclaimer: STANDARD_DISCLAIMER,
    };
  },
});

/** Adults are 20 to 59 years old and elders from 60 on (Estatuto da Pessoa Idosa; SISVAN, Ministério da Saúde). */
function criteriaAt(age = 20): Criteria {
  return age < 20 ? 'nao-aplicavel' : age < 60 ? 'oms-adulto' : 'sisvan-idoso';
}

function classOfAdult(bmi: number) {
  const { id, label } = ADULT_CLASSES.find(({ below }) => bmi < below) as (typeof ADULT_CLASSES)[number];
  return { id, label };
}

/** Lipschitz DA, Prim Care 1994;21:55–67, as used by SISVAN: both limits belong to the outer classes. */
function classOfElder(bmi: number) {
  if (bmi <= 22) return { id: 'baixo-peso', label: 'Baixo peso' };
  if (bmi < 27) return { id: 'eutrofia', label: 'Peso adequado (eutrofia)' };
  return { id: 'sobrepeso', label: 'Sobrepeso' };
}
