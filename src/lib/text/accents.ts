import { normalize } from './normalize.ts';

const BEYOND_ASCII = /[^\0-\x7f]/;

/** Removes the accents of letters: NFD, the combining marks U+0300–U+036F taken out, NFC. ø, ß, ª and º stay. */
export function removeAccents(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text;
  return normalize(normalize(text, 'NFD').replace(/[\u0300-\u036f]+/g, ''), 'NFC');
}
