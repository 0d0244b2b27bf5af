/**
 * Registration number (matrícula) of certificates of birth, marriage and death: 30 digits that name the registry
 * office, the book and the entry, and 2 check digits, modulo 11 (Provimento CNJ 149/2023, art. 473; before it
 * Provimentos CNJ 3/2009 and 63/2017).
 *
 * The office has a national code of 5 digits and a check digit. Its rule is not published; modulo 10 (Luhn) gives the digit
 * of every code that was found in public: those of the worked examples (104539, 115204 of ARPEN-SP, 001883 of Provimento
 * CNJ 2/2009) and of real certificates in the tests of public programs (094300, 131128, 080945).
 */
import { applyMask, isRepeated, luhn, luhnDigit, weightedSum } from './check-digits.ts';
import { between, digits, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';

/** Kinds of book in the order of their digits, 1 to 9; the last two stand on old certificates only. */
export const bookTypes = [
  'nascimento',
  'casamento',
  'casamento-religioso',
  'obito',
  'natimorto',
  'proclamas',
  'outros',
  'emancipacao',
  'interdicao',
] as const;

export type BookType = (typeof bookTypes)[number];

/** The office's own collection. Other codes mean offices that it took in, all before 2010. */
const OWN_COLLECTION = '01';
/** The civil registry of natural persons. */
const SERVICE = '55';
const FIRST_YEAR = 1800;

export const CERTIDAO_MASK = '000000 00 00 0000 0 00000 000 0000000 00';

const WEIGHTS_2 = Array.from({ length: 31 }, (_, i) => i + 1);
const WEIGHTS_1 = WEIGHTS_2.slice(1);

/** The remainder by 11; of 10, its first digit. */
function digit(characters: string, weights: readonly number[]): string {
  return String(weightedSum(characters, weights) % 11).charAt(0);
}

/** The 32 digits of a base of 30. */
export function completeCertidao(base: string): string {
  const first = base + digit(base, WEIGHTS_1);
  return first + digit(first, WEIGHTS_2);
}

/** Certificates carry the number since 1 January 2010. */
export const FIRST_CERTIDAO_YEAR = 2010;
/** Years back that a drawn year reaches. */
const YEARS_BACK = 60;

/** A year of the last sixty in which there were numbers. */
export function drawCertidaoYear(random: Random, current: number): number {
  return between(random, Math.max(FIRST_CERTIDAO_YEAR, current - YEARS_BACK), current);
}

/** Thirty-two digits, valid, of an entry in the office's own collection. */
export function drawCertidao(random: Random, type: BookType, year: number): string {
  const upTo = (max: number) => String(between(random, 1, max)).padStart(String(max).length, '0');
  const office = digits(random, 5);
  const place = office + luhn(office) + OWN_COLLECTION + SERVICE + year + (bookTypes.indexOf(type) + 1);
  return completeCertidao(place + upTo(99_999) + upTo(999) + upTo(9_999_999));
}

/** `currentYear` is the last one that an entry can be of. */
export function checkCertidao(certidao: string, currentYear: number): Verdict {
  if (isRepeated(certidao)) return 'repeated-digits';
  if (completeCertidao(certidao.slice(0, 30)) !== certidao) return 'check-digit';
  if (luhnDigit(certidao, 0, 5) !== Number(certidao[5])) return 'registry-check-digit';
  if (certidao.slice(8, 10) !== SERVICE) return 'service';
  if (!typeOfCertidao(certidao)) return 'book-type';
  const year = yearOfCertidao(certidao);
  return year < FIRST_YEAR || year > currentYear ? 'year' : null;
}

/** The type of book; undefined of a digit of 0. */
export function typeOfCertidao(certidao: string): BookType | undefined {
  return bookTypes[Number(certidao[14]) - 1];
}

export function yearOfCertidao(certidao: string): number {
  return Number(certidao.slice(10, 14));
}

/** Reads the fields of a number that passes `checkCertidao`. */
export function readCertidao(certidao: string) {
  return {
    registry: certidao.slice(0, 6),
    collection: certidao.slice(6, 8),
    service: certidao.slice(8, 10),
    year: yearOfCertidao(certidao),
    type: typeOfCertidao(certidao) as BookType,
    book: certidao.slice(15, 20),
    page: certidao.slice(20, 23),
    term: certidao.slice(23, 30),
  };
}

export function formatCertidao(certidao: string): string {
  return applyMask(certidao, CERTIDAO_MASK);
}
