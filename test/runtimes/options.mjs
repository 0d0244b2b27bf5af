import { fromInstalled, root } from './installed.mjs';
import { adapters, filesIn, filesOf, hostileFile } from './suites.mjs';

/**
 * The options of vitest in every runtime. `run.mjs` passes in `RUNTIME` the expected runtime (`name`, `label`), the
 * folder of the installed package (`folder`), the seeds' results elsewhere (`digests`), and the number of hostile
 * requests when only those are to run (`hostile`).
 */
const { name, label, folder, digests, hostile } = JSON.parse(process.env.RUNTIME);

/** The rules that run from the sources, in a project of their own. */
export const rules = hostile ? [] : filesIn(name, ({ isOfSources = false }) => isOfSources);

const ofPackage = filesIn(name, ({ isOfSources = false }) => !isOfSources);

export const options = {
  root,
  cacheDir: `${folder}/.vite-${name}`,
  plugins: [fromInstalled(folder)],
  test: {
    include: hostile ? [hostileFile] : name === adapters.name ? filesOf([adapters]) : ofPackage,
    setupFiles: ['test/support/draws.ts', 'test/support/timers.ts'],
    provide: {
      label,
      folder,
      digests,
      seed: Number(process.env.SEED ?? 20_261_122),
      ...(hostile && { hostile }),
    },
    // One process for all files: starting one for each takes as long as the tests.
    isolate: false,
    testTimeout: 300_000,
    // Next.js builds a project first.
    hookTimeout: 300_000,
    // Once more where servers run beside, and the report says so: a process may fail by itself, and what fails twice is ours.
    ...(name === adapters.name && { retry: 1 }),
  },
};
