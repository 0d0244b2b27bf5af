import * as v from 'valibot';
import { count } from '../../core/fields.ts';
import { drawPassport, mrzCheckDigit } from '../../lib/documents/passaporte.ts';
import { distinct } from '../../lib/random.ts';
import { defineDocument } from './_document.ts';

/** Brazilian passport numbers: the number itself has no check digit. Source in `lib/documents/passaporte.ts`. */
export const passaporte = defineDocument({
  path: '/passaporte',
  name: 'Gerador de passaporte',
  summary: 'Gera números de passaporte brasileiro e confere a sua forma',
  items: 'passaportes',
  generate: {
    input: { count: count() },
    output: { passaportes: v.array(v.string()) },
    run: ({ count }, { random }) => ({ passaportes: distinct(count, () => drawPassport(random)) }),
  },
  validate: {
    output: { series: v.string(), mrzCheckDigit: v.number(), verifiable: v.literal(false) },
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
  examples: [
    {
      input: { action: 'validate', value: 'fz 123456' },
      output: {
        valid: true,
        value: 'fz 123456',
        formatted: 'FZ123456',
        series: 'FZ',
        mrzCheckDigit: 1,
        verifiable: false,
      },
    },
    { input: { count: 2 }, output: { passaportes: ['FW660349', 'FY142932'] } },
  ],
});
