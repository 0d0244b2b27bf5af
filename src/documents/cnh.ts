/**
 * Registry number of the driver's licence (RENACH): 9 digits and 2 check digits, modulo 11 (Denatran). The first
 * digit being a remainder of 10, written 0, takes 2 off the second.
 */
import { descending, isRepeated, weightedSum } from './check-digits.ts';
import { digits, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';

const WEIGHTS_1 = descending(9, 1);
const WEIGHTS_2 = WEIGHTS_1.toReversed();

/** The 11 digits of a base of 9. */
function complete(base: string): string {
  const first = weightedSum(base, WEIGHTS_1) % 11;
  const decrement = first === 10 ? 2 : 0;
  const second = (weightedSum(base, WEIGHTS_2) + 11 - decrement) % 11;
  return `${base}${first % 10}${second % 10}`;
}

/** Eleven digits, valid. */
export function drawCnh(random: Random): string {
  let cnh: string;
  do cnh = complete(digits(random, 9));
  while (isRepeated(cnh));
  return cnh;
}

export function checkCnh(cnh: string): Verdict {
  if (isRepeated(cnh)) return 'repeated-digits';
  return complete(cnh.slice(0, 9)) === cnh ? null : 'check-digit';
}
