import * as v from 'valibot';
import { count } from '../../kit/fields/index.ts';
import { checkPis, drawPisBase, formatPis, formattedPisOf, isPis, pisOf } from '../../documents/pis.ts';
import { distinctNumbers } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';

/** PIS/PASEP/NIT/NIS: generates and validates. Rule and its source in `documents/pis.ts`. */
export const pis = defineDocument({
  path: '/pis',
  name: 'Gerador de PIS/PASEP',
  items: 'pis',
  generate: {
    input: { count: count(), formatted },
    output: {
      pis: v.array(v.string()),
    },
    run({ count, formatted }, { random }) {
      const bases = distinctNumbers(count, () => drawPisBase(random));
      return { pis: bases.map(formatted ? formattedPisOf : pisOf) };
    },
  },
  validate: {
    output: {},
    losesZeros: true,
    shape: { pattern: /^\d{11}$/, says: { pt: 'deve ter 11 dígitos', en: 'must have 11 digits' } },
    run: (value) => checkPis(value) ?? { formatted: formatPis(value) },
    isValid: isPis,
  },
  examples: [{ input: { action: 'validate', value: '12038619494' } }, { input: { count: 2 } }],
  impossible: { action: 'validate', value: '34168380053' },
});
