import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/passaporte.ts';
import { count, num, pure } from '../../kit/fields/index.ts';
import { drawPassport } from '../../documents/passaporte.ts';
import { distinct } from '../../lib/random.ts';
import { defineDocument } from '../../kit/document.ts';

/** Brazilian passport numbers: the number itself has no check digit. Source in `documents/passaporte.ts`. */
export const passaporte = defineDocument({
  path: '/passaporte',
  name: 'Gerador de passaporte',
  invalid: { pt: 'Passaporte inválido', en: 'Invalid passport number' },
  items: 'passaportes',
  generate: {
    input: { count: count() },
    output: {
      passaportes: v.array(v.string()),
    },
    run: ({ count }, { random }) => ({ passaportes: distinct(count, () => drawPassport(random)) }),
  },
  validate: {
    reasons: {},
    output: {
      series: v.string(),
      mrzCheckDigit: num(pure),
      verifiable: v.literal(false),
    },
    says: { pt: 'deve ter 2 letras e 6 dígitos', en: 'must have 2 letters and 6 digits' },
    parse,
    isValid,
  },
  examples: [{ input: { action: 'validate', value: 'fz 123456' } }, { input: { count: 2 } }],
});
