import type { KnipConfig } from 'knip';
import manifest from './package.json' with { type: 'json' };
import { sourceOf } from './scripts/source-of.mjs';

/** The entries of the package, from its exports map: what they export is for users, whoever of us uses it. */
const entries = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === 'string' ? [] : sourceOf(entry.types),
);

const config: KnipConfig = {
  entry: [
    ...entries,
    'adapters/cli.ts',
    // Of the build.
    'src/openapi/keep-texts.ts',
    'src/kit/keep-answer-texts.ts',
    'src/*/browser/app.ts',
    'examples/**/*.mjs',
    'test/**/*.{test.ts,mjs}',
    'src/**/*.test.ts',
    'adapters/**/*.test.ts',
  ],
  project: ['src/**/*.ts', 'adapters/**/*.ts', 'test/**/*.ts'],
  ignoreExportsUsedInFile: true,
  // The last one is a name that `test/mutations/tables.mjs` gives vitest.
  ignoreDependencies: ['@cloudflare/vitest-pool-workers', 'bun-types', 'cloudflare', 'vitest-itself'],
  ignoreBinaries: ['openssl', 'patch'],
};

export default config;
