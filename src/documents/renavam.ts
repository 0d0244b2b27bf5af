/**
 * Registro Nacional de Veículos Automotores: 10 digits and 1 check digit, modulo 11 (Denatran; 9 digits in all
 * until 2013, which are now written with zeros in front).
 */
import { isRepeated, mod11 } from './check-digits.ts';
import { digits, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';

const WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Eleven digits, valid. */
export function drawRenavam(random: Random): string {
  let renavam: string;
  do {
    const base = digits(random, 10);
    renavam = base + mod11(base, WEIGHTS);
  } while (isRepeated(renavam));
  return renavam;
}

/** Of 9 to 11 digits. */
export function checkRenavam(renavam: string): Verdict {
  if (isRepeated(renavam)) return 'repeated-digits';
  const whole = formatRenavam(renavam);
  return mod11(whole, WEIGHTS) === whole[10] ? null : 'check-digit';
}

/** With 11 digits. */
export function formatRenavam(renavam: string): string {
  return renavam.padStart(11, '0');
}
