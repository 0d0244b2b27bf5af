import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { listenOn } from './_listen.ts';

it('`listenOn` gives the address at which a server listens, and is not concerned with its later errors', async () => {
  const server = createServer();
  const origin = await listenOn(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  expect(origin).toBe(`http://127.0.0.1:${port}`);
  expect(server.listenerCount('error')).toBe(0);
  const other = createServer();
  await expect(listenOn(other, port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  server.close();
});
