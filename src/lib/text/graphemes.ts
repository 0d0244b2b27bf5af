/**
 * Characters as people see them: extended grapheme clusters (UAX #29), as `Intl.Segmenter` finds them. It is asked only where
 * a rule needs more of a character than a regular expression can tell, because it takes many times as long.
 */

// CRLF, a control, or a character with all that attaches to it: no boundary is inside of one.
const PART =
  /\r\n|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2065\ufff0-\ufff8\u{e0000}\u{e0002}-\u{e001f}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}](?<![\u200c-\u200d\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{e0020}-\u{e007f}])|[^](?:\p{M}(?<![\u102b\u102c\u1038\u1062-\u1064\u1067-\u106d\u1083\u1087-\u108c\u108f\u109a-\u109c\u1a61\u1a63\u1a64\uaa7b\uaa7d\u{11720}\u{11721}])|[\u{1f3fb}-\u{1f3ff}\u200c-\u200d\u0e33\u0eb3\uff9e\uff9f\u{e0020}-\u{e007f}])*/gu;

/** Below it a character alone joins nothing that follows. */
const FIRST_JOINING = 0x600;

// Signs written before what they belong to, which is anything but a control. Of the controls, those that are written so.
const PREPENDED =
  /^[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e\u{110bd}\u{110cd}\u{111c2}\u{111c3}\u{113d1}\u{1193f}\u{11941}\u{11a84}-\u{11a89}\u{11d46}\u{11f02}]/u;
const CONTROL = /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2065\ufff0-\ufff8\u{e0000}-\u{e0fff}]/u;

const JOINED_PICTURE = /\p{Extended_Pictographic}.*\u200d$/u;
const PICTURE = /^\p{Extended_Pictographic}/u;
// A consonant with a sign that may make a conjunct of it and the next one.
const CONSONANT =
  /^[\u0915-\u0939\u0958-\u095f\u0978-\u097f\u0995-\u09b9\u09dc-\u09df\u09f0\u09f1\u0a95-\u0ab9\u0af9\u0b15-\u0b39\u0b5c-\u0b5f\u0b71\u0c15-\u0c39\u0c58-\u0c5a\u0d15-\u0d3a\u1000-\u102a\u103f\u1050-\u108e\u1780-\u17b3\u1a20-\u1a54\u1b0b-\u1b33\u1b45-\u1b4c\u1b83-\u1ba0\u1bae-\u1bbd\ua989-\ua9b2\ua9e0-\ua9fe\uaa60-\uaa7f\uaae0-\uaaea\uabc0-\uabda\u{10a00}-\u{10a35}\u{11103}-\u{11147}\u{11380}-\u{113b5}\u{11900}-\u{1192f}\u{11a00}-\u{11a83}\u{11f04}-\u{11f33}]/u;
const LINKER =
  /[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2\u1a60\u1b44\u1bab\ua9c0\uaaf6\u{10a3f}\u{11133}\u{113d0}\u{1193e}\u{11a47}\u{11a99}\u{11f42}]/u;

// V8 takes time in proportion to the whole text for each cluster, so the segmenter gets short pieces.
const PIECE = 128;

let segmenter: Intl.Segmenter | undefined;

/** The clusters of a text, in order; together they are the text. */
export function graphemes(text: string): string[] {
  const parts: readonly string[] = text.match(PART) ?? [];
  const clusters: string[] = [];
  const unsure: number[] = [];
  let last = '';
  for (const part of parts) {
    const joint = last === '' ? 'none' : jointOf(last, part);
    last = part;
    if (joint === 'none') clusters.push(part);
    else {
      const at = clusters.length - 1;
      clusters[at] += part;
      if (joint === 'unsure' && unsure.at(-1) !== at) unsure.push(at);
      // Two halves make a flag, which takes no third.
      if (joint === 'flag') last = clusters[at] as string;
    }
  }
  return unsure.length === 0 ? clusters : withSegmented(clusters, unsure);
}

// Common letters and signs of one code unit, none of which joins another: most words are of them alone.
const ALONE = /^[ -\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u1fff\u3400-\u9fff\uac00-\ud7a3\ufb50-\ufdff]*$/;

/** How many clusters each of some texts has, none of which holds a line break. */
export function countsOfGraphemes(texts: readonly string[]): number[] {
  const counts = texts.map((text) => (ALONE.test(text) ? text.length : 0));
  const others = [...texts.keys()].filter((i) => counts[i] === 0);
  // A line break stands alone whatever is around it. All at once, because each call has a cost.
  const clusters = graphemes(others.map((i) => `${texts[i]}\n`).join(''));
  let at = 0;
  for (const i of others) {
    const end = clusters.indexOf('\n', at);
    counts[i] = end - at;
    at = end + 1;
  }
  return counts;
}

/** Whether a part and the next one are of one cluster. */
function jointOf(part: string, next: string): 'none' | 'sure' | 'flag' | 'unsure' {
  const code = part.codePointAt(0) as number;
  if (part.length > (code > 0xffff ? 2 : 1)) {
    const mayJoin = PICTURE.test(next)
      ? JOINED_PICTURE.test(part)
      : CONSONANT.test(next) && LINKER.test(part) && CONSONANT.test(part);
    return mayJoin ? 'unsure' : 'none';
  }
  if (code < FIRST_JOINING) return 'none';
  const nextCode = next.codePointAt(0) as number;
  if (isHalfFlag(code)) return isHalfFlag(nextCode) ? 'flag' : 'none';
  if (joinsInHangul(code, nextCode)) return 'sure';
  if (!PREPENDED.test(part)) return 'none';
  return CONTROL.test(next) && !PREPENDED.test(next) ? 'none' : 'sure';
}

function isHalfFlag(code: number): boolean {
  return code >= 0x1f1e6 && code <= 0x1f1ff;
}

/** Leading consonants, vowels and trailing consonants of Hangul, alone and in syllables, and the vowels of Kirat Rai. */
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

/** The clusters, those parted again that may be several. */
function withSegmented(clusters: readonly string[], unsure: readonly number[]): string[] {
  const found = segmented(unsure.map((i) => `${clusters[i]}\n`).join(''));
  const all: string[] = [];
  let [from, at] = [0, 0];
  for (const i of unsure) {
    for (; from < i; from++) all.push(clusters[from] as string);
    for (; found[at] !== '\n'; at++) all.push(found[at] as string);
    [from, at] = [i + 1, at + 1];
  }
  for (; from < clusters.length; from++) all.push(clusters[from] as string);
  return all;
}

function segmented(text: string): string[] {
  segmenter ??= new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
  const clusters: string[] = [];
  let at = 0;
  for (let size = PIECE; at < text.length;) {
    // Never between the halves of a surrogate pair: the first would pass for a character of its own.
    if (/[\ud800-\udbff]/.test(text[at + size - 1] ?? '')) size++;
    const piece = text.slice(at, at + size);
    const found: string[] = [];
    for (const { segment } of segmenter.segment(piece)) found.push(segment);
    // The end of a piece may cut a cluster: its last one is looked at again, with what follows.
    if (at + size < text.length) found.pop();
    for (const cluster of found) {
      clusters.push(cluster);
      at += cluster.length;
    }
    size = found.length === 0 ? size * 2 : PIECE;
  }
  return clusters;
}
