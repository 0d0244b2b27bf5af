/**
 * The number of a payment card.
 *
 * ```ts
 * import * as cartaoCredito from 'canivete/documents/cartao-credito';
 *
 * cartaoCredito.isValid('3782 822463 10005'); // true
 * cartaoCredito.parse('4111 1111 1111 1112'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import { type CardBrand, type CardBrandName, cardBrands } from '../../data/card-brands.ts';
import {
  brandOf,
  cardBrandNames,
  checkCard,
  drawCardOf,
  formatCard,
} from '../../documents/cartao-credito.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Dated, dayOf, type Drawing, flagOf, type Formatted, oneOf, sourceOf } from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Options {
  readonly brand?: CardBrandName | undefined;
}

export interface Parts extends Written {
  /** Null where no known brand has the prefix. */
  brand: CardBrandName | null;
  /** The first six digits, those of the issuer. */
  iin: string;
  /** Those that a receipt shows. */
  last4: string;
  /** How many digits the number has. */
  length: number;
}

const brandIn = ({ brand }: Options) => oneOf('cartaoCredito: brand', brand, cardBrandNames);

function judge(number: string, brand: CardBrandName | undefined): Reason | null {
  if (!/^\d{12,19}$/.test(number)) return 'format';
  return checkCard(number, brandOf(number, cardBrands), brand);
}

const rule: Rule<CardBrandName | undefined> = { clean, judge };

function partsOf(number: string): Parts {
  const brand = brandOf(number, cardBrands);
  return {
    formatted: formatCard(number, brand),
    brand: brand?.name ?? null,
    iin: number.slice(0, 6),
    last4: number.slice(-4),
    length: number.length,
  };
}

/**
 * True if a value is the number of a payment card, in any punctuation. Source: ISO/IEC 7812-1.
 *
 * Options: `brand` (default any).
 * @example cartaoCredito.isValid('3782 822463 10005'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(clean(textOf(value)), brandIn(options));
}

/**
 * Reads the number of a payment card: its parts, or the reason why the value is refused. Source: ISO/IEC 7812-1.
 *
 * Options: `brand` (default any).
 * @example cartaoCredito.parse('4111 1111 1111 1112'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, brandIn(options), rule, partsOf);
}

/**
 * Writes the number of a payment card with its punctuation; any other text comes back cleaned. Source: ISO/IEC 7812-1.
 *
 * Options: `brand` (default any).
 * @example cartaoCredito.format('378282246310005'); // '3782 822463 10005'
 */
export function format(value: string, options: Options = {}): string {
  return written(value, brandIn(options), rule, partsOf);
}

/**
 * Draws the number of a payment card. It is fictitious, and may coincide with one that was issued. Source: ISO/IEC 7812-1.
 *
 * Options: `brand` (default drawn among the five most common), `formatted` (default true), `random` (default Web Crypto).
 * @example cartaoCredito.generate({ brand: 'elo' });
 */
export function generate(options: Options & Dated & Formatted & Drawing = {}): string {
  const brand = brandIn(options);
  dayOf('cartaoCredito: today', options.today);
  const number = drawCardOf(sourceOf('cartaoCredito: random', options.random), brand);
  const isFormatted = flagOf('cartaoCredito: formatted', options.formatted) ?? true;
  return isFormatted ? formatCard(number, brandOf(number, cardBrands) as CardBrand) : number;
}
