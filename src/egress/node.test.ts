import { promises as system } from 'node:dns';
import http, { ClientRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  BODY,
  closeOf,
  dnsServer,
  failure,
  ok,
  receiver,
  requestTo,
  tcp,
  textOf,
} from '#test/support/egress.ts';
import { selfSigned, startTcp } from '#test/support/receiver.ts';
import { addressesOf, type EgressRequest, failureOf } from './egress.ts';
import { createUrlPolicy, type UrlOptions } from './url-options.ts';
import { judgeUrl } from './url-policy.ts';
import { canPinAddresses, nodeEgress } from './node.ts';

const NAME = 'hooks.acme.com';
const certificate = selfSigned(NAME, '127.0.0.1');
const egress = nodeEgress({ ca: certificate.cert });

function send(url: string, request: Partial<EgressRequest> = {}, by = egress) {
  return by.send(requestTo(url, request));
}

const unjudged = new TypeError('nodeEgress connects to judged addresses only');

/** Goes the way of an attempt: judge the URL, resolve and judge, connect. */
async function attempt(
  text: string,
  options: UrlOptions,
  by = egress,
  signal = AbortSignal.timeout(240_000),
) {
  const policy = createUrlPolicy({ http: true, ports: 'any', ...options });
  const { url, refused } = judgeUrl(text, policy);
  if (!url) throw new Error(`${refused.status} ${refused.message.en}`);
  const addresses = await addressesOf(url, policy, by, signal);
  return send(url.href, { addresses, signal }, by);
}

describe('a request', () => {
  it('is a POST of these bytes with these headers, to the name, at the address', async () => {
    const { port, received } = await receiver(ok);
    const headers = { 'Content-Type': 'application/json', 'webhook-id': 'evt_1' };
    const reply = await send(`http://${NAME}:${port}/a%20b?x=1&y=%2F`, { headers });
    expect(reply.status).toBe(200);
    expect(textOf(reply)).toBe('ok');
    const [{ request, body } = expect.fail()] = received;
    expect([request.method, request.url]).toEqual(['POST', '/a%20b?x=1&y=%2F']);
    expect(body.equals(BODY)).toBe(true);
    expect(request.headers).toMatchObject({
      host: `${NAME}:${port}`,
      'content-length': String(BODY.byteLength),
      'content-type': 'application/json',
      'webhook-id': 'evt_1',
    });
    expect(request.headers).not.toHaveProperty('transfer-encoding');
    expect(request.headers).not.toHaveProperty('accept-encoding');
  });

  it.each([200, 204, 299, 400, 404, 410, 500, 503, 999])('gives the status %i as it came', async (status) => {
    const { port } = await receiver((_, response) => void response.writeHead(status).end());
    expect(await send(`http://${NAME}:${port}/`)).toMatchObject({ status });
  });

  it('gives the last status after interim ones', async () => {
    const { port } = await tcp((socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100));
        socket.write('HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n');
      });
    });
    expect(await send(`http://${NAME}:${port}/`)).toMatchObject({ status: 201 });
  });

  it('gives up when interim answers do not end', async () => {
    const { port } = await tcp((socket) => {
      socket.once('data', () => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(101)));
    });
    expect(await failure(send(`http://${NAME}:${port}/`))).toBe('connection_failed');
  });

  it('given up, has no more parsed of what came with them', async () => {
    const answer = 'HTTP/1.1 103 Early Hints\r\n\r\n';
    const { port } = await tcp((socket) => {
      socket.once('data', () => socket.write(answer.repeat(2_000)));
    });
    const emit = vi.spyOn(ClientRequest.prototype, 'emit');
    onTestFinished(() => emit.mockRestore());
    await failure(send(`http://${NAME}:${port}/`));
    await wait(50);
    const parsed = emit.mock.calls.filter(([event]) => event === 'information').length;
    expect(parsed).toBeGreaterThan(100);
    expect(parsed).toBeLessThanOrEqual(101 + 1_024 / answer.length);
  });

  it('gives 101 as a status, and leaves the connection', async () => {
    const { port } = await tcp((socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
      });
    });
    expect(await send(`http://${NAME}:${port}/`)).toMatchObject({ status: 101 });
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect (%i)', async (status) => {
    const target = await receiver(ok);
    const { port } = await receiver((_, response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${target.port}/` }).end();
    });
    expect(await send(`http://${NAME}:${port}/`)).toMatchObject({ status });
    expect(target.connections()).toBe(0);
  });

  it('needs addresses that were judged', async () => {
    const { port, connections } = await receiver(ok);
    for (const addresses of [null, []]) {
      await expect(send(`http://${NAME}:${port}/`, { addresses })).rejects.toThrow(unjudged);
    }
    await expect(send(`http://127.0.0.1:${port}/`, { addresses: ['8.8.8.8'] })).rejects.toThrow(unjudged);
    expect(connections()).toBe(0);
  });

  it('of an address goes by the address', async () => {
    const { port } = await receiver(ok, { tls: certificate });
    expect(await send(`https://127.0.0.1:${port}/`)).toMatchObject({ status: 200 });
  });

  it('refuses a certificate of no known authority', async () => {
    const { port, received } = await receiver(ok, { tls: certificate });
    expect(await failure(send(`https://${NAME}:${port}/`, {}, nodeEgress()))).toBe('tls_failed');
    expect(received).toEqual([]);
  });

  it('refuses a certificate of another name', async () => {
    const { port, received } = await receiver(ok, { tls: certificate });
    expect(await failure(send(`https://other.acme.com:${port}/`))).toBe('tls_failed');
    const { port: second } = await receiver(ok, { tls: certificate, host: '127.0.0.2' });
    expect(await failure(send(`https://127.0.0.2:${second}/`, { addresses: ['127.0.0.2'] }))).toBe(
      'tls_failed',
    );
    expect(received).toEqual([]);
  });

  it('cannot be weakened by the environment', async () => {
    const { port, received } = await receiver(ok, { tls: certificate });
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    try {
      expect(await failure(send(`https://${NAME}:${port}/`, {}, nodeEgress()))).toBe('tls_failed');
    } finally {
      delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    }
    expect(received).toEqual([]);
  });

  it('with a server that does not speak it is tls_failed', async () => {
    const { port } = await tcp((socket) => void socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    expect(await failure(send(`https://${NAME}:${port}/`))).toBe('tls_failed');
  });

  it('with a server that hangs up is connection_failed', async () => {
    const { port } = await tcp((socket) => void socket.destroy());
    expect(await failure(send(`https://${NAME}:${port}/`))).toBe('connection_failed');
  });

  it('with a server that says nothing is timeout', async () => {
    const { port } = await tcp(() => undefined);
    expect(await failure(send(`https://${NAME}:${port}/`, { signal: AbortSignal.timeout(100) }))).toBe(
      'timeout',
    );
  });
});

describe('failures', () => {
  it('no listener: connection_failed', async () => {
    const { port, stop } = await startTcp(() => undefined);
    stop();
    expect(await failure(send(`http://${NAME}:${port}/`))).toBe('connection_failed');
  });

  it.each([
    ['hangs up at once', (socket: { destroy(): void }) => socket.destroy()],
    ['resets', (socket: { resetAndDestroy(): void }) => socket.resetAndDestroy()],
    ['answers garbage', (socket: { write(text: string): void }) => socket.write('garbage\r\n\r\n')],
    [
      'answers headers without end',
      (socket: { write(text: string): void }) =>
        socket.write(`HTTP/1.1 200 OK\r\n${'name: value\r\n'.repeat(9_000)}`),
    ],
    [
      'hangs up in its headers',
      (socket: { end(text: string): void }) => socket.end('HTTP/1.1 200 OK\r\nContent-'),
    ],
  ])('a server that %s: connection_failed', async (_, act) => {
    const { port, connections } = await tcp((socket) => void socket.once('data', () => act(socket)));
    expect(await failure(send(`http://${NAME}:${port}/`))).toBe('connection_failed');
    expect(connections()).toBe(1);
  });

  it('a server that never answers: timeout, and the connection is closed', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const { port } = await tcp((socket) => {
      closed = closeOf(socket);
      socket.resume();
    });
    expect(await failure(send(`http://${NAME}:${port}/`, { signal: AbortSignal.timeout(100) }))).toBe(
      'timeout',
    );
    await closed;
  });

  it('a signal that aborted before: timeout, without a connection', async () => {
    const { port, received } = await receiver(ok);
    expect(await failure(send(`http://${NAME}:${port}/`, { signal: AbortSignal.abort() }))).toBe('timeout');
    expect(received).toEqual([]);
  });

  it('an answer before the body was taken counts', async () => {
    const { port } = await tcp((socket) => socket.end('HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n'));
    const body = new Uint8Array(65_536);
    expect(await send(`http://${NAME}:${port}/`, { body })).toMatchObject({ status: 413 });
  });

  it.each([16_383, 16_384, 16_385])('an answer of %i bytes is kept up to 16 KiB', async (length) => {
    const { port } = await receiver((_, response) => void response.end(Buffer.alloc(length, 'x')));
    expect((await send(`http://${NAME}:${port}/`)).body.byteLength).toBe(Math.min(length, 16_384));
  });

  it('an answer that does not end in time is what came of it: the status stands', async () => {
    const { port } = await receiver((_, response) => void response.write('so far'));
    const reply = await send(`http://${NAME}:${port}/`, { signal: AbortSignal.timeout(150) });
    expect([reply.status, textOf(reply)]).toEqual([200, 'so far']);
  });

  it('an answer that breaks off is what came of it', async () => {
    const { port } = await receiver((request, response) => {
      response.writeHead(202, { 'content-length': '100' });
      response.write('so far', () => request.socket.end());
    });
    expect(await send(`http://${NAME}:${port}/`)).toMatchObject({ status: 202 });
  });

  it('counts with all that frames it', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const { port } = await tcp((socket) => {
      closed = closeOf(socket);
      const extension = Buffer.alloc(65_536, 'x');
      const more = () => {
        while (!socket.destroyed && socket.write(extension));
      };
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;');
        socket.on('drain', more);
        more();
      });
    });
    // Nothing else would end it.
    const { signal } = new AbortController();
    expect(await send(`http://${NAME}:${port}/`, { signal })).toMatchObject({ status: 200 });
    await closed;
  });

  it.each([
    [17_000, 200],
    [60_000, 200],
    [70_000, 'connection_failed'],
  ])('counts by its status, though it has %d bytes of headers: %s', async (length, outcome) => {
    const { port } = await tcp((socket) => {
      const cookie = `Set-Cookie: ${'a'.repeat(length)}`;
      socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\n${cookie}\r\nContent-Length: 0\r\n\r\n`));
    });
    expect(await send(`http://${NAME}:${port}/`).then(({ status }) => status, failureOf)).toBe(outcome);
  });

  it.each([
    [5, 200],
    [9, 'connection_failed'],
  ])(
    'comes after no more bytes than it may: after %d early hints of 8,000 it is %s',
    async (hints, outcome) => {
      const { port } = await tcp((socket) => {
        socket.once('data', () => {
          for (let i = 0; i < hints; i++) {
            socket.write(`HTTP/1.1 103 Early Hints\r\nx: ${'x'.repeat(8_000)}\r\n\r\n`);
          }
          socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
        });
      });
      const answered = send(`http://${NAME}:${port}/`);
      expect(await answered.then(({ status }) => status, failureOf)).toBe(outcome);
    },
  );

  it('an answer in pieces without number is what came in the first hundred', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const { port } = await tcp((socket) => {
      closed = closeOf(socket);
      socket.once('data', () => {
        socket.write(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(500)}`);
      });
    });
    const reply = await send(`http://${NAME}:${port}/`);
    expect([reply.status, textOf(reply).length]).toEqual([200, 100]);
    await closed;
  });

  it('is not unpacked', async () => {
    const packed = gzipSync(Buffer.alloc(10_000_000));
    const { port } = await receiver((_, response) => {
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    });
    const { body } = await send(`http://${NAME}:${port}/`);
    expect(Buffer.from(body).equals(packed.subarray(0, 16_384))).toBe(true);
  });
});

describe('connections', () => {
  it('are used again for the same name and addresses, in whatever order', async () => {
    const { port, connections } = await receiver(ok);
    for (let i = 0; i < 3; i++) await send(`http://${NAME}:${port}/`);
    expect(connections()).toBe(1);
    const both = [
      ['127.0.0.1', '127.0.0.9'],
      ['127.0.0.9', '127.0.0.1'],
    ];
    for (const addresses of both) await send(`http://${NAME}:${port}/`, { addresses });
    expect(connections()).toBe(2);
  });

  it('to one address are not used for another, of the same name', async () => {
    const first = await receiver(ok);
    const second = await receiver(ok, { host: '127.0.0.2', port: first.port });
    const url = `http://${NAME}:${first.port}/`;
    for (const address of ['127.0.0.1', '127.0.0.2', '127.0.0.1']) await send(url, { addresses: [address] });
    expect([first.received.length, second.received.length]).toEqual([2, 1]);
  });

  it.each(['bun', 'deno'])(
    'to one address are not used for another where pools have names of their own: %s',
    async (runtime) => {
      class OwnNames extends http.Agent {
        constructor(options?: http.AgentOptions) {
          super(options);
          const nameOf = this.getName.bind(this);
          Object.defineProperty(this, 'getName', { get: () => nameOf, set() {} });
        }
      }
      const here = process;
      const load = (name: string) =>
        name === 'node:http' ? { ...http, Agent: OwnNames } : here.getBuiltinModule(name);
      const there = Object.create(here, {
        versions: { value: { ...here.versions, [runtime]: '1.0.0' } },
        getBuiltinModule: { value: load },
      }) as typeof process;
      vi.stubGlobal('process', there);
      const by = nodeEgress();
      vi.unstubAllGlobals();

      const first = await receiver(ok);
      const second = await receiver(ok, { host: '127.0.0.2', port: first.port });
      const url = `http://${NAME}:${first.port}/`;
      for (const address of ['127.0.0.1', '127.0.0.2', '127.0.0.1'])
        await send(url, { addresses: [address] }, by);
      expect([first.received.length, second.received.length]).toEqual([2, 1]);
      expect([first.connections(), second.connections()]).toEqual([1, 1]);
    },
  );

  it('of one name are not used for another, whose certificate was not checked', async () => {
    const { port, received } = await receiver(ok, { tls: certificate });
    await send(`https://${NAME}:${port}/`);
    expect(await failure(send(`https://other.acme.com:${port}/`))).toBe('tls_failed');
    expect(received).toHaveLength(1);
  });

  it('that the server closed meanwhile are replaced, once', async () => {
    let connection = 0;
    const { port, connections } = await tcp((socket) => {
      const isFirst = ++connection === 1;
      let requests = 0;
      socket.on('data', () => {
        if (isFirst && ++requests > 1) socket.destroy();
        else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
      });
    });
    for (let i = 0; i < 2; i++) expect(await send(`http://${NAME}:${port}/`)).toMatchObject({ status: 200 });
    expect(connections()).toBe(2);
  });

  it('that carry more after the answer are closed, however fast it comes', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const { port } = await tcp((socket) => {
      closed = closeOf(socket);
      const noise = Buffer.alloc(65_536, 'x');
      const more = () => {
        while (!socket.destroyed && socket.write(noise));
      };
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
        socket.on('drain', more);
        setTimeout(more, 20);
      });
    });
    expect(await send(`http://${NAME}:${port}/`)).toMatchObject({ status: 200 });
    await closed;
  });

  it('try one address after the other', async () => {
    const { port, received } = await receiver(ok);
    const reply = await send(`http://${NAME}:${port}/`, { addresses: ['127.0.0.77', '127.0.0.1'] });
    expect([reply.status, received.length]).toEqual([200, 1]);
  });

  it('do not go through proxies of the environment', async () => {
    const proxy = await tcp((socket) => void socket.destroy());
    const { port, received } = await receiver(ok);
    const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'];
    const proxied = { ...Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${proxy.port}`])) };
    Object.assign(process.env, proxied, { NODE_USE_ENV_PROXY: '1' });
    try {
      expect(await send(`http://${NAME}:${port}/`, {}, nodeEgress())).toMatchObject({ status: 200 });
    } finally {
      for (const name of [...names, 'NODE_USE_ENV_PROXY']) delete process.env[name];
    }
    expect([proxy.connections(), received.length]).toEqual([0, 1]);
  });
});

describe('names', () => {
  const loopback = { allowAddresses: ['127.0.0.1'] };

  it('are asked for once an attempt, in both families', async () => {
    const dns = await dnsServer(() => ['127.0.0.1', '::1']);
    const by = nodeEgress({ dnsServers: [dns.address] });
    expect(await by.resolve?.(NAME, AbortSignal.timeout(5_000))).toEqual(['127.0.0.1', '::1']);
    expect(dns.asked(NAME)).toBe(1);
  });

  it('that change their address between judging and connecting are never connected to', async () => {
    const dns = await dnsServer((_, asked) => (asked === 1 ? ['127.0.0.1'] : ['127.0.0.2']));
    const by = nodeEgress({ dnsServers: [dns.address] });
    const judged = await receiver(ok);
    const rebound = await receiver(ok, { host: '127.0.0.2', port: judged.port });
    const url = `http://${NAME}:${judged.port}/`;

    expect(await attempt(url, loopback, by)).toMatchObject({ status: 200 });
    expect(dns.asked(NAME)).toBe(1);
    for (let i = 0; i < 3; i++) expect(await failure(attempt(url, loopback, by))).toBe('blocked_address');
    expect([judged.received.length, rebound.connections()]).toEqual([1, 0]);
  });

  it.each([
    ['alone', ['127.0.0.2']],
    ['after an allowed one', ['127.0.0.1', '127.0.0.2']],
    ['before an allowed one', ['127.0.0.2', '127.0.0.1']],
    ['in the other family', ['127.0.0.1', '::1']],
    ['carried by IPv6', ['127.0.0.1', '::ffff:127.0.0.2']],
    ['through NAT64', ['64:ff9b::7f00:2']],
  ])('with a refused address, %s, are not connected to at all', async (_, addresses) => {
    const dns = await dnsServer(() => addresses);
    const by = nodeEgress({ dnsServers: [dns.address] });
    const first = await receiver(ok);
    const others = [
      await receiver(ok, { host: '127.0.0.2', port: first.port }),
      await receiver(ok, { host: '::1', port: first.port }),
    ];
    expect(await failure(attempt(`http://${NAME}:${first.port}/`, loopback, by))).toBe('blocked_address');
    expect([first, ...others].map(({ connections }) => connections())).toEqual([0, 0, 0]);
  });

  it('without an address are dns_failed', async () => {
    const codes: Record<string, number> = {
      'servfail.acme.com': 2,
      'nxdomain.acme.com': 3,
      'refused.acme.com': 5,
    };
    const dns = await dnsServer((name) => codes[name] ?? []);
    const by = nodeEgress({ dnsServers: [dns.address] });
    for (const name of ['nodata.acme.com', ...Object.keys(codes)]) {
      expect([name, await failure(attempt(`http://${name}/`, {}, by))]).toEqual([name, 'dns_failed']);
      expect(dns.asked(name)).toBeGreaterThan(0);
    }
  });

  it('with an address in one family need none in the other', async () => {
    const dns = await dnsServer(() => ['2606:4700::1']);
    const by = nodeEgress({ dnsServers: [dns.address] });
    expect(await by.resolve?.(NAME, AbortSignal.timeout(5_000))).toEqual(['2606:4700::1']);
  });

  it.each([
    ['IPv6', 28, '127.0.0.1'],
    ['IPv4', 1, '2606:4700::1'],
  ])('with an address are used though nobody answers for %s', async (_, silent, address) => {
    const asked: number[] = [];
    const dns = await dnsServer((_name, _count, type) => {
      asked.push(type);
      return type === silent ? 'silence' : [address];
    });
    const by = nodeEgress({ dnsServers: [dns.address] });
    expect(await by.resolve?.(NAME, AbortSignal.timeout(240_000))).toEqual([address]);
    // The resolver asks a second time when a question has had no answer for 1.5 s.
    expect(asked.toSorted((a, b) => a - b)).toEqual([1, 28]);
  });

  it('that nobody answers for are a timeout as soon as the signal aborts', async () => {
    const ending = new AbortController();
    const dns = await dnsServer(() => {
      setImmediate(() => ending.abort(new DOMException('', 'TimeoutError')));
      return 'silence';
    });
    const by = nodeEgress({ dnsServers: [dns.address] });
    expect(await failure(attempt(`http://${NAME}/`, {}, by, ending.signal))).toBe('timeout');
    // The resolver asks once for each family; left to itself it would ask again after some seconds.
    expect(dns.asked(NAME)).toBeLessThanOrEqual(2);
  });

  it('that the system’s DNS servers know are not asked of the system', async () => {
    const { Resolver } = system;
    const asked = [
      vi.spyOn(Resolver.prototype, 'resolve4').mockResolvedValue(['192.0.2.1'] as never),
      vi.spyOn(Resolver.prototype, 'resolve6').mockRejectedValue(new Error('ENODATA')),
      vi.spyOn(system, 'lookup').mockResolvedValue([{ address: '192.0.2.2', family: 4 }] as never),
    ];
    onTestFinished(() => {
      for (const spy of asked) spy.mockRestore();
    });
    const resolved = async () => egress.resolve?.(NAME, AbortSignal.timeout(5_000));
    expect(await resolved()).toEqual(['192.0.2.1']);
    asked[0]?.mockRejectedValue(new Error('ENOTFOUND'));
    expect(await resolved()).toEqual(['192.0.2.2']);
  });

  it('of the hosts file are found, and judged as any other', async () => {
    const { port, connections } = await receiver(ok);
    const addresses = await egress.resolve?.('localhost', AbortSignal.timeout(240_000));
    expect(addresses).toContain('127.0.0.1');
    await expect(attempt(`http://localhost:${port}/`, loopback)).rejects.toThrow('422');
    expect(connections()).toBe(0);
  });
});

describe('a refused address', () => {
  it.each(['127.0.0.1', '127.1', '0x7f000001', '127.0.0.2', '0', '[::1]', '[::ffff:127.0.0.1]', 'localhost'])(
    'such as %s is not connected to',
    async (host) => {
      const v4 = await receiver(ok, { host: '0.0.0.0' });
      const v6 = await receiver(ok, { host: '::1', port: v4.port });
      for (const ipLiterals of [false, true]) {
        await expect(attempt(`http://${host}:${v4.port}/`, { ipLiterals })).rejects.toThrow('422');
      }
      expect([v4.connections(), v6.connections()]).toEqual([0, 0]);
    },
  );
});

describe('a runtime without the modules', () => {
  it('is told so', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', {
      value: { userAgent: 'Cloudflare-Workers' },
      configurable: true,
    });
    try {
      expect(canPinAddresses()).toBe(false);
      expect(() => nodeEgress()).toThrow(
        new TypeError('nodeEgress needs the HTTP client of Node, Bun or Deno'),
      );
    } finally {
      if (own) Object.defineProperty(globalThis, 'navigator', own);
      else Reflect.deleteProperty(globalThis, 'navigator');
    }
    expect(canPinAddresses()).toBe(true);
  });
});
