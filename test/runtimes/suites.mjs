import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './installed.mjs';

/**
 * Rules that compute, and do nothing else: `npm test` runs them all on V8, and Bun does on another engine. On the runtimes of V8
 * the vectors and the seeds ask every tool of the installed package.
 */
const RULES = ['src/tools', 'src/documents', 'src/law', 'src/kit', 'src/data', 'test/law/next-year.test.ts'];

/** The suites that run in the runtimes: folders of tests or single files, each a row of docs/runtimes.md. */
export const suites = [
  { name: 'identity: the runtime, the package', paths: ['test/runtimes/inside/identity.test.ts'] },
  { name: 'client', paths: ['test/runtimes/inside/client.test.ts'] },
  { name: 'seeds', paths: ['test/runtimes/inside/seeds.test.ts'] },
  { name: 'vectors of every tool', paths: ['test/runtimes/inside/vectors.test.ts'] },
  { name: 'webhooks', paths: ['src/webhooks', 'src/verify.test.ts', 'test/contract/webhooks'] },
  { name: 'payroll', paths: ['src/payroll'] },
  { name: 'worlds', paths: ['src/world/bytes.test.ts'] },
  { name: 'contract', paths: ['test/contract'] },
  { name: 'numbers, dates, texts and bytes', paths: ['src/lib'] },
  { name: 'rules of the tools', paths: RULES },
  { name: 'stores and schedulers', paths: ['src/stores', 'src/schedulers'] },
  {
    name: 'stores by the SQLite of the runtime',
    paths: ['test/runtimes/inside/sqlite.test.ts', 'test/runtimes/inside/d1.test.ts'],
  },
  { name: 'webhooks: faults, small', paths: ['test/faults'] },
  { name: 'msw', paths: ['src/msw'] },
  { name: 'egress', paths: ['src/egress/node.test.ts'] },
];

/** The rules of the adapters, over sockets: run by Node, while the servers are programs in each runtime. */
export const adapters = { name: 'adapters', paths: ['test/runtimes/adapters'] };

/** The only file that runs when `run.mjs` gets a number of hostile requests. */
export const hostileFile = 'test/faults/hostile.test.ts';

/**
 * The tests that do not run on some runtimes, with the reason: files, folders, or tests that skip themselves. A skipped
 * test that is not listed here is a failure.
 */
export const gaps = [
  {
    in: ['Node', 'Node 24', 'Deno', 'workerd'],
    files: RULES,
    why: 'they compute, and nothing else: `npm test` runs them on V8, and Bun on JavaScriptCore',
  },
  {
    in: ['Node', 'Node 24', 'Bun', 'Deno', 'workerd'],
    files: ['test/contract/account', 'test/contract/openapi'],
    why: 'they compare what addresses answer with documents, and start processes of Node',
  },
  {
    in: ['workerd'],
    files: ['src/egress/node.test.ts'],
    why: 'it is for the sockets of Node',
  },
  {
    in: ['Node', 'Node 24', 'Bun', 'Deno', 'workerd'],
    files: ['test/faults/hostile-receivers.test.ts', 'test/faults/addresses.test.ts'],
    why: 'they start a sender in each runtime themselves (`npm run test:package`)',
  },
  {
    in: ['Node', 'Node 24', 'Bun', 'Deno', 'workerd'],
    files: ['test/faults/backends', 'test/faults/servers', 'test/faults/figures.test.ts'],
    why: 'they start processes of Node, use servers, or read a page (`npm run test:servers`, `npm test`)',
  },
  {
    in: ['Bun', 'workerd'],
    files: ['src/stores/memory/log.test.ts'],
    why: 'it asks V8 to collect garbage, by a flag of Node',
  },
  {
    in: ['Bun'],
    files: ['src/kit/assumptions.test.ts', 'src/tools/geradores/mundo.test.ts'],
    why: 'they use a module of the package beside one of the sources, which keep things in two places',
  },
  {
    in: ['Bun', 'Deno', 'workerd'],
    files: [
      'src/stores/sqlite/sqlite.test.ts',
      'src/stores/sqlite/model.test.ts',
      'src/stores/postgres/postgres.test.ts',
      'src/stores/redis/redis.test.ts',
      'src/schedulers/postgres.test.ts',
      'src/schedulers/bullmq.test.ts',
      'src/schedulers/pg-boss.test.ts',
    ],
    why: 'their drivers, and the processes that they start, are those of Node',
  },
  {
    in: ['Node', 'Node 24', 'Bun', 'Deno'],
    files: ['test/runtimes/inside/d1.test.ts'],
    why: 'D1 is of Workers; `sqlite.test.ts` beside it is for the others',
  },
  {
    in: ['workerd'],
    files: ['test/runtimes/inside/sqlite.test.ts'],
    why: 'a worker has no files; `d1.test.ts` beside it runs there',
  },
  {
    in: ['workerd'],
    tests: ['the same program runs over HTTP'],
    why: 'a worker has no server to call; in process it runs there',
  },
  {
    in: ['workerd'],
    files: ['src/webhooks/secrets.test.ts'],
    why: 'it compares with the ciphers of `node:crypto`',
  },
  {
    in: ['workerd'],
    files: ['src/msw/index.test.ts'],
    why: 'msw takes it for a browser without storage',
  },
  {
    in: ['workerd'],
    files: ['src/egress/egress.test.ts'],
    why: 'its receivers are servers of this machine',
  },
  {
    in: ['workerd'],
    files: ['src/stores/sqlite/locked.test.ts'],
    why: 'a worker has no files that another process could lock',
  },
  {
    in: ['workerd'],
    files: ['src/stores/index.test.ts'],
    why: 'it reads source files',
  },
  {
    in: ['workerd'],
    files: ['src/lib/dates/dates.test.ts'],
    why: '`date-holidays`, which it compares with, cannot be loaded',
  },
  {
    in: ['workerd'],
    tests: ['POST /batch lets other work have its turn between the calls'],
    why: 'the clock stands still while a request works',
  },
  {
    in: ['workerd'],
    tests: ['requests of other kinds as Node gets them'],
    why: 'a worker has no server of Node’s to get them with',
  },
];

const here = (runtime) => gaps.filter((gap) => gap.in.includes(runtime));

/** The test files of suites. */
export function filesOf(chosen) {
  return chosen
    .flatMap(({ paths }) => paths)
    .flatMap((path) => {
      if (path.endsWith('.ts')) return path;
      const inside = readdirSync(join(root, path), { recursive: true });
      return inside.filter((file) => file.endsWith('.test.ts')).map((file) => join(path, file));
    });
}

/** The test files that run in a runtime. */
export function filesIn(runtime) {
  const leftOut = new Set(filesOf(here(runtime).map(({ files = [] }) => ({ paths: files }))));
  return filesOf(suites).filter((file) => !leftOut.has(file));
}

/** The tests that may be skipped in a runtime. */
export const skippedIn = (runtime) => here(runtime).flatMap(({ tests = [] }) => tests);

/** The suite of a test file, by its path in the repository. */
export const suiteOf = (file) =>
  [...suites, adapters].find(({ paths }) =>
    paths.some((path) => file === path || file.startsWith(`${path}/`)),
  );
