/**
 * The code by which the post tracks an item.
 *
 * ```ts
 * import * as rastreio from 'canivete/documents/rastreio';
 *
 * rastreio.isValid('LG 635 152 334 BR'); // true
 * rastreio.parse('LG635152335BR'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import { checkRastreio, drawRastreio, formatRastreio } from '../../documents/rastreio.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, flagOf, type Formatted, sourceOf } from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Parts extends Written {
  /** Two letters. */
  service: string;
  /** Eight digits. */
  serial: string;
  /** The country of the post that issued it, ISO 3166 alpha-2. */
  country: string;
}

function judge(code: string): Reason | null {
  return /^[A-Z]{2}\d{9}[A-Z]{2}$/.test(code) ? checkRastreio(code) : 'format';
}

const rule: Rule<unknown> = { clean, judge };

function partsOf(code: string): Parts {
  return {
    formatted: formatRastreio(code),
    service: code.slice(0, 2),
    serial: code.slice(2, 10),
    country: code.slice(11),
  };
}

/**
 * True if a value is a tracking code of the post, in any punctuation. Source: UPU, standard S10.
 * @example rastreio.isValid('LG 635 152 334 BR'); // true
 */
export function isValid(value: unknown): value is string {
  return !judge(clean(textOf(value)));
}

/**
 * Reads a tracking code of the post: its parts, or the reason why the value is refused. Source: UPU, standard S10.
 * @example rastreio.parse('LG635152335BR'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown): Parsed<Parts> {
  return parsed(value, {}, rule, partsOf);
}

/**
 * Writes a tracking code of the post with its punctuation; any other text comes back cleaned. Source: UPU, standard S10.
 * @example rastreio.format('LG635152334BR'); // 'LG 635 152 334 BR'
 */
export function format(value: string): string {
  return written(value, {}, rule, partsOf);
}

/**
 * Draws a tracking code of the post. It is fictitious, and may coincide with one that was issued. Source: UPU, standard S10.
 *
 * Options: `formatted` (default true), `random` (default Web Crypto).
 * @example rastreio.generate();
 */
export function generate(options: Formatted & Drawing = {}): string {
  const code = drawRastreio(sourceOf('rastreio: random', options.random));
  return (flagOf('rastreio: formatted', options.formatted) ?? true) ? formatRastreio(code) : code;
}
