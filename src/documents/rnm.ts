/**
 * Registro Nacional Migratório, until 2017 Registro Nacional de Estrangeiros: a letter, 6 digits and a check
 * character whose rule the Polícia Federal does not publish.
 */
import { digits, pick, type Random } from '../lib/random.ts';

const FIRST_LETTERS = 'BFGVWY';
const LAST_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Eight characters of the shape in use. */
export function drawRnm(random: Random): string {
  return pick<string>(random, FIRST_LETTERS) + digits(random, 6) + pick(random, LAST_CHARACTERS);
}

export function formatRnm(rnm: string): string {
  return `${rnm.slice(0, 7)}-${rnm.slice(7)}`;
}
