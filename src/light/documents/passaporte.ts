/**
 * The number of a Brazilian passport.
 *
 * ```ts
 * import * as passaporte from 'canivete/documents/passaporte';
 *
 * passaporte.isValid('FZ123456'); // true
 * passaporte.parse('F1123456'); // { valid: false, reason: 'format' }
 * ```
 * @module
 */
import { drawPassport, mrzCheckDigit } from '../../documents/passaporte.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, sourceOf } from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Parts extends Written {
  /** The two letters. */
  series: string;
  /** The digit that follows the number in the machine-readable line. */
  mrzCheckDigit: number;
  /** No check digit shows that a number is wrong. */
  verifiable: false;
}

const judge = (number: string): Reason | null => (/^[A-Z]{2}\d{6}$/.test(number) ? null : 'format');

const rule: Rule<unknown> = { clean, judge };

function partsOf(number: string): Parts {
  return {
    formatted: number,
    series: number.slice(0, 2),
    mrzCheckDigit: mrzCheckDigit(number),
    verifiable: false,
  };
}

/**
 * True if a value is the number of a Brazilian passport, in any punctuation. Source: ICAO Doc 9303, part 3; the number
 * itself has no check digit.
 * @example passaporte.isValid('FZ123456'); // true
 */
export function isValid(value: unknown): value is string {
  return !judge(clean(textOf(value)));
}

/**
 * Reads the number of a Brazilian passport: its parts, or the reason why the value is refused. Source: ICAO Doc 9303, part 3; the
 * number itself has no check digit.
 * @example passaporte.parse('F1123456'); // { valid: false, reason: 'format' }
 */
export function parse(value: unknown): Parsed<Parts> {
  return parsed(value, {}, rule, partsOf);
}

/**
 * Writes the number of a Brazilian passport with its punctuation; any other text comes back cleaned. Source: ICAO Doc 9303,
 * part 3; the number itself has no check digit.
 * @example passaporte.format('fz 123456'); // 'FZ123456'
 */
export function format(value: string): string {
  return written(value, {}, rule, partsOf);
}

/**
 * Draws the number of a Brazilian passport. It is fictitious, and may coincide with one that was issued. Source: ICAO Doc
 * 9303, part 3; the number itself has no check digit.
 *
 * Options: `random` (default Web Crypto).
 * @example passaporte.generate();
 */
export function generate(options: Drawing = {}): string {
  return drawPassport(sourceOf('passaporte: random', options.random));
}
