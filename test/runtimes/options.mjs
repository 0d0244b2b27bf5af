import { fromInstalled, root } from './installed.mjs';
import { adapters, filesIn, filesOf } from './suites.mjs';

/**
 * What vitest is told in every runtime. `run.mjs` says in `RUNTIME` which one it is meant to be (`name`, `label`), where
 * the package is installed (`folder`) and what the seeds give elsewhere (`digests`).
 */
const { name, label, folder, digests } = JSON.parse(process.env.RUNTIME);

export const options = {
  root,
  cacheDir: `${folder}/.vite-${name}`,
  plugins: fromInstalled(folder),
  test: {
    include: name === adapters.name ? filesOf([adapters]) : filesIn(name),
    provide: { label, folder, digests },
    // One process for all files: starting one for each takes as long as the tests.
    isolate: false,
    testTimeout: 60_000,
  },
};
