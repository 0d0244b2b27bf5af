import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const bench = fileURLToPath(new URL('../../bench/batch.mjs', import.meta.url));

it('a batch of the hundred dearest calls holds others up no longer than two of the calls alone', async () => {
  const env = { ...process.env, RATIO: '2', ANSWERS: '60' };
  const { stdout } = await promisify(execFile)(process.execPath, [bench], { env });
  console.log(stdout.trim());
  expect(stdout).toMatch(/beside [1-9]\d* batches of 100 calls/);
});
