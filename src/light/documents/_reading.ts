/**
 * How a value is read as a document. The tools answer by the same functions: they add the schema, and the texts that say why a
 * value is refused.
 */
import type { PixReason } from '../../documents/pix.ts';
import type { Reason as RuleReason } from '../../documents/verdict.ts';
import { clean } from '../../lib/text/clean.ts';
import { plainOf } from '../../lib/text/pasted.ts';

/** An option that a valid value may contradict: it is then refused by the name of the option. */
type Narrowing =
  | 'alphanumeric'
  | 'ano'
  | 'banco'
  | 'branch'
  | 'brazilian'
  | 'ddd'
  | 'format'
  | 'justica'
  | 'month'
  | 'rural'
  | 'series'
  | 'state'
  | 'tribunal'
  | 'uf';

/**
 * Why a value is refused: `format` where it has not the shape of the document, a code of the rule, or the name of the option that
 * asked for another kind.
 */
export type Reason = 'format' | RuleReason | PixReason | Narrowing;

/** A document with its parts, or the reason why a value is refused. */
export type Parsed<Parts> =
  | ({
      readonly valid: true;
      /** The document without punctuation. */
      readonly value: string;
    } & Parts)
  | {
      readonly valid: false;
      readonly reason: Reason;
      /** The document that the value would be with the zeros that it has lost. */
      readonly candidate?: string;
    };

/** A document as it is written. */
export interface Written {
  /** The document with its punctuation. */
  formatted: string;
}

/** How the values of one document are read. */
export interface Rule<Options> {
  /** The most characters that are read: 200 when absent. */
  readonly maxLength?: number;
  /** Cleans a value that has no traces of pasting any more: as most documents are, by `clean`. */
  clean(value: string, options: Options): string;
  /** Why a cleaned value is refused: `format` of one of another shape, then what the rule says; null of a valid one. */
  judge(bare: string, options: Options): Reason | null;
}

/** The text of a value without traces of pasting; an empty one, which is no document, of any other value and beyond the length. */
export function textOf(value: unknown, maxLength = 200): string {
  return typeof value === 'string' && value.length <= maxLength ? plainOf(value) : '';
}

function cleaned<Options>(value: unknown, options: Options, rule: Rule<Options>): string {
  return rule.clean(textOf(value, rule.maxLength), options);
}

/** Few enough that a wrong number seldom becomes a valid one. */
const MOST_LOST_ZEROS = 3;

/** Reads a value; `partsOf` reads the parts of a valid one, cleaned, whose written form without `punctuation` is the `value`. */
export function parsed<Options, Parts extends Written>(
  value: unknown,
  options: Options,
  rule: Rule<Options>,
  partsOf: (bare: string, options: Options) => Parts,
  punctuation = /[ .\-/()]/g,
): Parsed<Parts> {
  const bare = cleaned(value, options, rule);
  const reason = rule.judge(bare, options);
  if (reason) return { valid: false, reason };
  const parts = partsOf(bare, options);
  return { valid: true, value: parts.formatted.replace(punctuation, ''), ...parts };
}

/**
 * The same of a number that programs which take it for an amount write without its leading zeros: one of another length gets
 * the document that it would be with them, if any, for its `candidate`.
 */
export function parsedWithZeros<Options, Parts extends Written>(
  value: unknown,
  options: Options,
  rule: Rule<Options>,
  partsOf: (bare: string, options: Options) => Parts,
): Parsed<Parts> {
  const said = parsed(value, options, rule, partsOf);
  if (said.valid || said.reason !== 'format') return said;
  let number = cleaned(value, options, rule);
  if (!/^\d+$/.test(number)) return said;
  for (let zeros = 0; zeros < MOST_LOST_ZEROS; zeros++) {
    number = `0${number}`;
    if (!rule.judge(number, options)) return { ...said, candidate: partsOf(number, options).formatted };
  }
  return said;
}

/** A text in the mask of a document, as far as it goes; one with a sign that cleaning leaves comes back cleaned. */
export function masked(value: unknown, mask: string): string {
  if (typeof value !== 'string') return '';
  const bare = clean(plainOf(value));
  if (!/^[\dA-Z]*$/.test(bare)) return bare;
  let text = '';
  let taken = 0;
  for (const sign of mask) {
    if (taken === bare.length) break;
    text += sign === '0' ? bare[taken++] : sign;
  }
  return text;
}

/** A valid value with its punctuation, any other text cleaned: for documents without one mask. */
export function written<Options>(
  value: unknown,
  options: Options,
  rule: Rule<Options>,
  partsOf: (bare: string, options: Options) => Written,
): string {
  if (typeof value !== 'string') return '';
  const bare = cleaned(value, options, { ...rule, maxLength: Infinity });
  return rule.judge(cleaned(value, options, rule), options) ? bare : partsOf(bare, options).formatted;
}
