import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/cno.ts';
import { drawCno, formatCno } from '../../documents/cno.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { count } from '../../kit/fields/index.ts';
import { distinct } from '../../lib/random.ts';

/** Registration of construction works, and CEI: generates and validates. Rule and its sources in `documents/cno.ts`. */
export const cno = defineDocument({
  path: '/cno',
  name: 'Gerador de CNO',
  items: 'cnos',
  generate: {
    input: { count: count(), formatted },
    output: {
      cnos: v.array(v.string()),
    },
    run({ count, formatted }, { random }) {
      const cnos = distinct(count, () => drawCno(random));
      return { cnos: formatted ? cnos.map(formatCno) : cnos };
    },
  },
  validate: {
    output: {},
    says: { pt: 'deve ter 12 dígitos', en: 'must have 12 digits' },
    parse,
    isValid,
  },
  examples: [{ input: { action: 'validate', value: '115830024985' } }, { input: { count: 2 } }],
  impossible: { action: 'validate', value: '071928277157' },
});
