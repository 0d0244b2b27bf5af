/**
 * Registro Nacional de Veículos Automotores: 10 digits and 1 check digit, modulo 11 (Denatran; 9 digits in all
 * until 2013, which are now written with zeros in front).
 */
import { isRepeated } from './check-digits.ts';
import { mod11Single, numberReader, numberWriter } from './numbering.ts';
import { below, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';
import { renavamWeights } from './weights.ts';

const numbering = mod11Single(renavamWeights);
/** The number of a base of ten digits. */
export const renavamOf = numberWriter('00000000000', numbering);
const read = numberReader(numbering);

/** Eleven digits, valid. */
export function drawRenavam(random: Random): string {
  let base: number;
  do base = below(random, 1e9) * 10 + below(random, 10);
  // Reject only zero: no other ten equal digits have a check digit that repeats them.
  while (base === 0);
  return renavamOf(base);
}

/** Checks a number of 9 to 11 digits. */
export function checkRenavam(renavam: string): Verdict {
  if (isRepeated(renavam)) return 'repeated-digits';
  return read(formatRenavam(renavam)) >= 0 ? null : 'check-digit';
}

/** Pads a number to 11 digits. */
export function formatRenavam(renavam: string): string {
  return renavam.padStart(11, '0');
}
