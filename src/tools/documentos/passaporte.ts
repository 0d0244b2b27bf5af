import * as v from 'valibot';
import { count, describe } from '../../kit/fields/index.ts';
import { drawPassport, mrzCheckDigit } from '../../documents/passaporte.ts';
import { distinct } from '../../lib/random.ts';
import { defineDocument } from '../../kit/document.ts';

/** Brazilian passport numbers: the number itself has no check digit. Source in `documents/passaporte.ts`. */
export const passaporte = defineDocument({
  path: '/passaporte',
  name: 'Gerador de passaporte',
  invalid: { pt: 'Passaporte inválido', en: 'Invalid passport number' },
  summary: 'Gera números de passaporte brasileiro e confere a sua forma',
  en: {
    name: 'Passport generator',
    summary: 'Generates numbers of the Brazilian passport and checks their form',
  },
  about: {
    pt: 'O número não tem dígito verificador: a validação confere só a forma. Os números são fictícios e podem coincidir com o de um passaporte real.',
    en: 'The number has no check digit: validation checks its form alone. The numbers are fictitious and may coincide with that of a real passport.',
  },
  items: 'passaportes',
  generate: {
    input: { count: count() },
    output: {
      passaportes: describe(v.array(v.string()), {
        pt: 'Números gerados, sem repetição',
        en: 'Numbers generated, none twice',
      }),
    },
    run: ({ count }, { random }) => ({ passaportes: distinct(count, () => drawPassport(random)) }),
  },
  validate: {
    reasons: {},
    output: {
      series: describe(v.string(), { pt: 'Série, as duas letras', en: 'Series, the two letters' }),
      mrzCheckDigit: describe(
        v.number(),
        {
          pt: 'Dígito do número na linha de leitura mecânica (ICAO 9303)',
          en: 'Digit of the number in the machine-readable zone (ICAO 9303)',
        },
        null,
      ),
      verifiable: describe(v.literal(false), {
        pt: 'Sempre false: o número não tem dígito que o confirme',
        en: 'Always false: the number has no digit that confirms it',
      }),
    },
    shape: {
      pattern: /^[A-Z]{2}\d{6}$/,
      says: { pt: 'deve ter 2 letras e 6 dígitos', en: 'must have 2 letters and 6 digits' },
    },
    run: (value) => ({
      formatted: value,
      series: value.slice(0, 2),
      mrzCheckDigit: mrzCheckDigit(value),
      verifiable: false as const,
    }),
  },
  examples: [{ input: { action: 'validate', value: 'fz 123456' } }, { input: { count: 2 } }],
});
