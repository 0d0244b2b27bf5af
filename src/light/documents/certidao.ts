/**
 * The matrícula of a certificate of birth, marriage or death.
 *
 * ```ts
 * import * as certidao from 'canivete/documents/certidao';
 *
 * certidao.isValid('104539 01 55 2013 1 00012 021 0000123 21'); // true
 * certidao.parse('10453901552013100012021000012322'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import {
  type BookType,
  bookTypes,
  CERTIDAO_MASK,
  checkCertidao,
  drawCertidao,
  drawCertidaoYear,
  FIRST_CERTIDAO_YEAR,
  formatCertidao,
  readCertidao,
  typeOfCertidao,
  yearOfCertidao,
} from '../../documents/certidao.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { clean } from '../../lib/text/clean.ts';
import {
  type Dated,
  dayOf,
  type Drawing,
  flagOf,
  type Formatted,
  integerIn,
  oneOf,
  sourceOf,
} from './_options.ts';
import { masked, type Parsed, parsed, type Reason, type Rule, textOf, type Written } from './_reading.ts';

export interface Options extends Dated {
  readonly type?: BookType | undefined;
  /** From 2010 on. */
  readonly year?: number | undefined;
}

export interface Parts extends Written {
  /** The office, six digits. */
  registry: string;
  /** The collection of books, `01` for the office's own. */
  collection: string;
  /** `55`, the civil registry of natural persons. */
  service: string;
  /** The year of the record. */
  year: number;
  type: BookType;
  /** Five digits. */
  book: string;
  /** Three digits. */
  page: string;
  /** The number of the entry, seven digits. */
  term: string;
}

function optionsOf({ type, year, today }: Options) {
  return {
    type: oneOf('certidao: type', type, bookTypes),
    year: integerIn('certidao: year', year, FIRST_CERTIDAO_YEAR),
    today: dayOf('certidao: today', today),
  };
}

function judge(certidao: string, { type, year, today }: ReturnType<typeof optionsOf>): Reason | null {
  if (!/^\d{32}$/.test(certidao)) return 'format';
  const reason = checkCertidao(certidao, yearOf(today));
  if (reason) return reason;
  if (type && typeOfCertidao(certidao) !== type) return 'type';
  return year && yearOfCertidao(certidao) !== year ? 'year' : null;
}

const rule: Rule<ReturnType<typeof optionsOf>> = { clean, judge };

function partsOf(certidao: string): Parts {
  return { formatted: formatCertidao(certidao), ...readCertidao(certidao) };
}

/**
 * True if a value is the registration of a certificate, in any punctuation. Source: Provimento CNJ 149/2023, art. 473.
 *
 * Options: `type` (default any), `year` (default any), `today` (default today in Brazil).
 * @example certidao.isValid('104539 01 55 2013 1 00012 021 0000123 21'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(clean(textOf(value)), optionsOf(options));
}

/**
 * Reads the registration of a certificate: its parts, or the reason why the value is refused. Source: Provimento CNJ 149/2023,
 * art. 473.
 *
 * Options: `type` (default any), `year` (default any), `today` (default today in Brazil).
 * @example certidao.parse('10453901552013100012021000012322'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, optionsOf(options), rule, partsOf);
}

/**
 * Writes the registration of a certificate, or the beginning of one, with its punctuation, and judges nothing. Source:
 * Provimento CNJ 149/2023, art. 473.
 * @example certidao.format('10453901'); // '104539 01'
 */
export function format(value: string, _options?: Options): string {
  return masked(value, CERTIDAO_MASK);
}

/**
 * Draws the registration of a certificate. It is fictitious, and may coincide with one that was issued. Source: Provimento CNJ
 * 149/2023, art. 473.
 *
 * Options: `type` (default nascimento), `year` (default drawn), `today`, `formatted` (default true), `random` (default Web
 * Crypto).
 * @example certidao.generate({ type: 'obito', year: 2015 });
 */
export function generate(options: Options & Formatted & Drawing = {}): string {
  const { type = 'nascimento', year: given, today } = optionsOf(options);
  const random = sourceOf('certidao: random', options.random);
  const isFormatted = flagOf('certidao: formatted', options.formatted) ?? true;
  const current = yearOf(today);
  const year =
    integerIn('certidao: year', given, FIRST_CERTIDAO_YEAR, current) ?? drawCertidaoYear(random, current);
  const certidao = drawCertidao(random, type, year);
  return isFormatted ? formatCertidao(certidao) : certidao;
}
