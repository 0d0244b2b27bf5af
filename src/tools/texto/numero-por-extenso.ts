import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { flag, text } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { cardinal, decimalByComma, decimalByParts, isZero, money } from './_number-words.ts';

const NUMBER = /^(-?)(\d{1,18})(?:\.(\d{1,6}))?$/;

/** A number in Portuguese words; the rules are in `_number-words.ts`. */
export const numeroPorExtenso = defineTool({
  method: 'GET',
  path: '/texto/numero-por-extenso',
  category: 'texto',
  name: 'Número por extenso',
  input: v.object({
    value: v.pipe(
      text(1, 26),
      v.regex(
        NUMBER,
        say({
          pt: 'deve ter até 18 dígitos e, depois de um ponto, até 6 decimais, como 1234.56',
          en: 'must have up to 18 digits and, after a point, up to 6 decimals, such as 1234.56',
        }),
      ),
    ),
    currency: flag(false),
    gender: v.optional(v.picklist(['masculino', 'feminino']), 'masculino'),
    decimalStyle: v.optional(v.picklist(['virgula', 'inteiros']), 'virgula'),
  }),
  output: v.object({
    value: v.string(),
    currency: v.boolean(),
    text: v.string(),
    textCapitalized: v.string(),
  }),
  reads: { when: { gender: { currency: false }, decimalStyle: { currency: false } } },
  result: 'text',
  examples: [{ input: { value: '1234567.89', currency: true } }],
  run({ value, currency, gender, decimalStyle }) {
    const [, sign = '', whole = '', decimals = ''] = NUMBER.exec(value) ?? [];
    if (currency && decimals.length > 2) {
      throw badParameter('value', {
        pt: 'deve ter no máximo 2 decimais quando é um valor em reais',
        en: 'must have at most 2 decimals when it is an amount in reais',
      });
    }
    const words = currency
      ? money(whole, decimals.padEnd(2, '0'))
      : isZero(decimals)
        ? cardinal(whole, gender)
        : decimalStyle === 'virgula'
          ? decimalByComma(whole, decimals, gender)
          : decimalByParts(whole, decimals);
    const text = sign && !isZero(whole + decimals) ? `menos ${words}` : words;
    return { value, currency, text, textCapitalized: text.charAt(0).toUpperCase() + text.slice(1) };
  },
});
