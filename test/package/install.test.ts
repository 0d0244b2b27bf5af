import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isValidCPF } from '@brazilian-utils/brazilian-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isExpected, type Runtime, runtimeNamed, runtimes } from '../runtimes/runtimes.ts';
import { packInto, scratchFolder } from '../support/pack.ts';
import { report } from '../support/size.ts';

const execute = promisify(execFile);

/** It needs the npm registry. `INSTALL=1` asks for it. */
const isAsked = process.env['REQUIRE_ALL'] === '1' || process.env['INSTALL'] === '1';
/** Time limit of tests that download, in milliseconds: a registry may be slow. */
const TIMEOUT = 900_000;

const PROGRAM = `import { createHandler } from 'canivete/core';
import { cpf } from 'canivete/tools';
console.log(await (await createHandler({ tools: [cpf], access: false })(new Request('http://localhost/v1/cpf'))).text());
`;
const WHOLE = `import { createService } from 'canivete';
const service = createService();
const { id } = await service.accounts.create({ plan: 'free' });
const { key } = await service.keys.create(id);
const headers = { authorization: 'Bearer ' + key };
console.log(await (await service(new Request('http://localhost/v1/cpf?count=2', { headers }))).text());
`;

describe.skipIf(!isAsked)('the package, installed from the npm registry (INSTALL=1)', () => {
  let tarball: string;
  let scratch: Awaited<ReturnType<typeof scratchFolder>>;
  let printed: string;
  beforeAll(async () => {
    scratch = await scratchFolder();
    tarball = await packInto(scratch.folder);
    const folder = await folderOf('npm', { 'package.json': '{}' });
    const began = performance.now();
    const { stdout, stderr } = await run(folder, 'npm', [
      ...[
        'install',
        '--no-audit',
        '--no-fund',
        '--foreground-scripts',
        '--cache',
        join(scratch.folder, 'npm-cache'),
      ],
      tarball,
    ]);
    printed = stdout + stderr;
    report('npm install, cold', { seconds: Math.round((performance.now() - began) / 100) / 10 });
  }, TIMEOUT);
  afterAll(async () => scratch?.remove());

  async function folderOf(name: string, files: Readonly<Record<string, string>>): Promise<string> {
    const folder = join(scratch.folder, name);
    await mkdir(folder, { recursive: true });
    // A workspace of its own: Deno would join one that lies above.
    const programs = { 'program.mjs': PROGRAM, 'whole.mjs': WHOLE, 'deno.json': '{"workspace":[]}' };
    for (const [file, text] of Object.entries({ ...programs, ...files }))
      await writeFile(join(folder, file), text);
    return folder;
  }

  async function run(cwd: string, command: string, args: readonly string[]) {
    const caches = {
      BUN_INSTALL_CACHE_DIR: join(scratch.folder, 'bun-cache'),
      DENO_DIR: join(scratch.folder, 'deno-cache'),
    };
    return execute(command, args, { cwd, timeout: 600_000, env: { ...process.env, ...caches } });
  }

  async function expectAnswers(folder: string, { command, args }: Runtime): Promise<void> {
    for (const [program, count] of [
      ['program.mjs', 1],
      ['whole.mjs', 2],
    ] as const) {
      const { stdout, stderr } = await run(folder, command, [...args, program]);
      expect(stderr).toBe('');
      const { cpfs } = JSON.parse(stdout) as { cpfs: string[] };
      expect(cpfs).toHaveLength(count);
      for (const value of cpfs) expect(isValidCPF(value)).toBe(true);
    }
  }

  it('runs no script, and npm warns of nothing', async () => {
    expect(printed).toMatch(/^added \d+ packages in /m);
    // The user's own settings may be worth a warning; what is installed may not.
    expect(printed).not.toMatch(/deprecat|peer|ERESOLVE|EBADENGINE|allow-?scripts|^> /im);
    const lock = JSON.parse(
      await readFile(join(scratch.folder, 'npm/node_modules/.package-lock.json'), 'utf8'),
    ) as { packages: Record<string, object> };
    const remarkable = Object.entries(lock.packages).filter(
      ([, one]) => 'hasInstallScript' in one || 'deprecated' in one,
    );
    expect(remarkable).toEqual([]);
  });

  it('brings its dependencies and nothing else, and npm finds none missing or of a wrong version', async () => {
    const folder = join(scratch.folder, 'npm');
    const { dependencies } = JSON.parse(
      await readFile(join(folder, 'node_modules/canivete/package.json'), 'utf8'),
    );
    const { packages } = JSON.parse(await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
    const expected = ['canivete', ...Object.keys(dependencies)].map((name) => `node_modules/${name}`);
    expect(Object.keys(packages).toSorted()).toEqual(expected.toSorted());
    await run(folder, 'npm', ['ls', '--all']);
  });

  it('has its command', async () => {
    const folder = join(scratch.folder, 'npm');
    const { stdout } = await run(folder, 'npx', ['--no-install', 'canivete', '--help']);
    expect(stdout).toContain('canivete serve');
  });

  for (const runtime of runtimes) {
    it.skipIf(!isExpected(runtime))(`by npm: answers a CPF on ${runtime.name}`, async () => {
      await expectAnswers(join(scratch.folder, 'npm'), runtime);
    });
  }

  const bun = runtimeNamed('Bun');
  it.skipIf(!isExpected(bun))(
    'by Bun: answers a CPF on Bun',
    async () => {
      const folder = await folderOf('bun', { 'package.json': '{}' });
      const { stdout, stderr } = await run(folder, bun.command, ['add', tarball]);
      expect(stdout + stderr).not.toMatch(/deprecat|peer|blocked|^warn/im);
      await expectAnswers(folder, bun);
    },
    TIMEOUT,
  );

  const deno = runtimeNamed('Deno');
  it.skipIf(!isExpected(deno))(
    'by Deno: answers a CPF on Deno',
    async () => {
      await run(scratch.folder, 'tar', ['-xzf', tarball]);
      const { version } = JSON.parse(await readFile(join(scratch.folder, 'package/package.json'), 'utf8'));
      // Deno takes no tarball: a link stands for what the registry would have.
      const config = {
        workspace: [],
        imports: { canivete: `npm:canivete@${version}` },
        links: ['../package'],
        nodeModulesDir: 'auto',
      };
      const folder = await folderOf('deno', { 'deno.json': JSON.stringify(config) });
      await run(folder, deno.command, ['install', '--quiet']);
      expect(existsSync(join(folder, 'node_modules'))).toBe(true);
      expect(await readdir(join(folder, 'node_modules'))).toContain('canivete');
      await expectAnswers(folder, deno);
    },
    TIMEOUT,
  );
});
