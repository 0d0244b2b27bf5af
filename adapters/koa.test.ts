import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import type { Answer, Call } from '../src/contracts/call.ts';
import { toKoa } from './koa.ts';

/** Makes a context that records what is set on it, in order. */
function contextOf(originalUrl: string, body?: unknown) {
  const set: unknown[] = [];
  const req = Object.assign(Readable.from([Buffer.from('sent')], { objectMode: false }), {
    method: 'POST',
    url: '/cut',
    headers: {},
  }) as unknown as IncomingMessage;
  const context = {
    req,
    originalUrl,
    request: { body },
    set status(status: number) {
      set.push(status);
    },
    set body(body: unknown) {
      set.push(body);
    },
    set: (headers: object) => void set.push(headers),
  };
  return { context, set };
}

const headers = { 'content-type': 'text/plain' };

async function dispatch(call: Call): Promise<Answer> {
  const body = await call.body(100, new AbortController().signal);
  return {
    status: 201,
    headers,
    body: `${call.path} ${call.query} ${new TextDecoder().decode(body ?? undefined)}`,
  };
}

it('the Koa adapter answers under the base path, and sets the body before the type, which Koa would drop', async () => {
  const next = vi.fn();
  const { context, set } = contextOf('/v1/x?a=1');
  await toKoa({ basePath: '/v1', dispatch })(context, next);
  expect(set).toEqual(['/v1/x a=1 sent', 201, headers]);
  expect(next).not.toHaveBeenCalled();
  const parsed = contextOf('/v1/x', { a: 1 });
  await toKoa({ basePath: '/v1', dispatch })(parsed.context, next);
  expect(parsed.set[0]).toBe('/v1/x  {"a":1}');
});

it('the Koa adapter hands over bytes as a Buffer, for Koa would write any other array as JSON', async () => {
  const { context, set } = contextOf('/v1/x');
  const body = new TextEncoder().encode('abc').subarray(1);
  await toKoa({ basePath: '/v1', dispatch: async () => ({ status: 200, headers, body }) })(context, vi.fn());
  expect([Buffer.isBuffer(set[0]), String(set[0])]).toEqual([true, 'bc']);
});

it('the Koa adapter reads the rest of a request that is answered', async () => {
  const { context } = contextOf('/v1/x');
  context.req.headers['content-length'] = '4';
  const dispatched = async (): Promise<Answer> => ({ status: 200, headers, body: '' });
  await toKoa({ basePath: '/v1', dispatch: dispatched })(context, vi.fn());
  expect(context.req.readableFlowing).toBe(true);
});

it.each(['/', '/v10/x', '/?/v1/x'])('the Koa adapter leaves %s to the next middleware', async (address) => {
  const { context, set } = contextOf(address);
  const next = vi.fn(async () => 'ignored');
  expect(await toKoa({ basePath: '/v1', dispatch })(context, next)).toBeUndefined();
  expect([next.mock.calls.length, set]).toEqual([1, []]);
});

it('a mount that the base path does not begin with is warned of once, with the line to write', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const handle = toKoa({ basePath: '/v1', dispatch });
  const send = async (address: string, path: string) =>
    handle(Object.assign(contextOf(address).context, { path }), vi.fn());
  await send('/other', '/other');
  expect(warned).not.toHaveBeenCalled();
  for (const _ of [1, 2]) await send('/tools/v1/x?a=1', '/v1/x');
  expect(warned.mock.calls).toEqual([[expect.stringContaining("basePath: '/tools/v1'")]]);
  warned.mockRestore();
});
