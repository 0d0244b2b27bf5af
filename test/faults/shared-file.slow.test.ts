import { type ChildProcess, execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isExpected, type Runtime, runtimes } from '../runtimes/runtimes.ts';
import { report, sized } from '../support/faults.ts';
import { startReceiver } from '../support/receiver.ts';
import { until } from '../support/schedulers.ts';
import { startServed } from '../support/served.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const cli = join(root, 'dist/cli.js');
const ofRuntimes = createRequire(new URL('../runtimes/package.json', import.meta.url));

const CALLS = sized(100, 10_000);
/** Calls under way at once. */
const CALLERS = 16;

/** A driver: the module that a program requires, and the member of it that is the constructor. */
type Driver = readonly [name: string, module: () => string, member?: string];
const libsql: Driver = ['libsql', () => createRequire(import.meta.url).resolve('libsql')];
const ofBun: Driver = ['bun:sqlite', () => 'bun:sqlite', 'Database'];
const ofNode: Driver = ['node:sqlite', () => 'node:sqlite', 'DatabaseSync'];
const better = (version: string, name: string): Driver => [
  `better-sqlite3 ${version}`,
  () => ofRuntimes.resolve(name),
];
const better12 = better('12', 'better-sqlite3-12');
const drivers: Readonly<Record<string, readonly Driver[]>> = {
  'Node 24': [ofNode, better('13', 'better-sqlite3'), libsql],
  Bun: [ofBun, ofNode, libsql],
  Deno: [ofNode, libsql],
};

const cases = runtimes.filter(isExpected).flatMap((runtime) => {
  // The tests themselves may run on any Node.
  const own = process.getBuiltinModule?.('node:sqlite') ? [ofNode, libsql] : [better12, libsql];
  return (drivers[runtime.name] ?? own).map(([driver, module, member]) => ({
    ...{ runtime, name: runtime.name, driver, module, member },
  }));
});

/** The options of a service whose stores are in a file, by a driver. */
const configOf = (file: string, module: string, member?: string) => `
import { createRequire } from 'node:module';
import { timers } from '${pathToFileURL(join(root, 'dist/schedulers/timers.js'))}';
import { sqliteStores } from '${pathToFileURL(join(root, 'dist/stores/sqlite.js'))}';
const loaded = createRequire(import.meta.url)(${JSON.stringify(module)});
const Database = ${member === undefined ? 'loaded' : `loaded.${member}`};
export default { ...sqliteStores(new Database(${JSON.stringify(file)})), scheduler: timers({ sweep: '1s' }) };
`;

describe('two `canivete serve` on one SQLite file', () => {
  it.each(cases)(
    '$name by $driver: each call that was answered is counted, each event is delivered once, and none fails',
    async ({ runtime, name, driver, module, member }) => {
      const folder = mkdtempSync(join(tmpdir(), 'canivete-shared-'));
      const children: ChildProcess[] = [];
      const receiver = await startReceiver((_, response) => response.writeHead(204).end());
      onTestFinished(() => {
        for (const child of children) child.kill('SIGKILL');
        receiver.stop();
        rmSync(folder, { recursive: true, maxRetries: 5 });
      });
      const file = join(folder, 'store.db');
      const config = join(folder, 'config.mjs');
      writeFileSync(config, configOf(file, module(), member));
      const canivete = async (...args: string[]) => {
        const given = [cli, ...args, '--store', `sqlite:${file}`];
        return (await run(process.execPath, given, { cwd: root })).stdout.split('\n')[0] as string;
      };
      const account = await canivete('accounts', 'create', '--plan', 'enterprise');
      const key = await canivete('keys', 'create', account);
      const url = `http://127.0.0.1:${receiver.port}/`;
      await canivete('webhooks', 'create', account, url, '--events', 'tool_used', '--webhooks-dev');
      const start = async (by: Runtime) => {
        const args = ['--webhooks-dev', '--log', 'off', '--grace', '0', '--config', config];
        const { child, origin } = await startServed(cli, args, { cwd: root, runtime: by });
        children.push(child);
        return origin;
      };
      const origins = await Promise.all([start(runtime), start(runtime)]);

      const statuses: Record<number, number> = {};
      const from = performance.now();
      let calls = 0;
      const caller = async () => {
        while (calls < CALLS) {
          const origin = origins[calls++ % origins.length];
          const answer = await fetch(`${origin}/v1/cpf`, { headers: { authorization: `Bearer ${key}` } });
          await answer.text();
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        }
      };
      await Promise.all(Array.from({ length: CALLERS }, caller));
      const seconds = Math.round((performance.now() - from) / 1_000);

      const database = new Database(file);
      onTestFinished(() => void database.close());
      database.exec('pragma busy_timeout = 5000');
      const rows = (sql: string) => database.prepare(sql).all() as Record<string, number>[];
      const states = () => rows('select state, count(*) as count from canivete_deliveries group by state');
      await until(() => states().every(({ state }) => String(state) === 'succeeded'));
      const [sum] = rows('select sum(used) as used from canivete_buckets');
      const arrived = receiver.received.map(({ request }) => request.headers['x-service-delivery']);
      const outcome = {
        statuses,
        counted: sum?.['used'],
        delivered: new Set(arrived).size,
        duplicates: arrived.length - new Set(arrived).size,
      };
      report('T22', { runtime: name, driver, calls: CALLS, ...outcome, seconds });
      expect(states()).toEqual([{ state: 'succeeded', count: CALLS }]);
      expect(outcome).toEqual({ statuses: { 200: CALLS }, counted: CALLS, delivered: CALLS, duplicates: 0 });
    },
  );
});
