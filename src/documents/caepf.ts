/**
 * Cadastro de Atividade Econômica da Pessoa Física (IN RFB 1.828/2018): the first 9 digits of the holder's CPF, 3 of the
 * activity and 2 check digits, modulo 11 of each and 12 more. The Receita does not publish the rule: public
 * implementations of it agree (@brazilian-utils, validation-br).
 */
import { between, digits, type Random } from '../lib/random.ts';
import { applyMask, isRepeated, weightedSum } from './check-digits.ts';
import { cpfOf } from './cpf.ts';
import type { Verdict } from './verdict.ts';

export const CAEPF_MASK = '000.000.000/000-00';

const HOLDER = 9;
/** Code of an activity that does not exist. */
const NO_ACTIVITY = '000';

const WEIGHTS_1 = [6, 7, 8, 9, 2, 3, 4, 5, 6, 7, 8, 9];
const WEIGHTS_2 = [5, ...WEIGHTS_1];

/** The remainder is the digit; 10 gives 0. */
function digit(characters: string, weights: readonly number[]): number {
  return (weightedSum(characters, weights) % 11) % 10;
}

/** The 14 digits of a base of 12. */
function complete(base: string): string {
  const first = digit(base, WEIGHTS_1);
  const second = digit(base + first, WEIGHTS_2);
  return base + String((10 * first + second + 12) % 100).padStart(2, '0');
}

/** Fourteen digits, valid. */
export function drawCaepf(random: Random): string {
  let holder: string;
  do holder = digits(random, HOLDER);
  while (isRepeated(holder));
  return complete(holder + String(between(random, 1, 999)).padStart(3, '0'));
}

export function checkCaepf(caepf: string): Verdict {
  if (isRepeated(caepf)) return 'repeated-digits';
  if (complete(caepf.slice(0, 12)) !== caepf) return 'check-digit';
  return readCaepf(caepf).sequence === NO_ACTIVITY ? 'serial' : null;
}

/** The holder's CPF, with the check digits of its own, and the number of the activity. */
export function readCaepf(caepf: string) {
  return { cpf: cpfOf(Number(caepf.slice(0, HOLDER))), sequence: caepf.slice(HOLDER, 12) };
}

export function formatCaepf(caepf: string): string {
  return applyMask(caepf, CAEPF_MASK);
}
