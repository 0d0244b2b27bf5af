/**
 * Number of the form of the Registro Nacional de Condutores Habilitados: eleven characters, the first two those of the
 * state (Resoluções CONTRAN 168/2004, art. 35, III, and 192/2006). A check digit in the last place is left to each state,
 * so that none can be judged.
 */
import type { Uf } from '../data/states.ts';
import { digits, type Random } from '../lib/random.ts';
import { isUf } from './states.ts';
import type { Verdict } from './verdict.ts';

/** True if the first two letters are those of a state. */
export function checkRenach(renach: string): Verdict {
  return isUf(stateOfRenach(renach)) ? null : 'state-code';
}

/** The state of a number that passes `checkRenach`. */
export function stateOfRenach(renach: string): Uf {
  return renach.slice(0, 2) as Uf;
}

export function drawRenach(random: Random, state: Uf): string {
  return state + digits(random, 9);
}
