import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { isExpected, isInstalled, type Runtime, runtimes } from './runtimes/runtimes.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../', import.meta.url));
const runtime = (name: string) => runtimes.find((runtime) => runtime.name === name) as Runtime;

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

interface Program {
  readonly child: ChildProcess;
  /** What matched in its output. */
  readonly match: string;
}

/** Starts a program in a group of its own and waits for it to print what is waited for. */
async function start(
  { command, args }: Pick<Runtime, 'command' | 'args'>,
  pattern: RegExp,
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Program> {
  const child = spawn(command, args, {
    cwd: root,
    ...options,
    env: { ...process.env, PORT: '0', ...options.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  stops.push(() => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL');
    } catch {
      // It has ended.
    }
  });
  let output = '';
  const match = await new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk);
      const found = pattern.exec(output);
      if (found) resolve(found[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`exited with ${code}\n${output}`)));
  });
  return { child, match };
}

describe.each([
  { name: 'Bun', file: 'examples/bun/server.ts' },
  { name: 'Deno', file: 'examples/deno/server.ts' },
])('$file', ({ name, file }) => {
  const { command, args } = runtime(name);

  it.skipIf(!isExpected(runtime(name)))(
    'prints a curl line that answers, and ends when it is told to',
    async () => {
      const { child, match } = await start({ command, args: [...args, file] }, /curl .*\n/);
      const { stdout } = await run('bash', ['-c', match.replace('curl', 'curl -s')], { timeout: 10_000 });
      expect(JSON.parse(stdout).cnpjs[0]).toMatch(/^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/0001-\d{2}$/);
      if (name === 'Deno') {
        const address = /http:\/\/[\d.:]+/.exec(match)?.[0];
        expect(await (await fetch(`${address}/health`)).text()).toBe('ok');
      }
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
    },
  );
});

/** A new folder, which goes with the test. */
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'canivete-'));
  stops.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

describe('examples/bun', () => {
  it('has the types of Bun', async () => {
    const path = join(folder(), 'tsconfig.json');
    const compilerOptions = { types: [join(root, 'node_modules/bun-types')], rootDir: root };
    const files = [join(root, 'examples/bun/server.ts')];
    writeFileSync(
      path,
      JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }),
    );
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', path], { timeout: 60_000 });
    expect(stdout).toBe('');
  });
});

describe('examples/workers', () => {
  it.skipIf(!isInstalled('miniflare') || !isExpected(runtime('Node 24')))(
    'answers in `wrangler dev`',
    async () => {
      const path = folder();
      cpSync(join(root, 'examples/workers'), path, { recursive: true });
      mkdirSync(join(path, 'node_modules'));
      symlinkSync(root, join(path, 'node_modules/canivete'));
      const wrangler = join(root, 'test/runtimes/node_modules/wrangler/bin/wrangler.js');
      const { match: origin } = await start(
        { command: runtime('Node 24').command, args: [wrangler, 'dev', '--ip', '127.0.0.1', '--port', '0'] },
        /(?<=Ready on )http:\/\/[\d.:]+/,
        { cwd: path, env: { HOME: path, XDG_CONFIG_HOME: path, CI: '1', WRANGLER_SEND_METRICS: 'false' } },
      );
      const ask = (headers: Record<string, string>) => fetch(`${origin}/v1/cpf`, { headers });
      const authorization = 'Bearer cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';
      expect(await (await ask({ authorization })).json()).toMatchObject({ cpfs: [expect.any(String)] });
      expect((await ask({})).status).toBe(401);
      expect(await (await fetch(`${origin}/cdn-cgi/local/scheduled`)).text()).toBe('ok');
    },
  );
});
