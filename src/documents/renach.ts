/**
 * Number of the process at the Registro Nacional de Condutores Habilitados, on the back of a driver's licence: the state
 * and 9 digits. No rule for its digits is published.
 */
import type { Uf } from '../data/states.ts';
import { digits, type Random } from '../lib/random.ts';

export function drawRenach(random: Random, state: Uf): string {
  return state + digits(random, 9);
}
