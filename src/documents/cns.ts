/**
 * Cartão Nacional de Saúde: 15 digits, modulo 11 (Datasus; documentation of the e-SUS APS, "Validar CNS"). A definitive number is a
 * PIS, a suffix and a check digit; a provisional one is a multiple of 11 in the weighted sum of all its digits.
 */
import { applyMask, isRepeated, weightedSum } from './check-digits.ts';
import { digits, pick, type Random } from '../lib/random.ts';
import { drawPis } from './pis.ts';
import type { Verdict } from './verdict.ts';

export const cnsTypes = ['definitivo', 'provisorio'] as const;

export type CnsType = (typeof cnsTypes)[number];

export const CNS_MASK = '000 0000 0000 0000';

const WEIGHTS = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
const PIS_LENGTH = 11;
const PIS_WEIGHTS = WEIGHTS.slice(0, PIS_LENGTH);
const BASE_WEIGHTS = WEIGHTS.slice(0, -1);

/** The definitive number of the 11 digits of a PIS. */
export function completeCns(pis: string): string {
  const sum = weightedSum(pis, PIS_WEIGHTS);
  const digit = 11 - (sum % 11);
  return digit === 10 ? `${pis}001${11 - ((sum + 2) % 11)}` : `${pis}000${digit % 11}`;
}

/** Fifteen digits, valid. */
export function drawCns(random: Random, type: CnsType): string {
  if (type === 'definitivo') return completeCns(drawPis(random));
  for (;;) {
    const base = pick(random, '789') + digits(random, 13);
    const cns = provisionalCnsOf(base);
    if (cns !== undefined && !isRepeated(cns)) return cns;
  }
}

/** The provisional number of its first 14 digits; undefined where its check digit would be 10. */
export function provisionalCnsOf(base: string): string | undefined {
  const last = (11 - (weightedSum(base, BASE_WEIGHTS) % 11)) % 11;
  return last < 10 ? base + last : undefined;
}

export function checkCns(cns: string): Verdict {
  if (isRepeated(cns)) return 'repeated-digits';
  const type = typeOfCns(cns);
  if (!type) return 'prefix';
  const matches =
    type === 'definitivo' ? completeCns(pisOfCns(cns)) === cns : weightedSum(cns, WEIGHTS) % 11 === 0;
  return matches ? null : 'check-digit';
}

/** Type by the first digit; undefined when that digit is never issued. */
export function typeOfCns(cns: string): CnsType | undefined {
  if (/^[12]/.test(cns)) return 'definitivo';
  return /^[789]/.test(cns) ? 'provisorio' : undefined;
}

/** The PIS that a definitive number was made of. */
export function pisOfCns(cns: string): string {
  return cns.slice(0, PIS_LENGTH);
}

export function formatCns(cns: string): string {
  return applyMask(cns, CNS_MASK);
}
