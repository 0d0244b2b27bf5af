import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/caepf.ts';
import { drawCaepf, formatCaepf } from '../../documents/caepf.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { count } from '../../kit/fields/index.ts';
import { commonReasons } from '../../kit/errors/reasons.ts';
import { distinct } from '../../lib/random.ts';

const noActivity = {
  pt: 'é da atividade 000, que não existe',
  en: 'is of activity 000, which does not exist',
};

/** Registration of a person's economic activity: generates and validates. Rule and its sources in `documents/caepf.ts`. */
export const caepf = defineDocument({
  path: '/caepf',
  name: 'Gerador de CAEPF',
  items: 'caepfs',
  generate: {
    input: { count: count(), formatted },
    output: {
      caepfs: v.array(v.string()),
    },
    run({ count, formatted }, { random }) {
      const caepfs = distinct(count, () => drawCaepf(random));
      return { caepfs: formatted ? caepfs.map(formatCaepf) : caepfs };
    },
  },
  validate: {
    reasons: { ...commonReasons, serial: noActivity },
    output: {
      cpf: v.string(),
      sequence: v.string(),
    },
    says: { pt: 'deve ter 14 dígitos', en: 'must have 14 digits' },
    parse,
    isValid,
  },
  wrong: { checkDigits: [-2], parts: { serial: [9, 12, '000'] } },
  examples: [{ input: { action: 'validate', value: '29311861000184' } }, { input: { count: 2 } }],
  impossible: { action: 'validate', value: '08192827726147' },
});
