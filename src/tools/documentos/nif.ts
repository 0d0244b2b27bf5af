import * as v from 'valibot';
import { count } from '../../kit/fields/index.ts';
import { checkNif, drawNif, typeOfNif } from '../../documents/nif.ts';
import { distinct } from '../../lib/random.ts';
import { clean, defineDocument } from '../../kit/document.ts';
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
      type: v.string(),
    },
    clean: (value) => clean(value).replace(/^PT/, ''),
    shape: {
      pattern: /^\d{9}$/,
      says: {
        pt: 'deve ter 9 dígitos, com ou sem PT na frente',
        en: 'must have 9 digits, with or without PT before them',
      },
    },
    run: (value) =>
      checkNif(value) ?? { formatted: value, country: 'PT' as const, type: typeOfNif(value) as string },
  },
  wrong: { parts: { prefix: [0, 2] } },
  examples: [{ input: { action: 'validate', value: 'PT 501 964 843' } }, { input: { count: 2 } }],
  impossible: { action: 'validate', value: '222222222' },
});
