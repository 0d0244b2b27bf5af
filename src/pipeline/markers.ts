/** Symbols in the place of values that are refused before anything looks inside them. No schema accepts a symbol. */

import { isStreamSafe } from '../lib/text/normalize.ts';

/** A value that was sent twice. */
export const SENT_TWICE: unique symbol = Symbol('sent twice');

/** A text longer than its field. */
export const TOO_LONG: unique symbol = Symbol('too long');

/** A text with a run of combining marks that no writing has. */
export const TOO_MARKED: unique symbol = Symbol('too marked');

/** A text that may be looked at, or what stands for it. */
export function guardText(text: string, max: number, isRaw: boolean): unknown {
  if (text.length > max) return TOO_LONG;
  return isRaw || isStreamSafe(text) ? text : TOO_MARKED;
}
