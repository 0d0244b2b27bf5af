/**
 * The registry number of the driver's licence (CNH).
 *
 * ```ts
 * import * as cnh from 'canivete/documents/cnh';
 *
 * cnh.isValid('98765432109'); // true
 * cnh.parse('11111111111'); // { valid: false, reason: 'repeated-digits' }
 * ```
 * @module
 */
import { checkCnh, drawCnh, isCnh } from '../../documents/cnh.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, sourceOf } from './_options.ts';
import { type Parsed, parsed, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Parts extends Written {}

const rule: Rule<unknown> = { clean, judge: (cnh) => (/^\d{11}$/.test(cnh) ? checkCnh(cnh) : 'format') };

const partsOf = (cnh: string): Parts => ({ formatted: cnh });

/**
 * True if a value is the registry number of a CNH, in any punctuation. Source: Denatran.
 * @example cnh.isValid('98765432109'); // true
 */
export function isValid(value: unknown): value is string {
  return isCnh(textOf(value));
}

/**
 * Reads the registry number of a CNH: its parts, or the reason why the value is refused. Source: Denatran.
 * @example cnh.parse('11111111111'); // { valid: false, reason: 'repeated-digits' }
 */
export function parse(value: unknown): Parsed<Parts> {
  return parsed(value, {}, rule, partsOf);
}

/**
 * Writes the registry number of a CNH with its punctuation; any other text comes back cleaned. Source: Denatran.
 * @example cnh.format('987 654 321 09'); // '98765432109'
 */
export function format(value: string): string {
  return written(value, {}, rule, partsOf);
}

/**
 * Draws the registry number of a CNH. It is fictitious, and may coincide with one that was issued. Source: Denatran.
 *
 * Options: `random` (default Web Crypto).
 * @example cnh.generate();
 */
export function generate(options: Drawing = {}): string {
  return drawCnh(sourceOf('cnh: random', options.random));
}
