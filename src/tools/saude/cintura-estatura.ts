import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { textIn } from '../../kit/texts.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, inUnit, num, pure } from '../../kit/fields/index.ts';
import { cm } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { category, classIn, disclaimer, height, sex, type Sex, STANDARD_DISCLAIMER } from './_fields.ts';

/** Classes by waist over height, each below its limit (NICE guideline NG246, 2025). */
const CLASSES = [
  { below: 0.4, id: 'abaixo', label: { pt: 'Abaixo do saudável', en: 'Below healthy' } },
  { below: 0.5, id: 'saudavel', label: { pt: 'Saudável', en: 'Healthy' } },
  { below: 0.6, id: 'aumentado', label: { pt: 'Risco aumentado', en: 'Increased risk' } },
  { below: Infinity, id: 'alto', label: { pt: 'Risco alto', en: 'High risk' } },
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
  input: v.object({
    waist: inUnit(cm, between(20, 300)),
    height,
    sex: v.optional(sex),
  }),
  output: v.object({
    ratio: num(pure),
    classification: category,
    maxHealthyWaist: num(cm),
    waistToReduce: num(cm),
    waistRisk: v.optional(
      v.object({
        id: v.picklist(['normal', 'aumentado', 'muito-aumentado']),
        increasedFrom: num(cm),
        highFrom: num(cm),
      }),
    ),
    disclaimer,
  }),
  result: 'ratio',
  examples: [{ input: { waist: 90, height: 1.75, sex: 'masculino' } }],
  impossible: { waist: 20, height: 1.7 },
  run({ waist, height, sex }, { language, lastSent }) {
    const centimetres = height * 100;
    const ratio = roundTo(waist / centimetres, 3);
    if (ratio < 0.2 || ratio > 1.5) {
      throw invalidValue(lastSent('waist', 'height'), {
        pt: 'Com cintura em cm e altura em metros, a relação deve estar entre 0,2 e 1,5',
        en: 'With the waist in cm and the height in meters, the ratio must be between 0.2 and 1.5',
      });
    }
    const found = CLASSES.find(({ below }) => ratio < below) as (typeof CLASSES)[number];
    const healthy = centimetres / 2;
    return {
      ratio,
      classification: classIn(found, { language }),
      maxHealthyWaist: roundTo(healthy, 1),
      waistToReduce: roundTo(Math.max(0, waist - healthy), 1),
      ...(sex && { waistRisk: riskOf(sex, waist) }),
      disclaimer: textIn(STANDARD_DISCLAIMER, language),
    };
  },
});

function riskOf(sex: Sex, waist: number) {
  const { increasedFrom, highFrom } = WAIST_RISKS[sex];
  const id = waist >= highFrom ? 'muito-aumentado' : waist >= increasedFrom ? 'aumentado' : 'normal';
  return { id, increasedFrom, highFrom } as const;
}
