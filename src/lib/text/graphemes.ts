/**
 * Characters as people see them: extended grapheme clusters (UAX #29), as `Intl.Segmenter` finds them. It takes many
 * times as long as the tables here, and is asked only what differs between versions of Unicode, once for each
 * character.
 */
import { codePointTable } from './code-point-table.ts';

/** Stands alone, whatever is around it. */
const CONTROL = 1;
/** Belongs to the character before it. */
const ATTACHED = 2;
/** Written before what it belongs to, which is anything but a control. */
const PREPENDED = 4;
const PICTURE = 8;
/** Does not part a picture from the joiner after it; the joiner itself. */
const EXTENDING = 16;
/** A consonant that makes a conjunct with the next one where a linker is between them. */
const CONSONANT = 32;
const LINKER = 64;
/** Parts no conjunct. */
const INSIDE = 128;

const breakProperties = /* @__PURE__ */ codePointTable(
  [
    [
      CONTROL,
      /(?:[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2065\ufff0-\ufff8\u{e0000}\u{e0002}-\u{e001f}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}](?<![\u200c-\u200d\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{e0020}-\u{e007f}]))+/gu,
    ],
    [
      ATTACHED,
      /(?:\p{M}(?<![\u102b\u102c\u1038\u1062-\u1064\u1067-\u106d\u1083\u1087-\u108c\u108f\u109a-\u109c\u1a61\u1a63\u1a64\uaa7b\uaa7d\u{11720}\u{11721}])|[\u{1f3fb}-\u{1f3ff}\u200c-\u200d\u0e33\u0eb3\uff9e\uff9f\u{e0020}-\u{e007f}])+/gu,
    ],
    [
      PREPENDED,
      /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e\u{110bd}\u{110cd}\u{111c2}\u{111c3}\u{113d1}\u{1193f}\u{11941}\u{11a84}-\u{11a89}\u{11d46}\u{11f02}]+/gu,
    ],
    [PICTURE, /\p{Extended_Pictographic}+/gu],
    [EXTENDING, /[\p{Grapheme_Extend}\u{1f3fb}-\u{1f3ff}\u200d]+/gu],
    [
      CONSONANT,
      /[\u0915-\u0939\u0958-\u095f\u0978-\u097f\u0995-\u09b9\u09dc-\u09df\u09f0\u09f1\u0a95-\u0ab9\u0af9\u0b15-\u0b39\u0b5c-\u0b5f\u0b71\u0c15-\u0c39\u0c58-\u0c5a\u0d15-\u0d3a\u1000-\u102a\u103f\u1050-\u108e\u1780-\u17b3\u1a20-\u1a54\u1b0b-\u1b33\u1b45-\u1b4c\u1b83-\u1ba0\u1bae-\u1bbd\ua989-\ua9b2\ua9e0-\ua9fe\uaa60-\uaa7f\uaae0-\uaaea\uabc0-\uabda\u{10a00}-\u{10a35}\u{11103}-\u{11147}\u{11380}-\u{113b5}\u{11900}-\u{1192f}\u{11a00}-\u{11a83}\u{11f04}-\u{11f33}]+/gu,
    ],
    [
      LINKER,
      /[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2\u1a60\u1b44\u1bab\ua9c0\uaaf6\u{10a3f}\u{11133}\u{113d0}\u{1193e}\u{11a47}\u{11a99}\u{11f42}]+/gu,
    ],
  ],
  withConjuncts,
);

// Two consonants and a linker of Devanagari, which every version that knows conjuncts has.
const [KA, VIRAMA] = ['\u0915', '\u094d'];

/**
 * Adds how characters behave in conjuncts, according to the segmenter: the sets of that rule differ between versions of
 * Unicode.
 */
function withConjuncts(page: Uint16Array, first: number): void {
  const questions: { readonly i: number; readonly property: number; readonly text: string }[] = [];
  for (const [i, found] of page.entries()) {
    if ((found & (CONSONANT | ATTACHED)) === 0) continue;
    page[i] = found & ~(CONSONANT | LINKER);
    const one = String.fromCodePoint(first + i);
    if ((found & ATTACHED) !== 0) questions.push({ i, property: INSIDE, text: KA + VIRAMA + one + KA });
    else questions.push({ i, property: CONSONANT, text: KA + VIRAMA + one });
    if ((found & LINKER) !== 0) questions.push({ i, property: LINKER, text: KA + one + KA });
  }
  for (let at = 0; at < questions.length; at += AT_ONCE) {
    const some = questions.slice(at, at + AT_ONCE);
    const clusters = new Set(segmentsOf(some.map(({ text }) => `${text}\n`).join('')));
    for (const { i, property, text } of some) if (clusters.has(text)) (page[i] as number) |= property;
  }
}

// V8 takes time for each call of the segmenter, and for each cluster in proportion to the whole text.
const AT_ONCE = 30;

let segmenter: Intl.Segmenter | undefined;

function segmentsOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The clusters of a text, in order; together they are the text. */
export function graphemes(text: string): string[] {
  const clusters: string[] = [];
  let start = 0;
  for (const end of endsOfGraphemes(text)) {
    clusters.push(text.slice(start, end));
    start = end;
  }
  return clusters;
}

const JOINER = 0x200d;

/** The start of a text, after which nothing is attached. */
const START = 0x0a;

/** Finds the end of each cluster of a text, in order, in UTF-16 units. */
export function endsOfGraphemes(text: string): Uint32Array {
  const ends = new Uint32Array(text.length);
  let count = 0;
  // The last character that is not attached to another, and its power to join the next, after the characters attached
  // to it.
  let base = START;
  let power = CONTROL;
  let attached = 0;
  let isLinked = false;
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) as number;
    const properties = breakProperties(code);
    if ((properties & ATTACHED) !== 0 && (power & CONTROL) === 0) {
      if (attached === JOINER || (properties & EXTENDING) === 0) power &= ~PICTURE;
      if ((properties & LINKER) !== 0) isLinked = true;
      if ((properties & INSIDE) === 0) power &= ~CONSONANT;
      attached = code;
    } else {
      const joins =
        attached === 0
          ? joinsAlone(base, power, code, properties)
          : (attached === JOINER && (power & properties & PICTURE) !== 0) ||
            (isLinked && (power & properties & CONSONANT) !== 0);
      if (!joins && at > 0) ends[count++] = at;
      // Two halves make a flag, which takes no third.
      base = joins && isHalfFlag(code) && isHalfFlag(base) ? START : code;
      power = properties;
      attached = 0;
      isLinked = false;
    }
    at += code > 0xffff ? 2 : 1;
  }
  if (text !== '') ends[count++] = text.length;
  return ends.subarray(0, count);
}

/** Characters below this code join nothing that follows, when alone, except for CRLF. */
const FIRST_JOINING = 0x600;

/**
 * Tests that two characters are of one cluster: nothing is attached to the first, and the second does not attach to it.
 */
function joinsAlone(code: number, properties: number, next: number, nextProperties: number): boolean {
  if (code < FIRST_JOINING) return code === 0x0d && next === 0x0a;
  if (isHalfFlag(code)) return isHalfFlag(next);
  if (joinsInHangul(code, next)) return true;
  return (properties & PREPENDED) !== 0 && (nextProperties & CONTROL) === 0;
}

/**
 * Counts the clusters that each word of a text has on its own. The words are in order; `ends` are the ends of the
 * clusters of the text.
 */
export function countsOfGraphemes(
  text: string,
  words: readonly string[],
  ends = endsOfGraphemes(text),
): number[] {
  let [at, i] = [0, 0];
  return words.map((word) => {
    const start = text.indexOf(word, at);
    at = start + word.length;
    while ((ends[i] as number) < start) i++;
    // A cluster that begins before the word may hold together characters that are apart in the word.
    if (start > 0 && ends[i] !== start) return endsOfGraphemes(word).length;
    const first = start > 0 ? i + 1 : i;
    for (i = first; (ends[i] as number) < at;) i++;
    return i - first + 1;
  });
}

function isHalfFlag(code: number): boolean {
  return code >= 0x1f1e6 && code <= 0x1f1ff;
}

/**
 * Leading consonants, vowels and trailing consonants of Hangul, alone and in syllables, and the vowels of Kirat Rai.
 */
function joinsInHangul(code: number, next: number): boolean {
  switch (hangulOf(code)) {
    case 'L':
      return ['L', 'V', 'LV', 'LVT'].includes(hangulOf(next));
    case 'V':
    case 'LV':
      return ['V', 'T'].includes(hangulOf(next));
    case 'T':
    case 'LVT':
      return hangulOf(next) === 'T';
    default:
      return false;
  }
}

function hangulOf(code: number): 'L' | 'V' | 'T' | 'LV' | 'LVT' | '' {
  if (code < 0x1100) return '';
  if (code <= 0x11ff) return code < 0x1160 ? 'L' : code < 0x11a8 ? 'V' : 'T';
  if (code >= 0xac00 && code <= 0xd7a3) return (code - 0xac00) % 28 === 0 ? 'LV' : 'LVT';
  if (code >= 0xa960 && code <= 0xa97c) return 'L';
  if ((code >= 0xd7b0 && code <= 0xd7c6) || code === 0x16d63 || (code >= 0x16d67 && code <= 0x16d6a))
    return 'V';
  return code >= 0xd7cb && code <= 0xd7fb ? 'T' : '';
}
