/** Characters as people see them: extended grapheme clusters (UAX #29), as `Intl.Segmenter` finds them. */

// Between two characters of this set there is always a boundary, since none of them extends, joins or precedes
// another. It holds the common scripts, signs and emoji, without their marks, modifiers, joiners and controls.
const PLAIN =
  /[\n -~\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u20bf\u2100-\u2bff\u3001-\u3029\u3041-\u3096\u30a1-\u30ff\u3400-\u9fff\uac00-\ud7a3\u{1f300}-\u{1f3fa}\u{1f400}-\u{1faff}]+/gu;

// Shorter runs are left to the segmenter, each call of which has its cost.
const LONG = 4;

// V8 takes time in proportion to the whole text for each cluster, so the segmenter gets short pieces.
const PIECE = 128;

let segmenter: Intl.Segmenter | undefined;

/** The clusters of a text, in order; together they are the text. */
export function graphemes(text: string): string[] {
  const clusters: string[] = [];
  // Where the stretch begins in which boundaries are not yet known.
  let unsure = 0;
  for (const { 0: run, index } of text.matchAll(PLAIN)) {
    const characters = [...run];
    const [first, last] = [characters[0] as string, characters.at(-1) as string];
    if (characters.length < LONG) continue;
    // What precedes may take the first character of the run, and what follows may attach to the last.
    segment(text.slice(unsure, index + first.length), clusters);
    for (let i = 1; i < characters.length - 1; i++) clusters.push(characters[i] as string);
    unsure = index + run.length - last.length;
  }
  segment(text.slice(unsure), clusters);
  return clusters;
}

/** How many clusters a text has. */
export function countGraphemes(text: string): number {
  // Most words need no more: from the space to U+02FF nothing joins anything.
  return /^[ -\u02ff]*$/.test(text) ? text.length : graphemes(text).length;
}

function segment(text: string, clusters: string[]): void {
  if (text === '') return;
  if (isOne(text)) {
    clusters.push(text);
    return;
  }
  segmenter ??= new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
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
}

function isOne(text: string): boolean {
  return text.length === ((text.codePointAt(0) as number) > 0xffff ? 2 : 1);
}
