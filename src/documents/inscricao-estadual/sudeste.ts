import { luhn, mod11, weightedSum } from '../check-digits.ts';
import { ending, type Forms, nineDigits } from './form.ts';

const MINAS_GERAIS = [3, 2, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

/** The first digit of Minas Gerais reads a zero after the 3 digits of the municipality; the second does not. */
function minasGerais(number: string): string {
  const base = number.slice(0, 11);
  const first = base + luhn(`${base.slice(0, 3)}0${base.slice(3)}`);
  return first + mod11(first, MINAS_GERAIS);
}

const SAO_PAULO_9TH = [1, 3, 4, 5, 6, 7, 8, 10];
const SAO_PAULO_12TH = [3, 2, 10, 9, 8, 7, 6, 5, 4, 3, 2];

/** A digit of São Paulo is the last one of the remainder. */
function saoPaulo(base: string, weights: readonly number[]): string {
  return String((weightedSum(base, weights) % 11) % 10);
}

function with9th(number: string): string {
  return number.slice(0, 8) + saoPaulo(number, SAO_PAULO_9TH) + number.slice(9);
}

function with9thAnd12th(number: string): string {
  const start = with9th(number).slice(0, 11);
  return start + saoPaulo(start, SAO_PAULO_12TH);
}

/** The Southeast. Sources: SINTEGRA's pages cad_ES, cad_MG, cad_RJ (its weights from the SINTEGRA validator) and cad_SP. */
export const sudeste: Forms<'ES' | 'MG' | 'RJ' | 'SP'> = {
  ES: [nineDigits('08', undefined, '000.000.00-0')],
  MG: [{ digits: 13, mask: '000.000.000/0000', correct: minasGerais }],
  RJ: [{ digits: 8, mask: '00.000.00-0', correct: ending([2, 7, 6, 5, 4, 3, 2]) }],
  SP: [
    { digits: 12, mask: '000.000.000.000', correct: with9thAnd12th },
    {
      // 0, 3 digits of the municipality, 4 of the producer, the check digit and 3 that none checks.
      letter: 'P',
      digits: 12,
      mask: 'P-00000000.0/000',
      prefix: /^0/,
      rural: true,
      issued: ['0'],
      correct: with9th,
    },
  ],
};
