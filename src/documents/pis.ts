/** PIS/PASEP/NIT/NIS: 10 digits and 1 check digit, modulo 11 (Caixa Econômica Federal; INSS for the NIT). */
import { applyMask, isRepeated, mod11 } from './check-digits.ts';
import { digits, pick, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';

const WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Eleven digits, valid, the first a 1 or a 2: the ranges of PIS and PASEP. */
export function drawPis(random: Random): string {
  let pis: string;
  do {
    const base = pick(random, '12') + digits(random, 9);
    pis = base + mod11(base, WEIGHTS);
  } while (isRepeated(pis));
  return pis;
}

export function checkPis(pis: string): Verdict {
  if (isRepeated(pis)) return 'repeated-digits';
  return mod11(pis, WEIGHTS) === pis[10] ? null : 'check-digit';
}

export function formatPis(pis: string): string {
  return applyMask(pis, '000.00000.00-0');
}
