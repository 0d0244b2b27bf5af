import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { flag, text } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { moneyInWords, numberInWords } from '../../lib/text/number-words.ts';

/** With a point, as programs write it, or as people do in Brazil: 10,5, 1.234,56 and 1.234.567. */
const WRITTEN = /^-?(?:\d{1,18}(?:[.,]\d{1,6})?|\d{1,3}(?:\.\d{3}){1,5},\d{1,6}|\d{1,3}(?:\.\d{3}){2,5})$/;

/** The same number with a point before its decimals, and none in its thousands. */
function withPoint(written: string): string {
  if (written.includes(',')) return written.replaceAll('.', '').replace(',', '.');
  return written.split('.').length > 2 ? written.replaceAll('.', '') : written;
}

/** A number in Portuguese words; the rules are in `lib/text/number-words.ts`. */
export const numeroPorExtenso = defineTool({
  method: 'GET',
  path: '/texto/numero-por-extenso',
  category: 'texto',
  name: 'Número por extenso',
  input: v.object({
    value: v.pipe(
      text(1, 32),
      v.regex(
        WRITTEN,
        say({
          pt: 'deve ter até 18 dígitos e, depois de um ponto ou de uma vírgula, até 6 decimais, como 1234.56 ou 1.234,56',
          en: 'must have up to 18 digits and, after a point or a comma, up to 6 decimals, such as 1234.56 or 1.234,56',
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
  run({ value: written, currency, gender, decimalStyle }) {
    const value = withPoint(written);
    const text = currency ? moneyInWords(value) : numberInWords(value, gender, decimalStyle);
    if (text === null) {
      throw badParameter('value', {
        pt: 'deve ter no máximo 2 decimais quando é um valor em reais',
        en: 'must have at most 2 decimals when it is an amount in reais',
      });
    }
    return { value, currency, text, textCapitalized: text.charAt(0).toUpperCase() + text.slice(1) };
  },
});
