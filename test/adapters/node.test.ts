import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { serve, toNodeListener } from '../../adapters/node.ts';
import { isExpected, runtimes } from '../runtimes/runtimes.ts';
import { startService } from '../support/service.ts';
import { startProgram } from './start.ts';
import { adapterSuite } from './suite.ts';

for (const runtime of runtimes) {
  describe.skipIf(!isExpected(runtime))(runtime.name, () => {
    adapterSuite('the Node listener', () => startProgram('node', { runtime }));
  });
}

describe('serve', () => {
  const start = async () => {
    const { service, keys } = await startService();
    let stopped = 0;
    const counted = { dispatch: service.dispatch, stop: async () => void stopped++ };
    const serving = await serve(counted, { port: 0 });
    const request = `POST /v1/echo HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${keys.pro}\r\nContent-Length: 13\r\n\r\n`;
    return { ...serving, request, stopped: () => stopped };
  };

  it('listens on this machine only, and tells where', async () => {
    const { origin, close } = await start();
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${origin}/v1/nada`)).status).toBe(404);
    await close();
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  });

  it('names an address of IPv6 as one writes it', async () => {
    const { service } = await startService();
    const { origin, close } = await serve(service, { port: 0, hostname: '::1' });
    expect(origin).toMatch(/^http:\/\/\[::1\]:\d+$/);
    await close();
  });

  it('rejects when it cannot listen', async () => {
    const { origin, close } = await start();
    const { service } = await startService();
    const port = Number(new URL(origin).port);
    await expect(serve(service, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await close();
  });

  it('lets an open request finish, and stops the service after it, once', async () => {
    const { origin, close, request, stopped } = await start();
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () =>
      socket.write(`${request}{"text"`),
    );
    const reply = once(socket, 'data');
    const gone = once(socket, 'close');
    await setTimeout(100);
    const closed = Promise.all([close(), close()]);
    await setTimeout(100);
    expect(stopped()).toBe(0);
    socket.write(':"um"}');
    expect(String(await reply)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"text":"um"\}$/);
    await Promise.all([closed, gone]);
    expect(stopped()).toBe(1);
  });

  it('does not wait for connections without a request', async () => {
    const { origin, close, request } = await start();
    const port = Number(new URL(origin).port);
    const used = connect(port, '127.0.0.1', () => used.write(`${request}{"text":"um"}`));
    await once(used, 'data');
    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');
    await setTimeout(50);
    const gone = Promise.all([once(used, 'close'), once(unused, 'close')]);
    await close();
    await gone;
  }, 5_000);
});

describe('a body that a framework took before', () => {
  const answers = async (parsed: unknown, read: boolean): Promise<unknown> => {
    const { service, keys } = await startService({ maxBodyBytes: 1_000 });
    const listener = toNodeListener(service);
    const server = createServer(async (request, response) => {
      if (read) for await (const _ of request);
      await listener(Object.assign(request, { body: parsed }), response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const reply = await fetch(`http://127.0.0.1:${port}/v1/echo`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${keys.pro}`,
        connection: 'close',
        'content-type': 'application/json',
      },
      body: '{"text":"sent"}',
    });
    server.close();
    return reply.status === 200 ? reply.json() : reply.status;
  };

  it('is taken as a value, as text or as bytes', async () => {
    expect(await answers({ text: 'value' }, true)).toEqual({ text: 'value' });
    expect(await answers('{"text":"text"}', true)).toEqual({ text: 'text' });
    expect(await answers(Buffer.from('{"text":"bytes"}'), true)).toEqual({ text: 'bytes' });
  });

  it('has its limit too', async () => {
    expect(await answers({ text: 'x'.repeat(2_000) }, true)).toBe(400);
  });

  it('is read when only an empty object stands for it', async () => {
    expect(await answers({}, false)).toEqual({ text: 'sent' });
    expect(await answers({}, true)).toBe(400);
  });
});
