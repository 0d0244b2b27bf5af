import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import type { Answer, Call } from '../src/contracts/call.ts';
import { toExpress } from './express.ts';

const requestOf = (more: object) =>
  Object.assign(Readable.from([Buffer.from('sent')], { objectMode: false }), {
    method: 'POST',
    headers: {},
    ...more,
  }) as unknown as IncomingMessage;

/** Answers with the path, the query and the body of a call. */
async function dispatch(call: Call): Promise<Answer> {
  const body = await call.body(100, new AbortController().signal);
  const text = `${call.method} ${call.path} ${call.query} ${new TextDecoder().decode(body ?? undefined)}`;
  return { status: 201, headers: { 'x-a': 'b' }, body: text };
}

/** Sends a request and gives the written response, or the argument of `next`. */
async function outcomeOf(
  more: object,
  dispatched: (call: Call) => Promise<Answer> = dispatch,
  basePath = '/v1',
) {
  const request = requestOf(more);
  return new Promise<unknown>((resolve) => {
    let head: unknown;
    const response = {
      destroyed: false,
      req: request,
      writeHead: (...given: unknown[]) => (head = given),
      end: (body: unknown) => resolve({ head, body }),
    } as unknown as ServerResponse;
    toExpress({ basePath, dispatch: dispatched })(request, response, (error) => resolve({ next: error }));
  });
}

it('the Express adapter answers under the base path', async () => {
  const body = 'POST /v1/x a=1 sent';
  const head = [201, ['x-a', 'b', 'content-length', String(body.length)]];
  expect(await outcomeOf({ url: '/v1/x?a=1' })).toEqual({ head, body });
});

it('the Express adapter uses the address before a router cut it, and a body that was parsed before', async () => {
  const cut = { url: '/x', originalUrl: '/v1/x', body: { a: 1 } };
  expect(await outcomeOf(cut)).toMatchObject({ body: 'POST /v1/x  {"a":1}' });
  expect(await outcomeOf({ url: '/v1/x', originalUrl: '/api/v1/x' })).toEqual({ next: undefined });
});

it.each([{ url: '/' }, { url: '/v10' }, { url: '/?/v1' }, {}])(
  'the Express adapter leaves %j to the next handler',
  async (more) => {
    const dispatched = vi.fn(dispatch);
    expect(await outcomeOf(more, dispatched)).toEqual({ next: undefined });
    expect(dispatched).not.toHaveBeenCalled();
  },
);

it('the Express adapter takes a request without an address for one of the root', async () => {
  expect(await outcomeOf({}, dispatch, '')).toMatchObject({ body: 'POST /  sent' });
});

it('the Express adapter gives a failure to the next handler', async () => {
  const failure = new Error('x');
  expect(await outcomeOf({ url: '/v1/x' }, async () => Promise.reject(failure))).toEqual({ next: failure });
});

it('a mount that the base path does not begin with is warned of once, with the line to write', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const handle = toExpress({ basePath: '/v1', dispatch });
  const send = (more: object) =>
    new Promise((resolve) => {
      handle(requestOf(more), {} as ServerResponse, resolve);
    });
  await send({ url: '/v1/x', originalUrl: '/other', baseUrl: '' });
  await send({ url: '/', originalUrl: '/v1x', baseUrl: '/v1' });
  expect(warned).not.toHaveBeenCalled();
  for (const _ of [1, 2]) await send({ url: '/v1/x', originalUrl: '/tools/v1/x', baseUrl: '/tools' });
  expect(warned.mock.calls).toEqual([
    [expect.stringContaining("createService({ http: { basePath: '/tools/v1' } })")],
  ]);
  warned.mockRestore();
});
