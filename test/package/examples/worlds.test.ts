import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from './start.ts';

const run = promisify(execFile);

it('examples/worlds is a test suite that passes', async () => {
  const { stdout } = await run(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root',
      'examples/worlds',
      '--reporter=json',
      '--testTimeout=60000',
    ],
    { cwd: root, timeout: 240_000 },
  );
  const { numPassedTests, numTotalTests } = JSON.parse(stdout);
  expect(numPassedTests).toBe(2);
  expect(numPassedTests).toBe(numTotalTests);
});
