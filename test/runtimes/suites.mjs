import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './installed.mjs';

/** Tests of stores and schedulers whose drivers, and the processes that they start, are those of Node. */
const DRIVERS = [
  'src/stores/sqlite/sqlite.slow.test.ts',
  'src/stores/sqlite/model.slow.test.ts',
  'src/stores/sqlite/locked.slow.test.ts',
  'src/stores/postgres/postgres.test.ts',
  'src/stores/redis/redis.test.ts',
  'src/schedulers/postgres.test.ts',
  'src/schedulers/bullmq.test.ts',
  'src/schedulers/pg-boss.test.ts',
];

const BUN = ['Bun'];
/** Node 20 is what `npm test` and `npm run test:servers` run on: here it asks what the installed package gives. */
const OTHERS = ['Node 24', 'Bun', 'Deno', 'workerd'];

/**
 * The suites that run in the runtimes: folders of tests or single files, each a row of docs/runtimes.md, and the runtimes where one can find
 * what others cannot: in all of them, where none is named. What only computes cannot differ on V8, so Bun, another engine, runs it all.
 */
export const suites = [
  { name: 'identity: the runtime, the package', paths: ['test/runtimes/inside/identity.test.ts'] },
  { name: 'client', paths: ['test/runtimes/inside/client.test.ts'] },
  { name: 'seeds', paths: ['test/runtimes/inside/seeds.test.ts'] },
  { name: 'vectors of every tool', paths: ['test/runtimes/inside/vectors.test.ts'] },
  { name: 'worlds', paths: ['src/world/bytes.slow.test.ts'] },
  {
    name: 'stores by the SQLite of the runtime',
    paths: [
      'src/stores/sqlite/drivers.slow.test.ts',
      'test/runtimes/inside/sqlite.test.ts',
      'test/runtimes/inside/d1.test.ts',
    ],
  },
  { name: 'webhooks', paths: ['src/webhooks', 'src/verify.test.ts', 'test/contract/webhooks'], in: OTHERS },
  { name: 'contract', paths: ['test/contract'], in: OTHERS },
  { name: 'hostile requests', paths: ['test/faults/hostile.slow.test.ts'], in: OTHERS },
  { name: 'msw', paths: ['src/msw'], in: OTHERS },
  { name: 'egress', paths: ['src/egress/node.test.ts'], in: OTHERS },
  { name: 'stores and schedulers by their drivers', paths: DRIVERS, in: ['Node 24'] },
  { name: 'stores and schedulers', paths: ['src/stores', 'src/schedulers'], in: BUN },
  { name: 'webhooks: faults, small', paths: ['test/faults'], in: BUN },
  { name: 'payroll', paths: ['src/payroll'], in: BUN },
  { name: 'numbers, dates, texts and bytes', paths: ['src/lib'], in: BUN },
  // They run as in `npm test`: what records an explanation is no entry of the package, and two copies of it do not hear each other.
  {
    name: 'rules of the tools, from the sources',
    paths: ['src/tools', 'src/documents', 'src/law', 'src/kit', 'src/data', 'test/law/next-year.test.ts'],
    in: BUN,
    isOfSources: true,
  },
];

/** The rules of the adapters, over sockets: run by Node, while the servers are programs in each runtime. */
export const adapters = { name: 'adapters', paths: ['test/runtimes/adapters'] };

/** The only file that runs when `run.mjs` gets a number of hostile requests. */
export const hostileFile = 'test/faults/hostile.slow.test.ts';

/**
 * The tests that do not run on some runtimes, with the reason: files, folders, or tests that skip themselves. A skipped
 * test that is not listed here is a failure.
 */
export const gaps = [
  {
    in: OTHERS,
    files: ['test/contract/account', 'test/contract/openapi'],
    why: 'they compare what addresses answer with documents, and start processes of Node',
  },
  {
    in: ['workerd'],
    files: ['src/egress/node.test.ts'],
    why: 'it is for the sockets of Node',
  },
  {
    in: BUN,
    files: [
      'test/faults/hostile-receivers.test.ts',
      'test/faults/addresses.test.ts',
      'test/faults/shared-file.slow.test.ts',
    ],
    why: 'they start programs in each runtime themselves (`npm run test:package`)',
  },
  {
    in: BUN,
    files: ['test/faults/backends', 'test/faults/servers', 'test/faults/figures.test.ts'],
    why: 'they start processes of Node, use servers, or read a page (`npm run test:servers`, `npm test`)',
  },
  {
    in: BUN,
    files: ['src/stores/memory/log.slow.test.ts'],
    why: 'it asks V8 to collect garbage, by a flag of Node',
  },
  {
    in: BUN,
    files: DRIVERS,
    why: 'their drivers, and the processes that they start, are those of Node',
  },
  {
    in: ['Node', 'Node 24', 'Bun', 'Deno'],
    files: ['test/runtimes/inside/d1.test.ts'],
    why: 'D1 is of Workers; `sqlite.test.ts` beside it is for the others',
  },
  {
    in: ['workerd'],
    files: ['src/stores/sqlite/drivers.slow.test.ts', 'test/runtimes/inside/sqlite.test.ts'],
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
    files: ['test/contract/clocks.test.ts'],
    why: 'it opens the stores of Node',
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

/** The test files of suites, those inside a folder that are slow by their name only where asked for. */
export function filesOf(chosen, { slow = true } = {}) {
  return chosen
    .flatMap(({ paths }) => paths)
    .flatMap((path) => {
      if (path.endsWith('.ts')) return path;
      const inside = readdirSync(join(root, path), { recursive: true });
      return inside
        .filter((file) => file.endsWith('.test.ts') && (slow || !file.endsWith('.slow.test.ts')))
        .map((file) => join(path, file));
    });
}

/** The test files that run in a runtime: all, or those on the package or from the sources alone. */
export function filesIn(runtime, isChosen = () => true) {
  const leftOut = new Set(filesOf(here(runtime).map(({ files = [] }) => ({ paths: files }))));
  const own = suites.filter((suite) => (suite.in ?? [runtime]).includes(runtime) && isChosen(suite));
  const files = filesOf(own, { slow: runtime === 'Bun' });
  return [...new Set(files)].filter((file) => !leftOut.has(file));
}

/** The tests that may be skipped in a runtime. */
export const skippedIn = (runtime) => here(runtime).flatMap(({ tests = [] }) => tests);

/** The suite of a test file, by its path in the repository. */
export const suiteOf = (file) =>
  [...suites, adapters].find(({ paths }) =>
    paths.some((path) => file === path || file.startsWith(`${path}/`)),
  );
