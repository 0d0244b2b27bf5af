import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { blocksOf, pages, root } from '../support/pages.ts';

const run = promisify(execFile);

async function linesOf(program: string): Promise<string[]> {
  const args = ['--input-type=module', '-e', program];
  const { stdout } = await run(process.execPath, args, { cwd: root, timeout: 240_000 });
  return stdout.trim().split('\n');
}

const programs = [...pages].flatMap(([path, page]) =>
  blocksOf(page, 'js').map((program, i) => ({ name: `${path}, program ${i + 1}`, program })),
);

it('the README has a program', () => {
  expect(programs.map(({ name }) => name)).toContain('README.md, program 1');
});

it.each(programs)('$name runs as it stands, and prints what it says', async ({ program }) => {
  const [printed, again] = [await linesOf(program), await linesOf(program)];
  const promised = [...program.matchAll(/\/\/ → (.*)$/gm)].map(([, text]) => text as string);
  // Output that two runs print alike must match to the letter. Drawn values differ in each run, so there a digit
  // matches any digit.
  const shape = (text: string, i: number) => (printed[i] === again[i] ? text : text.replace(/\d/g, '0'));
  expect(printed.map(shape)).toEqual(promised.map(shape));
});
