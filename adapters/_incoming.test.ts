import { EventEmitter, getEventListeners, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callOf, dropRest, writeAnswer } from './_incoming.ts';

const request = (more: object = {}) =>
  Object.assign(Readable.from([Buffer.from('ab'), Buffer.from('cd')], { objectMode: false }), {
    url: '/v1/x?a=1',
    headers: { 'x-one': '1', 'x-two': ['1', '2'] },
    ...more,
  }) as unknown as IncomingMessage;

const never = new AbortController().signal;
const read = async (handed: Parameters<typeof callOf>[1], maxBytes: number, signal = never) => {
  const bytes = await callOf(request(), handed).body(maxBytes, signal);
  return bytes && new TextDecoder().decode(bytes);
};

describe('a call of Node', () => {
  it('has the target, the method and the headers of the request, the first of several', () => {
    const call = callOf(request({ method: 'POST' }));
    expect(call).toMatchObject({ path: '/v1/x', query: 'a=1', method: 'POST' });
    expect(['x-one', 'x-two', 'x-none'].map((name) => call.header(name))).toEqual(['1', '1', null]);
  });

  it('goes to the address that came before a framework cut it', () => {
    expect(callOf(request(), { address: '/api/v1/x' })).toMatchObject({ path: '/api/v1/x', query: '' });
    expect(callOf(request({ url: undefined, method: undefined }))).toMatchObject({
      path: '/',
      method: 'GET',
    });
  });

  it('is of https where its connection is encrypted, and of localhost where it names no host', () => {
    const urlOf = (socket: object) => callOf(request({ socket })).request().url;
    expect(urlOf({ encrypted: true })).toBe('https://localhost/v1/x?a=1');
    expect(urlOf({})).toBe('http://localhost/v1/x?a=1');
  });

  it('of HTTP/2 has the authority for its host, and no header that begins with a colon', async () => {
    const server = http2.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const session = http2.connect(origin);
    session.request({ ':path': '/v1/x', 'x-a': 'b' }).end();
    const [incoming, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
    const call = callOf(incoming);
    const made = call.request();
    expect([`http://${call.header('host')}`, made.url, [...made.headers]]).toEqual([
      origin,
      `${origin}/v1/x`,
      [['x-a', 'b']],
    ]);
    response.end();
    session.close();
    server.close();
  });

  it('of fastify.inject is a request, with its headers', async () => {
    const app = Fastify();
    app.get('/v1/x', async ({ raw }) => [...callOf(raw).request().headers.keys()]);
    const reply = await app.inject({ url: '/v1/x', headers: { 'x-a': 'b' } });
    expect([reply.statusCode, reply.json()]).toEqual([200, expect.arrayContaining(['host', 'x-a'])]);
  });

  it('whose empty body a parser has read has one at once', async () => {
    const stream = Readable.from([]);
    stream.resume();
    await once(stream, 'end');
    const bytes = await callOf(request(), { parsed: {}, stream }).body(4, AbortSignal.timeout(500));
    expect(bytes?.byteLength).toBe(0);
  });

  it('has a body of as many bytes as are allowed, and no more', async () => {
    expect(await read({}, 4)).toBe('abcd');
    expect(await read({}, 3)).toBeNull();
  });

  it('reads another stream that is handed in', async () => {
    expect(await read({ stream: Readable.from([Buffer.from('x')]) }, 1)).toBe('x');
  });

  it('puts together again what a parser made of the body', async () => {
    expect(await read({ parsed: { a: 'é' } }, 10)).toBe('{"a":"é"}');
    expect(await read({ parsed: { a: 'é' } }, 9)).toBeNull();
    expect(await read({ parsed: '{"a":1}' }, 7)).toBe('{"a":1}');
    expect(await read({ parsed: Buffer.from('raw') }, 3)).toBe('raw');
    expect(await read({ parsed: null }, 4)).toBe('null');
  });

  it('takes an empty object for no body that was read, only as long as nobody has read it', async () => {
    expect(await read({ parsed: {} }, 4)).toBe('abcd');
    const stream = Readable.from([Buffer.from('{}')]);
    for await (const _ of stream);
    expect(await read({ parsed: {}, stream }, 4)).toBe('{}');
  });

  it('fails when the body breaks off, or when it has taken too long', async () => {
    for (const error of [undefined, new Error('reset')]) {
      const broken = new Readable({ read() {} });
      const outcome = callOf(request(), { stream: broken }).body(4, never);
      broken.destroy(error);
      await expect(outcome).rejects.toThrow('did not arrive');
    }
    const late = new AbortController();
    const waiting = callOf(request(), { stream: new Readable({ read() {} }) }).body(4, late.signal);
    late.abort();
    await expect(waiting).rejects.toThrow('did not arrive');
  });
});

it.each([4, 3])('nothing of a call listens any more once its body is read, up to %i bytes', async (max) => {
  const stream = Readable.from([Buffer.from('abcd')]);
  const { signal } = new AbortController();
  await callOf(request(), { stream }).body(max, signal);
  const left = ['data', 'end', 'error', 'close'].map((event) => stream.listenerCount(event));
  expect([...left, getEventListeners(signal, 'abort').length]).toEqual([0, 0, 0, 0, 0]);
});

describe('an answer', () => {
  function written(body: string | null, destroyed = false) {
    const response = { destroyed, req: request(), writeHead: vi.fn(), end: vi.fn() };
    writeAnswer(response as unknown as ServerResponse, { status: 200, headers: { 'x-a': 'b' }, body });
    return [response.writeHead.mock.calls, response.end.mock.calls];
  }

  it('says how many bytes its body has, where it has one', () => {
    expect(written('é')).toEqual([[[200, ['x-a', 'b', 'content-length', '2']]], [['é']]]);
    expect(written(null)).toEqual([[[200, ['x-a', 'b']]], [[undefined]]]);
  });

  it('is followed by the rest of its request, which is read', () => {
    const req = request({ headers: { 'content-length': '4' } });
    const response = { req, writeHead: vi.fn(), end: vi.fn() } as unknown as ServerResponse;
    writeAnswer(response, { status: 200, headers: {}, body: null });
    expect(req.readableFlowing).toBe(true);
  });

  it('is not written to a caller who has gone', () => {
    expect(written('x', true)).toEqual([[], []]);
  });
});

describe('the rest of a request that is answered', () => {
  afterEach(() => void vi.useRealTimers());

  /** A request whose body comes as the test pushes it. */
  function coming(headers: object = { 'transfer-encoding': 'chunked' }) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stream = new Readable({ read() {} });
    const socket = { end: vi.fn() };
    const incoming = Object.assign(stream, {
      headers,
      socket,
      complete: false,
    }) as unknown as IncomingMessage;
    dropRest(incoming);
    const push = async (bytes: number) => {
      stream.push(Buffer.alloc(bytes));
      await setImmediate();
      return state();
    };
    const state = () =>
      incoming.destroyed ? 'closed' : ['open', 'half closed'][socket.end.mock.calls.length];
    return { incoming, push, state };
  }

  it('is read up to 8 MiB; at the next byte writing is closed, and all of it a second later', async () => {
    const { push, state } = coming();
    expect(await push(8_388_608)).toBe('open');
    expect(await push(1)).toBe('half closed');
    expect(await push(1)).toBe('half closed');
    vi.advanceTimersByTime(999);
    expect(state()).toBe('half closed');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('closed');
  });

  it('is read for five seconds; then writing is closed, and all of it a second later', async () => {
    const { push, state } = coming({ 'content-length': '100' });
    expect(await push(1)).toBe('open');
    vi.advanceTimersByTime(4_999);
    expect(state()).toBe('open');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('half closed');
    vi.advanceTimersByTime(1_000);
    expect(state()).toBe('closed');
  });

  it('leaves the connection open for the next request when it ends in time', async () => {
    const { incoming, push } = coming();
    await push(10);
    Object.assign(incoming, { complete: true });
    incoming.push(null);
    await setImmediate();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(2_000);
    expect(incoming.errored).toBeNull();
  });

  it.each(['end', 'close'])('is waited for no longer after its %s', (event) => {
    const { incoming } = coming();
    expect(vi.getTimerCount()).toBe(1);
    incoming.emit(event);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['complete', 'readableEnded', 'destroyed'])('is not read from a request that is %s', (state) => {
    const incoming = Object.assign(new EventEmitter(), {
      headers: { 'transfer-encoding': 'chunked' },
      [state]: true,
    });
    dropRest(incoming as unknown as IncomingMessage);
    expect(incoming.eventNames()).toEqual([]);
  });

  it.each([{}, { 'content-length': '0' }])('is empty where there is no body: %j', (headers) => {
    const { incoming } = coming(headers);
    expect(vi.getTimerCount()).toBe(0);
    expect(incoming.listenerCount('data')).toBe(0);
  });
});
