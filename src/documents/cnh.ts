/**
 * Registry number of the driver's licence (RENACH): 9 digits and 2 check digits, modulo 11 (Denatran). The first
 * digit being a remainder of 10, written 0, takes 2 off the second.
 */
import { isRepeated } from './check-digits.ts';
import { type Numbering, numberReader, numberWriter } from './numbering.ts';
import { below, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';
import { cnhWeights } from './weights.ts';

const numbering: Numbering = {
  weights: cnhWeights,
  check(sum, secondSum) {
    const first = sum % 11;
    const decrement = first === 10 ? 2 : 0;
    return (first % 10) * 10 + (((secondSum + 11 - decrement) % 11) % 10);
  },
};
const read = numberReader(numbering);

/** The number of a base of nine digits. */
export const cnhOf = numberWriter('00000000000', numbering);

/** Eleven digits, valid. */
export function drawCnh(random: Random): string {
  let base: number;
  do base = below(random, 1e9);
  // Nine equal digits have two of the same for check digits.
  while (base % 111_111_111 === 0);
  return cnhOf(base);
}

export function checkCnh(cnh: string): Verdict {
  if (isRepeated(cnh)) return 'repeated-digits';
  return isCnh(cnh) ? null : 'check-digit';
}

/** True if a text is a valid number, in any punctuation: gives the verdict of `checkCnh` on the digits alone. */
export function isCnh(text: string): boolean {
  return read(text) >= 0;
}
