import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/suframa.ts';
import { drawSuframa, formatSuframa } from '../../documents/suframa.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { count } from '../../kit/fields/index.ts';
import { distinct } from '../../lib/random.ts';
import { unknownPrefix } from './_reasons.ts';

/** Registration at Suframa: generates and validates. Rule and its sources in `documents/suframa.ts`. */
export const suframa = defineDocument({
  path: '/suframa',
  name: 'Gerador de inscrição Suframa',
  invalid: { pt: 'Inscrição Suframa inválida', en: 'Invalid Suframa registration' },
  items: 'inscricoes',
  generate: {
    input: { count: count(), formatted },
    output: {
      inscricoes: v.array(v.string()),
    },
    run({ count, formatted }, { random }) {
      const inscricoes = distinct(count, () => drawSuframa(random));
      return { inscricoes: formatted ? inscricoes.map(formatSuframa) : inscricoes };
    },
  },
  validate: {
    reasons: { 'repeated-digits': repeatedDigits, prefix: unknownPrefix, 'check-digit': checkDigits },
    output: {
      sector: v.string(),
      sequence: v.string(),
      place: v.string(),
    },
    says: { pt: 'deve ter 9 dígitos', en: 'must have 9 digits' },
    parse,
    isValid,
  },
  wrong: { parts: { prefix: [0, 2, '00'] } },
  examples: [{ input: { action: 'validate', value: '200103415' } }, { input: { count: 2 } }],
  impossible: { action: 'validate', value: '200103416' },
});
