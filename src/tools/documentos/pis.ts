import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/pis.ts';
import { count } from '../../kit/fields/index.ts';
import { drawPisBase, formattedPisOf, pisOf } from '../../documents/pis.ts';
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
    says: { pt: 'deve ter 11 dígitos', en: 'must have 11 digits' },
    parse,
    isValid,
  },
  examples: [{ input: { action: 'validate', value: '12038619494' } }, { input: { count: 2 } }],
  impossible: { action: 'validate', value: '34168380053' },
});
