/**
 * The CNO, the registration of construction works.
 *
 * ```ts
 * import * as cno from 'canivete/documents/cno';
 *
 * cno.isValid('11.583.00249/85'); // true
 * cno.parse('115830024986'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import { checkCno, CNO_MASK, drawCno, formatCno } from '../../documents/cno.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, flagOf, type Formatted, sourceOf } from './_options.ts';
import { masked, type Parsed, parsed, type Reason, type Rule, textOf, type Written } from './_reading.ts';

export interface Parts extends Written {}

const judge = (cno: string): Reason | null => (/^\d{12}$/.test(cno) ? checkCno(cno) : 'format');

const rule: Rule<unknown> = { clean, judge };

const partsOf = (cno: string): Parts => ({ formatted: formatCno(cno) });

/**
 * True if a value is a CNO, or the CEI before it, in any punctuation. Source: IN RFB 2.061/2021; the check rule is that
 * of public implementations.
 * @example cno.isValid('11.583.00249/85'); // true
 */
export function isValid(value: unknown): value is string {
  return !judge(clean(textOf(value)));
}

/**
 * Reads a CNO, or the CEI before it: its parts, or the reason why the value is refused. Source: IN RFB 2.061/2021; the check rule
 * is that of public implementations.
 * @example cno.parse('115830024986'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown): Parsed<Parts> {
  return parsed(value, {}, rule, partsOf);
}

/**
 * Writes a CNO, or the CEI before it, or the beginning of one, with its punctuation, and judges nothing. Source: IN RFB
 * 2.061/2021; the check rule is that of public implementations.
 * @example cno.format('1158300'); // '11.583.00'
 */
export function format(value: string): string {
  return masked(value, CNO_MASK);
}

/**
 * Draws a CNO, or the CEI before it. It is fictitious, and may coincide with one that was issued. Source: IN RFB 2.061/2021;
 * the check rule is that of public implementations.
 *
 * Options: `formatted` (default true), `random` (default Web Crypto).
 * @example cno.generate();
 */
export function generate(options: Formatted & Drawing = {}): string {
  const cno = drawCno(sourceOf('cno: random', options.random));
  return (flagOf('cno: formatted', options.formatted) ?? true) ? formatCno(cno) : cno;
}
