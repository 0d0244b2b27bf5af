import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { CNPJ, examples } from './start.ts';

const run = promisify(execFile);

it('examples/lambda prints the result of an event', async () => {
  const { stdout } = await run(process.execPath, [join(examples, 'lambda/invoke.mjs')], {
    timeout: 240_000,
  });
  const { statusCode, body } = JSON.parse(stdout);
  expect(statusCode).toBe(200);
  expect(JSON.parse(body).cnpjs[0]).toMatch(CNPJ);
});
