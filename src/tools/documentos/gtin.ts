import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/gtin.ts';
import { drawGtin, gtinTypes } from '../../documents/gtin.ts';
import { defineDocument } from '../../kit/document.ts';
import { count } from '../../kit/fields/index.ts';
import { distinct } from '../../lib/random.ts';

/** Trade item numbers (EAN, UPC): generates and validates. Rule and its sources in `documents/gtin.ts`. */
export const gtin = defineDocument({
  path: '/gtin',
  name: 'Gerador de GTIN',
  items: 'gtins',
  generate: {
    input: { count: count(), type: v.optional(v.picklist(gtinTypes), 'GTIN-13') },
    output: {
      gtins: v.array(v.string()),
      type: v.string(),
    },
    run: ({ count, type }, { random }) => ({ gtins: distinct(count, () => drawGtin(random, type)), type }),
  },
  validate: {
    narrows: ['type'],
    output: {
      type: v.string(),
      prefix: v.string(),
      country: v.nullable(v.string()),
    },
    says: { pt: 'deve ter 8, 12, 13 ou 14 dígitos', en: 'must have 8, 12, 13 or 14 digits' },
    parse,
    isValid,
  },
  examples: [{ input: { action: 'validate', value: '7891000315507' } }, { input: { count: 2 } }],
  impossible: { action: 'validate', value: '7891000315508' },
});
