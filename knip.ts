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
    'src/web/*/app.ts',
    // The types of tools that the build prints.
    'src/kit/tool-types.ts',
    // The rules of a category, which its index takes whole.
    'src/tools/*/rules.ts',
    // Of the fault tests at their whole size.
    'test/support/figures.ts',
    'examples/**/*.mjs',
    'test/**/*.{test.ts,mjs}',
    'src/**/*.test.ts',
    'adapters/**/*.test.ts',
  ],
  project: ['src/**/*.ts', 'adapters/**/*.ts', 'test/**/*.ts'],
  ignoreExportsUsedInFile: true,
  // Fields of different names may share a schema: each has texts of its own.
  rules: { duplicates: 'off' },
  // A program that a test writes imports express-session. The last one is a name that `scripts/mutations/tables.mjs` gives vitest.
  ignoreDependencies: ['@cloudflare/vitest-pool-workers', 'cloudflare', 'express-session', 'vitest-itself'],
  ignoreBinaries: [
    'mariadb',
    'mkfifo',
    'openssl',
    'patch',
    'pg_dump',
    'psql',
    'redis-cli',
    'redis-server',
    'sqlite3',
  ],
};

export default config;
