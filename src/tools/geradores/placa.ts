import * as v from 'valibot';
import { seed, upperUf } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { invalidValue } from '../../core/errors.ts';
import { state } from './_fields.ts';
import { drawMercosulPlate, drawOldPlate, formatOldPlate, stateOfOldPlate, toMercosul } from './_plates.ts';

/** Vehicle plates of the Mercosul and of the old kind (CONTRAN, Resolução 780/2019). */
export const placa = defineTool({
  method: 'GET',
  path: '/placa',
  category: 'geradores',
  name: 'Gerador de placas',
  summary: 'Gera uma placa Mercosul ou antiga, da primeira série de um estado',
  input: v.object({ format: v.optional(v.picklist(['mercosul', 'antiga'])), state, seed }),
  output: v.object({
    placa: v.string(),
    format: v.picklist(['mercosul', 'antiga']),
    mercosul: v.string(),
    state: v.nullable(v.string()),
  }),
  examples: [
    {
      input: { format: 'antiga', state: 'PR' },
      output: { placa: 'AZT-4071', format: 'antiga', mercosul: 'AZT4A71', state: 'PR' },
    },
  ],
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
});
