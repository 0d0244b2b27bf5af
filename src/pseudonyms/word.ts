import { normalize } from '../lib/text/normalize.ts';

/** A text without accents and apostrophes, in capitals. */
export function normalizeWord(text: string): string {
  return normalize(text, 'NFD')
    .replace(/[\p{M}'’]+/gu, '')
    .toUpperCase();
}
