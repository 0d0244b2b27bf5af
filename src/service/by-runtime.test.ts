import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { egressByRuntime, schedulerByRuntime } from './by-runtime.ts';
import { createService } from '../index.ts';
import { memoryStore } from '../stores/memory/index.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the scheduler looks at once where timers outlive a request, and never by itself on Workers', async () => {
  vi.useFakeTimers();
  for (const [userAgent, runs] of [
    ['Node.js/24', 2],
    ['Cloudflare-Workers', 0],
  ] as const) {
    vi.stubGlobal('navigator', { userAgent });
    let seen = 0;
    const scheduler = schedulerByRuntime();
    const run = async () => {
      seen++;
      return { nextDue: null };
    };
    await scheduler.start(run, () => undefined);
    await scheduler.wake(0);
    await vi.advanceTimersByTimeAsync(16_000);
    await scheduler.stop();
    expect(seen).toBe(runs);
  }
});

it('the egress pins addresses on Node, uses fetch on Workers, and reports it anywhere else', () => {
  const told: unknown[] = [];
  const egress = () => egressByRuntime((error) => told.push(error));
  expect(egress()).toMatchObject({ pinned: true, resolve: expect.any(Function) });
  expect(told).toEqual([]);

  vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
  expect(egress()).toMatchObject({ pinned: false });
  expect(told).toEqual([]);

  vi.stubGlobal('navigator', undefined);
  // The rest of `process` stays: the test runner uses it meanwhile, `process.nextTick` too.
  vi.stubGlobal('process', Object.create(process, { getBuiltinModule: { value: undefined } }));
  expect(egress()).toMatchObject({ pinned: false });
  expect(told).toMatchObject([{ code: 'egress_unpinned', message: expect.stringContaining('"egress"') }]);
});

it('a service without an egress of its own delivers without fetch, to the address that was judged', async () => {
  const arrived: (string | undefined)[] = [];
  const receiver = createServer((request, response) => {
    arrived.push(request.headers['user-agent'], request.headers.host);
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const fetch = vi.fn(() => Promise.reject(new Error('fetch was used')));
  vi.stubGlobal('fetch', fetch);
  const store = memoryStore();
  const service = createService({
    keyStore: store,
    quotaStore: store,
    webhookStore: store,
    autoStart: false,
    webhooks: { url: { http: true, ports: 'any', ipLiterals: true, allowAddresses: ['127.0.0.0/8'] } },
  });
  try {
    await service.accounts.create({ id: 'acme', plan: 'pro' });
    const { key } = await service.keys.create('acme');
    const reply = await service(
      new Request('http://localhost/v1/webhooks/test', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: `http://${host}/`, event: 'tool_used' }),
      }),
    );
    expect(await reply.json()).toMatchObject({ delivered: true, status: 200 });
  } finally {
    await service.stop();
    receiver.close();
  }
  expect(arrived).toEqual([expect.any(String), host]);
  expect(fetch).not.toHaveBeenCalled();
});
