import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { describe, flag, text } from '../../kit/fields/index.ts';
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
  summary: 'Escreve um número ou um valor em reais por extenso',
  en: { name: 'Number in words', summary: 'Writes a number or an amount in reais in Portuguese words' },
  input: v.object({
    value: describe(
      v.pipe(
        text(1, 26),
        v.regex(
          NUMBER,
          say({
            pt: 'deve ter até 18 dígitos e, depois de um ponto, até 6 decimais, como 1234.56',
            en: 'must have up to 18 digits and, after a point, up to 6 decimals, such as 1234.56',
          }),
        ),
      ),
      {
        pt: 'O número, com ponto antes dos decimais. Com currency, até dois decimais',
        en: 'The number, with a point before its decimals. With currency, at most two decimals',
      },
    ),
    currency: describe(flag(false), {
      pt: 'Se o número é um valor em reais e centavos',
      en: 'Whether the number is an amount of reais and centavos',
    }),
    gender: describe(v.optional(v.picklist(['masculino', 'feminino']), 'masculino'), {
      pt: 'Gênero do que se conta (dois ou duas); não conta com currency',
      en: 'Gender of what is counted (dois or duas); does not count with currency',
    }),
    decimalStyle: describe(v.optional(v.picklist(['virgula', 'inteiros']), 'virgula'), {
      pt: 'Como os decimais se dizem: três vírgula quatorze, ou três inteiros e quatorze centésimos; não conta com currency',
      en: 'How decimals are said: três vírgula quatorze, or três inteiros e quatorze centésimos; does not count with currency',
    }),
  }),
  output: v.object({
    value: describe(v.string(), { pt: 'O número enviado', en: 'The number sent' }),
    currency: describe(v.boolean(), {
      pt: 'Se ele é um valor em reais e centavos',
      en: 'Whether it is an amount of reais and centavos',
    }),
    text: describe(v.string(), { pt: 'O número por extenso', en: 'The number in words (in Portuguese)' }),
    textCapitalized: describe(v.string(), {
      pt: 'O mesmo com a primeira letra maiúscula, como em cheques e contratos',
      en: 'The same with a capital first letter, as in cheques and contracts',
    }),
  }),
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
