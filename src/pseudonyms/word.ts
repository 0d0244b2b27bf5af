import { normalize } from '../lib/text/normalize.ts';

const PLAIN = /^[\0-&(-\u007f]*$/;

/** A text without accents, apostrophes and the signs of ordinals, in capitals. */
export function normalizeWord(text: string): string {
  if (PLAIN.test(text)) return text.toUpperCase();
  return normalize(text, 'NFD')
    .replace(/[\p{M}'’ºª°]+/gu, '')
    .toUpperCase();
}
