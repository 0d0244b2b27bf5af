import * as v from 'valibot';
import { checkRenavam, drawRenavam, formatRenavam } from '../../documents/renavam.ts';
import { defineDocument } from '../../kit/document.ts';
import { describe } from '../../kit/fields/index.ts';

/** Vehicle registry number: generates and validates. Rule and its source in `documents/renavam.ts`. */
export const renavam = defineDocument({
  path: '/renavam',
  name: 'Gerador de RENAVAM',
  summary: 'Gera e valida números de RENAVAM',
  en: {
    name: 'RENAVAM generator',
    summary: 'Generates and validates RENAVAM numbers, of the Brazilian vehicle registry',
  },
  about: {
    pt: 'Os números são fictícios e podem coincidir com o de um veículo real.',
    en: 'The numbers are fictitious and may coincide with that of a real vehicle.',
  },
  generate: {
    input: {},
    output: {
      renavam: describe(v.string(), {
        pt: 'Número gerado, de 11 dígitos',
        en: 'Number generated, of 11 digits',
      }),
    },
    run: (_, { random }) => ({ renavam: drawRenavam(random) }),
  },
  validate: {
    output: {},
    shape: {
      pattern: /^\d{9,11}$/,
      says: { pt: 'deve ter de 9 a 11 dígitos', en: 'must have 9 to 11 digits' },
    },
    run: (value) => checkRenavam(value) ?? { formatted: formatRenavam(value) },
  },
  examples: [{ input: { action: 'validate', value: '3607626105' } }, { input: {} }],
  impossible: { action: 'validate', value: '895878549' },
});
