import { LETTER, MARK, NUMBER, propertiesOf } from './properties.ts';

/**
 * A word: letters, marks and digits, held together by an apostrophe, a hyphen, an invisible joiner (soft hyphen, word
 * joiner: UAX #29, WB4), or a point or comma between digits
 * (guarda-chuva, d'água and 1.234,56 are one each). Not the words of `Intl.Segmenter`, which differ between versions
 * of ICU, so that one text would count differently on two runtimes.
 */
export const WORD =
  /[\p{L}\p{M}\p{N}]+(?:(?:['’‐\u2011\u00AD\u2060-]|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu;

const IN_WORDS = LETTER | MARK | NUMBER;

/** Signs that hold two parts of a word together. */
const JOINERS = "'’‐\u2011\u00AD\u2060-";

/** The words of a text, in order: what `WORD` matches, which takes several times as long. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let start = -1;
  let last = 0;
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) as number;
    const properties = propertiesOf(code);
    const next = at + (code > 0xffff ? 2 : 1);
    if ((properties & IN_WORDS) !== 0) {
      if (start < 0) start = at;
    } else if (start >= 0 && !holdsTogether(text[at] as string, last, text.codePointAt(next))) {
      words.push(text.slice(start, at));
      start = -1;
    }
    last = properties;
    at = next;
  }
  if (start >= 0) words.push(text.slice(start));
  return words;
}

/** Tests that a sign after a character of a word, whose properties are `last`, holds it together with the next one. */
function holdsTogether(sign: string, last: number, next: number | undefined): boolean {
  if (next === undefined) return false;
  if (sign === '.' || sign === ',') return (last & propertiesOf(next) & NUMBER) !== 0;
  return JOINERS.includes(sign) && (propertiesOf(next) & IN_WORDS) !== 0;
}
