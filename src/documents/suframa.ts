/**
 * Registration at the Superintendência da Zona Franca de Manaus: 2 digits of the sector, 4 of a sequence, 2 of the place
 * and a check digit, modulo 11 with weights 9 to 2. The digital bookkeeping (SPED) checks the digit and does not publish
 * the rule, which is deduced from the Python package erpbrasil.base; it holds for the numbers that public documents show,
 * such as 20.0103.41-5.
 */
import { digits, type Random } from '../lib/random.ts';
import { applyMask, descending, isRepeated, mod11 } from './check-digits.ts';
import type { Verdict } from './verdict.ts';

export const SUFRAMA_MASK = '00.0000.00-0';

const WEIGHTS = descending(9, 2);

/** No sector has this code. */
const NO_SECTOR = '00';

function complete(base: string): string {
  return base + mod11(base, WEIGHTS);
}

/** Nine digits, valid. */
export function drawSuframa(random: Random): string {
  let suframa: string;
  do suframa = complete(digits(random, 8));
  while (checkSuframa(suframa) !== null);
  return suframa;
}

export function checkSuframa(suframa: string): Verdict {
  if (isRepeated(suframa)) return 'repeated-digits';
  if (suframa.startsWith(NO_SECTOR)) return 'prefix';
  return complete(suframa.slice(0, 8)) === suframa ? null : 'check-digit';
}

export function formatSuframa(suframa: string): string {
  return applyMask(suframa, SUFRAMA_MASK);
}
