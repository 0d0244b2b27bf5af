import { promises as system } from 'node:dns';
import http, { ClientRequest } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import tls from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeOf, dnsServer, failure, ok, receiver, requestTo, tcp, textOf } from '#test/support/egress.ts';
import { selfSigned } from '#test/support/receiver.ts';
import type { EgressRequest } from './egress.ts';
import { nodeEgress } from './node.ts';

// Tests of how Node's own modules are used; `node.test.ts` holds those for every runtime.

const NAME = 'hooks.acme.com';
const certificate = selfSigned(NAME, '127.0.0.1');

function send(url: string, request: Partial<EgressRequest> = {}, by = nodeEgress({ ca: certificate.cert })) {
  return by.send(requestTo(url, request));
}

it('`nodeEgress` says that it pins', () => {
  expect(nodeEgress().pinned).toBe(true);
});

describe('a request', () => {
  it('is of the module of its protocol, which Bun and Deno need, and checks certificates there too', async () => {
    const plain = await receiver(ok);
    const secure = await receiver(ok, { tls: certificate });
    const opened = [vi.spyOn(http, 'request'), vi.spyOn(https, 'request')];
    onTestFinished(() => {
      for (const spy of opened) spy.mockRestore();
    });
    await send(`http://${NAME}:${plain.port}/`);
    await send(`https://${NAME}:${secure.port}/`);
    const asked = opened.map(({ mock }) => mock.calls.map(([options]) => options as https.RequestOptions));
    expect(asked.map((calls) => calls.map(({ protocol }) => protocol))).toEqual([['http:'], ['https:']]);
    expect(asked.map(([options]) => options?.rejectUnauthorized)).toEqual([undefined, true]);
    // One of several addresses that does not answer costs two seconds.
    for (const [options] of asked)
      expect(options).toMatchObject({ autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2_000 });
  });

  it('has its addresses looked up in the form that the runtime asks for', async () => {
    const { port } = await receiver(ok, { host: '::1' });
    const opened = vi.spyOn(http, 'request');
    onTestFinished(() => opened.mockRestore());
    const addresses = ['::1', '127.0.0.1'];
    expect(await send(`http://${NAME}:${port}/`, { addresses })).toMatchObject({ status: 200 });
    const [[{ lookup }]] = opened.mock.calls as unknown as [[{ readonly lookup: LookupFunction }]];
    const found = (all: boolean) => {
      let told: unknown[] = [];
      lookup(NAME, { all }, (...values) => {
        told = values;
      });
      return told;
    };
    expect(found(false)).toEqual([null, '::1', 6]);
    expect(found(true)).toEqual([
      null,
      [
        { address: '::1', family: 6 },
        { address: '127.0.0.1', family: 4 },
      ],
    ]);
  });

  it('leaves no listener on its signal', async () => {
    const { port } = await receiver(ok);
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await send(`http://${NAME}:${port}/`, { signal });
    expect(added.mock.calls).toHaveLength(1);
    expect(removed.mock.calls[0]).toEqual(added.mock.calls[0]);
  });
});

describe('TLS', () => {
  it('goes by the name: server name, certificate and Host', async () => {
    const { port, received } = await receiver(ok, { tls: certificate });
    expect(await send(`https://${NAME}:${port}/`)).toMatchObject({ status: 200 });
    const [{ request } = expect.fail()] = received;
    // Bun's server does not tell which name it was asked for.
    if (!('bun' in process.versions)) {
      expect((request.socket as unknown as { servername: string }).servername).toBe(NAME);
    }
    expect(request.headers.host).toBe(`${NAME}:${port}`);
  });

  it('a signal that aborts is not kept waiting by a connection that is slow to close', async () => {
    const ending = new AbortController();
    const { port } = await tcp((socket) => void socket.once('data', () => ending.abort()));
    const closing = vi.spyOn(ClientRequest.prototype, 'destroy').mockReturnThis();
    onTestFinished(() => closing.mockRestore());
    expect(await failure(send(`http://${NAME}:${port}/`, { signal: ending.signal }))).toBe('timeout');
    expect(closing).toHaveBeenCalledOnce();
  });
});

describe('an answer', () => {
  it('counts also where the body is never taken, and nobody hangs up', async () => {
    const { port } = await tcp((socket) => {
      socket.pause();
      socket.write('HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n');
    });
    const body = new Uint8Array(16 * 1024 * 1024);
    expect(await send(`http://${NAME}:${port}/`, { body })).toMatchObject({ status: 413 });
  });
});

describe('the body of an answer', () => {
  it('is cut at the limit, and what follows is not waited for: the connection is closed', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    let written = 0;
    const { port } = await receiver((request, response) => {
      closed = closeOf(request.socket);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(8_192, 'x'))) written += 8_192;
      };
      response.on('drain', more);
      more();
    });
    const reply = await send(`http://${NAME}:${port}/`);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(new Uint8Array(16_384).fill(120));
    await closed;
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  it('comes after 65,536 bytes at most, and has what came with the last of them', async () => {
    const hint = (length: number) => {
      const [start, end] = ['HTTP/1.1 103 Early Hints\r\nx: ', '\r\n\r\n'];
      return start + 'x'.repeat(length - start.length - end.length) + end;
    };
    const { port } = await tcp((socket) => {
      socket.once('data', () => {
        socket.write(hint(8_192).repeat(8));
        // The timer makes it a reading of its own.
        setTimeout(() => {
          socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n6\r\nso far\r\n');
        }, 50);
      });
    });
    const reply = await send(`http://${NAME}:${port}/`);
    expect([reply.status, textOf(reply)]).toEqual([200, 'so far']);
  });
});

describe('a connection', () => {
  it('of another protocol is closed', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const { port } = await tcp((socket) => {
      closed = closeOf(socket);
      socket.once('data', () => {
        socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
      });
    });
    await send(`http://${NAME}:${port}/`);
    await closed;
  });

  it('is given back to a pool of a runtime that has names of its own, and closed one day', async () => {
    const here = process;
    const bun = Object.create(here, {
      versions: { value: { ...here.versions, bun: '1.0.0' } },
      getBuiltinModule: { value: (name: string) => here.getBuiltinModule(name) },
    }) as typeof process;
    vi.stubGlobal('process', bun);
    const by = nodeEgress();
    vi.unstubAllGlobals();
    const { port } = await receiver(ok);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    await send(`http://${NAME}:${port}/`, {}, by);
    expect(timers.mock.calls.filter(([, wait]) => wait === 4_000)).toHaveLength(1);
  });

  it('trusts the authorities given in addition to those of the runtime', () => {
    const made = vi.spyOn(tls, 'createSecureContext');
    onTestFinished(() => made.mockRestore());
    nodeEgress();
    nodeEgress({ ca: [] });
    expect(made).not.toHaveBeenCalled();
    nodeEgress({ ca: certificate.cert });
    nodeEgress({ ca: ['one', 'two'].map(() => certificate.cert) });
    expect(made.mock.calls).toEqual([
      [{ ca: [...tls.rootCertificates, certificate.cert] }],
      [{ ca: [...tls.rootCertificates, certificate.cert, certificate.cert] }],
    ]);
  });

  it('has the same listeners whenever it is not in use', async () => {
    const { port, connections } = await receiver(ok);
    const opened = vi.spyOn(http, 'request');
    onTestFinished(() => opened.mockRestore());
    const by = nodeEgress();
    const listeners = new Set<unknown>();
    for (let i = 0; i < 3; i++) {
      await send(`http://${NAME}:${port}/`, {}, by);
      const socket = (opened.mock.results[i]?.value as ClientRequest | undefined)?.socket;
      await vi.waitFor(() => expect(socket?.listenerCount('data')).toBe(1));
      listeners.add(socket?.listeners('data')[0]);
    }
    expect([connections(), listeners.size]).toEqual([1, 1]);
  });

  it('is kept for each of four requests at once, and closed beyond that', async () => {
    let waiting: (() => void)[] = [];
    const { port, connections, open } = await receiver((_, response) => {
      waiting.push(() => response.end('ok'));
      if (waiting.length < 6) return;
      for (const answer of waiting) answer();
      waiting = [];
    });
    const by = nodeEgress();
    const six = async () =>
      Promise.all(Array.from({ length: 6 }, async () => send(`http://${NAME}:${port}/`, {}, by)));
    await six();
    await vi.waitFor(() => expect(open()).toBe(4));
    await six();
    expect(connections()).toBe(8);
  });

  it('of any peer is of the one agent of its protocol', async () => {
    const by = nodeEgress();
    const { port } = await receiver(ok);
    const opened = vi.spyOn(http, 'request');
    onTestFinished(() => opened.mockRestore());
    await send(`http://${NAME}:${port}/`, {}, by);
    await send(`http://other.acme.com:${port}/`, {}, by);
    const [one, other] = opened.mock.calls.map(([options]) => (options as http.RequestOptions).agent);
    expect(one).toBeInstanceOf(http.Agent);
    expect(other).toBe(one);
  });
});

describe('names', () => {
  it('end with the signal, and leave no listener on it', async () => {
    const ending = new AbortController();
    const dns = await dnsServer(() => {
      setImmediate(() => ending.abort());
      return 'silence';
    });
    const { signal } = ending;
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const cancelled = vi.spyOn(system.Resolver.prototype, 'cancel');
    onTestFinished(() => cancelled.mockRestore());
    const by = nodeEgress({ dnsServers: [dns.address] });
    expect(await by.resolve?.(NAME, signal)).toEqual([]);
    expect(cancelled).toHaveBeenCalled();
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it('are asked for twice, a second and a half each time', async () => {
    const { Resolver } = system;
    const made = vi.spyOn(system, 'Resolver').mockImplementation(function (options) {
      return new Resolver(options);
    });
    onTestFinished(() => made.mockRestore());
    const dns = await dnsServer(() => ['127.0.0.1']);
    await nodeEgress({ dnsServers: [dns.address] }).resolve?.(NAME, AbortSignal.timeout(5_000));
    expect(made.mock.calls).toEqual([[{ timeout: 1_500, tries: 2 }]]);
  });

  it('that the DNS servers given do not know are asked of nobody else', async () => {
    const dns = await dnsServer(() => []);
    const by = nodeEgress({ dnsServers: [dns.address] });
    expect(await by.resolve?.('localhost', AbortSignal.timeout(5_000))).toEqual([]);
  });

  it('that a DNS server is silent about are not asked of the system, where they would wait again', async () => {
    const { Resolver } = system;
    const silent = Object.assign(new Error('queryA ETIMEOUT'), { code: 'ETIMEOUT' });
    const asked = [
      vi.spyOn(Resolver.prototype, 'resolve4').mockRejectedValue(silent),
      vi.spyOn(Resolver.prototype, 'resolve6').mockRejectedValue(new Error('ENODATA')),
      vi.spyOn(system, 'lookup').mockResolvedValue([{ address: '192.0.2.2', family: 4 }] as never),
    ];
    onTestFinished(() => {
      for (const spy of asked) spy.mockRestore();
    });
    expect(await nodeEgress().resolve?.(NAME, AbortSignal.timeout(5_000))).toEqual([]);
    expect(asked[2]).not.toHaveBeenCalled();
  });
});
