import { fromInstalled, root } from './installed.mjs';
import { adapters, filesIn, filesOf, hostileFile } from './suites.mjs';

/**
 * What vitest is told in every runtime. `run.mjs` says in `RUNTIME` which one it is meant to be (`name`, `label`), where
 * the package is installed (`folder`), what the seeds give elsewhere (`digests`), and how many hostile requests to send and
 * nothing else (`hostile`).
 */
const { name, label, folder, digests, hostile } = JSON.parse(process.env.RUNTIME);

export const options = {
  root,
  cacheDir: `${folder}/.vite-${name}`,
  plugins: [fromInstalled(folder)],
  test: {
    include: hostile ? [hostileFile] : name === adapters.name ? filesOf([adapters]) : filesIn(name),
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
  },
};
