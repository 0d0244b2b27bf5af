/**
 * The Renavam, the registry number of a vehicle.
 *
 * ```ts
 * import * as renavam from 'canivete/documents/renavam';
 *
 * renavam.isValid('03607626105'); // true
 * renavam.parse('3607626105'); // { valid: true, value: '03607626105', formatted: '03607626105' }
 * ```
 * @module
 */
import { checkRenavam, drawRenavam, formatRenavam } from '../../documents/renavam.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, sourceOf } from './_options.ts';
import {
  type Parsed,
  parsedWithZeros,
  type Reason,
  type Rule,
  textOf,
  written,
  type Written,
} from './_reading.ts';

export interface Parts extends Written {}

function judge(renavam: string): Reason | null {
  return /^\d{9,11}$/.test(renavam) ? checkRenavam(renavam) : 'format';
}

const rule: Rule<unknown> = { clean, judge };

const partsOf = (renavam: string): Parts => ({ formatted: formatRenavam(renavam) });

/**
 * True if a value is a Renavam, in any punctuation. Source: Denatran.
 * @example renavam.isValid('03607626105'); // true
 */
export function isValid(value: unknown): value is string {
  return !judge(clean(textOf(value)));
}

/**
 * Reads a Renavam: its parts, or the reason why the value is refused. Source: Denatran.
 * @example renavam.parse('3607626105'); // { valid: true, value: '03607626105', formatted: '03607626105' }
 */
export function parse(value: unknown): Parsed<Parts> {
  return parsedWithZeros(value, {}, rule, partsOf);
}

/**
 * Writes a Renavam with its punctuation; any other text comes back cleaned. Source: Denatran.
 * @example renavam.format('3607626105'); // '03607626105'
 */
export function format(value: string): string {
  return written(value, {}, rule, partsOf);
}

/**
 * Draws a Renavam. It is fictitious, and may coincide with one that was issued. Source: Denatran.
 *
 * Options: `random` (default Web Crypto).
 * @example renavam.generate();
 */
export function generate(options: Drawing = {}): string {
  return drawRenavam(sourceOf('renavam: random', options.random));
}
