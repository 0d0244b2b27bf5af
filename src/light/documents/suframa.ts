/**
 * The registration at the Superintendência da Zona Franca de Manaus.
 *
 * ```ts
 * import * as suframa from 'canivete/documents/suframa';
 *
 * suframa.isValid('20.0103.41-5'); // true
 * suframa.parse('200103416'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import { checkSuframa, drawSuframa, formatSuframa, SUFRAMA_MASK } from '../../documents/suframa.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, flagOf, type Formatted, sourceOf } from './_options.ts';
import {
  masked,
  type Parsed,
  parsedWithZeros,
  type Reason,
  type Rule,
  textOf,
  type Written,
} from './_reading.ts';

export interface Parts extends Written {
  /** The sector of activity, two digits. */
  sector: string;
  /** Four digits. */
  sequence: string;
  /** The unit of Suframa, two digits. */
  place: string;
}

function judge(suframa: string): Reason | null {
  return /^\d{9}$/.test(suframa) ? checkSuframa(suframa) : 'format';
}

const rule: Rule<unknown> = { clean, judge };

function partsOf(suframa: string): Parts {
  return {
    formatted: formatSuframa(suframa),
    sector: suframa.slice(0, 2),
    sequence: suframa.slice(2, 6),
    place: suframa.slice(6, 8),
  };
}

/**
 * True if a value is a Suframa registration, in any punctuation. The rule is deduced from erpbrasil.base, and holds for
 * numbers in public documents.
 * @example suframa.isValid('20.0103.41-5'); // true
 */
export function isValid(value: unknown): value is string {
  return !judge(clean(textOf(value)));
}

/**
 * Reads a Suframa registration: its parts, or the reason why the value is refused. The rule is deduced from erpbrasil.base, and
 * holds for numbers in public documents.
 * @example suframa.parse('200103416'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown): Parsed<Parts> {
  return parsedWithZeros(value, {}, rule, partsOf);
}

/**
 * Writes a Suframa registration, or the beginning of one, with its punctuation, and judges nothing. The rule is deduced from
 * erpbrasil.base, and holds for numbers in public documents.
 * @example suframa.format('200103'); // '20.0103'
 */
export function format(value: string): string {
  return masked(value, SUFRAMA_MASK);
}

/**
 * Draws a Suframa registration. It is fictitious, and may coincide with one that was issued. The rule is deduced from
 * erpbrasil.base, and holds for numbers in public documents.
 *
 * Options: `formatted` (default true), `random` (default Web Crypto).
 * @example suframa.generate();
 */
export function generate(options: Formatted & Drawing = {}): string {
  const suframa = drawSuframa(sourceOf('suframa: random', options.random));
  return (flagOf('suframa: formatted', options.formatted) ?? true) ? formatSuframa(suframa) : suframa;
}
