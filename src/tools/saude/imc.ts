import * as v from 'valibot';
import { adultClasses, elderClasses } from '../../data/bmi-classes.ts';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, integer, inUnit } from '../../kit/fields/index.ts';
import { kg, kgPerM2, years } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import {
  bodyMassIndex,
  category,
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

const YOUNG_DISCLAIMER = `Abaixo de 20 anos valem as curvas de crescimento da OMS (IMC por idade e sexo): sem elas não se diz a classificação, nem a faixa de peso saudável, nem a diferença até ela. ${STANDARD_DISCLAIMER}`;

/** Body mass index, kg/m² (Quetelet), classified by the WHO or, from 60 years on, by SISVAN (Lipschitz 1994). */
export const imc = defineCalculator({
  method: 'GET',
  path: '/calculadoras/imc',
  category: 'saude',
  name: 'Calculadora de IMC',
  summary: 'Índice de massa corporal, com a classificação e a faixa de peso saudável',
  en: { name: 'BMI calculator', summary: 'Body mass index, with its class and the range of healthy weight' },
  about: {
    pt: 'Adultos de 20 a 59 anos pela classificação da OMS (TRS 854, 1995, e 894, 2000); a partir de 60, pela do SISVAN, do Ministério da Saúde (Lipschitz, 1994). Abaixo de 20 anos valem as curvas de crescimento da OMS, e a resposta traz só o índice. O IMC não distingue gordura de músculo, e não é um diagnóstico.',
    en: 'Adults from 20 to 59 years by the classes of the WHO (TRS 854, 1995, and 894, 2000); from 60 on, by those of SISVAN, of the Brazilian Ministry of Health (Lipschitz, 1994). Below 20 years the growth curves of the WHO apply, and the answer has the index alone. The BMI does not tell fat from muscle, and is no diagnosis.',
  },
  input: v.object({
    weight,
    height,
    age: describe(inUnit(years, v.optional(integer(2, 120))), {
      pt: 'Idade, que escolhe o critério. Sem ela, o de adultos',
      en: 'Age, which chooses the criteria. Without it, those of adults',
    }),
  }),
  output: v.object({
    bmi: describe(
      v.number(),
      {
        pt: 'Índice de massa corporal: peso sobre o quadrado da altura',
        en: 'Body mass index: weight over the square of the height',
      },
      kgPerM2,
    ),
    criteria: describe(criteria, {
      pt: 'Critério da classificação: o da OMS para adultos, o do SISVAN para idosos, ou nenhum antes dos 20 anos',
      en: 'Criteria of the classes: those of the WHO for adults, those of SISVAN for elders, or none below 20 years',
    }),
    classification: describe(v.nullable(category), {
      pt: 'Classe do IMC, ou null antes dos 20 anos',
      en: 'Class of the BMI, or null below 20 years',
    }),
    healthyWeight: describe(
      v.nullable(
        v.object({
          min: describe(v.number(), { pt: 'Menor peso da faixa', en: 'Lowest weight of the range' }, kg),
          max: describe(v.number(), { pt: 'Maior peso da faixa', en: 'Highest weight of the range' }, kg),
        }),
      ),
      {
        pt: 'Faixa de peso saudável para a altura, ou null antes dos 20 anos',
        en: 'Range of healthy weight for the height, or null below 20 years',
      },
    ),
    weightDifference: describe(
      v.nullable(v.number()),
      {
        pt: 'Quanto falta até a faixa saudável: negativo é peso a perder, 0 é dentro dela. É null antes dos 20 anos',
        en: 'What is missing to the healthy range: negative is weight to lose, 0 is inside it. It is null below 20 years',
      },
      kg,
    ),
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
  const { id, label } = adultClasses.find(({ below }) => bmi < below) as (typeof adultClasses)[number];
  return { id, label };
}

/** Lipschitz DA, Prim Care 1994;21:55–67, as used by SISVAN: both limits belong to the outer classes. */
function classOfElder(bmi: number) {
  const [low, normal, high] = elderClasses;
  const { id, label } = bmi <= low.below ? low : bmi < normal.below ? normal : high;
  return { id, label };
}
