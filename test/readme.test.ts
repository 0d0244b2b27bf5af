import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { tools } from './support/tools.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');

const START = '<!-- tools -->';
const END = '<!-- /tools -->';

function table(): string {
  const sorted = tools.toSorted((a, b) => (a.category + a.path < b.category + b.path ? -1 : 1));
  const rows = sorted.map(
    ({ category, method, path, name, summary }) =>
      `| ${category} | \`${method} ${path}\` | ${name} | ${summary} |`,
  );
  return [
    `${tools.length} tools.`,
    '',
    '| category | call | name | what it does |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

async function linesOf(program: string): Promise<string[]> {
  const args = ['--input-type=module', '-e', program];
  const { stdout } = await run(process.execPath, args, { cwd: root, timeout: 20_000 });
  return stdout.trim().split('\n');
}

describe('README', () => {
  it('lists the tools of the registry (npm run readme rewrites it)', async () => {
    const [before, rest] = readme.split(START) as [string, string];
    const [, after] = rest.split(END) as [string, string];
    await expect(`${before}${START}\n${table()}\n${END}${after}`).toMatchFileSnapshot('../README.md');
  });

  it('opens with the two commands that a new user types', () => {
    const commands = [...readme.matchAll(/^```sh\n(.*?)\n```$/gms)].map(([, text]) => text);
    expect(commands.slice(0, 2)).toEqual(['npm ci && npm start', 'npm ci && npm test']);
  });

  it('has programs that run as they stand', async () => {
    const programs = [...readme.matchAll(/^```js\n(.*?)\n```$/gms)].map(([, text]) => text as string);
    expect(programs.length).toBeGreaterThan(0);
    for (const program of programs) {
      const [printed, again] = [await linesOf(program), await linesOf(program)];
      const promised = [...program.matchAll(/\/\/ → (.*)$/gm)].map(([, text]) => text as string);
      // What two runs print alike is promised to the letter. Of what is drawn the README shows one answer of many: there
      // a digit stands for any.
      const shape = (text: string, i: number) => (printed[i] === again[i] ? text : text.replace(/\d/g, '0'));
      expect(printed.map(shape)).toEqual(promised.map(shape));
    }
  });
});
