/**
 * A longest common subsequence in time m·n/30 and bounded memory, whatever the sequences: its length by bit-parallel
 * dynamic programming (Crochemore, Iliopoulos, Pinzon and Reid 2001), itself by tracing the rows back or, where they
 * would be too many to keep, by divide and conquer (Hirschberg 1975).
 */

// With 30 bits a word, a sum of two words and a carry stays below 2^31: V8 then works on plain integers.
const BITS = 30;
const FULL = 2 ** BITS - 1;

/** Words of rows that are kept at once: 8 MiB. */
const MAX_KEPT = 2 ** 21;

/** A pair of indices, in the first and the second sequence, whose elements are equal. */
export type Match = readonly [number, number];

type Sequence = readonly number[];

/** The matched pairs, ascending. Elements are integers, compared by value. */
export function longestCommonSubsequence(a: Sequence, b: Sequence): Match[] {
  const matches: Match[] = [];
  solve(a, b, 0, 0, matches);
  return matches;
}

function solve(a: Sequence, b: Sequence, aStart: number, bStart: number, matches: Match[]): void {
  if (a.length === 0 || b.length === 0) return;
  const words = Math.ceil(b.length / BITS);
  if ((a.length + 1) * words <= MAX_KEPT) {
    trace(a, b, aStart, bStart, matches);
    return;
  }
  const middle = a.length >> 1;
  const [first, second] = [a.slice(0, middle), a.slice(middle)];
  const forward = prefixLengths(first, b);
  const backward = prefixLengths(second.toReversed(), b.toReversed());
  // Where to cut b so that the halves of a have the most in common with its two parts.
  let split = 0;
  let most = -1;
  for (let i = 0; i <= b.length; i++) {
    const common = (forward[i] as number) + (backward[b.length - i] as number);
    if (common > most) [split, most] = [i, common];
  }
  solve(first, b.slice(0, split), aStart, bStart, matches);
  solve(second, b.slice(split), aStart + middle, bStart + split, matches);
}

/** Makes every row, and follows them from the end to the start. */
function trace(a: Sequence, b: Sequence, aStart: number, bStart: number, matches: Match[]): void {
  const words = Math.ceil(b.length / BITS);
  const rows = new Int32Array((a.length + 1) * words).fill(FULL, 0, words);
  sweep(a, b, rows, words);
  const grows = (i: number, j: number) =>
    (((rows[i * words + Math.trunc((j - 1) / BITS)] as number) >> ((j - 1) % BITS)) & 1) === 0;
  const found: Match[] = [];
  for (let [i, j] = [a.length, b.length]; i > 0 && j > 0;) {
    if (!grows(i, j)) j--;
    else if (grows(--i, j)) continue;
    else found.push([aStart + i, bStart + --j]);
  }
  for (const match of found.toReversed()) matches.push(match);
}

/** For each prefix of b, the length of its longest common subsequence with a. */
function prefixLengths(a: Sequence, b: Sequence): Int32Array {
  const row = new Int32Array(Math.ceil(b.length / BITS)).fill(FULL);
  sweep(a, b, row, 0);
  const lengths = new Int32Array(b.length + 1);
  for (let i = 0; i < b.length; i++) {
    const same = ((row[Math.trunc(i / BITS)] as number) >> (i % BITS)) & 1;
    lengths[i + 1] = (lengths[i] as number) + 1 - same;
  }
  return lengths;
}

/**
 * Takes the elements of a one by one through the table of lengths, from the row at 0. A zero bit in a row stands where
 * the length grows with the element of b. With a stride of 0 the one row is written over, else each has its place.
 */
function sweep(a: Sequence, b: Sequence, rows: Int32Array, stride: number): void {
  const words = Math.ceil(b.length / BITS);
  const positions = new Map<number, number[]>();
  for (const [i, element] of b.entries()) {
    const known = positions.get(element);
    if (known) known.push(i);
    else positions.set(element, [i]);
  }
  // Masks are kept of the frequent elements only: those are at most 30, so memory stays in proportion to b.
  const kept = new Map<number, Int32Array>();
  const scratch = new Int32Array(words);

  for (const [i, element] of a.entries()) {
    const [from, to] = [i * stride, (i + 1) * stride];
    const at = positions.get(element);
    if (!at) {
      rows.copyWithin(to, from, from + words);
    } else if (at.length > words) {
      const mask = kept.get(element) ?? setBits(new Int32Array(words), at);
      kept.set(element, mask);
      step(rows, from, to, mask);
    } else {
      step(rows, from, to, setBits(scratch, at));
      for (const position of at) scratch[Math.trunc(position / BITS)] = 0;
    }
  }
}

function setBits(mask: Int32Array, positions: readonly number[]): Int32Array {
  for (const position of positions) {
    const word = Math.trunc(position / BITS);
    mask[word] = (mask[word] as number) | (1 << (position % BITS));
  }
  return mask;
}

/** The next row: (row + (row & mask)) | (row & ~mask), over all words. */
function step(rows: Int32Array, from: number, to: number, mask: Int32Array): void {
  // All of the time is spent here, so BITS and FULL are written out: bundlers make variables of constants.
  let carry = 0;
  for (let word = 0; word < mask.length; word++) {
    const held = rows[from + word] as number;
    const matched = held & (mask[word] as number);
    const sum = held + matched + carry;
    carry = sum >>> 30;
    rows[to + word] = (sum & 0x3fff_ffff) | (held & ~matched);
  }
}
