/**
 * The figures of the fault tests, in `figures.jsonl`: a line for each report of a test that has passed at its whole
 * size, with the day and the machine. A run replaces the lines of the tests that pass in it, and no others.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const figuresFile = fileURLToPath(new URL('figures.jsonl', import.meta.url));

export function readFigures(path = figuresFile) {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8').split('\n').filter(Boolean).map(JSON.parse);
}

/** The lines with those of one test in place of the ones that it had. */
export function withTest(lines, { file, test }, own) {
  const others = lines.filter((line) => line.file !== file || line.test !== test);
  return [...others, ...own.map((one) => ({ file, test, ...one }))];
}

/** The lines without those of tests that a file does not have any more. */
export function withoutGone(lines, file, tests) {
  return lines.filter((line) => line.file !== file || tests.includes(line.test));
}

/** Writes the figures in a fixed order, so that a diff of the file shows only new measurements. */
export function writeFigures(lines, path = figuresFile) {
  const keyOf = ({ file, test, report }) => [file, test, report].join('\n');
  const sorted = lines.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
  // A run that is killed while it writes leaves the file as it was.
  writeFileSync(`${path}.new`, sorted.map((line) => `${JSON.stringify(line)}\n`).join(''));
  renameSync(`${path}.new`, path);
}
