import { descending, mod11, weightedSum } from '../check-digits.ts';
import { ending, type Forms, mod11Less10, NINE, nineDigits } from './form.ts';

const SEVEN = descending(7, 2);
const EIGHT = descending(8, 2);

/**
 * Bahia computes its last digit first, then the one before it over the base and the last. The digit of the base
 * at the place where an 8-digit number starts chooses the modulus.
 */
function bahia(number: string): string {
  const base = number.slice(0, -2);
  const digit = '679'.includes(number.at(-8) as string) ? mod11 : mod10;
  const [first, second] = base.length === 6 ? [SEVEN, EIGHT] : [EIGHT, NINE];
  const last = digit(base, first);
  return base + digit(base + last, second) + last;
}

function mod10(characters: string, weights: readonly number[]): string {
  return String((10 - (weightedSum(characters, weights) % 10)) % 10);
}

const PERNAMBUCO_LEGACY = [5, 4, 3, 2, 1, ...NINE];

/** The CACEPE number of Pernambuco. */
function pernambucoLegacy(number: string): string {
  return number.slice(0, 13) + mod11Less10(number, PERNAMBUCO_LEGACY);
}

/**
 * The Northeast. Sources: SINTEGRA's pages cad_AL, cad_BA, cad_CE, cad_MA, cad_PB, cad_PE, cad_PI, cad_RN and cad_SE;
 * for Bahia's 9 digits, SEFAZ/BA, Fórmula de cálculo dos dígitos verificadores da inscrição estadual.
 */
export const nordeste: Forms<'AL' | 'BA' | 'CE' | 'MA' | 'PB' | 'PE' | 'PI' | 'RN' | 'SE'> = {
  // The third digit is the kind of company. Numbers in use show more kinds than the page lists.
  AL: [nineDigits('240', /^24/)],
  BA: [
    { digits: 9, mask: '0000000-00', issued: ['0', '1'], correct: bahia },
    { digits: 8, mask: '000000-00', correct: bahia },
  ],
  // Every number begins with 06, where a spreadsheet leaves 6.
  CE: [
    nineDigits('06'),
    { digits: 8, mask: '0000000-0', prefix: /^6/, lostZeros: 1, correct: ending(EIGHT) },
  ],
  MA: [nineDigits('12', /^12/)],
  PB: [nineDigits('16')],
  PE: [
    { digits: 9, mask: '0000000-00', correct: ending(EIGHT, NINE) },
    { digits: 14, mask: '00.0.000.0000000-0', legacy: true, correct: pernambucoLegacy },
  ],
  PI: [nineDigits('19')],
  RN: [
    nineDigits('20', /^20/),
    { digits: 10, mask: '00.0.000.000-0', prefix: /^20/, correct: ending(descending(10, 2)) },
  ],
  SE: [nineDigits('27')],
};
