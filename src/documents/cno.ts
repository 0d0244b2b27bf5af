/**
 * Cadastro Nacional de Obras (IN RFB 2.061/2021), and the CEI whose numbering it kept: 11 digits and a check digit. The
 * Receita does not publish the rule: public implementations of it agree (@brazilian-utils, brazilian-ids).
 */
import { digits, type Random } from '../lib/random.ts';
import { applyMask, isRepeated, weightedSum } from './check-digits.ts';
import type { Verdict } from './verdict.ts';

export const CNO_MASK = '00.000.00000/00';

const WEIGHTS = [7, 4, 1, 8, 5, 2, 1, 6, 3, 7, 4];

/** The 12 digits of a base of 11: the tens and the units of the sum are added before the units are taken. */
function complete(base: string): string {
  const sum = weightedSum(base, WEIGHTS);
  const folded = Math.floor(sum / 10) + (sum % 10);
  return base + String((10 - (folded % 10)) % 10);
}

/** Twelve digits, valid. */
export function drawCno(random: Random): string {
  let cno: string;
  do cno = complete(digits(random, 11));
  while (isRepeated(cno));
  return cno;
}

export function checkCno(cno: string): Verdict {
  if (isRepeated(cno)) return 'repeated-digits';
  return complete(cno.slice(0, 11)) === cno ? null : 'check-digit';
}

export function formatCno(cno: string): string {
  return applyMask(cno, CNO_MASK);
}
