import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/nif.ts';
import { count } from '../../kit/fields/index.ts';
import { cleanNif, drawNif, types } from '../../documents/nif.ts';
import { distinct } from '../../lib/random.ts';
import { defineDocument } from '../../kit/document.ts';
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { unknownPrefix } from './_reasons.ts';

/** Portuguese tax number: generates and validates. Rule and its source in `documents/nif.ts`. */
export const nif = defineDocument({
  path: '/nif',
  name: 'Gerador de NIF (Portugal)',
  invalid: { pt: 'NIF inválido', en: 'Invalid NIF' },
  items: 'nifs',
  generate: {
    input: { count: count() },
    output: {
      nifs: v.array(v.string()),
    },
    run: ({ count }, { random }) => ({ nifs: distinct(count, () => drawNif(random)) }),
  },
  validate: {
    reasons: { 'repeated-digits': repeatedDigits, prefix: unknownPrefix, 'check-digit': checkDigits },
    output: {
      country: v.literal('PT'),
      type: v.picklist(types.map(([, type]) => type)),
    },
    says: {
      pt: 'deve ter 9 dígitos, com ou sem PT na frente',
      en: 'must have 9 digits, with or without PT before them',
    },
    clean: cleanNif,
    parse,
    isValid,
  },
  wrong: { parts: { prefix: [0, 2] } },
  examples: [{ input: { action: 'validate', value: 'PT 501 964 843' } }, { input: { count: 2 } }],
  impossible: { action: 'validate', value: '222222222' },
});
