import * as v from 'valibot';
import { count, describe } from '../../kit/fields/index.ts';
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
  summary: 'Gera e valida números de identificação fiscal de Portugal',
  en: {
    name: 'NIF generator (Portugal)',
    summary: 'Generates and validates tax identification numbers of Portugal',
  },
  about: {
    pt: 'Número de Identificação Fiscal de Portugal (Decreto-Lei nº 14/2013). Os números são fictícios e podem coincidir com o de um contribuinte real.',
    en: 'Tax number of Portugal (Decreto-Lei 14/2013). The numbers are fictitious and may coincide with that of a real taxpayer.',
  },
  items: 'nifs',
  generate: {
    input: { count: count() },
    output: {
      nifs: describe(v.array(v.string()), {
        pt: 'Números gerados, de pessoa singular, sem repetição',
        en: 'Numbers generated, of natural persons, none twice',
      }),
    },
    run: ({ count }, { random }) => ({ nifs: distinct(count, () => drawNif(random)) }),
  },
  validate: {
    reasons: { 'repeated-digits': repeatedDigits, prefix: unknownPrefix, 'check-digit': checkDigits },
    output: {
      country: describe(v.literal('PT'), { pt: 'País do número', en: 'Country of the number' }),
      type: describe(v.string(), {
        pt: 'Tipo de contribuinte, pelo prefixo',
        en: 'Kind of taxpayer, by the prefix, in Portuguese',
      }),
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
