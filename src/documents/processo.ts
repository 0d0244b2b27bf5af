/**
 * Numeração única of the Judiciary's cases (Resolução CNJ 65/2008, art. 1º and Anexo VIII): the number of the case, 2
 * check digits (ISO 7064, modulo 97 base 10), the year, the segment, the court and the unit of origin.
 */
import { between, digits, type Random } from '../lib/random.ts';
import { applyMask, isRepeated } from './check-digits.ts';
import { courtCodesOf } from './processo/courts.ts';
import type { Verdict } from './verdict.ts';

export const PROCESSO_MASK = '0000000-00.0000.0.00.0000';

const FIRST_YEAR = 1800;
const LAST_NUMBER = 9_999_999;

/** The first year of a case that is generated. */
export const FIRST_PROCESSO_YEAR = 1900;
/** Years back that a drawn year reaches. */
const YEARS_BACK = 10;

/** A year of the last ten. */
export function drawProcessoYear(random: Random, current: number): number {
  return between(random, current - YEARS_BACK, current);
}

/** The 20 digits of a number of 7 and what follows the check digits. */
export function completeProcesso(number: string, rest: string): string {
  const check = 98n - (BigInt(`${number}${rest}00`) % 97n);
  return number + String(check).padStart(2, '0') + rest;
}

/** Twenty digits, valid, of a court that exists. */
export function drawProcesso(random: Random, year: number, segment: number, court: number): string {
  const number = String(between(random, 1, LAST_NUMBER)).padStart(7, '0');
  return completeProcesso(number, `${year}${segment}${String(court).padStart(2, '0')}${digits(random, 4)}`);
}

/** `currentYear` is the last one that a case can be of. */
export function checkProcesso(processo: string, currentYear: number): Verdict {
  if (isRepeated(processo)) return 'repeated-digits';
  if (completeProcesso(processo.slice(0, 7), processo.slice(9)) !== processo) return 'check-digit';
  const { ano, segment, code } = readProcesso(processo);
  if (segment === 0) return 'segment';
  if (!courtCodesOf(segment).includes(Number(code))) return 'court';
  return ano < FIRST_YEAR || ano > currentYear ? 'year' : null;
}

/** Reads the fields of a number. */
export function readProcesso(processo: string) {
  const segment = Number(processo[13]);
  const code = processo.slice(14, 16);
  return {
    sequencial: processo.slice(0, 7),
    digito: processo.slice(7, 9),
    ano: Number(processo.slice(9, 13)),
    segment,
    code,
    origem: processo.slice(16),
  };
}

export function formatProcesso(processo: string): string {
  return applyMask(processo, PROCESSO_MASK);
}
