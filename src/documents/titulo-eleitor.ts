/**
 * Título de eleitor: 8 sequential digits, 2 of the state of the first registration and 2 check digits, modulo 11
 * (Resolução TSE 23.659/2021, art. 36; before it Resolução TSE 21.538/2003, art. 12).
 */
import type { Uf } from '../data/states.ts';
import { applyMask, isRepeated } from './check-digits.ts';
import { type Numbering, numberReader, numberWriter } from './numbering.ts';
import { below, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';
import { tituloWeights } from './weights.ts';

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

export const TITULO_ELEITOR_MASK = '0000 0000 0000';

/** Weight of the first check digit in the second sum. */
const LAST_WEIGHT = tituloWeights[1][2];

/** The base is the sequence and the code of the state; the first check digit is of the sequence alone, the second of the rest. */
const numbering: Numbering = {
  weights: [
    [...tituloWeights[0], 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, ...tituloWeights[1]],
  ],
  check(sum, secondSum, code) {
    const first = digit(sum, code);
    return first * 10 + digit(secondSum + first * LAST_WEIGHT, code);
  },
};
const read = numberReader(numbering);

/** The remainder is the digit; 10 gives 0, and in São Paulo (01) and Minas Gerais (02) 0 gives 1. */
function digit(sum: number, code: number): number {
  const remainder = sum % 11;
  if (remainder === 10) return 0;
  return remainder === 0 && (code === 1 || code === 2) ? 1 : remainder;
}

/** The first ten digits of a number of the state. Their check digits never make all digits equal. */
export function drawTituloEleitorBase(random: Random, state: VoterState): number {
  return below(random, 1e8) * 100 + voterStates.indexOf(state) + 1;
}

/** The number of a base of ten digits, and the same with its spaces. */
export const tituloEleitorOf = numberWriter('000000000000', numbering);
export const formattedTituloEleitorOf = numberWriter(TITULO_ELEITOR_MASK, numbering);

export function checkTituloEleitor(titulo: string): Verdict {
  if (isRepeated(titulo)) return 'repeated-digits';
  if (!stateOfTitulo(titulo)) return 'state-code';
  return isTituloEleitor(titulo) ? null : 'check-digit';
}

/**
 * True if a text is a valid number, in any punctuation: gives the verdict of `checkTituloEleitor` on the digits
 * alone.
 */
export function isTituloEleitor(text: string): boolean {
  return stateOf(text) !== undefined;
}

/** The state of a valid number, in any punctuation; undefined of any other text. */
export function stateOf(text: string): VoterState | undefined {
  return voterStates[read(text) - 1];
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
  return applyMask(titulo, TITULO_ELEITOR_MASK);
}
