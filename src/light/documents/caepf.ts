/**
 * The CAEPF, the registration of a person's economic activity.
 *
 * ```ts
 * import * as caepf from 'canivete/documents/caepf';
 *
 * caepf.isValid('293.118.610/001-84'); // true
 * caepf.parse('29311861000185'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import { CAEPF_MASK, checkCaepf, drawCaepf, formatCaepf, readCaepf } from '../../documents/caepf.ts';
import { formatCpf } from '../../documents/cpf.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, flagOf, type Formatted, sourceOf } from './_options.ts';
import { masked, type Parsed, parsed, type Reason, type Rule, textOf, type Written } from './_reading.ts';

export interface Parts extends Written {
  /** The CPF of the holder. */
  cpf: string;
  /** The number of the activity, three digits. */
  sequence: string;
}

function judge(caepf: string): Reason | null {
  return /^\d{14}$/.test(caepf) ? checkCaepf(caepf) : 'format';
}

const rule: Rule<unknown> = { clean, judge };

function partsOf(caepf: string): Parts {
  const { cpf, sequence } = readCaepf(caepf);
  return { formatted: formatCaepf(caepf), cpf: formatCpf(cpf), sequence };
}

/**
 * True if a value is a CAEPF, in any punctuation. Source: IN RFB 1.828/2018; the check rule is that of public
 * implementations.
 * @example caepf.isValid('293.118.610/001-84'); // true
 */
export function isValid(value: unknown): value is string {
  return !judge(clean(textOf(value)));
}

/**
 * Reads a CAEPF: its parts, or the reason why the value is refused. Source: IN RFB 1.828/2018; the check rule is that of public
 * implementations.
 * @example caepf.parse('29311861000185'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown): Parsed<Parts> {
  return parsed(value, {}, rule, partsOf);
}

/**
 * Writes a CAEPF, or the beginning of one, with its punctuation, and judges nothing. Source: IN RFB 1.828/2018; the check rule
 * is that of public implementations.
 * @example caepf.format('2931186'); // '293.118.6'
 */
export function format(value: string): string {
  return masked(value, CAEPF_MASK);
}

/**
 * Draws a CAEPF. It is fictitious, and may coincide with one that was issued. Source: IN RFB 1.828/2018; the check rule is
 * that of public implementations.
 *
 * Options: `formatted` (default true), `random` (default Web Crypto).
 * @example caepf.generate();
 */
export function generate(options: Formatted & Drawing = {}): string {
  const caepf = drawCaepf(sourceOf('caepf: random', options.random));
  return (flagOf('caepf: formatted', options.formatted) ?? true) ? formatCaepf(caepf) : caepf;
}
