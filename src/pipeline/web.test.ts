import { describe, expect, it } from 'vitest';
import { callOf, responseOf } from './web.ts';

const callTo = (url: string, init?: RequestInit) => callOf(new Request(url, init));
const endless = new AbortController().signal;

describe('the call of a request', () => {
  it.each([
    ['http://h', '/', ''],
    ['http://h/v1/cpf', '/v1/cpf', ''],
    ['http://h/v1/cpf?', '/v1/cpf', ''],
    ['http://h/v1/cpf?a=1&b', '/v1/cpf', 'a=1&b'],
    ['http://h/v1/cpf?a?b', '/v1/cpf', 'a?b'],
    ['http://h/v1/cpf?to=http://x/y', '/v1/cpf', 'to=http://x/y'],
    ['http://h/v1/cpf#part?a=1', '/v1/cpf', ''],
    ['http://h/v1/cpf?a=1#part?b=2', '/v1/cpf', 'a=1'],
    ['http://u/?q', '/', 'q'],
    ['https://[::1]:8080//v1/%63pf?%61', '//v1/%63pf', '%61'],
  ])('to %s has the path and the query as they were sent, without a fragment', (url, path, query) => {
    // The URL that a runtime hands in may hold the fragment, which `Request` of Node leaves out.
    const request = { url, method: 'GET', headers: new Headers(), body: null } as Request;
    for (const call of [callTo(url), ...(url === 'http://h' ? [] : [callOf(request)])]) {
      expect([call.path, call.query]).toEqual([path, query]);
    }
  });

  // Bun gives a bare target where the request has no usable host, and Deno a URL that cannot be read.
  it.each([
    ['/v1/health', '/v1/health', '', 'http://localhost/v1/health'],
    ['/x?u=http://h/v1/health', '/x', 'u=http://h/v1/health', 'http://localhost/x?u=http://h/v1/health'],
    ['http://a%b/v1/docs?a=1', '/v1/docs', 'a=1', 'http://localhost/v1/docs?a=1'],
    ['http://x:99999/v1/docs', '/v1/docs', '', 'http://localhost/v1/docs'],
    ['http://[::1/v1/docs', '/v1/docs', '', 'http://localhost/v1/docs'],
  ])('is that of the path of %s, and has a request all the same', (url, path, query, asked) => {
    const call = callOf({ url, method: 'GET', headers: new Headers({ host: 'a b' }), body: null } as Request);
    expect([call.path, call.query, call.request().url]).toEqual([path, query, asked]);
  });

  it('gives the same request again, without its body, also when that has been read', async () => {
    const headers = { cookie: 'session=1' };
    const call = callTo('http://h/v1/page?a=1', { method: 'POST', body: 'text', headers });
    expect(new TextDecoder().decode((await call.body(4, endless)) as Uint8Array)).toBe('text');
    const request = call.request();
    expect([request.url, request.method, request.headers.get('cookie'), request.body]).toEqual([
      'http://h/v1/page?a=1',
      'POST',
      'session=1',
      null,
    ]);
  });

  it('has an empty body where the request has no body', async () => {
    expect(await callTo('http://h/').body(0, endless)).toEqual(new Uint8Array());
  });

  it('reads as many bytes as it may, and null of one more', async () => {
    const sent = { method: 'POST', body: new Uint8Array([1, 2, 3]) };
    expect(await callTo('http://h/', sent).body(3, endless)).toEqual(new Uint8Array([1, 2, 3]));
    expect(await callTo('http://h/', sent).body(2, endless)).toBeNull();
  });

  it('stops the sender when it is told to', async () => {
    let isCanceled = false;
    const body = new ReadableStream({ cancel: () => void (isCanceled = true) });
    const stop = new AbortController();
    const reading = callTo('http://h/', { method: 'POST', body, duplex: 'half' } as RequestInit).body(
      9,
      stop.signal,
    );
    stop.abort();
    await reading;
    expect(isCanceled).toBe(true);
  });

  it('has no `waitUntil` where the runtime has none', () => {
    expect(callTo('http://h/')).not.toHaveProperty('waitUntil');
  });
});

it.each([204, 304])('a response of %i has no body, which `Response` would refuse', async (status) => {
  const response = responseOf({ status, headers: { a: 'b' }, body: 'text' });
  expect([response.status, response.headers.get('a'), response.body]).toEqual([status, 'b', null]);
});
