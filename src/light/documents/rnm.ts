/**
 * The RNM, the registry number of a migrant.
 *
 * ```ts
 * import * as rnm from 'canivete/documents/rnm';
 *
 * rnm.isValid('V123456-7'); // true
 * rnm.parse('1234567'); // { valid: false, reason: 'format' }
 * ```
 * @module
 */
import { drawRnm, formatRnm } from '../../documents/rnm.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, flagOf, type Formatted, sourceOf } from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Parts extends Written {
  /** The rule of the last character is not public. */
  verifiable: false;
}

const judge = (rnm: string): Reason | null => (/^[A-Z]\d{6}[\dA-Z]$/.test(rnm) ? null : 'format');

const rule: Rule<unknown> = { clean, judge };

const partsOf = (rnm: string): Parts => ({ formatted: formatRnm(rnm), verifiable: false });

/**
 * True if a value is an RNM, in any punctuation. The Polícia Federal publishes no check rule: the shape alone is read.
 * @example rnm.isValid('V123456-7'); // true
 */
export function isValid(value: unknown): value is string {
  return !judge(clean(textOf(value)));
}

/**
 * Reads an RNM: its parts, or the reason why the value is refused. The Polícia Federal publishes no check rule: the shape alone
 * is read.
 * @example rnm.parse('1234567'); // { valid: false, reason: 'format' }
 */
export function parse(value: unknown): Parsed<Parts> {
  return parsed(value, {}, rule, partsOf);
}

/**
 * Writes an RNM with its punctuation; any other text comes back cleaned. The Polícia Federal publishes no check rule: the
 * shape alone is read.
 * @example rnm.format('v1234567'); // 'V123456-7'
 */
export function format(value: string): string {
  return written(value, {}, rule, partsOf);
}

/**
 * Draws an RNM. It is fictitious, and may coincide with one that was issued. The Polícia Federal publishes no check rule: the
 * shape alone is read.
 *
 * Options: `formatted` (default true), `random` (default Web Crypto).
 * @example rnm.generate();
 */
export function generate(options: Formatted & Drawing = {}): string {
  const rnm = drawRnm(sourceOf('rnm: random', options.random));
  return (flagOf('rnm: formatted', options.formatted) ?? true) ? formatRnm(rnm) : rnm;
}
