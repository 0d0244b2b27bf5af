import * as v from 'valibot';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { inRange, say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { num, pure } from '../../kit/fields/index.ts';

/** Signs of the subtractive notation: one place of a decimal numeral at a time, greatest first. */
const symbols = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

const MAX = 3999;

const CANONICAL = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** Roman numerals of 1 to 3999 in their canonical form, both ways. */
export const numerosRomanos = defineTool({
  method: 'GET',
  path: '/calculadoras/numeros-romanos',
  category: 'matematica',
  name: 'Números romanos',
  input: v.object({
    value: v.pipe(
      v.string(),
      v.regex(
        /^(?:\d+|[IVXLCDM]+)$/i,
        say({
          pt: 'deve ser um número de 1 a 3999 ou um numeral com as letras I, V, X, L, C, D e M',
          en: 'must be a number from 1 to 3999 or a numeral of the letters I, V, X, L, C, D and M',
        }),
      ),
      v.metadata({
        noun: {
          pt: 'um número de 1 a 3999 ou um numeral romano',
          en: 'a number from 1 to 3999 or a Roman numeral',
        },
      }),
    ),
  }),
  output: v.object({
    direction: v.picklist(['decimal-romano', 'romano-decimal']),
    decimal: num(pure),
    roman: v.string(),
    breakdown: v.array(
      v.object({
        roman: v.string(),
        decimal: num(pure),
      }),
    ),
  }),
  result: ['decimal', 'roman'],
  examples: [{ input: { value: 'MCMXCIV' } }],
  impossible: { value: 'IL' },
  run({ value }) {
    if (/^\d/.test(value)) {
      const decimal = Number(value);
      if (decimal < 1 || decimal > MAX) {
        throw badParameter('value', inRange(1, MAX));
      }
      const breakdown = termsOf(decimal);
      const roman = breakdown.map((term) => term.roman).join('');
      return { direction: 'decimal-romano' as const, decimal, roman, breakdown };
    }
    const roman = value.toUpperCase();
    if (!CANONICAL.test(roman)) {
      throw invalidValue('value', {
        pt: 'não é um numeral romano na forma canônica (IV, e não IIII)',
        en: 'is not a Roman numeral in its canonical form (IV, not IIII)',
      });
    }
    const decimal = valueOf(roman);
    return { direction: 'romano-decimal' as const, decimal, roman, breakdown: termsOf(decimal) };
  },
});

/** The greatest symbols that fit, one after the other. */
function termsOf(decimal: number) {
  const terms: { roman: string; decimal: number }[] = [];
  let rest = decimal;
  for (const [roman, value] of symbols) {
    for (; rest >= value; rest -= value) terms.push({ roman, decimal: value });
  }
  return terms;
}

function valueOf(roman: string): number {
  let decimal = 0;
  let rest = roman;
  for (const [symbol, value] of symbols) {
    for (; rest.startsWith(symbol); rest = rest.slice(symbol.length)) decimal += value;
  }
  return decimal;
}
