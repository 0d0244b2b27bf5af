import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Figure, readFigures, withoutGone, withTest, writeFigures } from './figures.mjs';
import { faults, page } from './page.mjs';
import { root } from '../support/pages.ts';

const line = (file: string, test: string, more: Partial<Figure> = {}): Figure => ({
  file,
  test,
  report: 'T1',
  figures: { lost: 0 },
  machine: 'here',
  day: '2026-11-22',
  ...more,
});

describe('the figures of fault tests', () => {
  it('are replaced for the test that ran, and kept for the others', () => {
    const lines = [line('a', '1'), line('a', '2'), line('b', '1')];
    const { machine, day } = line('', '');
    const own = [{ report: 'T1', figures: { lost: 1 }, machine, day }];
    expect(withTest(lines, { file: 'a', test: '1' }, own)).toEqual([
      line('a', '2'),
      line('b', '1'),
      line('a', '1', { figures: { lost: 1 } }),
    ]);
  });

  it('go with the test that a file does not have any more', () => {
    const lines = [line('a', '1'), line('a', '2'), line('b', '2')];
    expect(withoutGone(lines, 'a', ['1'])).toEqual([line('a', '1'), line('b', '2')]);
  });

  it('are written in one order, whatever ran last', () => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-figures-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'figures.jsonl');
    expect(readFigures(path)).toEqual([]);
    const lines = [line('b', '1'), line('a', '2'), line('a', '1')];
    writeFigures(lines, path);
    expect(readFigures(path)).toEqual(lines.toReversed());
  });
});

describe('docs/faults.md', () => {
  it('is what the kept figures make (test/faults/run.mjs writes it)', () => {
    expect(readFileSync(`${root}docs/faults.md`, 'utf8')).toBe(page(readFigures()));
  });

  it('says once when and where, or for each run of its own', () => {
    const [first, second] = [line('a', '1'), line('a', '2', { day: '2026-11-23', figures: { lost: 7 } })];
    const others = faults.map(({ id }) => id).filter((id) => id !== 'T1');
    expect(page([first])).toContain(
      `The figures below are of 2026-11-22, here; those of ${others.join(', ')} were not taken.`,
    );
    expect(page([first])).not.toContain('2026-11-22, here:');
    expect(page([second, first])).toContain(
      '2026-11-22, here:\n\n| lost |\n| --- |\n| 0 |\n\n2026-11-23, here:\n\n| lost |\n| --- |\n| 7 |\n',
    );
  });

  it('has a column for each line where a row would be too wide', () => {
    const figures = Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`a fault, ${i}`, `${i} ms`]));
    const lines = [line('a', '1', { figures: { endedIn: 'Bun', ...figures } })];
    expect(page(lines)).toContain('| ended in | Bun |\n| --- | --- |\n| a fault, 0 | 0 ms |\n');
  });

  it('leaves out no report', () => {
    expect(() => page([line('a', '1', { report: 'T0' })])).toThrow('no fault has these reports: T0');
  });
});
