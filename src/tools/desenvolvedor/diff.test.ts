import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { callTool, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { seededRandom } from '../../lib/random-sources.ts';
import { below, pick } from '../../lib/random.ts';
import { compareTexts } from './_compare.ts';
import { diff } from './diff.ts';

interface Change {
  readonly type: 'equal' | 'delete' | 'insert';
  readonly value: string;
  readonly count: number;
}

const defaults = { mode: 'line', ignoreCase: false, ignoreWhitespace: false, context: 3 } as const;

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any answer
type Compared = any;

const compare = (text1: string, text2: string, more: Record<string, unknown> = {}) =>
  compareTexts({ text1, text2, ...defaults, ...more }) as Compared;
const side = (changes: readonly Change[], left: 'delete' | 'insert', joint: string) =>
  changes
    .filter(({ type }) => type !== left)
    .map(({ value }) => value)
    .join(joint);

describe('dev-diff: changes', () => {
  it.each([
    ['word', ''],
    ['char', ''],
    ['line', '\n'],
  ])(
    '%s: without the insertions they are the first text, without the deletions the second',
    (mode, joint) => {
      const text = fc.string({
        unit: fc.constantFrom('a', 'b', ' ', '\n', '.', 'ç', '😀', '👨‍👩‍👧'),
        maxLength: 60,
        size: 'max',
      });
      fc.assert(
        fc.property(text, text, (text1, text2) => {
          const { changes, stats } = compare(text1, text2, { mode });
          const body = (text: string) => (mode === 'line' ? text.replace(/\n$/, '') : text);
          expect(side(changes, 'insert', joint)).toBe(body(text1));
          expect(side(changes, 'delete', joint)).toBe(body(text2));
          const counted = (type: string) =>
            changes.reduce(
              (sum: number, change: Change) => (change.type === type ? sum + change.count : sum),
              0,
            );
          expect(stats).toMatchObject({
            added: counted('insert'),
            removed: counted('delete'),
            unchanged: counted('equal'),
          });
        }),
        { numRuns: 300 },
      );
    },
  );

  it('is a shortest script: as many characters stay as a common subsequence can have', () => {
    // The textbook table of Wagner and Fischer.
    const longest = (a: string, b: string) => {
      let row = Array.from({ length: b.length + 1 }, () => 0);
      for (const character of a) {
        const next = [0];
        for (let j = 1; j <= b.length; j++) {
          next[j] =
            character === b[j - 1]
              ? (row[j - 1] as number) + 1
              : Math.max(row[j] as number, next[j - 1] as number);
        }
        row = next;
      }
      return row.at(-1) as number;
    };
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 80, size: 'max' });
    fc.assert(
      fc.property(text, text, (text1, text2) => {
        expect(compare(text1, text2, { mode: 'char' }).stats.unchanged).toBe(longest(text1, text2));
      }),
      { numRuns: 300 },
    );
    // Far apart: more edits than the first of the two algorithms is let make.
    const random = seededRandom('far apart');
    const draw = () => Array.from({ length: 3000 }, () => pick(random, 'abcdefgh')).join('');
    const [text1, text2] = [draw(), draw()];
    expect(compare(text1, text2, { mode: 'char' }).stats.unchanged).toBe(longest(text1, text2));
  });

  it('merges runs, and puts deletions before insertions', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 40, size: 'max' });
    fc.assert(
      fc.property(text, text, (text1, text2) => {
        const types = compare(text1, text2)
          .changes.map(({ type }: Change) => type)
          .join(' ');
        expect(types).not.toMatch(/\b(\w+) \1\b|insert delete/);
      }),
    );
  });

  it('counts words, runs of white space and single other characters', () => {
    const { changes } = compare('Olá,  mundo!', 'Olá!', { mode: 'word' });
    expect(changes).toEqual([
      { type: 'equal', value: 'Olá', count: 1 },
      { type: 'delete', value: ',  mundo', count: 3 },
      { type: 'equal', value: '!', count: 1 },
    ]);
    expect(compare('guarda-chuva', 'guarda-roupa', { mode: 'word' }).stats).toMatchObject({
      added: 1,
      removed: 1,
    });
  });

  it('counts characters as people see them', () => {
    expect(compare('a👨‍👩‍👧b', 'ae\u0301b', { mode: 'char' }).stats).toEqual({
      added: 1,
      removed: 1,
      unchanged: 2,
      similarity: 66.7,
    });
  });

  it('reads CRLF and CR as LF', () => {
    expect(compare('a\r\nb\rc', 'a\nb\nc')).toMatchObject({ identical: true, unified: '' });
  });

  it.each([
    ['', '', 100],
    ['', 'a', 0],
    ['a\n', '', 0],
    ['a\nb', 'a\nb', 100],
    ['a\nb\nc', 'a\nb', 80],
  ])('%j and %j are %d % alike', (text1, text2, similarity) => {
    expect(compare(text1, text2).stats.similarity).toBe(similarity);
  });
});

describe('dev-diff: options', () => {
  it.each(['line', 'word', 'char'])('%s: canonical equivalents are equal (UAX #15)', (mode) => {
    const found = compare('maçã', 'mac\u0327a\u0303', { mode });
    expect(found.identical).toBe(true);
    expect(found.unified ?? '').toBe('');
    expect(compare('maçã b', 'mac\u0327a\u0303 c', { mode: 'word' }).stats).toMatchObject({
      added: 1,
      removed: 1,
    });
  });

  it('ignoreCase: shows the first text', () => {
    expect(compare('Ação\nb', 'AÇÃO\nc', { ignoreCase: true }).changes).toEqual([
      { type: 'equal', value: 'Ação', count: 1 },
      { type: 'delete', value: 'b', count: 1 },
      { type: 'insert', value: 'c', count: 1 },
    ]);
  });

  it('ignoreWhitespace: lines are trimmed, runs of white space are equal', () => {
    const options = { ignoreWhitespace: true };
    expect(compare('  a \t b\n\nc', 'a b\n  \nc\n', options)).toMatchObject({ identical: true, unified: '' });
    expect(compare('ab', 'a b', options).identical).toBe(false);
    for (const mode of ['word', 'char']) {
      expect(compare(' a \n b ', 'a b', { ...options, mode }).identical).toBe(true);
      expect(compare('ab', 'a b', { ...options, mode }).identical).toBe(false);
    }
  });

  it('is identical only with the same final line break, which changes and stats pass over', () => {
    const answer = compare('a\nb', 'a\nb\n');
    expect(answer).toMatchObject({ identical: false, stats: { added: 0, removed: 0, similarity: 100 } });
    expect(answer.changes).toEqual([{ type: 'equal', value: 'a\nb', count: 2 }]);
    // GNU diff 3.8: printf 'a\nb' > x; printf 'a\nb\n' > y; diff -u --label text1 --label text2 x y
    expect(answer.unified).toBe(
      '--- text1\n+++ text2\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n',
    );
  });

  it('gives unified of lines only', () => {
    expect(compare('a', 'b', { mode: 'word' })).not.toHaveProperty('unified');
    expect(compare('a', 'b', { mode: 'char' })).not.toHaveProperty('unified');
  });
});

describe('dev-diff: unified', () => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => `${from + i}\n`).join('');

  it('parts hunks whose contexts do not meet, and joins those that touch', () => {
    const hunks = (gap: number) => {
      const between = numbers(1, gap);
      return compare(`a\n${between}b\n`, `x\n${between}y\n`).unified.match(/^@@.*@@$/gm);
    };
    // GNU diff 3.8 on the same texts.
    expect(hunks(6)).toEqual(['@@ -1,8 +1,8 @@']);
    expect(hunks(7)).toEqual(['@@ -1,4 +1,4 @@', '@@ -6,4 +6,4 @@']);
  });

  it('writes ranges as GNU diff does: one line without a count, none before the line that precedes', () => {
    const header = (text1: string, text2: string, context: number) =>
      compare(text1, text2, { context }).unified.match(/^@@.*@@$/gm);
    expect(header('a\n', 'b\n', 0)).toEqual(['@@ -1 +1 @@']);
    expect(header('', 'a\nb\n', 3)).toEqual(['@@ -0,0 +1,2 @@']);
    expect(header('a\nb\n', '', 3)).toEqual(['@@ -1,2 +0,0 @@']);
    expect(header('a\nb\nc\n', 'a\nc\n', 0)).toEqual(['@@ -2 +1,0 @@']);
    expect(header('a\nc\n', 'a\nb\nc\n', 0)).toEqual(['@@ -1,0 +2 @@']);
  });

  const hasPatch = spawnSync('patch', ['--version']).status === 0;
  const itPatches = hasPatch ? it : it.skip;
  const pairs = sized(5, 300);

  itPatches(
    hasPatch
      ? `is what patch makes the second text of, over ${pairs} random pairs`
      : 'NOT CHECKED against patch: this machine has no patch program',
    () => {
      const random = seededRandom('patch');
      const folder = mkdtempSync(join(tmpdir(), 'canivete-diff-'));
      const [before, script, after] = ['before', 'script', 'after'].map((name) => join(folder, name)) as [
        string,
        string,
        string,
      ];
      const line = () =>
        pick(random, ['a', 'b', 'c', '', ' ', '-', '+x', '@@ -1 +1 @@', 'ção', '\\ No newline', '--- text1']);
      const draw = () => {
        const lines = Array.from({ length: below(random, 25) }, line);
        return lines.join('\n') + (lines.length > 0 && below(random, 2) === 0 ? '\n' : '');
      };
      const edit = (text: string) =>
        text
          .split('\n')
          .flatMap((one) => (below(random, 4) > 0 ? [one] : below(random, 2) ? [] : [one, line()]))
          .join('\n');
      try {
        for (let i = 0; i < pairs; i++) {
          const text1 = draw();
          const text2 = i % 3 === 0 ? draw() : edit(text1);
          const { unified, identical } = compare(text1, text2, { context: below(random, 5) });
          expect(identical).toBe(text1 === text2);
          if (text1 === text2) {
            expect(unified).toBe('');
            continue;
          }
          writeFileSync(before, text1);
          writeFileSync(script, unified);
          const { status, stdout } = spawnSync(
            'patch',
            ['--force', '--fuzz=0', '--output', after, before, script],
            {
              encoding: 'utf8',
            },
          );
          if (status !== 0) expect.fail(`${stdout}\n${JSON.stringify({ text1, text2 })}\n${unified}`);
          expect(readFileSync(after, 'utf8')).toBe(text2);
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});

describe('dev-diff: refusals', () => {
  it.each([
    [{ text1: 'a' }, 'text2'],
    [{ text2: 'a' }, 'text1'],
    [{ text1: 'x'.repeat(100_001), text2: '' }, 'text1'],
    [{ text1: '', text2: 'x'.repeat(20_001), mode: 'word' }, 'text2'],
    [{ text1: 'x'.repeat(20_001), text2: '', mode: 'char' }, 'text1'],
    [{ text1: 'a', text2: 'b', mode: 'byte' }, 'mode'],
    [{ text1: 'a', text2: 'b', context: 51 }, 'context'],
    [{ text1: 'a', text2: 'b', context: -1 }, 'context'],
  ])('case %#: 400', (input, field) => {
    expect(refusal(diff, input)).toEqual({ status: 400, fields: [field] });
  });

  it('takes lines that differ up to a product of 25,000,000 between what both sides share', async () => {
    const lines = (count: number, unit: string) => `${unit}\n`.repeat(count);
    const shared = lines(20_000, 's');
    const taken = { text1: shared + lines(5_000, 'a') + shared, text2: shared + lines(5_000, 'b') + shared };
    expect((await callTool(diff, taken)).stats).toEqual({
      added: 5_000,
      removed: 5_000,
      unchanged: 40_000,
      similarity: 88.9,
    });
    const over = { text1: shared + lines(5_000, 'a'), text2: shared + lines(5_001, 'b') };
    await expect(callTool(diff, over)).rejects.toMatchObject({
      status: 422,
      parts: {
        details: [{ field: 'text2', message: { en: expect.stringContaining('at most 5000 lines') } }],
      },
    });
    await expect(callTool(diff, { text1: lines(50_000, 'a'), text2: lines(501, 'b') })).rejects.toMatchObject(
      {
        parts: { details: [{ field: 'text1' }] },
      },
    );
    expect((await callTool(diff, { text1: lines(50_000, 'a'), text2: lines(500, 'b') })).identical).toBe(
      false,
    );
  });

  it('takes 20,000 characters by word and character, and 100,000 by line', () => {
    const text1 = 'x'.repeat(20_000);
    for (const mode of ['word', 'char']) expect(compare(text1, text1, { mode }).identical).toBe(true);
    expect(compare('x'.repeat(100_000), 'y').stats).toMatchObject({ added: 1, removed: 1 });
  });
});
