import * as v from 'valibot';
import { defineDocument } from '../../kit/document.ts';
import { describe, upperUf } from '../../kit/fields/index.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { state } from './_fields.ts';
import {
  drawMercosulPlate,
  drawOldPlate,
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
  summary: 'Gera e valida uma placa Mercosul ou antiga, da primeira série de um estado',
  en: {
    name: 'Plate generator',
    summary:
      'Generates and validates a vehicle plate of the Mercosul or of the old kind, of the first series of a state',
  },
  about: {
    pt: 'Forma e conversão da Resolução CONTRAN nº 780/2019; séries por estado da numeração antiga. Uma placa gerada pode coincidir com a de um veículo real.',
    en: 'Form and conversion of CONTRAN Resolution 780/2019; series by state of the old numbering. A generated plate may coincide with that of a real vehicle.',
  },
  generate: {
    input: {
      format: describe(v.optional(v.picklist(['mercosul', 'antiga'])), {
        pt: 'Tipo da placa. Sem ele, antiga quando há state, senão Mercosul',
        en: 'Kind of plate. Without it, the old one (antiga) when there is a state, otherwise Mercosul',
      }),
      state: describe(state, {
        pt: 'Estado de cuja primeira série sai a placa antiga. Não vai com format=mercosul',
        en: 'State whose first series the old plate is drawn from. It does not go with format=mercosul',
      }),
    },
    output: {
      placa: describe(v.string(), { pt: 'Placa gerada', en: 'Plate generated' }),
      format: describe(v.picklist(['mercosul', 'antiga']), { pt: 'Tipo da placa', en: 'Kind of plate' }),
      mercosul: describe(v.string(), {
        pt: 'A mesma placa na forma do Mercosul',
        en: 'The same plate in the form of the Mercosul',
      }),
      state: describe(v.nullable(v.string()), {
        pt: 'Estado da série antiga, ou null',
        en: 'State of the old series, or null',
      }),
    },
    run({ format, state }, { random }) {
      if (format === 'mercosul' && state !== undefined) {
        throw invalidValue('state', {
          pt: 'só vale para a placa antiga: a do Mercosul não tem série por estado',
          en: 'applies to the old plate only: Mercosul plates have no series by state',
        });
      }
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
    reasons: { serial: zeroPlate },
    output: {
      format: describe(v.picklist(['mercosul', 'antiga']), { pt: 'Tipo da placa', en: 'Kind of plate' }),
      antiga: describe(v.nullable(v.string()), {
        pt: 'A mesma placa na forma antiga, ou null se não há',
        en: 'The same plate in the old form, or null if there is none',
      }),
      mercosul: describe(v.string(), {
        pt: 'A mesma placa na forma do Mercosul',
        en: 'The same plate in the form of the Mercosul',
      }),
      state: describe(v.nullable(v.string()), {
        pt: 'Estado cuja primeira série tem a placa antiga, ou null. O veículo pode estar em outro',
        en: 'State whose first series has the old plate, or null. The vehicle may be in another',
      }),
    },
    shape: {
      pattern: /^[A-Z]{3}\d[A-Z\d]\d{2}$/,
      says: {
        pt: 'deve ter três letras e quatro dígitos (ABC-1234), ou a forma do Mercosul (ABC1D23)',
        en: 'must have three letters and four digits (ABC-1234), or the form of the Mercosul (ABC1D23)',
      },
    },
    run(value) {
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
        };
      }
      const antiga = old === null || isZero(old) ? null : formatOldPlate(old);
      return { formatted: value, format: 'mercosul' as const, antiga, mercosul: value, state: null };
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
  impossible: { format: 'mercosul', state: 'SP' },
});
