import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/rastreio.ts';
import { drawRastreio, formatRastreio } from '../../documents/rastreio.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { checkDigits } from '../../kit/errors/reasons.ts';
import { count } from '../../kit/fields/index.ts';
import { distinct } from '../../lib/random.ts';

/** Tracking codes of postal items: generates and validates. Rule and its sources in `documents/rastreio.ts`. */
export const rastreio = defineDocument({
  path: '/rastreio',
  name: 'Gerador de código de rastreio',
  invalid: { pt: 'Código de rastreio inválido', en: 'Invalid tracking code' },
  items: 'codigos',
  generate: {
    input: { count: count(), formatted },
    output: {
      codigos: v.array(v.string()),
    },
    run({ count, formatted }, { random }) {
      const codigos = distinct(count, () => drawRastreio(random));
      return { codigos: formatted ? codigos.map(formatRastreio) : codigos };
    },
  },
  validate: {
    reasons: { 'check-digit': checkDigits },
    output: {
      service: v.string(),
      serial: v.string(),
      country: v.string(),
    },
    says: {
      pt: 'deve ter 2 letras, 9 dígitos e as 2 letras do país',
      en: 'must have 2 letters, 9 digits and the 2 letters of the country',
    },
    parse,
    isValid,
  },
  wrong: { checkDigits: [10, 11] },
  examples: [{ input: { action: 'validate', value: 'JT194690698BR' } }, { input: { count: 2 } }],
  impossible: { action: 'validate', value: 'JT194690697BR' },
});
