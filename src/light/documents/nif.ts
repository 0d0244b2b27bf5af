/**
 * The NIF, the tax number of Portugal.
 *
 * ```ts
 * import * as nif from 'canivete/documents/nif';
 *
 * nif.isValid('PT 501 964 843'); // true
 * nif.parse('501964842'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import { checkNif, cleanNif, drawNif, type TypeOfNif, typeOfNif } from '../../documents/nif.ts';
import { type Drawing, sourceOf } from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Parts extends Written {
  country: 'PT';
  /** The kind of taxpayer. */
  type: TypeOfNif;
}

function judge(nif: string): Reason | null {
  return /^\d{9}$/.test(nif) ? checkNif(nif) : 'format';
}

const rule: Rule<unknown> = { clean: cleanNif, judge };

const partsOf = (nif: string): Parts => ({
  formatted: nif,
  country: 'PT',
  type: typeOfNif(nif) as TypeOfNif,
});

/**
 * True if a value is a Portuguese NIF, in any punctuation. Source: Decreto-Lei 14/2013 (Portugal).
 * @example nif.isValid('PT 501 964 843'); // true
 */
export function isValid(value: unknown): value is string {
  return !judge(cleanNif(textOf(value)));
}

/**
 * Reads a Portuguese NIF: its parts, or the reason why the value is refused. Source: Decreto-Lei 14/2013 (Portugal).
 * @example nif.parse('501964842'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown): Parsed<Parts> {
  return parsed(value, {}, rule, partsOf);
}

/**
 * Writes a Portuguese NIF with its punctuation; any other text comes back cleaned. Source: Decreto-Lei 14/2013 (Portugal).
 * @example nif.format('PT 501 964 843'); // '501964843'
 */
export function format(value: string): string {
  return written(value, {}, rule, partsOf);
}

/**
 * Draws a Portuguese NIF. It is fictitious, and may coincide with one that was issued. Source: Decreto-Lei 14/2013 (Portugal).
 *
 * Options: `random` (default Web Crypto).
 * @example nif.generate();
 */
export function generate(options: Drawing = {}): string {
  return drawNif(sourceOf('nif: random', options.random));
}
