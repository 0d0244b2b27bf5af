import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { serve, type ServeOptions, toNodeListener } from '../../../adapters/node.ts';
import { isExpected, runtimes } from '../runtimes.ts';
import { startService } from '../../support/service.ts';
import { startProgram } from './start.ts';
import { adapterSuite } from './suite.ts';

for (const runtime of runtimes) {
  describe.skipIf(!isExpected(runtime))(runtime.name, () => {
    adapterSuite('the Node listener', () => startProgram('node', { runtime }));
    adapterSuite('`serve` of a handler', () => startProgram('node-handler', { runtime }), {
      'knows no fragment in a target': 'a Request has a URL, which has no fragment for a server',
      'tells the length of the body in bytes': 'a Response does not say how long its body is',
      'does not resolve dot segments': 'a Request has a URL, which is normalised',
      'answers a rare method like any wrong one': 'a method of which no Request can be made is a 501',
    });
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

  it('closes the connection of each answer from the announcement on, so that clients open the next one elsewhere', async () => {
    const { service, keys } = await startService();
    let isStopping = false;
    const { dispatch } = service;
    const { origin, close } = await serve({ dispatch, isStopping: () => isStopping }, { port: 0 });
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const ask = async () => {
      socket.write(`GET /v1/nada HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${keys.pro}\r\n\r\n`);
      return /^connection: (.*)\r$/im.exec(String((await once(socket, 'data'))[0]))?.[1];
    };
    expect(await ask()).toBe('keep-alive');
    isStopping = true;
    const gone = once(socket, 'close');
    expect(await ask()).toBe('close');
    await gone;
    await close();
  });

  it('reads a request that has arrived when it closes, answers it, and closes its connection', async () => {
    const { origin, close, request } = await start();
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(`${request}{"text":"um"}`);
    await once(socket, 'data');
    socket.write(`${request}{"text":"la"}`);
    await new Promise((resolve) => setImmediate(resolve));
    const reply = once(socket, 'data');
    await Promise.all([close(), once(socket, 'close')]);
    expect(String((await reply)[0])).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nconnection: close\r\n[\s\S]*"la"/i);
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
    // Node itself would keep the one without a request for a minute.
  }, 30_000);
});

describe('the bound of a connection', () => {
  const START = 'POST /v1/echo HTTP/1.1\r\nHost: x\r\n';
  const start = async (options: ServeOptions = {}) => {
    const { service, keys } = await startService({ http: { maxBodyBytes: 1_000 } });
    const { origin, close } = await serve(service, { port: 0, ...options });
    const open = (text: string) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text));
      // The server may cut it.
      socket.on('error', () => undefined);
      return socket;
    };
    return { open, close, key: keys.pro };
  };

  it.each([
    ['without a key', '', 401],
    ['over the limit', 'key', 400],
  ])('an endless body %s is answered, and its connection closed', async (_, key, status) => {
    const { open, close, key: pro } = await start();
    const authorization = key && `Authorization: Bearer ${pro}\r\n`;
    const socket = open(`${START}${authorization}Transfer-Encoding: chunked\r\n\r\n`);
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    const send = () => void (socket.writable && socket.write(chunk, send));
    socket.once('connect', send);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await closed;
    await close();
  });

  it('a connection is kept that sends the rest of a refused body', async () => {
    const { open, close } = await start();
    const socket = open(`${START}Content-Length: 20\r\n\r\n0123456789`);
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 401 /);
    socket.write(`0123456789GET /v1/nada HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 404 /);
    await close();
  });

  it('headers that do not come are given up', async () => {
    const { open, close } = await start({ headersTimeout: 100 });
    const socket = open('GET /v1/nada HTTP/1.1\r\nHost: x\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 408 /);
    await close();
  }, 60_000);

  it('a connection without a further request is closed in its time, which clients hear of', async () => {
    const { open, close } = await start({ keepAliveTimeout: 1_000 });
    const socket = open('GET /v1/nada HTTP/1.1\r\nHost: x\r\n\r\n');
    const closed = once(socket, 'close');
    expect(String((await once(socket, 'data'))[0])).toMatch(/\r\nkeep-alive: timeout=1\b/i);
    await closed;
    await close();
  }, 60_000);

  it('requests are as many as a connection may have', async () => {
    const { open, close } = await start({ maxRequestsPerSocket: 2 });
    const socket = open('');
    const heads: string[] = [];
    for (let i = 0; i < 2; i++) {
      socket.write('GET /v1/nada HTTP/1.1\r\nHost: x\r\n\r\n');
      heads.push(String((await once(socket, 'data'))[0]).toLowerCase());
    }
    expect(heads.map((head) => head.includes('\r\nconnection: close\r\n'))).toEqual([false, true]);
    await close();
  });

  it.each([{ headersTimeout: -1 }, { keepAliveTimeout: '1' }, { maxRequestsPerSocket: 0.5 }, { por: 1 }])(
    '%j is refused',
    async (options) => {
      const { service } = await startService();
      const [name] = Object.keys(options);
      await expect(serve(service, options as ServeOptions)).rejects.toThrow(
        new RegExp(`^serve: .*"${name}"`),
      );
    },
  );
});

describe('a body that a framework took before', () => {
  const answers = async (parsed: unknown, read: boolean): Promise<unknown> => {
    const { service, keys } = await startService({ http: { maxBodyBytes: 1_000 } });
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
