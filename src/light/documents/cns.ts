/**
 * The CNS, the number of the Cartão Nacional de Saúde.
 *
 * ```ts
 * import * as cns from 'canivete/documents/cns';
 *
 * cns.isValid('898 0000 0004 3208'); // true
 * cns.parse('898000000043209'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import {
  checkCns,
  CNS_MASK,
  cnsTypes,
  type CnsType,
  drawCns,
  formatCns,
  pisOfCns,
  typeOfCns,
} from '../../documents/cns.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, flagOf, type Formatted, oneOf, sourceOf } from './_options.ts';
import {
  masked,
  type Parsed,
  parsedWithZeros,
  type Reason,
  type Rule,
  textOf,
  type Written,
} from './_reading.ts';

export interface Options {
  readonly type?: CnsType | undefined;
}

export interface Parts extends Written {
  type: CnsType;
  /** The PIS that a definitive number was made of. */
  pis?: string;
}

const typeIn = ({ type }: Options) => oneOf('cns: type', type, cnsTypes);

function judge(cns: string, type: CnsType | undefined): Reason | null {
  if (!/^\d{15}$/.test(cns)) return 'format';
  return checkCns(cns) ?? (type && typeOfCns(cns) !== type ? 'type' : null);
}

const rule: Rule<CnsType | undefined> = { clean, judge };

function partsOf(cns: string): Parts {
  const type = typeOfCns(cns) as CnsType;
  return { formatted: formatCns(cns), type, ...(type === 'definitivo' && { pis: pisOfCns(cns) }) };
}

/**
 * True if a value is a CNS, in any punctuation. Source: Datasus; e-SUS APS, "Validar CNS".
 *
 * Options: `type`, `definitivo` or `provisorio` (default both).
 * @example cns.isValid('898 0000 0004 3208'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(clean(textOf(value)), typeIn(options));
}

/**
 * Reads a CNS: its parts, or the reason why the value is refused. Source: Datasus; e-SUS APS, "Validar CNS".
 *
 * Options: `type`, `definitivo` or `provisorio` (default both).
 * @example cns.parse('898000000043209'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsedWithZeros(value, typeIn(options), rule, partsOf);
}

/**
 * Writes a CNS, or the beginning of one, with its punctuation, and judges nothing. Source: Datasus; e-SUS APS, "Validar CNS".
 * @example cns.format('8980000'); // '898 0000'
 */
export function format(value: string, _options?: Options): string {
  return masked(value, CNS_MASK);
}

/**
 * Draws a CNS. It is fictitious, and may coincide with one that was issued. Source: Datasus; e-SUS APS, "Validar CNS".
 *
 * Options: `type` (default definitivo), `formatted` (default true), `random` (default Web Crypto).
 * @example cns.generate({ type: 'provisorio' });
 */
export function generate(options: Options & Formatted & Drawing = {}): string {
  const type = typeIn(options) ?? 'definitivo';
  const cns = drawCns(sourceOf('cns: random', options.random), type);
  return (flagOf('cns: formatted', options.formatted) ?? true) ? formatCns(cns) : cns;
}
