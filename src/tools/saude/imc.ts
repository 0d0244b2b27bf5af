import * as v from 'valibot';
import { adultClasses, elderClasses } from '../../data/bmi-classes.ts';
import { defineCalculator } from '../../kit/calculator.ts';
import { textIn, type Text } from '../../kit/texts.ts';
import { integer, inUnit, num } from '../../kit/fields/index.ts';
import { kg, kgPerM2, years } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import {
  bodyMassIndex,
  category,
  classIn,
  disclaimer,
  height,
  requirePossibleBody,
  STANDARD_DISCLAIMER,
  weight,
} from './_fields.ts';

const criteria = v.picklist(['oms-adulto', 'sisvan-idoso', 'nao-aplicavel']);
type Criteria = v.InferOutput<typeof criteria>;

/** The BMI in kg/m² of a healthy weight, by criteria. */
const HEALTHY = { 'oms-adulto': [18.5, 24.9], 'sisvan-idoso': [22, 27] } as const;

const YOUNG_DISCLAIMER: Text = {
  pt: `Abaixo de 20 anos valem as curvas de crescimento da OMS (IMC por idade e sexo): sem elas não se diz a classificação, nem a faixa de peso saudável, nem a diferença até ela. ${STANDARD_DISCLAIMER.pt}`,
  en: `Below 20 years the growth charts of the WHO apply (BMI by age and sex): without them there is no classification, no healthy range and no difference from it. ${STANDARD_DISCLAIMER.en}`,
};

/** Body mass index, kg/m² (Quetelet), classified by the WHO or, from 60 years on, by SISVAN (Lipschitz 1994). */
export const imc = defineCalculator({
  method: 'GET',
  path: '/calculadoras/imc',
  category: 'saude',
  name: 'Calculadora de IMC',
  input: v.object({
    weight,
    height,
    age: inUnit(years, v.optional(integer(2, 120))),
  }),
  output: v.object({
    bmi: num(kgPerM2),
    criteria: criteria,
    classification: v.nullable(category),
    healthyWeight: v.nullable(
      v.object({
        min: num(kg),
        max: num(kg),
      }),
    ),
    weightDifference: v.nullable(num(kg)),
    disclaimer,
  }),
  result: 'bmi',
  examples: [{ input: { weight: 80, height: 1.75 } }],
  impossible: { weight: 5.99, height: 1 },
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
        disclaimer: textIn(YOUNG_DISCLAIMER, context.language),
      };
    }
    const [min, max] = HEALTHY[criteria].map((index) => index * height ** 2) as [number, number];
    return {
      bmi,
      criteria,
      classification: classIn(criteria === 'sisvan-idoso' ? classOfElder(bmi) : classOfAdult(bmi), context),
      healthyWeight: { min: roundTo(min, 1), max: roundTo(max, 1) },
      weightDifference: roundTo(Math.min(Math.max(weight, min), max) - weight, 1),
      disclaimer: textIn(STANDARD_DISCLAIMER, context.language),
    };
  },
});

/** Adults are 20 to 59 years old and elders from 60 on (Estatuto da Pessoa Idosa; SISVAN, Ministério da Saúde). */
function criteriaAt(age = 20): Criteria {
  return age < 20 ? 'nao-aplicavel' : age < 60 ? 'oms-adulto' : 'sisvan-idoso';
}

function classOfAdult(bmi: number) {
  return adultClasses.find(({ below }) => bmi < below) as (typeof adultClasses)[number];
}

/** Lipschitz DA, Prim Care 1994;21:55–67, as used by SISVAN: both limits belong to the outer classes. */
function classOfElder(bmi: number) {
  const [low, normal, high] = elderClasses;
  return bmi <= low.below ? low : bmi < normal.below ? normal : high;
}
