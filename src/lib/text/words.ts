/**
 * A word: letters, marks and digits, held together by an apostrophe, a hyphen, or a point or comma between digits
 * (guarda-chuva, d'água and 1.234,56 are one each). Not the words of `Intl.Segmenter`, which differ between versions
 * of ICU, so that one text would count differently on two runtimes.
 */
export const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:['’‐-]|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text, in order. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}
