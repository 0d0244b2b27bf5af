/**
 * The CNPJ, the number of a company in the register of the Receita Federal, with and without letters.
 *
 * ```ts
 * import * as cnpj from 'canivete/documents/cnpj';
 *
 * cnpj.isValid('12.ABC.345/01DE-35'); // true
 * cnpj.parse('12abc34501de36'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import {
  checkCnpj,
  CNPJ_MASK,
  drawCnpj,
  formatCnpj,
  HEAD_OFFICE,
  isAlphanumeric,
  isCnpj,
  ROOT_LENGTH,
} from '../../documents/cnpj.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, flagOf, type Formatted, refuse, sourceOf } from './_options.ts';
import { masked, type Parsed, parsedWithZeros, type Rule, textOf, type Written } from './_reading.ts';

export interface Options {
  /** True for numbers with letters, false for those without. */
  readonly alphanumeric?: boolean | undefined;
  /** The order of the establishment, four digits or letters. */
  readonly branch?: string | undefined;
}

export interface Parts extends Written {
  /** Eight characters, those of the company. */
  root: string;
  /** Four characters, those of the establishment. */
  branch: string;
  /** True of the branch 0001, by convention. */
  headOffice: boolean;
  /** True of a number with letters. */
  alphanumeric: boolean;
}

function optionsOf({ alphanumeric, branch }: Options) {
  if (branch !== undefined && !/^(?!0000)[\dA-Za-z]{4}$/.test(branch))
    refuse('cnpj: branch', 'four digits or letters, from 0001 on', branch);
  return { alphanumeric: flagOf('cnpj: alphanumeric', alphanumeric), branch: branch?.toUpperCase() };
}

type Read = ReturnType<typeof optionsOf>;

const rule: Rule<Read> = {
  clean,
  judge: (cnpj, options) =>
    /^[\dA-Z]{12}\d{2}$/.test(cnpj) ? (checkCnpj(cnpj) ?? otherKind(cnpj, options)) : 'format',
};

function otherKind(cnpj: string, { alphanumeric, branch }: Read): 'alphanumeric' | 'branch' | null {
  if (alphanumeric !== undefined && isAlphanumeric(cnpj) !== alphanumeric) return 'alphanumeric';
  return branch && branchOf(cnpj) !== branch ? 'branch' : null;
}

/** The branch of a number, in any punctuation. */
const branchOf = (cnpj: string) => cnpj.replace(/\W/g, '').slice(ROOT_LENGTH, 12).toUpperCase();

function partsOf(cnpj: string): Parts {
  const branch = branchOf(cnpj);
  return {
    formatted: formatCnpj(cnpj),
    root: cnpj.slice(0, ROOT_LENGTH),
    branch,
    headOffice: branch === HEAD_OFFICE,
    alphanumeric: isAlphanumeric(cnpj),
  };
}

/**
 * True if a value is a CNPJ, in any punctuation. Source: IN RFB 2.119/2022, as changed by IN RFB 2.229/2024 for letters.
 *
 * Options: `alphanumeric` (default both kinds), `branch` (default any).
 * @example cnpj.isValid('12.ABC.345/01DE-35'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  const read = optionsOf(options);
  const plain = textOf(value);
  return isCnpj(plain) && !otherKind(plain, read);
}

/**
 * Reads a CNPJ: its parts, or the reason why the value is refused. Source: IN RFB 2.119/2022, as changed by IN RFB 2.229/2024 for
 * letters.
 *
 * Options: `alphanumeric` (default both kinds), `branch` (default any).
 * @example cnpj.parse('12abc34501de36'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsedWithZeros(value, optionsOf(options), rule, partsOf);
}

/**
 * Writes a CNPJ, or the beginning of one, with its punctuation, and judges nothing. Source: IN RFB 2.119/2022, as changed by
 * IN RFB 2.229/2024 for letters.
 * @example cnpj.format('12abc34501'); // '12.ABC.345/01'
 */
export function format(value: string, _options?: Options): string {
  return masked(value, CNPJ_MASK);
}

/**
 * Draws a CNPJ. It is fictitious, and may coincide with one that was issued. Source: IN RFB 2.119/2022, as changed by IN RFB
 * 2.229/2024 for letters.
 *
 * Options: `alphanumeric` (default false), `branch` (default 0001), `formatted` (default true), `random` (default Web Crypto).
 * @example cnpj.generate({ alphanumeric: true });
 */
export function generate(options: Options & Formatted & Drawing = {}): string {
  const { alphanumeric = false, branch = HEAD_OFFICE } = optionsOf(options);
  if (!alphanumeric && isAlphanumeric(branch))
    refuse('cnpj: branch', 'four digits without alphanumeric', branch);
  const cnpj = drawCnpj(sourceOf('cnpj: random', options.random), { branch, alphanumeric });
  return (flagOf('cnpj: formatted', options.formatted) ?? true) ? formatCnpj(cnpj) : cnpj;
}
