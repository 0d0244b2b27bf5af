/**
 * Cadastro Nacional da Pessoa Jurídica: a root of 8 characters, the order of the establishment (4) and 2 check
 * digits, each modulo 11. Since July 2026 root and order may hold letters, valued by their ASCII code − 48
 * (IN RFB 2.119/2022 as changed by IN RFB 2.229/2024; Serpro, "Cálculo dos dígitos verificadores de CNPJ alfanumérico").
 */
import { applyMask, isRepeated, mod11 } from './check-digits.ts';
import { mod11Pair, numberReader, numberWriter } from './numbering.ts';
import { below, pick, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';

/** The order that the first establishment of a company gets. */
export const HEAD_OFFICE = '0001';

const WEIGHTS_1 = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const WEIGHTS_2 = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** Weights of the characters before each check digit. */
export const cnpjWeights = [WEIGHTS_1, WEIGHTS_2] as const;

const numbering = mod11Pair(cnpjWeights);
const read = numberReader(numbering, true);

export const CNPJ_MASK = '00.000.000/0000-00';
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
export function completeCnpj(base: string): string {
  const first = base + mod11(base, WEIGHTS_1);
  return first + mod11(first, WEIGHTS_2);
}

/** Fourteen characters, valid. */
export function drawCnpj(
  random: Random,
  { root, branch = HEAD_OFFICE, alphanumeric = false }: CnpjForm = {},
): string {
  if (root !== undefined) return completeCnpj(root + branch);
  if (!alphanumeric) return cnpjOf(drawCnpjBase(random, Number(branch)));
  for (;;) {
    const cnpj = completeCnpj(drawRoot(random) + branch);
    if (isAlphanumeric(cnpj)) return cnpj;
  }
}

/** Twelve digits of a number without letters: a root, and the order of a branch. */
export function drawCnpjBase(random: Random, order: number): number {
  let base: number;
  do base = below(random, 100_000_000) * 10_000 + order;
  // Reject only zero: no other twelve equal digits have check digits that repeat them.
  while (base === 0);
  return base;
}

/** The number of a base of twelve digits, and the same with its punctuation. */
export const cnpjOf = numberWriter('00000000000000', numbering);
export const formattedCnpjOf = numberWriter(CNPJ_MASK, numbering);

function drawRoot(random: Random): string {
  return Array.from({ length: ROOT_LENGTH }, () => pick(random, CHARACTERS)).join('');
}

export function checkCnpj(cnpj: string): Verdict {
  if (isRepeated(cnpj)) return 'repeated-digits';
  return isCnpj(cnpj) ? null : 'check-digit';
}

/**
 * True if a text is a valid number, in any punctuation: gives the verdict of `checkCnpj` on the text without it.
 */
export function isCnpj(text: string): boolean {
  return read(text) >= 0;
}

/** True if a number is of the kind that has letters, of either case. */
export function isAlphanumeric(cnpj: string): boolean {
  return /[A-Z]/i.test(cnpj);
}

export function formatCnpj(cnpj: string): string {
  return applyMask(cnpj, CNPJ_MASK);
}
