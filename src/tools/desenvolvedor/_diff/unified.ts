import type { Run } from './align.ts';

/** A text's lines, without their breaks. */
export interface Lines {
  readonly lines: readonly string[];
  /** True when the last line has its break, and for the empty text. */
  readonly closed: boolean;
}

/** The lines of a text whose breaks are LF. A final break makes no line of its own. */
export function linesOf(text: string): Lines {
  if (text === '') return { lines: [], closed: true };
  const closed = text.endsWith('\n');
  return { lines: (closed ? text.slice(0, -1) : text).split('\n'), closed };
}

/** A run and how many lines of each text precede it. */
interface Placed extends Run {
  readonly a: number;
  readonly b: number;
}

/**
 * An edit script in the unified format of GNU diff (POSIX diff -u) with that many lines of context, under the names
 * `text1` and `text2`: `patch` makes the second text of the first. Empty when the script changes nothing.
 */
export function writeUnified(before: Lines, after: Lines, runs: readonly Run[], context: number): string {
  const hunks: Placed[][] = [];
  let hunk: Placed[] = [];
  const close = () => {
    if (hunk.some(({ type }) => type !== 'equal')) hunks.push(hunk);
  };
  for (const run of place(runs)) {
    // Between two changes the equal lines stay in the hunk when the contexts of both reach over them.
    if (run.type !== 'equal' || (hunk.length > 0 && run.end - run.start <= 2 * context)) {
      hunk.push(run);
    } else {
      hunk.push(firstLines(run, context));
      close();
      hunk = [lastLines(run, context)];
    }
  }
  const last = hunk.at(-1);
  if (last?.type === 'equal') hunk[hunk.length - 1] = firstLines(last, context);
  close();

  if (hunks.length === 0) return '';
  return `--- text1\n+++ text2\n${hunks.map((hunk) => writeHunk(hunk, before, after)).join('')}`;
}

function place(runs: readonly Run[]): Placed[] {
  let [a, b] = [0, 0];
  return runs.map((run) => {
    const placed = { ...run, a, b };
    const length = run.end - run.start;
    if (run.type !== 'insert') a += length;
    if (run.type !== 'delete') b += length;
    return placed;
  });
}

function firstLines(run: Placed, count: number): Placed {
  return { ...run, end: Math.min(run.end, run.start + count) };
}

function lastLines(run: Placed, count: number): Placed {
  const skipped = Math.max(0, run.end - run.start - count);
  return { ...run, start: run.start + skipped, a: run.a + skipped, b: run.b + skipped };
}

function writeHunk(hunk: readonly Placed[], before: Lines, after: Lines): string {
  const { a, b } = hunk[0] as Placed;
  let text = '';
  let [aCount, bCount] = [0, 0];
  for (const { type, start, end } of hunk) {
    if (type !== 'insert') aCount += end - start;
    if (type !== 'delete') bCount += end - start;
    const prefix = { equal: ' ', delete: '-', insert: '+' }[type];
    const { lines, closed } = type === 'insert' ? after : before;
    for (let i = start; i < end; i++) {
      text += `${prefix}${lines[i]}\n`;
      if (i === lines.length - 1 && !closed) text += '\\ No newline at end of file\n';
    }
  }
  return `@@ -${range(a, aCount)} +${range(b, bCount)} @@\n${text}`;
}

/** A range of lines: the first one and their number, which 1 goes without. An empty one names the line before it. */
function range(before: number, count: number): string {
  if (count === 1) return String(before + 1);
  return `${count === 0 ? before : before + 1},${count}`;
}
