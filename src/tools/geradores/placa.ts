import * as v from 'valibot';
import { defineDocument } from '../../kit/document.ts';
import { upperUf } from '../../kit/fields/index.ts';
import { state } from './_fields.ts';
import {
  drawMercosulPlate,
  drawOldPlate,
  foreignCountryOf,
  formatOldPlate,
  isZero,
  stateOfOldPlate,
  toMercosul,
  toOld,
} from './_plates.ts';

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
    compares: { format: true, state: true },
    reasons: { serial: zeroPlate },
    output: {
      format: v.picklist(['mercosul', 'antiga']),
      antiga: v.nullable(v.string()),
      mercosul: v.string(),
      state: v.nullable(v.string()),
      country: v.picklist(['BR', 'AR', 'BO', 'PY']),
    },
    shape: (value) => ({
      pattern: foreignCountryOf(value) ? /^/ : /^[A-Z]{3}\d[A-Z\d]\d{2}$/,
      says: {
        pt: 'deve ter três letras e quatro dígitos (ABC-1234), a forma do Mercosul (ABC1D23), ou a de placas da Argentina, da Bolívia ou do Paraguai',
        en: 'must have three letters and four digits (ABC-1234), the form of the Mercosul (ABC1D23), or that of plates of Argentina, Bolivia or Paraguay',
      },
    }),
    run(value) {
      const country = foreignCountryOf(value);
      if (country) {
        return {
          formatted: value,
          format: 'mercosul' as const,
          antiga: null,
          mercosul: value,
          state: null,
          country,
        };
      }
      const old = toOld(value);
      if (old === value) {
        if (isZero(old)) return 'serial';
        const formatted = formatOldPlate(old);
        const mercosul = toMercosul(old);
        return {
          formatted,
          format: 'antiga' as const,
          antiga: formatted,
          mercosul,
          state: stateOfOldPlate(old),
          country: 'BR' as const,
        };
      }
      const antiga = old === null || isZero(old) ? null : formatOldPlate(old);
      return {
        formatted: value,
        format: 'mercosul' as const,
        antiga,
        mercosul: value,
        state: null,
        country: 'BR' as const,
      };
    },
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
