/**
 * Autorização de Internação Hospitalar: state, year, kind, a sequence of 7 digits and a check digit (Portarias
 * SAS/MS 567/2005, 492/2008 and 735/2008). The ordinances leave the check digit to the ministry's program; public
 * hospital programs (AGHU of the federal university hospitals) agree on the number modulo 11.
 */
import { stateCodes, type Uf } from '../data/states.ts';
import { applyMask, isRepeated } from './check-digits.ts';
import { between, type Random } from '../lib/random.ts';
import { stateOfCode } from './states.ts';
import type { Verdict } from './verdict.ts';

/** Kinds by the fifth digit; the even ones and 7 are of outpatient authorisations. */
const types: Readonly<Record<string, string>> = { 1: 'geral', 3: 'cnrac', 5: 'eletiva' };

/** The states number the authorisations themselves since January 2006 (Portaria SAS/MS 567/2005). */
export const FIRST_AIH_YEAR = 2006;

export const AIH_MASK = '000000000000-0';

const GENERAL = '1';
/** The national centre for highly complex care (CNRAC), in place of a state. */
const NATIONAL = '99';
const CENTURY = 2000;

/** The digit of any number of digits: the remainder by 11, where 10 becomes 0. */
export function aihCheckDigit(base: string): string {
  return String((Number(base) % 11) % 10);
}

/** Thirteen digits, valid, of general use. */
export function drawAih(random: Random, uf: Uf, year: number): string {
  const sequence = String(between(random, 1, 9_999_999)).padStart(7, '0');
  const base = `${stateCodes[uf]}${String(year - CENTURY).padStart(2, '0')}${GENERAL}${sequence}`;
  return base + aihCheckDigit(base);
}

/** `currentYear` is the last one that a number can be of. */
export function checkAih(aih: string, currentYear: number): Verdict {
  if (isRepeated(aih)) return 'repeated-digits';
  const { uf, year, type } = readAih(aih);
  if (!uf) return 'state-code';
  if (year > currentYear) return 'year';
  if (!type) return 'type';
  return aihCheckDigit(aih.slice(0, 12)) === aih[12] ? null : 'check-digit';
}

/** Reads the fields of a number. A code that does not exist gives no state or no kind. */
export function readAih(aih: string) {
  const code = aih.slice(0, 2);
  return {
    uf: code === NATIONAL ? ('BR' as const) : stateOfCode(code),
    year: CENTURY + Number(aih.slice(2, 4)),
    type: types[aih.slice(4, 5)],
    sequence: aih.slice(5, 12),
  };
}

export function formatAih(aih: string): string {
  return applyMask(aih, AIH_MASK);
}
