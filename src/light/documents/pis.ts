/**
 * The PIS, PASEP, NIT or NIS, the number of a worker.
 *
 * ```ts
 * import * as pis from 'canivete/documents/pis';
 *
 * pis.isValid('120.38619.49-4'); // true
 * pis.parse('12038619495'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import {
  checkPis,
  drawPisBase,
  formatPis,
  formattedPisOf,
  isPis,
  PIS_MASK,
  pisOf,
} from '../../documents/pis.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, flagOf, type Formatted, sourceOf } from './_options.ts';
import { masked, type Parsed, parsedWithZeros, type Rule, textOf, type Written } from './_reading.ts';

export interface Parts extends Written {}

const rule: Rule<unknown> = { clean, judge: (pis) => (/^\d{11}$/.test(pis) ? checkPis(pis) : 'format') };

const partsOf = (pis: string): Parts => ({ formatted: formatPis(pis) });

/**
 * True if a value is a PIS/PASEP/NIT/NIS, in any punctuation. Source: Caixa Econômica Federal; INSS for the NIT.
 * @example pis.isValid('120.38619.49-4'); // true
 */
export function isValid(value: unknown): value is string {
  return isPis(textOf(value));
}

/**
 * Reads a PIS/PASEP/NIT/NIS: its parts, or the reason why the value is refused. Source: Caixa Econômica Federal; INSS for the
 * NIT.
 * @example pis.parse('12038619495'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown): Parsed<Parts> {
  return parsedWithZeros(value, {}, rule, partsOf);
}

/**
 * Writes a PIS/PASEP/NIT/NIS, or the beginning of one, with its punctuation, and judges nothing. Source: Caixa Econômica
 * Federal; INSS for the NIT.
 * @example pis.format('1203861'); // '120.3861'
 */
export function format(value: string): string {
  return masked(value, PIS_MASK);
}

/**
 * Draws a PIS/PASEP/NIT/NIS. It is fictitious, and may coincide with one that was issued. Source: Caixa Econômica Federal;
 * INSS for the NIT.
 *
 * Options: `formatted` (default true), `random` (default Web Crypto).
 * @example pis.generate();
 */
export function generate(options: Formatted & Drawing = {}): string {
  const base = drawPisBase(sourceOf('pis: random', options.random));
  return ((flagOf('pis: formatted', options.formatted) ?? true) ? formattedPisOf : pisOf)(base);
}
