/**
 * Cadastro Nacional da Pessoa Jurídica: a root of 8 characters, the order of the establishment (4) and 2 check
 * digits, each modulo 11. Since July 2026 root and order may hold letters, valued by their ASCII code − 48
 * (IN RFB 2.119/2022 as changed by IN RFB 2.229/2024; Serpro, "Cálculo dos dígitos verificadores de CNPJ alfanumérico").
 */
import { applyMask, isRepeated, mod11 } from './check-digits.ts';
import { digits, pick, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';

/** The order that the first establishment of a company gets. */
export const HEAD_OFFICE = '0001';

/** Weights of the characters before each check digit. */
export const cnpjWeights = [
  [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
  [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
] as const;

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const ROOT_LENGTH = 8;

interface CnpjForm {
  /** 8 digits or capitals; drawn when absent. */
  readonly root?: string;
  /** 4 digits, or capitals too in an alphanumeric number; the head office's when absent. */
  readonly branch?: string;
  /** Letters too in a root that is drawn; at least one letter in root and branch together. */
  readonly alphanumeric?: boolean;
}

/** The 14 characters of a base of 12. */
function complete(base: string): string {
  const first = base + mod11(base, cnpjWeights[0]);
  return first + mod11(first, cnpjWeights[1]);
}

/** Fourteen characters, valid. */
export function drawCnpj(
  random: Random,
  { root, branch = HEAD_OFFICE, alphanumeric = false }: CnpjForm = {},
): string {
  if (root !== undefined) return complete(root + branch);
  for (;;) {
    const cnpj = complete(drawRoot(random, alphanumeric) + branch);
    if (isAlphanumeric(cnpj) === alphanumeric && !isRepeated(cnpj)) return cnpj;
  }
}

function drawRoot(random: Random, alphanumeric: boolean): string {
  if (!alphanumeric) return digits(random, ROOT_LENGTH);
  return Array.from({ length: ROOT_LENGTH }, () => pick(random, CHARACTERS)).join('');
}

export function checkCnpj(cnpj: string): Verdict {
  if (isRepeated(cnpj)) return 'repeated-digits';
  return complete(cnpj.slice(0, 12)) === cnpj ? null : 'check-digit';
}

/** Whether the number is of the kind that has letters. */
export function isAlphanumeric(cnpj: string): boolean {
  return /[A-Z]/.test(cnpj);
}

export function formatCnpj(cnpj: string): string {
  return applyMask(cnpj, '00.000.000/0000-00');
}
