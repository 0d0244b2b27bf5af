import * as v from 'valibot';
import { checkCno, drawCno, formatCno } from '../../documents/cno.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { count, describe } from '../../kit/fields/index.ts';
import { distinct } from '../../lib/random.ts';

/** Registration of construction works, and CEI: generates and validates. Rule and its sources in `documents/cno.ts`. */
export const cno = defineDocument({
  path: '/cno',
  name: 'Gerador de CNO',
  summary: 'Gera e valida números do Cadastro Nacional de Obras e do CEI',
  en: {
    name: 'CNO generator',
    summary: 'Generates and validates numbers of the national registry of construction works',
  },
  about: {
    pt: 'Cadastro Nacional de Obras, da Receita Federal. Os números são fictícios e podem coincidir com o de uma obra real.',
    en: 'Cadastro Nacional de Obras, of the Receita Federal, the Brazilian tax office. The numbers are fictitious and may coincide with that of a real work.',
  },
  items: 'cnos',
  generate: {
    input: { count: count(), formatted },
    output: {
      cnos: describe(v.array(v.string()), {
        pt: 'Números gerados, sem repetição',
        en: 'Numbers generated, none twice',
      }),
    },
    run({ count, formatted }, { random }) {
      const cnos = distinct(count, () => drawCno(random));
      return { cnos: formatted ? cnos.map(formatCno) : cnos };
    },
  },
  validate: {
    output: {},
    shape: { pattern: /^\d{12}$/, says: { pt: 'deve ter 12 dígitos', en: 'must have 12 digits' } },
    run: (value) => checkCno(value) ?? { formatted: formatCno(value) },
  },
  examples: [{ input: { action: 'validate', value: '115830024985' } }, { input: { count: 2 } }],
  impossible: { action: 'validate', value: '071928277157' },
});
