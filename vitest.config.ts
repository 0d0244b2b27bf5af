import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'adapters/**/*.test.ts', 'test/**/*.test.ts'],
    // Run inside each runtime, by `npm run test:runtimes`.
    exclude: [...configDefaults.exclude, 'test/runtimes/inside/**'],
    // By default one core would have nothing to do, which of two is half the time.
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
});
