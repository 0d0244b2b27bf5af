/**
 * Título de eleitor: 8 sequential digits, 2 of the state of the first registration and 2 check digits, modulo 11
 * (Resolução TSE 23.659/2021, art. 36; before it Resolução TSE 21.538/2003, art. 12).
 */
import type { Uf } from '../data/states.ts';
import { applyMask, isRepeated, weightedSum } from './check-digits.ts';
import { digits, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';

/** A state, or ZZ: registered abroad. */
export type VoterState = Uf | 'ZZ';

/** States in the order of their codes, 01 to 28. */
export const voterStates: readonly VoterState[] = [
  'SP',
  'MG',
  'RJ',
  'RS',
  'BA',
  'PR',
  'CE',
  'PE',
  'SC',
  'GO',
  'MA',
  'PB',
  'PA',
  'ES',
  'PI',
  'RN',
  'AL',
  'MT',
  'MS',
  'DF',
  'SE',
  'AM',
  'RO',
  'AC',
  'AP',
  'RR',
  'TO',
  'ZZ',
];

const WEIGHTS_1 = [2, 3, 4, 5, 6, 7, 8, 9];
const WEIGHTS_2 = [7, 8, 9];

/** The remainder is the digit; 10 gives 0, and in São Paulo (01) and Minas Gerais (02) 0 gives 1. */
function digit(characters: string, weights: readonly number[], code: string): string {
  const remainder = weightedSum(characters, weights) % 11;
  if (remainder === 10) return '0';
  return remainder === 0 && (code === '01' || code === '02') ? '1' : String(remainder);
}

/** The 12 digits of a sequence of 8 and the code of a state. */
function complete(sequence: string, code: string): string {
  const first = digit(sequence, WEIGHTS_1, code);
  return sequence + code + first + digit(code + first, WEIGHTS_2, code);
}

/** Twelve digits, valid, of the state. */
export function drawTituloEleitor(random: Random, state: VoterState): string {
  const code = String(voterStates.indexOf(state) + 1).padStart(2, '0');
  let titulo: string;
  do titulo = complete(digits(random, 8), code);
  while (isRepeated(titulo));
  return titulo;
}

export function checkTituloEleitor(titulo: string): Verdict {
  if (isRepeated(titulo)) return 'repeated-digits';
  if (!stateOfTitulo(titulo)) return 'state-code';
  return complete(titulo.slice(0, 8), codeOfTitulo(titulo)) === titulo ? null : 'check-digit';
}

/** The code of the state, `01` to `28` in a valid number. */
export function codeOfTitulo(titulo: string): string {
  return titulo.slice(8, 10);
}

/** The state of the number's code; undefined for a code that does not exist. */
export function stateOfTitulo(titulo: string): VoterState | undefined {
  return voterStates[Number(codeOfTitulo(titulo)) - 1];
}

export function formatTituloEleitor(titulo: string): string {
  return applyMask(titulo, '0000 0000 0000');
}
