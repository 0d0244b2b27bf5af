/** `--jobs` of the built command line, whose threads run its own file. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'canivete-jobs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (file: string, args: readonly string[]) =>
  new Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }>((resolve) => {
    const options = { maxBuffer: 1 << 26, encoding: 'utf8' } as const;
    const child = execFile(process.execPath, [file, ...args], options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });

/** A file of calls; every 97th is refused. */
function written(name: string, header: string, rowOf: (i: number) => string, count: number): string {
  const file = join(folder, name);
  const rows = Array.from({ length: count }, (_, i) =>
    i % 97 === 96 ? rowOf(i).replace(/^\d/, 'x') : rowOf(i),
  );
  writeFileSync(file, [header, ...rows, ''].join('\n'));
  return file;
}

it('three threads write the bytes of one, refusals and seeds included', async () => {
  const salaries = written('salaries.csv', 'salarioBruto,ano', (i) => `${1500 + i},2026`, 1_300);
  const ofTool = ['call', 'calculadoras-inss', '--input', salaries, '--format', 'csv'];
  const one = await run(cli, ofTool);
  expect([one.code, one.stdout.split('\n').length]).toEqual([1, 1_302]);
  expect(await run(cli, [...ofTool, '--jobs', '3'])).toEqual(one);

  const drawn = ['call', 'pessoa', '--repeat', '900', '--seed', 'a'];
  expect(await run(cli, [...drawn, '--jobs', '2'])).toEqual(await run(cli, drawn));
});

it('threads start where the command line is a link, as npm makes it', async () => {
  const link = join(folder, 'canivete');
  symlinkSync(cli, link);
  const { code, stdout } = await run(link, ['call', 'cpf', '--repeat', '600', '--seed', 'a', '--jobs', '2']);
  expect([code, stdout.trim().split('\n').length]).toEqual([0, 600]);
});

it('the first refusal ends all threads with --fail-fast', async () => {
  const salaries = written('first.csv', 'salarioBruto', (i) => String(1500 + i), 1_300);
  const ofTool = ['call', 'calculadoras-inss', '--input', salaries, '--fail-fast'];
  const one = await run(cli, ofTool);
  expect(one.stdout.trim().split('\n')).toHaveLength(97);
  expect(await run(cli, [...ofTool, '--jobs', '2'])).toEqual(one);
});

it('three threads make the pseudonyms of one', async () => {
  const people = written('people.csv', 'cpf,nome', (i) => `${52_998_224_725 + i},Zoé Araújo ${i}`, 1_300);
  const key = join(folder, 'pseudonyms.key');
  writeFileSync(key, '0123456789abcdef'.repeat(4), { mode: 0o600 });
  const ofFile = ['pseudonymize', people, '--columns', 'cpf=cpf,nome=nome', '--key-file', key];
  const one = await run(cli, ofFile);
  expect([one.code, one.stdout.split('\n').length]).toEqual([0, 1_302]);
  expect(await run(cli, [...ofFile, '--jobs', '3'])).toEqual(one);
});

it('a service answers by itself, and takes no --jobs', async () => {
  const { code, stderr } = await run(cli, ['call', 'cpf', '--jobs', '2', '--url', 'http://127.0.0.1:1/v1']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--jobs')]);
});
