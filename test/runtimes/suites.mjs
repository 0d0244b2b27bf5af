import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './installed.mjs';

/** What runs in every runtime, a row of docs/runtimes.md each: folders of tests, or single files. */
export const suites = [
  { name: 'identity: the runtime, the package', paths: ['test/runtimes/inside/identity.test.ts'] },
  { name: 'seeds', paths: ['test/runtimes/inside/seeds.test.ts'] },
  { name: 'contract', paths: ['test/contract'] },
  { name: 'tools', paths: ['src/tools', 'src/lib', 'src/tables', 'test/data.test.ts'] },
  { name: 'stores and schedulers', paths: ['src/stores', 'src/schedulers'] },
  { name: 'webhooks', paths: ['src/webhooks', 'src/verify.test.ts', 'test/webhooks'] },
  { name: 'webhooks: faults, small', paths: ['test/faults'] },
  { name: 'msw', paths: ['src/msw'] },
  { name: 'egress', paths: ['adapters/egress-node.test.ts'] },
];

/** The rules of the adapters, over sockets: run by Node, while the servers are programs in each runtime. */
export const adapters = { name: 'adapters', paths: ['test/adapters'] };

/**
 * What does not run where, and why: a whole file, or a test that skips itself there. A test that is skipped and not
 * listed here is a failure.
 */
export const gaps = [
  {
    in: ['workerd'],
    files: ['adapters/egress-node.test.ts'],
    why: 'it is for the sockets of Node',
  },
  {
    in: ['Node', 'Node 24', 'Bun', 'Deno', 'workerd'],
    files: ['test/faults/hostile-receivers.test.ts', 'test/faults/addresses.test.ts'],
    why: 'they start a sender in each runtime themselves (`npm test`)',
  },
  {
    in: ['workerd'],
    files: ['src/msw/index.test.ts'],
    why: 'msw takes it for a browser without storage',
  },
  {
    in: ['workerd'],
    files: ['src/webhooks/egress.test.ts'],
    why: 'its receivers are servers of this machine',
  },
  { in: ['workerd'], files: ['src/tools/desenvolvedor/diff.test.ts'], why: 'it starts `patch`' },
  {
    in: ['workerd'],
    files: ['src/tools/desenvolvedor/json.test.ts'],
    why: 'names of its tests hold lone surrogates, which the socket between vitest and workerd refuses',
  },
  { in: ['workerd'], files: ['test/data.test.ts'], why: 'it reads the source files of the data' },
  {
    in: ['workerd'],
    files: ['src/lib/dates/dates.test.ts', 'src/tables/holidays.test.ts'],
    why: '`date-holidays`, which they compare with, cannot be loaded',
  },
  {
    in: ['workerd'],
    tests: ['requests of other kinds as Node gets them'],
    why: 'a worker has no server of Node’s to get them with',
  },
  {
    in: ['Bun', 'Deno'],
    tests: ['connections are used again for the same name and addresses, in whatever order'],
    why: 'their connection pools do not tell sets of addresses apart, so nothing is kept',
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
  const leftOut = new Set(here(runtime).flatMap(({ files = [] }) => files));
  return filesOf(suites).filter((file) => !leftOut.has(file));
}

/** The tests that may be skipped in a runtime. */
export const skippedIn = (runtime) => here(runtime).flatMap(({ tests = [] }) => tests);

/** The suite of a test file, by its path in the repository. */
export const suiteOf = (file) =>
  [...suites, adapters].find(({ paths }) =>
    paths.some((path) => file === path || file.startsWith(`${path}/`)),
  );
