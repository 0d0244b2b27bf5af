/** The comparison of two texts. It has a file of its own because it imports the `diff` package. */
import { diffArrays } from 'diff';
import { align, commonEnds, type Run, runsOf } from './_diff/align.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import type { Match } from './_diff/lcs.ts';
import { keyOf, type Leniency, tokensOf } from './_diff/tokens.ts';
import { type Lines, linesOf, writeUnified } from './_diff/unified.ts';
import { unixLines } from '../../lib/text/lines.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';

export interface Comparison extends Leniency {
  readonly text1: string;
  readonly text2: string;
  readonly mode: 'line' | 'word' | 'char';
  /** Lines around a change in the unified form. */
  readonly context: number;
}

// The time of Myers' algorithm grows with the square of the edits: beyond these another one is the quicker.
const MAX_EDITS = 250;

export function compareTexts({ text1, text2, mode, context, ...options }: Comparison) {
  const [before, after] = [unixLines(text1), unixLines(text2)];
  if (mode !== 'line') {
    const [first, second] = [tokensOf(before, mode, options), tokensOf(after, mode, options)];
    return compare(mode, first, second, options, '').answer;
  }

  const [first, second] = [linesOf(before), linesOf(after)];
  requireFewLines(first.lines, second.lines);
  const { matched, answer } = compare(mode, first.lines, second.lines, options, '\n');
  const runs = options.ignoreWhitespace
    ? runsOf(matched, second.lines.length)
    : strictRuns(first, second, matched, options);
  return {
    ...answer,
    identical: answer.identical && runs.every(({ type }) => type === 'equal'),
    unified: writeUnified(first, second, runs, context),
  };
}

/** Lines of one text times those of the other, between their common beginning and end: what the search may cost. */
const MAX_PRODUCT = 25_000_000;

/** 422 on the text with more lines when both have too many that differ. */
function requireFewLines(before: readonly string[], after: readonly string[]): void {
  const { start, aEnd, bEnd } = commonEnds(before, after);
  const [first, second] = [aEnd - start, bEnd - start];
  if (first * second <= MAX_PRODUCT) return;
  const most = Math.floor(MAX_PRODUCT / Math.min(first, second));
  throw invalidValue(first > second ? 'text1' : 'text2', {
    pt: `deve ter no máximo ${most} linhas entre o começo e o fim iguais aos do outro texto`,
    en: `must have at most ${most} lines between the beginning and the end that it shares with the other text`,
  });
}

function compare(
  mode: Comparison['mode'],
  before: readonly string[],
  after: readonly string[],
  options: Leniency,
  joint: string,
) {
  const keys = (tokens: readonly string[]) => tokens.map((token) => keyOf(token, options));
  const matched = align(keys(before), keys(after), myers);
  const runs = runsOf(matched, after.length);
  const changes = runs.map(({ type, start, end }) => ({
    type,
    value: (type === 'insert' ? after : before).slice(start, end).join(joint),
    count: end - start,
  }));
  const countOf = (type: Run['type']) =>
    changes.reduce((sum, change) => (change.type === type ? sum + change.count : sum), 0);
  const unchanged = countOf('equal');
  const total = before.length + after.length;
  const answer = {
    mode,
    identical: unchanged * 2 === total,
    changes,
    stats: {
      added: countOf('insert'),
      removed: countOf('delete'),
      unchanged,
      similarity: total === 0 ? 100 : roundTo((200 * unchanged) / total, 1),
    },
  };
  return { matched, answer };
}

/** The script that also sees whether a last line has its break: one with and one without are different lines. */
function strictRuns(before: Lines, after: Lines, matched: Int32Array, options: Leniency): Run[] {
  const isOpen = ({ lines, closed }: Lines, i: number) => !closed && i === lines.length - 1;
  const holds = matched.every((j, i) => j < 0 || isOpen(before, i) === isOpen(after, j));
  if (holds) return runsOf(matched, after.lines.length);
  const keys = (side: Lines) =>
    side.lines.map((line, i) => (isOpen(side, i) ? `${keyOf(line, options)}\n` : keyOf(line, options)));
  return runsOf(align(keys(before), keys(after), myers), after.lines.length);
}

/** Matches by Myers' algorithm, or none when there are too many edits for it. */
function myers(a: number[], b: number[]): Match[] | null {
  const parts = diffArrays(a, b, { maxEditLength: MAX_EDITS });
  if (!parts) return null;
  const matches: Match[] = [];
  let [i, j] = [0, 0];
  for (const { added, removed, count } of parts) {
    if (added) j += count;
    else if (removed) i += count;
    else for (let k = 0; k < count; k++) matches.push([i++, j++]);
  }
  return matches;
}
