import { fileURLToPath } from 'node:url';
import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';
import { options } from './options.mjs';

export default defineConfig({
  ...options,
  // A date that this version of workerd knows.
  plugins: [
    ...options.plugins,
    cloudflareTest({ miniflare: { compatibilityDate: '2026-04-01', d1Databases: ['DB'] } }),
  ],
  // The one that runs: from the root, the root's would be found.
  resolve: { alias: { 'vitest/worker': fileURLToPath(import.meta.resolve('vitest/worker')) } },
});
