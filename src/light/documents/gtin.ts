/**
 * The GTIN, the number of a trade item (EAN, UPC).
 *
 * ```ts
 * import * as gtin from 'canivete/documents/gtin';
 *
 * gtin.isValid('7891000315507'); // true
 * gtin.parse('7891000315508'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import {
  checkGtin,
  countryOfPrefix,
  drawGtin,
  type GtinType,
  gtinTypes,
  prefixOfGtin,
  typeOfGtin,
  withoutShortening,
} from '../../documents/gtin.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, oneOf, sourceOf } from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Options {
  readonly type?: GtinType | undefined;
}

export interface Parts extends Written {
  type: GtinType;
  /** The three digits that GS1 has assigned. */
  prefix: string;
  /** The country that assigned it, which need not be that of the item; null of no country. */
  country: string | null;
}

const typeIn = ({ type }: Options) => oneOf('gtin: type', type, gtinTypes);

function judge(gtin: string, type: GtinType | undefined): Reason | null {
  if (!/^(?:\d{8}|\d{12,14})$/.test(gtin)) return 'format';
  return checkGtin(gtin) ?? (type && typeOfGtin(withoutShortening(gtin)) !== type ? 'type' : null);
}

const rule: Rule<GtinType | undefined> = { clean, judge };

function partsOf(gtin: string): Parts {
  const formatted = withoutShortening(gtin);
  const prefix = prefixOfGtin(formatted);
  return { formatted, type: typeOfGtin(formatted), prefix, country: countryOfPrefix(prefix) };
}

/**
 * True if a value is a GTIN (EAN, UPC), in any punctuation. Source: GS1 General Specifications.
 *
 * Options: `type` (default any).
 * @example gtin.isValid('7891000315507'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(clean(textOf(value)), typeIn(options));
}

/**
 * Reads a GTIN (EAN, UPC): its parts, or the reason why the value is refused. Source: GS1 General Specifications.
 *
 * Options: `type` (default any).
 * @example gtin.parse('7891000315508'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, typeIn(options), rule, partsOf);
}

/**
 * Writes a GTIN (EAN, UPC) with its punctuation; any other text comes back cleaned. Source: GS1 General Specifications.
 *
 * Options: `type` (default any).
 * @example gtin.format('789 1000 315507'); // '7891000315507'
 */
export function format(value: string, options: Options = {}): string {
  return written(value, typeIn(options), rule, partsOf);
}

/**
 * Draws a GTIN (EAN, UPC). It is fictitious, and may coincide with one that was issued. Source: GS1 General Specifications.
 *
 * Options: `type` (default GTIN-13), `random` (default Web Crypto).
 * @example gtin.generate({ type: 'GTIN-8' });
 */
export function generate(options: Options & Drawing = {}): string {
  const type = typeIn(options) ?? 'GTIN-13';
  return drawGtin(sourceOf('gtin: random', options.random), type);
}
