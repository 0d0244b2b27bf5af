/**
 * Cadastro de Pessoas Físicas: 9 digits and 2 check digits, each modulo 11 (Receita Federal; the 9th digit is
 * the fiscal region of the state where the number was issued).
 */
import type { Uf } from '../data/states.ts';
import { applyMask, descending, isRepeated, mod11 } from './check-digits.ts';
import { digits, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';

/** States by fiscal region, 0 to 9. */
export const fiscalRegions: readonly (readonly Uf[])[] = [
  ['RS'],
  ['DF', 'GO', 'MS', 'MT', 'TO'],
  ['AC', 'AM', 'AP', 'PA', 'RO', 'RR'],
  ['CE', 'MA', 'PI'],
  ['AL', 'PB', 'PE', 'RN'],
  ['BA', 'SE'],
  ['MG'],
  ['ES', 'RJ'],
  ['SP'],
  ['PR', 'SC'],
];

const WEIGHTS_1 = descending(10, 2);
const WEIGHTS_2 = descending(11, 2);

/** The 11 digits of a base of 9. */
export function completeCpf(base: string): string {
  const first = base + mod11(base, WEIGHTS_1);
  return first + mod11(first, WEIGHTS_2);
}

/** Eleven digits, valid, of the fiscal region of `state`. */
export function drawCpf(random: Random, state: Uf): string {
  const region = fiscalRegions.findIndex((states) => states.includes(state));
  let cpf: string;
  do cpf = completeCpf(digits(random, 8) + region);
  while (isRepeated(cpf));
  return cpf;
}

export function checkCpf(cpf: string): Verdict {
  if (isRepeated(cpf)) return 'repeated-digits';
  return completeCpf(cpf.slice(0, 9)) === cpf ? null : 'check-digit';
}

export function formatCpf(cpf: string): string {
  return applyMask(cpf, '000.000.000-00');
}
