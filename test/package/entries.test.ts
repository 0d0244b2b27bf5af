import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { acceptedBy } from '../support/accepted.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
/** The entries that are code: others are files as they stand. */
const entries = Object.keys(manifest.exports).filter((name) => typeof manifest.exports[name] === 'object');
/** The exports of each entry, as `npm run sync` recorded them: a change here is a change of the package. */
const names = new Map(
  readFileSync(`${root}test/package/names.txt`, 'utf8')
    .split('\n\n')
    .map((lines) => lines.trim().split(/\s+/))
    .map(([name, ...exported]) => [name, exported]),
);
interface File {
  readonly path: string;
  readonly size: number;
}

const specifier = (entry: string) => manifest.name + entry.slice(1);

/** Runs a program in a Node of its own, in the folder of the package, which finds itself by its name. */
function node(program: string, type: 'module' | 'commonjs'): string {
  return execFileSync(process.execPath, [`--input-type=${type}`, '--no-warnings', '-e', program], {
    cwd: root,
    encoding: 'utf8',
    timeout: 240_000,
  });
}

describe('the package', () => {
  it.each(entries)('%s exports the names of names.txt', (entry) => {
    const printed = node(
      `import('${specifier(entry)}').then((m) => console.log(JSON.stringify(Object.keys(m))))`,
      'module',
    );
    expect(JSON.parse(printed).toSorted(), acceptedBy('npm run sync')).toEqual(names.get(specifier(entry)));
  });

  it.each(entries)('%s can be required', (entry) => {
    expect(node(`console.log(typeof require('${specifier(entry)}'))`, 'commonjs').trim()).toBe('object');
  });

  it.each(entries)('%s has types in front of code, and both exist', (entry) => {
    const { types, ...rest } = manifest.exports[entry];
    expect(Object.keys(manifest.exports[entry])).toEqual(['types', 'default']);
    for (const file of [types, rest.default]) expect(existsSync(root + file)).toBe(true);
  });

  it.each(['documentos', 'schema'])('gives the vectors by their names: %s.json', (name) => {
    const program = `import file from 'canivete/vectors/${name}.json' with { type: 'json' }; console.log(Object.keys(file)[0])`;
    expect(node(program, 'module').trim()).toBe('$schema');
  });

  it('knows an error of one entry as that of another', () => {
    const program = `
      import { createService, ServiceError } from 'canivete';
      import * as core from 'canivete/core';
      const told = (await createService().accounts.get('acc_none').then(() => createService().keys.list('acc_none')).catch((e) => e));
      console.log([told instanceof ServiceError, told instanceof core.ServiceError, told instanceof core.ApiError, {} instanceof core.ServiceError].join());
    `;
    expect(node(program, 'module').trim()).toBe('true,true,false,false');
  });

  it('fails on a wrong option with a stack that fits on a screen', () => {
    const program = "import { createService } from 'canivete'; createService({ foo: 1 });";
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: root,
      encoding: 'utf8',
      timeout: 240_000,
    });
    expect(stderr).toContain('TypeError: createService: there is no option "foo"');
    expect(Buffer.byteLength(stderr)).toBeLessThan(2_000);
  });

  it('does nothing when it is imported: no randomness, clock, timer or network', () => {
    const program = `
      const forbid = (owner, name) => { owner[name] = () => { throw new Error(name + ' at import'); }; };
      forbid(crypto, 'getRandomValues'); forbid(crypto, 'randomUUID'); forbid(crypto.subtle, 'digest');
      forbid(Date, 'now'); forbid(Math, 'random'); forbid(globalThis, 'setTimeout'); forbid(globalThis, 'setInterval');
      forbid(globalThis, 'fetch'); forbid(performance, 'now');
      for (const entry of ${JSON.stringify(entries.map(specifier))}) await import(entry);
      console.log('quiet');
    `;
    expect(node(program, 'module').trim()).toBe('quiet');
  });

  it('holds what a user needs and nothing else', () => {
    const [{ files }] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
        cwd: root,
        encoding: 'utf8',
        timeout: 240_000,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
    const paths: string[] = files.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']));
    // The tracked files that people read and that `canivete init` copies; left-overs of runs do not count.
    const copied = execFileSync('git', ['ls-files', 'templates', 'examples', 'docs/*.md', ':!docs/*/*'], {
      cwd: root,
      encoding: 'utf8',
    })
      .trim()
      .split('\n');
    expect(paths).toEqual(expect.arrayContaining(copied));
    const others = paths.filter(
      (path) =>
        !/^dist\/(types\/.*\.d\.ts|.*\.js|vectors\/[a-z]+\.json)$/.test(path) && !copied.includes(path),
    );
    expect(others.toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'README.pt-BR.md',
      'SECURITY.md',
      'package.json',
    ]);
    expect(paths.filter((path) => path.includes('.test.'))).toEqual([
      'examples/msw/hiring.test.mjs',
      'examples/worlds/wrong-sales.test.mjs',
      'templates/shared/src/net-pay.test.ts',
    ]);
    // 2 % above what was measured when it was set. Raising it takes a reason, written beside it. Most of it are rules and
    // texts of the tools in two languages, and comments in the types, which only editors read. The tables
    // of CBS and IBS (codes, places, goods) are 430 kB, and the look-up tables 264 kB, with their tools and texts 55 kB. The segments of trade of worlds are 20 kB.
    // The entries for front ends have 78 kB of types, nearly all of them comments. Fixed income, its prices and its texts, is 40 kB.
    // Help of the command line in Portuguese, words of answers, rows and tabs of the docs page are some 120 kB.
    // The audit in steps, papers and three drawings of money are some 60 kB.
    const isVectors = ({ path }: File) => path.startsWith('dist/vectors/');
    const isPage = ({ path }: File) => /^(docs|examples)\//.test(path);
    const sizeOf = (own: readonly File[]) => own.reduce((sum, { size }) => sum + size, 0);
    expect(sizeOf(files.filter((file: File) => !isVectors(file) && !isPage(file)))).toBeLessThanOrEqual(
      5_000_000,
    );
    // No code loads the pages and their programs: they are there so that a reader of the package needs no other place. The last
    // of them are that of the official calculator and what one core gives.
    expect(sizeOf(files.filter(isPage))).toBeLessThanOrEqual(373_000);
    // No code loads the vectors, and a tarball has them in a tenth of this. Searches and worlds have lists.
    expect(sizeOf(files.filter(isVectors))).toBeLessThanOrEqual(688_000);
  });
});
