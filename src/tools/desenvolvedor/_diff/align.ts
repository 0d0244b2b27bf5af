import { longestCommonSubsequence, type Match } from './lcs.ts';

/** A quick way to a longest common subsequence of two sequences that differ little; null when they differ more. */
export type Quick = (a: number[], b: number[]) => Match[] | null;

/** Where the parts of two sequences lie that are neither their common beginning nor their common end. */
export function commonEnds(a: readonly string[], b: readonly string[]) {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let [aEnd, bEnd] = [a.length, b.length];
  while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd--;
    bEnd--;
  }
  return { start, aEnd, bEnd };
}

/**
 * For each element of `a`, the index of the equal element of `b` that a shortest edit script keeps, or -1 when the
 * script deletes it. Elements of `b` without an index are inserted. Elements are equal when their keys are.
 */
export function align(a: readonly string[], b: readonly string[], quick: Quick): Int32Array {
  const matched = new Int32Array(a.length).fill(-1);
  const { start, aEnd, bEnd } = commonEnds(a, b);
  for (let i = 0; i < start; i++) matched[i] = i;
  for (let i = aEnd; i < a.length; i++) matched[i] = i - aEnd + bEnd;

  // Leave out what only one side has: it can match nothing.
  const inB = new Set(b.slice(start, bEnd));
  const ids = new Map<string, number>();
  for (const key of a.slice(start, aEnd)) if (inB.has(key) && !ids.has(key)) ids.set(key, ids.size);
  const places = (keys: readonly string[], end: number) => {
    const found: number[] = [];
    for (let i = start; i < end; i++) if (ids.has(keys[i] as string)) found.push(i);
    return found;
  };
  const [aAt, bAt] = [places(a, aEnd), places(b, bEnd)];
  const shortA = aAt.map((i) => ids.get(a[i] as string) as number);
  const shortB = bAt.map((j) => ids.get(b[j] as string) as number);
  for (const [i, j] of quick(shortA, shortB) ?? longestCommonSubsequence(shortA, shortB)) {
    matched[aAt[i] as number] = bAt[j] as number;
  }
  return matched;
}

export interface Run {
  readonly type: 'equal' | 'delete' | 'insert';
  /** Indices in the first side, but of `insert` in the second. */
  readonly start: number;
  readonly end: number;
}

/** The edit script of an alignment as runs, merged; in a changed stretch the deletions come first. */
export function runsOf(matched: Int32Array, bLength: number): Run[] {
  const runs: Run[] = [];
  const add = (type: Run['type'], start: number, end: number) => {
    if (end > start) runs.push({ type, start, end });
  };
  let [i, j] = [0, 0];
  while (i < matched.length || j < bLength) {
    const changed = i;
    while (i < matched.length && matched[i] === -1) i++;
    const next = i < matched.length ? (matched[i] as number) : bLength;
    add('delete', changed, i);
    add('insert', j, next);
    j = next;
    const equal = i;
    while (i < matched.length && matched[i] === j) {
      i++;
      j++;
    }
    add('equal', equal, i);
  }
  return runs;
}
