import { once } from 'node:events';
import { type IncomingMessage, request as ask, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { Answer } from '../src/contracts/call.ts';
import { serve, type ServeOptions, toNodeListener } from './node.ts';

afterEach(() => void vi.restoreAllMocks());

const dispatch = async (): Promise<Answer> => ({ status: 200, headers: {}, body: 'x' });

/** The server that is started with some options, which listens at a free port all the same. */
async function started(options: ServeOptions = {}) {
  const servers: Server[] = [];
  const asked: unknown[] = [];
  const listen = Server.prototype.listen as (this: Server, ...given: unknown[]) => Server;
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...given: unknown[]) {
    servers.push(this);
    asked.push(given.slice(0, 2));
    return listen.call(this, 0, '127.0.0.1', ...given.slice(2));
  });
  const serving = await serve({ dispatch }, options);
  await serving.close();
  const server = servers[0] as Server;
  const { headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket } = server;
  const { timeout, maxConnections } = server;
  const limits = {
    ...{ headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket },
    ...{ timeout, maxConnections },
  };
  // Node keeps the timer of its checks by a symbol.
  const symbol = Object.getOwnPropertySymbols(server).find((one) =>
    one.description?.includes('CheckingInterval'),
  );
  const checks = symbol && (server as unknown as Record<symbol, { readonly _repeat: number }>)[symbol];
  return { asked: asked[0], limits, checkedEvery: checks?._repeat };
}

it('`serve` of Node listens on this machine alone by default, with limits of its own', async () => {
  expect(await started()).toEqual({
    asked: [8787, '127.0.0.1'],
    limits: {
      headersTimeout: 15_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 75_000,
      maxRequestsPerSocket: 10_000,
      timeout: 30_000,
      maxConnections: 10_000,
    },
    checkedEvery: 5_000,
  });
});

it('`serve` of Node takes other limits, and 0 for no limit', async () => {
  const limits = { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0, maxRequestsPerSocket: 0 };
  const others = { answerTimeout: 0, maxConnections: 0 };
  expect(await started({ port: 0, hostname: '0.0.0.0', ...limits, ...others })).toMatchObject({
    asked: [0, '0.0.0.0'],
    limits: { ...limits, timeout: 0, maxConnections: undefined },
  });
});

it.each([
  [{ port: -1 }, 'port'],
  [{ hostname: 5 as unknown as string }, 'hostname'],
  [{ headersTimeout: -1 }, 'headersTimeout'],
  [{ requestTimeout: -1 }, 'requestTimeout'],
  [{ keepAliveTimeout: -1 }, 'keepAliveTimeout'],
  [{ maxRequestsPerSocket: -1 }, 'maxRequestsPerSocket'],
  [{ answerTimeout: -1 }, 'answerTimeout'],
  [{ maxConnections: -1 }, 'maxConnections'],
])('the options %j are refused', async (options, name) => {
  await expect(serve({ dispatch }, options)).rejects.toThrow(new RegExp(`^serve: .*${name}`));
});

it('`serve` of Node keeps nothing of a connection that is over', async () => {
  const kept: Socket[] = [];
  const on = vi.spyOn(Server.prototype, 'on');
  const serving = await serve({ dispatch }, { port: 0 });
  const server = on.mock.contexts[0] as Server;
  server.on('connection', (socket: Socket) => void kept.push(socket));
  const client = connect(Number(new URL(serving.origin).port));
  await once(server, 'connection');
  const [socket] = kept as [Socket];
  client.destroy();
  await once(socket, 'close');
  const destroy = vi.spyOn(socket, 'destroy');
  await serving.close();
  expect(destroy).not.toHaveBeenCalled();
});

it('`serve` of Node closes a connection whose client takes nothing of its answer, and none that is at work', async () => {
  let answer = (_text: string): void => undefined;
  const late = new Promise<string>((resolve) => (answer = resolve));
  const large = 'x'.repeat(32_000_000);
  const on = vi.spyOn(Server.prototype, 'on');
  const { origin, close } = await serve(
    {
      dispatch: async ({ path }) => ({
        ...{ status: 200, headers: {} },
        body: path === '/late' ? await late : large,
      }),
    },
    { port: 0, answerTimeout: 500 },
  );
  const server = on.mock.contexts[0] as Server;
  const open = async (path: string) => {
    const client = connect(Number(new URL(origin).port)).pause();
    client.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const [socket] = (await once(server, 'connection')) as [Socket];
    return { client, socket };
  };
  const working = await open('/late');
  const silent = await open('/large');
  // The other one has waited for longer by then.
  await once(silent.socket, 'close');
  answer('done');
  const [reply] = await once(working.client.resume(), 'data');
  expect(String(reply)).toMatch(/^HTTP\/1.1 200[^]*done$/);
  working.client.destroy();
  silent.client.destroy();
  await close();
});

/** A connection with a request to a server that answers with some text once it is let. */
async function asked(answered: Promise<string>) {
  const { origin, close } = await serve(
    { dispatch: async () => ({ status: 200, headers: {}, body: await answered }) },
    { port: 0 },
  );
  const socket = connect(Number(new URL(origin).port));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return { socket, close };
}

it('`serve` of Node closes the connection of an answer that comes while it closes, and says so in it', async () => {
  let answer = (_text: string): void => undefined;
  const answered = new Promise<string>((resolve) => (answer = resolve));
  const emit = vi.spyOn(Server.prototype, 'emit');
  const { socket, close } = await asked(answered);
  await expect.poll(() => emit.mock.calls.map(([event]) => event)).toContain('request');
  const closed = close();
  answer('x');
  const [reply] = await once(socket, 'data');
  expect(String(reply)).toMatch(/\r\nconnection: close\r\n/i);
  await closed;
});

it('`serve` of Node closes the connection of an answer that is still being read, once it is read', async () => {
  const body = 'x'.repeat(32_000_000);
  const { socket, close } = await asked(Promise.resolve(body));
  await once(socket, 'readable');
  const closed = close();
  let length = 0;
  socket.on('data', (chunk: Buffer) => (length += chunk.length));
  socket.resume();
  await Promise.all([closed, once(socket, 'close')]);
  expect(length).toBeGreaterThan(body.length);
}, 30_000);

it('`serve` of Node takes your own handler around a service, and refuses what is neither', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stop = vi.fn(async () => undefined);
  const handler = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/fails') throw new Error('mine');
    const headers = new Headers([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]);
    return new Response(`${request.method} ${await request.text()}`, { status: 201, headers });
  };
  const { origin, close } = await serve(Object.assign(handler, { stop }), { port: 0 });
  const reply = await fetch(`${origin}/x`, { method: 'POST', body: 'ção' });
  expect([reply.status, await reply.text(), reply.headers.getSetCookie()]).toEqual([
    201,
    'POST ção',
    ['a=1', 'b=2'],
  ]);
  expect((await fetch(`${origin}/fails`)).status).toBe(500);
  expect(told.mock.calls).toEqual([[new Error('mine')]]);
  const statusOf = async (method: string) => {
    const sent = ask(origin, { method }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  // No Request can be made of TRACE.
  expect([await statusOf('PURGE'), await statusOf('TRACE')]).toEqual([201, 501]);
  expect(told).toHaveBeenCalledTimes(1);
  await close();
  expect(stop).toHaveBeenCalledTimes(1);
  const neither = { fetch: handler } as unknown as typeof handler;
  await expect(serve(neither, { port: 0 })).rejects.toThrow(TypeError);
  expect(() => toNodeListener(neither)).toThrow(/serve a service, or a handler of a Request/);
});
