import * as v from 'valibot';
import { checkCnh, drawCnh, isCnh } from '../../documents/cnh.ts';
import { defineDocument } from '../../kit/document.ts';
import { describe } from '../../kit/fields/index.ts';

/** Registry number of the driver's licence: generates and validates. Rule and its source in `documents/cnh.ts`. */
export const cnh = defineDocument({
  path: '/cnh',
  name: 'Gerador de CNH',
  invalid: { pt: 'CNH inválida', en: 'Invalid CNH' },
  summary: 'Gera e valida números de registro da CNH',
  en: {
    name: 'CNH generator',
    summary: 'Generates and validates registry numbers of the CNH, the Brazilian driving licence',
  },
  about: {
    pt: 'Os números são fictícios e podem coincidir com o de um condutor real.',
    en: 'The numbers are fictitious and may coincide with that of a real driver.',
  },
  generate: {
    input: {},
    output: {
      cnh: describe(v.string(), { pt: 'Número de registro gerado', en: 'Registry number generated' }),
    },
    run: (_, { random }) => ({ cnh: drawCnh(random) }),
  },
  validate: {
    output: {},
    shape: { pattern: /^\d{11}$/, says: { pt: 'deve ter 11 dígitos', en: 'must have 11 digits' } },
    run: (value) => checkCnh(value) ?? { formatted: value },
    isValid: isCnh,
  },
  wrong: { checkDigits: [-2] },
  examples: [{ input: { action: 'validate', value: '98765432109' } }, { input: {} }],
  impossible: { action: 'validate', value: '00000000000' },
});
