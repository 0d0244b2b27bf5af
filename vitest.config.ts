import { readdirSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { packedRows } from './scripts/packed-rows.mjs';
import { leftOut } from './test/support/left-out.ts';

/** What reads the built package or starts it in processes of its own: `npm run build` comes first. */
const ofThePackage = [
  'test/runtimes/adapters/**/*.test.ts',
  'test/package/examples/**/*.test.ts',
  'test/faults/{addresses,hostile-receivers,shared-file.slow}.test.ts',
  'test/package/mcp/*.test.ts',
  'test/package/!(imports|docs|option-tables|prose|recipes|systemd|workflows).test.ts',
  'test/pages/**/*.test.ts',
  'test/runtimes/*.test.ts',
];

/** What waits for a real PostgreSQL or Redis. Without one it is skipped, and says so. */
const ofTheServers = [
  'src/stores/{postgres,redis}/{postgres,redis}.test.ts',
  'src/schedulers/{postgres,bullmq,pg-boss}.test.ts',
  'test/faults/backends/*.test.ts',
  'test/faults/servers/*.test.ts',
];

/** The rooms of tools that read the legal tables, by their imports. */
const roomsOfLaw = readdirSync('src/tools', { withFileTypes: true }).flatMap((room) => {
  if (!room.isDirectory()) return [];
  const folder = `src/tools/${room.name}`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const readsLaw = files.some((name) => /from '.*\/law\//.test(readFileSync(`${folder}/${name}`, 'utf8')));
  return readsLaw ? [`${folder}/**/*.test.ts`] : [];
});

/** What reads the legal tables: once more with a made-up year in them, which no test may notice. */
const ofTables = [
  ...roomsOfLaw,
  '{src,test}/law/**/*.test.ts',
  'test/tools/**/*.test.ts',
  'src/{payroll,world}/**/*.test.ts',
];

/** What is slow, starts processes or waits: `npm test` leaves it out, `npm run test:slow` runs it at its whole size. */
const slow = '{src,adapters,test}/**/*.slow.test.ts';

const areFaultsFull = process.env['FAULTS'] === 'full';

export default defineConfig({
  plugins: [packedRows()],
  test: {
    reporters: ['default', leftOut()],
    // Sources are transformed once, not by each run.
    experimental: { fsModuleCache: true },
    // By default one core would have nothing to do, which of two is half the time.
    maxWorkers: '100%',
    // A busy machine may take ten times as long as an idle one; a limit is there for what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    // The prompt speaks the language of the locale.
    env: { LC_ALL: 'C.UTF-8' },
    provide: { seed: Number(process.env['SEED'] ?? 20_261_122) },
    setupFiles: [
      'test/support/draws.ts',
      'test/support/timers.ts',
      ...(areFaultsFull ? ['test/support/figures.ts'] : []),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'sources',
          include: ['src/**/*.test.ts', 'adapters/**/*.test.ts', 'test/**/*.test.ts'],
          // Those inside each runtime are run by `npm run test:runtimes`.
          exclude: [
            ...configDefaults.exclude,
            'test/runtimes/inside/**',
            slow,
            ...ofThePackage,
            ...ofTheServers,
          ],
          // One process a core for all files: starting one for each takes as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [slow],
          exclude: [...configDefaults.exclude, ...ofThePackage, ...ofTheServers],
          isolate: false,
          env: { FULL: '1' },
        },
      },
      {
        extends: true,
        test: {
          name: 'januaries',
          include: ofTables,
          // The test of a table has each entry, and notices a year.
          exclude: [...configDefaults.exclude, slow, 'src/law/tables/**'],
          isolate: false,
          setupFiles: ['test/support/januaries.ts'],
          env: { FULL: '', WALK: '', AGES: '' },
        },
      },
      // Once more, and the report says so: a browser, a server or a process may fail by itself, and what fails twice is ours.
      { extends: true, test: { name: 'servers', include: ofTheServers, isolate: false, retry: 1 } },
      { extends: true, test: { name: 'package', include: ofThePackage, retry: 1 } },
    ],
  },
});
