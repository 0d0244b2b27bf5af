import { LETTER, MARK, NUMBER, propertiesOf } from './properties.ts';

/**
 * Letters and digits with their marks. A mark alone belongs to what stands before it (UAX #29, WB4), so that the selector of
 * an emoji is no word, nor is a letter or digit that U+FE0F draws as an emoji (ℹ️, 1️⃣).
 */
const RUN = '(?:[\\p{L}\\p{N}](?!\\uFE0F)\\p{M}*)+';

export const WORD_RUN = /* @__PURE__ */ new RegExp(RUN, 'gu');

/**
 * A word: letters and digits with their marks, held together by an apostrophe, a hyphen, an invisible joiner (soft hyphen, word
 * joiner: UAX #29, WB4), or a point or comma between digits
 * (guarda-chuva, d'água and 1.234,56 are one each). Not the words of `Intl.Segmenter`, which differ between versions
 * of ICU, so that one text would count differently on two runtimes.
 */
export const WORD = /* @__PURE__ */ new RegExp(
  `${RUN}(?:(?:['’‐\\u2011\\u00AD\\u2060-]|(?<=\\p{N})[.,](?=\\p{N}))${RUN})*`,
  'gu',
);

const BASE = LETTER | NUMBER;

/** U+FE0F, which draws the character before it as an emoji. */
const EMOJI_SELECTOR = 0xfe0f;

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
    if (isBase(text, at, properties)) {
      if (start < 0) start = at;
    } else if (start >= 0 && (properties & MARK) === 0 && !holdsTogether(text, at, last)) {
      words.push(text.slice(start, at));
      start = -1;
    }
    last = properties;
    at = next;
  }
  if (start >= 0) words.push(text.slice(start));
  return words;
}

/** Tests that a word may begin with the character at a place: a letter or digit that is drawn as one. */
function isBase(text: string, at: number, properties: number): boolean {
  if ((properties & BASE) === 0) return false;
  const code = text.codePointAt(at) as number;
  return text.codePointAt(at + (code > 0xffff ? 2 : 1)) !== EMOJI_SELECTOR;
}

/** Tests that a sign after a character of a word, whose properties are `last`, holds it together with the next one. */
function holdsTogether(text: string, at: number, last: number): boolean {
  const next = text.codePointAt(at + 1);
  if (next === undefined) return false;
  const properties = propertiesOf(next);
  if (!isBase(text, at + 1, properties)) return false;
  const sign = text[at] as string;
  if (sign === '.' || sign === ',') return (last & properties & NUMBER) !== 0;
  return JOINERS.includes(sign);
}
