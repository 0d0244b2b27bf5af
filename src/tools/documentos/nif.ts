import * as v from 'valibot';
import { count } from '../../core/fields.ts';
import { checkNif, drawNif, typeOfNif } from '../../lib/documents/nif.ts';
import { distinct } from '../../lib/random.ts';
import { clean, defineDocument } from './_document.ts';

/** Portuguese tax number: generates and validates. Rule and its source in `lib/documents/nif.ts`. */
export const nif = defineDocument({
  path: '/nif',
  name: 'Gerador de NIF (Portugal)',
  summary: 'Gera e valida números de identificação fiscal de Portugal',
  items: 'nifs',
  generate: {
    input: { count: count() },
    output: { nifs: v.array(v.string()) },
    run: ({ count }, { random }) => ({ nifs: distinct(count, () => drawNif(random)) }),
  },
  validate: {
    output: { country: v.literal('PT'), type: v.string() },
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
  examples: [
    {
      input: { action: 'validate', value: 'PT 501 964 843' },
      output: {
        valid: true,
        value: 'PT 501 964 843',
        formatted: '501964843',
        country: 'PT',
        type: 'pessoa-coletiva',
      },
    },
    { input: { count: 2 }, output: { nifs: ['332686280', '207232008'] } },
  ],
});
