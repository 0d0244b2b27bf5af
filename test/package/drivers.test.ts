import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isExpected, isInstalled, runtimeNamed } from '../runtimes/runtimes.ts';
import { scratchFolder } from '../support/pack.ts';
import { hasServer, newDatabase } from '../support/postgres.ts';
import { hasRedisServer, startRedis } from '../support/servers.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const node24 = runtimeNamed('Node 24');
const hasNoSqlite = process.getBuiltinModule('node:sqlite') === undefined;

/** A store for the time of a test, by the address that a command line takes. */
type NewStore = (folder: string) => Promise<{ readonly address: string; remove(): Promise<unknown> }>;

const sqlite: NewStore = async (folder) => ({
  address: `sqlite:${join(folder, 'store.db')}`,
  remove: async () => undefined,
});
const postgres: NewStore = async () => {
  const { address, drop } = await newDatabase();
  return { address, remove: drop };
};
const redis: NewStore = async () => {
  const { port, stop } = await startRedis('everysec');
  return { address: `redis://127.0.0.1:${port}`, remove: stop };
};

interface Driver {
  readonly name: string;
  /** Its package, below the root of the repository; null for the runtime's own. */
  readonly from: string | null;
  readonly command: string;
  readonly newStore: NewStore;
  readonly isHere: boolean;
}

const ofNode = { command: process.execPath };
const drivers: readonly Driver[] = [
  {
    name: 'better-sqlite3',
    from: 'test/runtimes/node_modules/better-sqlite3-12',
    ...ofNode,
    newStore: sqlite,
    // Where Node has its own, no driver is asked.
    isHere: hasNoSqlite && isInstalled('better-sqlite3-12'),
  },
  { name: 'libsql', from: 'node_modules/libsql', ...ofNode, newStore: sqlite, isHere: hasNoSqlite },
  {
    name: 'node:sqlite',
    from: null,
    command: node24.command,
    newStore: sqlite,
    isHere: isExpected(node24),
  },
  { name: 'pg', from: 'node_modules/pg', ...ofNode, newStore: postgres, isHere: hasServer },
  { name: 'postgres', from: 'node_modules/postgres', ...ofNode, newStore: postgres, isHere: hasServer },
  { name: 'ioredis', from: 'node_modules/ioredis', ...ofNode, newStore: redis, isHere: hasRedisServer },
  { name: 'redis', from: 'node_modules/redis', ...ofNode, newStore: redis, isHere: hasRedisServer },
];

describe('canivete on a store by the one driver that is installed', () => {
  let scratch: Awaited<ReturnType<typeof scratchFolder>>;
  const children: ChildProcess[] = [];

  beforeAll(async () => void (scratch = await scratchFolder()));
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await scratch.remove();
  });

  /** A project of a user: the package with what it depends on, and one driver. */
  async function project({ name, from }: Driver): Promise<string> {
    const folder = join(scratch.folder, name.replace(':', '-'));
    const packages = join(folder, 'node_modules');
    const own = join(packages, 'canivete');
    await mkdir(own, { recursive: true });
    await cp(join(root, 'dist'), join(own, 'dist'), { recursive: true });
    await cp(join(root, 'package.json'), join(own, 'package.json'));
    await writeFile(join(folder, 'package.json'), '{}');
    const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const links = Object.keys(manifest.dependencies).map((each) => [each, `node_modules/${each}`] as const);
    for (const [each, path] of from === null ? links : [...links, [name, from] as const]) {
      await mkdir(dirname(join(packages, each)), { recursive: true });
      await symlink(join(root, path), join(packages, each));
    }
    return folder;
  }

  it.each(drivers.filter(({ isHere }) => isHere))(
    '$name: an account, its key and what it has used outlive the process',
    async (driver) => {
      const folder = await project(driver);
      const { address, remove } = await driver.newStore(folder);
      onTestFinished(async () => void (await remove()));
      const cli = join(folder, 'node_modules/canivete/dist/cli.js');
      const canivete = async (...args: string[]) =>
        (await run(driver.command, [cli, ...args, '--store', address], { cwd: folder })).stdout.trim();

      async function serve() {
        const args = [cli, 'serve', '--port', '0', '--log', 'off', '--grace', '0', '--store', address];
        const stdio = ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'];
        const child = spawn(driver.command, args, { cwd: folder, stdio });
        children.push(child);
        let printed = '';
        const origin = await new Promise<string>((resolve, reject) => {
          child.stdout.on('data', (chunk) => {
            printed += chunk;
            const found = /listens on (http:\S+)\/v1\n/.exec(printed);
            if (found) resolve(found[1] as string);
          });
          child.once('exit', (code) => reject(new Error(`exited with ${code}: ${printed}`)));
        });
        const ended = once(child, 'exit');
        return {
          async left(): Promise<string | null> {
            const response = await fetch(`${origin}/v1/cpf`, { headers: { authorization: `Bearer ${key}` } });
            await response.text();
            return response.headers.get('x-ratelimit-remaining');
          },
          async stop(): Promise<unknown> {
            child.kill('SIGTERM');
            return (await ended)[0];
          },
        };
      }

      expect(await canivete('check')).toMatch(/^health {3}ok$/m);
      const account = await canivete('accounts', 'create', '--plan', 'pro');
      const key = await canivete('keys', 'create', account);
      const first = await serve();
      expect([await first.left(), await first.left(), await first.left()]).toEqual(['9999', '9998', '9997']);
      expect(await first.stop()).toBe(0);
      const second = await serve();
      expect(await second.left()).toBe('9996');
      expect(await second.stop()).toBe(0);
      expect(await canivete('accounts', 'list')).toContain(account);
    },
  );
});
