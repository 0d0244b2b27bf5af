import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/cnh.ts';
import { drawCnh } from '../../documents/cnh.ts';
import { defineDocument } from '../../kit/document.ts';

/** Registry number of the driver's licence: generates and validates. Rule and its source in `documents/cnh.ts`. */
export const cnh = defineDocument({
  path: '/cnh',
  name: 'Gerador de CNH',
  invalid: { pt: 'CNH inválida', en: 'Invalid CNH' },
  plural: 'cnhs',
  generate: {
    input: {},
    output: {
      cnh: v.string(),
    },
    run: (_, { random }) => ({ cnh: drawCnh(random) }),
  },
  validate: {
    output: {},
    says: { pt: 'deve ter 11 dígitos', en: 'must have 11 digits' },
    parse,
    isValid,
  },
  wrong: { checkDigits: [-2] },
  examples: [{ input: { action: 'validate', value: '98765432109' } }, { input: {} }],
  impossible: { action: 'validate', value: '00000000000' },
});
