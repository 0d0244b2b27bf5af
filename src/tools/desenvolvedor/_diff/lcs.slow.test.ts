import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../lib/random-sources.ts';
import { below } from '../../../lib/random.ts';
import { longestCommonSubsequence } from './lcs.ts';

/** The length by the table of the textbooks (Wagner and Fischer 1974). */
function lengthByTable(a: readonly number[], b: readonly number[]): number {
  let row = new Uint16Array(b.length + 1);
  for (const element of a) {
    const next = new Uint16Array(b.length + 1);
    for (let j = 1; j <= b.length; j++) {
      next[j] =
        element === b[j - 1] ? (row[j - 1] as number) + 1 : Math.max(row[j] as number, next[j - 1] as number);
    }
    row = next;
  }
  return row.at(-1) as number;
}

function check(a: readonly number[], b: readonly number[]): void {
  const matches = longestCommonSubsequence(a, b);
  let [lastI, lastJ] = [-1, -1];
  for (const [i, j] of matches) {
    if (i <= lastI || j <= lastJ || a[i] !== b[j]) expect.fail(`no common subsequence: ${i}, ${j}`);
    [lastI, lastJ] = [i, j];
  }
  expect(matches.length).toBe(lengthByTable(a, b));
}

describe('longestCommonSubsequence', () => {
  it('finds a common subsequence as long as the table says, over many small sequences', () => {
    for (const alphabet of [1, 2, 4, 30]) {
      const sequence = fc.array(fc.integer({ min: 0, max: alphabet }), { maxLength: 100, size: 'max' });
      fc.assert(fc.property(sequence, sequence, check), { numRuns: 300 });
    }
  });

  it.each([2, 20, 2000])(
    'is right for two long sequences of %i different elements, which are divided',
    (alphabet) => {
      const random = seededRandom(`lcs ${alphabet}`);
      const sequence = (length: number) => Array.from({ length }, () => below(random, alphabet));
      // 9000 rows of 300 words are more than are kept at once.
      const [a, b] = [sequence(9000), sequence(9000)];
      const matches = longestCommonSubsequence(a, b);
      expect(matches.every(([i, j]) => a[i] === b[j])).toBe(true);
      expect(matches.length).toBe(lengthByTable(a, b));
    },
  );
});
