import * as v from 'valibot';
import { count, describe } from '../../kit/fields/index.ts';
import { checkPis, drawPisBase, formatPis, formattedPisOf, isPis, pisOf } from '../../documents/pis.ts';
import { distinctNumbers } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';

/** PIS/PASEP/NIT/NIS: generates and validates. Rule and its source in `documents/pis.ts`. */
export const pis = defineDocument({
  path: '/pis',
  name: 'Gerador de PIS/PASEP',
  summary: 'Gera e valida números de PIS, PASEP, NIT e NIS',
  en: { name: 'PIS/PASEP generator', summary: 'Generates and validates numbers of PIS, PASEP, NIT and NIS' },
  about: {
    pt: 'As quatro inscrições do trabalhador e do contribuinte têm a mesma numeração. Os números são fictícios e podem coincidir com o de uma pessoa real.',
    en: 'The four registrations of workers and contributors share one numbering. The numbers are fictitious and may coincide with that of a real person.',
  },
  items: 'pis',
  generate: {
    input: { count: count(), formatted },
    output: {
      pis: describe(v.array(v.string()), {
        pt: 'Números gerados, sem repetição',
        en: 'Numbers generated, none twice',
      }),
    },
    run({ count, formatted }, { random }) {
      const bases = distinctNumbers(count, () => drawPisBase(random));
      return { pis: bases.map(formatted ? formattedPisOf : pisOf) };
    },
  },
  validate: {
    output: {},
    shape: { pattern: /^\d{11}$/, says: { pt: 'deve ter 11 dígitos', en: 'must have 11 digits' } },
    run: (value) => checkPis(value) ?? { formatted: formatPis(value) },
    isValid: isPis,
  },
  examples: [{ input: { action: 'validate', value: '12038619494' } }, { input: { count: 2 } }],
  impossible: { action: 'validate', value: '34168380053' },
});
