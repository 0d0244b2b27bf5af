import { normalize } from '../lib/text/normalize.ts';

/** A text without accents, apostrophes and the signs of ordinals, in capitals. */
export function normalizeWord(text: string): string {
  return normalize(text, 'NFD')
    .replace(/[\p{M}'’ºª°]+/gu, '')
    .toUpperCase();
}
