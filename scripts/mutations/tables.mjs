// Runs `every-number.test.mjs`, with a stand-in for vitest in the tests that it reads.
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Changes each number of the legal tables, or so many of them. The exit code tells whether all were noticed. */
export async function changeTables({ seed, count }) {
  const vitest = await startVitest('test', [], {
    config: false,
    root: here('../..'),
    include: ['scripts/mutations/every-number.test.mjs'],
    watch: false,
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 0,
    env: { TABLES_SEED: seed, ...(count !== undefined && { TABLES_COUNT: count }) },
    alias: [
      { find: /^vitest$/, replacement: here('collected.mjs') },
      { find: /^vitest-itself$/, replacement: fileURLToPath(import.meta.resolve('vitest')) },
    ],
  });
  await vitest.close();
}
