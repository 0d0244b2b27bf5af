import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/placa.ts';
import { defineDocument } from '../../kit/document.ts';
import { upperUf } from '../../kit/fields/index.ts';
import { state } from './_fields.ts';
import {
  drawMercosulPlate,
  drawOldPlate,
  formatOldPlate,
  stateOfOldPlate,
  toMercosul,
} from '../../draws/plates.ts';

const zeroPlate = {
  pt: 'tem o número 0000, que nunca é emitido',
  en: 'has the number 0000, which is never issued',
};

/** Vehicle plates of the Mercosul and of the old kind (CONTRAN, Resolução 780/2019). */
export const placa = defineDocument({
  path: '/placa',
  category: 'geradores',
  name: 'Gerador de placas',
  invalid: { pt: 'Placa inválida', en: 'Invalid plate' },
  plural: 'placas',
  reads: { when: { state: [{ format: 'antiga' }, { format: null }, { action: 'validate' }] } },
  generate: {
    input: {
      format: v.optional(v.picklist(['mercosul', 'antiga'])),
      state: state,
    },
    output: {
      placa: v.string(),
      format: v.picklist(['mercosul', 'antiga']),
      mercosul: v.string(),
      state: v.nullable(v.string()),
    },
    run({ format, state }, { random }) {
      if (format === 'antiga' || state !== undefined) {
        const plate = drawOldPlate(random, state === undefined ? undefined : upperUf(state));
        return {
          placa: formatOldPlate(plate),
          format: 'antiga' as const,
          mercosul: toMercosul(plate),
          state: stateOfOldPlate(plate),
        };
      }
      const plate = drawMercosulPlate(random);
      return { placa: plate, format: 'mercosul' as const, mercosul: plate, state: null };
    },
  },
  validate: {
    narrows: ['format', 'state'],
    reasons: { serial: zeroPlate },
    output: {
      format: v.picklist(['mercosul', 'antiga']),
      antiga: v.nullable(v.string()),
      mercosul: v.string(),
      state: v.nullable(v.string()),
      country: v.picklist(['BR', 'AR', 'BO', 'PY']),
    },
    says: {
      pt: 'deve ter três letras e quatro dígitos (ABC-1234), a forma do Mercosul (ABC1D23), ou a de placas da Argentina, da Bolívia ou do Paraguai',
      en: 'must have three letters and four digits (ABC-1234), the form of the Mercosul (ABC1D23), or that of plates of Argentina, Bolivia or Paraguay',
    },
    parse,
    isValid,
  },
  wrong: {
    choices: ({ format }) => (format ? [] : [{ format: 'antiga' as const }]),
    canBe: (_, { format, state }) => (format ?? (state && 'antiga')) === 'antiga',
    parts: { serial: [3, 7, '0000'] },
    write: (answer, value) => ({ ...answer, placa: formatOldPlate(value), mercosul: toMercosul(value) }),
  },
  examples: [
    { input: { action: 'validate', value: 'abc1234' } },
    { input: { format: 'antiga', state: 'PR' } },
  ],
  impossible: { action: 'validate', value: 'ABC1234', format: 'mercosul' },
});
