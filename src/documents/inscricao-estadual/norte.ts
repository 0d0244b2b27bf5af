import { weightedSum } from '../check-digits.ts';
import { type Forms, mod11Less10, NINE, nineDigits, thirteenDigits } from './form.ts';

/** Amapá has rules of their own for two ranges of its numbers. */
function amapa(number: string): string {
  const base = number.slice(0, 8);
  const n = Number(base);
  const [p, d] = n < 3000001 || n > 3019022 ? [0, 0] : n <= 3017000 ? [5, 0] : [9, 1];
  const digit = 11 - ((p + weightedSum(base, NINE)) % 11);
  return base + (digit === 11 ? d : digit % 10);
}

const RORAIMA = [1, 2, 3, 4, 5, 6, 7, 8];
const RONDONIA = [6, 5, 4, 3, 2, ...NINE];

/** Tocantins left the kind of taxpayer, the 3rd and 4th digits, out of the sum. */
function tocantinsLegacy(number: string): string {
  const { correct } = tocantins;
  return number.slice(0, 10) + correct(number.slice(0, 2) + number.slice(4)).slice(-1);
}

const tocantins = nineDigits('29');

/** The North. Sources: SINTEGRA's pages cad_AC, cad_AM, cad_AP, cad_PA, cad_RO, cad_RR and cad_TO, and as noted. */
export const norte: Forms<'AC' | 'AM' | 'AP' | 'PA' | 'RO' | 'RR' | 'TO'> = {
  AC: [thirteenDigits('01', /^01/)],
  AM: [nineDigits('04')],
  AP: [{ ...nineDigits('03', /^03/), correct: amapa }],
  // 75 follows 15 since October 2024, and 76 to 79 are to follow it (SEFA/PA).
  PA: [nineDigits('75', /^(?:15|7[5-9])/)],
  RO: [
    {
      digits: 14,
      mask: '0000000000000-0',
      issued: ['0000000'],
      correct: (number) => number.slice(0, 13) + mod11Less10(number, RONDONIA),
    },
    {
      // Until July 2000: 3 digits of the municipality, which no digit checks, and 5 of the company.
      digits: 9,
      mask: '000.00000-0',
      legacy: true,
      correct: (number) => number.slice(0, 8) + mod11Less10(number.slice(3), [6, 5, 4, 3, 2]),
    },
  ],
  RR: [
    {
      ...nineDigits('24', /^24/),
      correct: (number) => number.slice(0, 8) + (weightedSum(number, RORAIMA) % 9),
    },
  ],
  TO: [
    tocantins,
    {
      // Until June 2002 (Portaria SEFAZ/TO 676/2002). The kinds: 01 rural, 02 industry and trade, 03 rudimentary,
      // 99 of the register before it.
      digits: 11,
      mask: '00.00.000000-0',
      type: /^..(?:0[123]|99)/,
      legacy: true,
      correct: tocantinsLegacy,
    },
  ],
};
