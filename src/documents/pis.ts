/** PIS/PASEP/NIT/NIS: 10 digits and 1 check digit, modulo 11 (Caixa Econômica Federal; INSS for the NIT). */
import { applyMask, isRepeated } from './check-digits.ts';
import { mod11Single, numberReader, numberWriter } from './numbering.ts';
import { below, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';
import { pisWeights } from './weights.ts';

export const PIS_MASK = '000.00000.00-0';
const numbering = mod11Single(pisWeights);
const read = numberReader(numbering);

/** The first ten digits, the first a 1 or a 2: the ranges of PIS and PASEP. Their check digit never makes all digits equal. */
export function drawPisBase(random: Random): number {
  const range = 1 + below(random, 2);
  return range * 1e9 + below(random, 1e9);
}

/** The number of a base of ten digits, and the same with its punctuation. */
export const pisOf = numberWriter('00000000000', numbering);
export const formattedPisOf = numberWriter(PIS_MASK, numbering);

/** Eleven digits, valid. */
export function drawPis(random: Random): string {
  return pisOf(drawPisBase(random));
}

export function checkPis(pis: string): Verdict {
  if (isRepeated(pis)) return 'repeated-digits';
  return isPis(pis) ? null : 'check-digit';
}

/** True if a text is a valid number, in any punctuation: gives the verdict of `checkPis` on the digits alone. */
export function isPis(text: string): boolean {
  return read(text) >= 0;
}

export function formatPis(pis: string): string {
  return applyMask(pis, PIS_MASK);
}
