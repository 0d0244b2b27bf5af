import { describe, expect, it, vi } from 'vitest';
import { BODY, failure, stopped, textOf } from '#test/support/egress.ts';
import { selfSigned, startReceiver, startTcp } from '#test/support/receiver.ts';
import {
  addressesOf,
  type Egress,
  EgressError,
  type EgressRequest,
  failureOf,
  fetchEgress,
} from './egress.ts';
import { createUrlPolicy } from './url-options.ts';
import { judgeUrl } from './url-policy.ts';

const listeners = (signal: AbortSignal) =>
  [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')] as const;

describe('failureOf', () => {
  const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

  it.each([
    ['an EgressError', new EgressError('blocked_address'), 'blocked_address'],
    [
      'an error of that name, of an egress without the class',
      Object.assign(new Error('late'), { name: 'EgressError', failure: 'timeout' }),
      'timeout',
    ],
    [
      'a signal that timed out',
      AbortSignal.abort(new DOMException('late', 'TimeoutError')).reason,
      'timeout',
    ],
    ['an aborted signal', AbortSignal.abort().reason, 'timeout'],
    ['getaddrinfo: no such name', coded('ENOTFOUND'), 'dns_failed'],
    ['getaddrinfo: try again', coded('EAI_AGAIN'), 'dns_failed'],
    ['c-ares: no data', coded('ENODATA'), 'dns_failed'],
    ['c-ares: refused', coded('EREFUSED'), 'dns_failed'],
    ['c-ares: no answer', coded('ETIMEOUT'), 'dns_failed'],
    ['no listener', coded('ECONNREFUSED'), 'connection_failed'],
    ['no route', coded('EHOSTUNREACH'), 'connection_failed'],
    ['the system gave up', coded('ETIMEDOUT'), 'connection_failed'],
    [
      'a reset',
      coded('ECONNRESET', 'Client network socket disconnected before secure TLS connection was established'),
      'connection_failed',
    ],
    ['no HTTP', coded('HPE_INVALID_CONSTANT', 'Parse Error: Expected HTTP/'), 'connection_failed'],
    ['an unknown authority', coded('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'), 'tls_failed'],
    ['a missing link', coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'tls_failed'],
    ['a certificate out of date', coded('CERT_HAS_EXPIRED'), 'tls_failed'],
    ['a certificate of another name', coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls_failed'],
    ['another protocol', coded('ERR_SSL_WRONG_VERSION_NUMBER'), 'tls_failed'],
    ['another protocol, to the system', coded('EPROTO', 'write EPROTO'), 'tls_failed'],
    ['rustls', new Error('invalid peer certificate: UnknownIssuer'), 'tls_failed'],
    ['a code that ends as one of c-ares', coded('ERR_ENODATA'), 'connection_failed'],
    ['a code that begins as one of c-ares', coded('ENODATA_YET'), 'connection_failed'],
    ['a code of getaddrinfo without its name', coded('EAI_'), 'connection_failed'],
    ['a code of TLS that ends as one of a system call', coded('ERR_TLS_EPERM'), 'tls_failed'],
    ['what fetch wraps', new TypeError('fetch failed', { cause: coded('ENOTFOUND') }), 'dns_failed'],
    ['anything else', new Error('something'), 'connection_failed'],
    ['no error', undefined, 'connection_failed'],
    ['a text', 'certificate', 'connection_failed'],
  ])('gives the code of %s', (_, error, expected) => expect(failureOf(error)).toBe(expected));
});

describe('addressesOf', () => {
  const policy = createUrlPolicy({ ipLiterals: true, allowAddresses: ['10.1.0.0/16'] });
  const resolving = (resolve: Egress['resolve']): Egress => ({
    pinned: true,
    ...(resolve && { resolve }),
    send: () => Promise.reject(new Error('not sent')),
  });
  const find = (text: string, resolve?: Egress['resolve'], signal = AbortSignal.timeout(5_000)) =>
    addressesOf(judgeUrl(text, policy).url as URL, policy, resolving(resolve), signal);
  const name = 'https://hooks.acme.com/';

  it('gives all addresses of a name when every one is public or allowed', async () => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return ['8.8.8.8', '2606:4700::1', '10.1.2.3'];
    };
    expect(await find('https://Hooks.ACME.com.:8443/x', resolve)).toEqual([
      '8.8.8.8',
      '2606:4700::1',
      '10.1.2.3',
    ]);
    expect(asked).toEqual(['hooks.acme.com']);
  });

  it('of a literal asks nobody', async () => {
    const resolve = () => expect.fail('asked');
    expect(await find('https://8.8.8.8/', resolve)).toEqual(['8.8.8.8']);
    expect(await find('https://[2606:4700:0::1]/', resolve)).toEqual(['2606:4700::1']);
    expect(await find('https://10.1.2.3/')).toEqual(['10.1.2.3']);
  });

  it('judges a literal even if its URL was accepted under another policy', async () => {
    const url = new URL('https://127.0.0.1/');
    const work = addressesOf(url, policy, resolving(undefined), AbortSignal.timeout(5_000));
    expect(await failure(work)).toBe('blocked_address');
  });

  it.each([
    [['127.0.0.1']],
    [['8.8.8.8', '10.2.0.1']],
    [['10.2.0.1', '8.8.8.8']],
    [['8.8.8.8', '::1']],
    [['::ffff:169.254.169.254']],
    [['fe80::1%eth0']],
    [['not an address']],
  ])('refuses a name where one of its addresses is refused: %j', async (addresses) => {
    expect(await failure(find(name, async () => addresses))).toBe('blocked_address');
  });

  it('is dns_failed of a name that has no address, or whose resolver fails', async () => {
    expect(await failure(find(name, async () => []))).toBe('dns_failed');
    expect(await failure(find(name, () => Promise.reject(new Error('SERVFAIL'))))).toBe('dns_failed');
  });

  it('ends with the signal, whether the resolver does or not', async () => {
    const hanging = () => new Promise<string[]>(() => undefined);
    expect(await failure(find(name, hanging, AbortSignal.timeout(50)))).toBe('timeout');
    const failing = (_: string, signal: AbortSignal) =>
      new Promise<string[]>((__, reject) => {
        signal.addEventListener('abort', () => reject(new Error('ECANCELLED')));
      });
    expect(await failure(find(name, failing, AbortSignal.timeout(50)))).toBe('timeout');
    let asked = 0;
    const counting = async () => [String(++asked)];
    expect(await failure(find(name, counting, AbortSignal.abort()))).toBe('timeout');
    expect(asked).toBe(0);
  });

  it('leaves no listener on the signal', async () => {
    const { signal } = new AbortController();
    const [added, removed] = listeners(signal);
    await find(name, async () => ['8.8.8.8'], signal);
    expect(added.mock.calls).toHaveLength(1);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it('is null where names cannot be resolved', async () => {
    expect(await find(name)).toBeNull();
  });
});

describe('fetchEgress', () => {
  const egress = fetchEgress();
  const send = (url: string, request: Partial<EgressRequest> = {}, by = egress) =>
    by.send({
      url: new URL(url),
      addresses: null,
      headers: { 'Content-Type': 'application/json', 'webhook-id': 'evt_1' },
      body: BODY,
      signal: AbortSignal.timeout(20_000),
      maxResponse: 16_384,
      ...request,
    });

  it('says that it cannot pin, nor resolve', () => {
    expect(egress.pinned).toBe(false);
    expect(egress).not.toHaveProperty('resolve');
  });

  it('posts these bytes with these headers', async () => {
    const { port, received } = await stopped(startReceiver((_, response) => void response.end('ok')));
    const reply = await send(`http://127.0.0.1:${port}/a%20b?x=1`);
    expect([reply.status, textOf(reply)]).toEqual([200, 'ok']);
    const [{ request, body } = expect.fail()] = received;
    expect([request.method, request.url]).toEqual(['POST', '/a%20b?x=1']);
    expect(request.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'evt_1' });
    expect(body.equals(BODY)).toBe(true);
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect (%i)', async (status) => {
    const target = await stopped(startReceiver((_, response) => void response.end()));
    const location = `http://127.0.0.1:${target.port}/`;
    const { port } = await stopped(
      startReceiver((_, response) => void response.writeHead(status, { location }).end()),
    );
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ status });
    expect(target.connections()).toBe(0);
  });

  it('reads no more of the answer than asked, and closes the connection', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const { port } = await stopped(
      startReceiver((request, response) => {
        closed = new Promise((resolve) => request.socket.on('close', resolve));
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(8_192)));
        };
        response.on('drain', more);
        more();
      }),
    );
    expect((await send(`http://127.0.0.1:${port}/`)).body).toEqual(new Uint8Array(16_384).fill(120));
    await closed;
  });

  it('cancels what comes after the bytes that it takes, and nothing that has ended', async () => {
    const cancelled: string[] = [];
    const answering = (name: string, pieces: number) => async () => {
      let left = pieces;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (left-- > 0) controller.enqueue(new Uint8Array(10_000));
          else controller.close();
        },
        cancel: () => void cancelled.push(name),
      });
      return new Response(body);
    };
    const lengthOf = async (name: string, pieces: number) => {
      const reply = await send(
        'https://hooks.acme.com/in',
        {},
        fetchEgress({ fetch: answering(name, pieces) }),
      );
      return reply.body.byteLength;
    };
    expect([await lengthOf('long', 1_000), await lengthOf('short', 1)]).toEqual([16_384, 10_000]);
    expect(cancelled).toEqual(['long']);
  });

  it('keeps the status of an answer whose body does not end in time, or breaks off', async () => {
    const slow = await stopped(startReceiver((_, response) => void response.write('so far')));
    const signal = AbortSignal.timeout(150);
    const reply = await send(`http://127.0.0.1:${slow.port}/`, { signal });
    expect([reply.status, textOf(reply)]).toEqual([200, 'so far']);

    const broken = await stopped(
      startReceiver((request, response) => {
        response.writeHead(202, { 'content-length': '100' });
        response.write('so far', () => request.socket.end());
      }),
    );
    expect(await send(`http://127.0.0.1:${broken.port}/`)).toMatchObject({ status: 202 });
  });

  it('reads no further once it has as many bytes as asked', async () => {
    let pulled = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      pulled++;
      controller.enqueue(new Uint8Array(50).fill(pulled));
    };
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
    const reply = await send(
      'https://hooks.acme.com/in',
      { maxResponse: 100 },
      fetchEgress({ fetch: async () => new Response(body) }),
    );
    expect([...reply.body]).toEqual([...Array<number>(50).fill(1), ...Array<number>(50).fill(2)]);
    expect(pulled).toBe(2);
  });

  it('ends a body with the signal, whether the fetch does or not, and leaves no listener on it', async () => {
    const ending = new AbortController();
    const [added, removed] = listeners(ending.signal);
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const text of ['so ', 'far']) controller.enqueue(new TextEncoder().encode(text));
      },
      pull: () => ending.abort(),
      cancel: () => {
        isCancelled = true;
      },
    });
    const by = fetchEgress({ fetch: async () => new Response(body) });
    const reply = await send('https://hooks.acme.com/in', { signal: ending.signal }, by);
    expect([reply.status, textOf(reply), isCancelled]).toEqual([200, 'so far', true]);
    expect(added.mock.calls).toHaveLength(1);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it('is late when the signal aborts, for whatever reason', async () => {
    const ending = new AbortController();
    const by = fetchEgress({
      async fetch() {
        ending.abort(new Error('stopped'));
        throw ending.signal.reason;
      },
    });
    const { signal } = ending;
    expect(await failure(send('https://hooks.acme.com/in', { signal }, by))).toBe('timeout');
  });

  it('takes an answer without a body', async () => {
    const { port } = await stopped(startReceiver((_, response) => void response.writeHead(204).end()));
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ status: 204, body: new Uint8Array() });
  });

  it('names what went wrong', async () => {
    const silent = await stopped(startTcp(() => undefined));
    const signal = AbortSignal.timeout(100);
    expect(await failure(send(`http://127.0.0.1:${silent.port}/`, { signal }))).toBe('timeout');
    expect(await failure(send('http://127.0.0.1:9/', { signal: AbortSignal.abort() }))).toBe('timeout');

    const closed = await startTcp(() => undefined);
    closed.stop();
    expect(await failure(send(`http://127.0.0.1:${closed.port}/`))).toBe('connection_failed');

    const tls = await stopped(startReceiver(() => expect.fail('received'), { tls: selfSigned('127.0.0.1') }));
    expect(await failure(send(`https://127.0.0.1:${tls.port}/`))).toBe('tls_failed');
  });

  it('uses the fetch given, as a plain function', async () => {
    const calls: unknown[] = [];
    const own = fetchEgress({
      fetch: async function (this: unknown, input, init) {
        calls.push([this, input, init?.redirect]);
        return new Response('x'.repeat(10), { status: 201 });
      },
    });
    const url = new URL('https://hooks.acme.com/x');
    const signal = AbortSignal.timeout(5_000);
    const reply = await own.send({ url, addresses: null, headers: {}, body: BODY, signal, maxResponse: 4 });
    expect([reply.status, textOf(reply)]).toEqual([201, 'xxxx']);
    expect(calls).toEqual([[undefined, 'https://hooks.acme.com/x', 'manual']]);
  });
});
