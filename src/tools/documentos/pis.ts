import * as v from 'valibot';
import { count } from '../../core/fields.ts';
import { checkPis, drawPis, formatPis } from '../../lib/documents/pis.ts';
import { distinct } from '../../lib/random.ts';
import { defineDocument, formatted } from './_document.ts';

/** PIS/PASEP/NIT/NIS: generates and validates. Rule and its source in `lib/documents/pis.ts`. */
export const pis = defineDocument({
  path: '/pis',
  name: 'Gerador de PIS/PASEP',
  summary: 'Gera e valida números de PIS, PASEP, NIT e NIS',
  items: 'pis',
  generate: {
    input: { count: count(), formatted },
    output: { pis: v.array(v.string()) },
    run({ count, formatted }, { random }) {
      const pis = distinct(count, () => drawPis(random));
      return { pis: formatted ? pis.map(formatPis) : pis };
    },
  },
  validate: {
    output: {},
    shape: { pattern: /^\d{11}$/, says: { pt: 'deve ter 11 dígitos', en: 'must have 11 digits' } },
    run: (value) => checkPis(value) ?? { formatted: formatPis(value) },
  },
  examples: [
    {
      input: { action: 'validate', value: '12038619494' },
      output: { valid: true, value: '12038619494', formatted: '120.38619.49-4' },
    },
    { input: { count: 2 }, output: { pis: ['148.32686.28-0', '244.07232.00-9'] } },
  ],
});
