import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/renavam.ts';
import { drawRenavam } from '../../documents/renavam.ts';
import { defineDocument } from '../../kit/document.ts';

/** Vehicle registry number: generates and validates. Rule and its source in `documents/renavam.ts`. */
export const renavam = defineDocument({
  path: '/renavam',
  name: 'Gerador de RENAVAM',
  plural: 'renavams',
  generate: {
    input: {},
    output: {
      renavam: v.string(),
    },
    run: (_, { random }) => ({ renavam: drawRenavam(random) }),
  },
  validate: {
    output: {},
    says: { pt: 'deve ter de 9 a 11 dígitos', en: 'must have 9 to 11 digits' },
    parse,
    isValid,
  },
  examples: [{ input: { action: 'validate', value: '3607626105' } }, { input: {} }],
  impossible: { action: 'validate', value: '895878549' },
});
