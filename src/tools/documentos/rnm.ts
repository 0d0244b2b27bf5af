import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/rnm.ts';
import { count } from '../../kit/fields/index.ts';
import { drawRnm, formatRnm } from '../../documents/rnm.ts';
import { distinct } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';

/** Registro Nacional Migratório: its check rule is not published. Source in `documents/rnm.ts`. */
export const rnm = defineDocument({
  path: '/rnm',
  name: 'Gerador de RNM',
  items: 'rnms',
  generate: {
    input: { count: count(), formatted },
    output: {
      rnms: v.array(v.string()),
    },
    run({ count, formatted }, { random }) {
      const rnms = distinct(count, () => drawRnm(random));
      return { rnms: formatted ? rnms.map(formatRnm) : rnms };
    },
  },
  validate: {
    reasons: {},
    output: {
      verifiable: v.literal(false),
    },
    says: {
      pt: 'deve ter 1 letra, 6 dígitos e 1 dígito ou letra',
      en: 'must have 1 letter, 6 digits and 1 digit or letter',
    },
    parse,
    isValid,
  },
  examples: [{ input: { action: 'validate', value: 'v1234567' } }, { input: { count: 2 } }],
});
