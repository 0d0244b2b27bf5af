/** Names and words as they are compared. */
import { removeAccents } from './accents.ts';

/** A name as it is compared: without case, accents, `_`, `-` and spaces. */
export function foldName(name: string): string {
  return fold(name).replace(/[-_ ]/g, '');
}

/** A word that may be chosen, as it is compared: without case and accents, and `-` for `_`, `:` and a space. */
export function foldChoice(word: string): string {
  return fold(word).replace(/[_: ]/g, '-');
}

function fold(text: string): string {
  return removeAccents(text).toLowerCase();
}
