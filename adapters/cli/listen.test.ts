import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';
import { UsageError } from './usage.ts';

it('a port that is taken is told in the words of a user', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const refusal: unknown = await listen(['--port', String(port)]).catch((error: unknown) => error);
  taken.close();
  expect(refusal).toBeInstanceOf(UsageError);
  expect((refusal as UsageError).message).toMatch(`port ${port} of 127.0.0.1 is taken`);
});
