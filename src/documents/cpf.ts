/**
 * Cadastro de Pessoas Físicas: 9 digits and 2 check digits, each modulo 11 (Receita Federal; the 9th digit is
 * the fiscal region of the state where the number was issued).
 */
import type { Uf } from '../data/states.ts';
import { applyMask, isRepeated } from './check-digits.ts';
import { cpfWeights } from './weights.ts';
import { mod11Pair, numberReader, numberWriter } from './numbering.ts';
import { below, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';

/** States by fiscal region, 0 to 9. */
const fiscalRegions =
  'RS|DF GO MS MT TO|AC AM AP PA RO RR|CE MA PI|AL PB PE RN|BA SE|MG|ES RJ|SP|PR SC'.split('|');

export const CPF_MASK = '000.000.000-00';
const numbering = mod11Pair(cpfWeights);
const read = numberReader(numbering);

/** The states of a fiscal region, 0 to 9. */
export function statesOfRegion(region: number): Uf[] {
  return fiscalRegions[region]?.split(' ') as Uf[];
}

/** The fiscal region of a state; -1 of any other text. */
export function fiscalRegionOf(state: string): number {
  return fiscalRegions.findIndex((states) => states.split(' ').includes(state));
}

/** The first nine digits of a number of a fiscal region. */
export function drawCpfBase(random: Random, region: number): number {
  let base: number;
  do base = below(random, 100_000_000) * 10 + region;
  // Nine equal digits have two of the same for check digits.
  while (base % 111_111_111 === 0);
  return base;
}

/** The number of a base of nine digits, and the same with its points. */
export const cpfOf = numberWriter('00000000000', numbering);
export const formattedCpfOf = numberWriter(CPF_MASK, numbering);

/** Eleven digits, valid, of the fiscal region of `state`. */
export function drawCpf(random: Random, state: Uf): string {
  return cpfOf(drawCpfBase(random, fiscalRegionOf(state)));
}

export function checkCpf(cpf: string): Verdict {
  if (isRepeated(cpf)) return 'repeated-digits';
  return isCpf(cpf) ? null : 'check-digit';
}

/** The fiscal region of a valid number, in any punctuation; negative of any other text. */
export function regionOf(text: string): number {
  return read(text) % 10;
}

/** True if a text is a valid number, in any punctuation: gives the verdict of `checkCpf` on the digits alone. */
export function isCpf(text: string): boolean {
  return read(text) >= 0;
}

export function formatCpf(cpf: string): string {
  return applyMask(cpf, CPF_MASK);
}
