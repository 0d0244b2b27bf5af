import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, inUnit } from '../../kit/fields/index.ts';
import { cm } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { category, disclaimer, height, sex, type Sex, STANDARD_DISCLAIMER } from './_fields.ts';

/** Classes by waist over height, each below its limit (NICE guideline NG246, 2025). */
const CLASSES = [
  { below: 0.4, id: 'abaixo', label: 'Abaixo do saudável' },
  { below: 0.5, id: 'saudavel', label: 'Saudável' },
  { below: 0.6, id: 'aumentado', label: 'Risco aumentado' },
  { below: Infinity, id: 'alto', label: 'Risco alto' },
] as const;

/**
 * Waist in cm from which the risk of metabolic complications grows (WHO, Technical Report Series 894, 2000; expert
 * consultation of 2008).
 */
const WAIST_RISKS: Readonly<Record<Sex, { readonly increasedFrom: number; readonly highFrom: number }>> = {
  masculino: { increasedFrom: 94, highFrom: 102 },
  feminino: { increasedFrom: 80, highFrom: 88 },
};

/** Waist-to-height ratio, both in cm. */
export const cinturaEstatura = defineCalculator({
  method: 'POST',
  path: '/calculadoras/cintura-estatura',
  category: 'saude',
  name: 'Relação cintura-estatura',
  summary: 'Relação entre a cintura e a estatura, com a faixa de risco',
  en: { name: 'Waist-to-height ratio', summary: 'Ratio of the waist to the height, with the range of risk' },
  about: {
    pt: 'Classes da diretriz NG246 do NICE (2025): a cintura não deve chegar à metade da estatura. Com sex, também o risco pela cintura da OMS (TRS 894, 2000). É um sinal de risco cardiometabólico, e não um diagnóstico.',
    en: 'Classes of the NICE guideline NG246 (2025): the waist should stay below half the height. With sex, also the risk by waist of the WHO (TRS 894, 2000). It is a sign of cardiometabolic risk, and no diagnosis.',
  },
  input: v.object({
    waist: describe(inUnit(cm, between(20, 300)), { pt: 'Circunferência da cintura', en: 'Waist girth' }),
    height,
    sex: describe(v.optional(sex), {
      pt: 'Sexo biológico: acrescenta waistRisk, cujos limites dependem dele',
      en: 'Biological sex: adds waistRisk, whose limits depend on it',
    }),
  }),
  output: v.object({
    ratio: describe(
      v.number(),
      { pt: 'Cintura dividida pela estatura', en: 'Waist divided by the height' },
      null,
    ),
    classification: describe(category, { pt: 'Classe da relação', en: 'Class of the ratio' }),
    maxHealthyWaist: describe(
      v.number(),
      {
        pt: 'Metade da estatura, que a cintura não deve alcançar',
        en: 'Half the height, which the waist should not reach',
      },
      cm,
    ),
    waistToReduce: describe(
      v.number(),
      { pt: 'O que a cintura passa disso, ou 0', en: 'What the waist exceeds it by, or 0' },
      cm,
    ),
    waistRisk: describe(
      v.optional(
        v.object({
          id: describe(v.picklist(['normal', 'aumentado', 'muito-aumentado']), {
            pt: 'Grau do risco',
            en: 'Degree of the risk: normal, increased (aumentado) or greatly increased (muito-aumentado)',
          }),
          increasedFrom: describe(
            v.number(),
            {
              pt: 'Cintura a partir da qual o risco é aumentado',
              en: 'Waist from which the risk is increased',
            },
            cm,
          ),
          highFrom: describe(
            v.number(),
            {
              pt: 'Cintura a partir da qual o risco é muito aumentado',
              en: 'Waist from which the risk is greatly increased',
            },
            cm,
          ),
        }),
      ),
      {
        pt: 'Risco de complicações metabólicas pela cintura (OMS). Só com sex',
        en: 'Risk of metabolic complications by the waist (WHO). Only with sex',
      },
    ),
    disclaimer,
  }),
  result: 'ratio',
  examples: [{ input: { waist: 90, height: 1.75, sex: 'masculino' } }],
  impossible: { waist: 20, height: 1.7 },
  run({ waist, height, sex }, { lastSent }) {
    const centimetres = height * 100;
    const ratio = roundTo(waist / centimetres, 3);
    if (ratio < 0.2 || ratio > 1.5) {
      throw invalidValue(lastSent('waist', 'height'), {
        pt: 'com cintura em cm e altura em metros, a relação deve estar entre 0,2 e 1,5',
        en: 'with the waist in cm and the height in metres, the ratio must be between 0.2 and 1.5',
      });
    }
    const { id, label } = CLASSES.find(({ below }) => ratio < below) as (typeof CLASSES)[number];
    const healthy = centimetres / 2;
    return {
      ratio,
      classification: { id, label },
      maxHealthyWaist: roundTo(healthy, 1),
      waistToReduce: roundTo(Math.max(0, waist - healthy), 1),
      ...(sex && { waistRisk: riskOf(sex, waist) }),
      disclaimer: STANDARD_DISCLAIMER,
    };
  },
});

function riskOf(sex: Sex, waist: number) {
  const { increasedFrom, highFrom } = WAIST_RISKS[sex];
  const id = waist >= highFrom ? 'muito-aumentado' : waist >= increasedFrom ? 'aumentado' : 'normal';
  return { id, increasedFrom, highFrom } as const;
}
