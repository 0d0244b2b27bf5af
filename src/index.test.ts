import { afterEach, describe, expect, it, vi } from 'vitest';
import { echoGet, failing } from '../test/support/service.ts';
import { keyStoreMethods } from './contracts/key-store.ts';
import { quotaStoreMethods } from './contracts/quota-store.ts';
import { usageStoreMethods } from './contracts/usage-store.ts';
import { webhookStoreMethods } from './contracts/webhook-store.ts';
import { createService, type Service, type ServiceOptions } from './index.ts';
import { memoryStore, memoryStores } from './stores/memory/index.ts';

afterEach(() => void vi.useRealTimers());

const NOW = 1_795_262_400_000;
const MINUTE = 60_000;
const tools = [echoGet, failing];
const made = (options: ServiceOptions = {}) => createService({ tools, clock: () => NOW, ...options });

async function ask(service: Service, path = '/v1/echo') {
  const { id } = await service.accounts.create({ plan: 'enterprise' });
  const { key } = await service.keys.create(id);
  const headers = { authorization: `Bearer ${key}` };
  return { id, reply: await service(new Request(`http://localhost${path}`, { headers })) };
}

describe('options', () => {
  it.each<[string, unknown, string]>([
    ['keyStore', {}, `must have the methods ${keyStoreMethods.join(', ')}`],
    ['quotaStore', {}, `must have the methods ${quotaStoreMethods.join(', ')}`],
    ['webhookStore', {}, `must have the methods ${webhookStoreMethods.join(', ')}`],
    ['usageStore', {}, `must have the methods ${usageStoreMethods.join(', ')}`],
    ['scheduler', { start() {}, stop() {} }, 'must have the methods start, wake, stop'],
    ['scheduler', { wake() {}, stop() {} }, 'must have the methods start, wake, stop'],
    ['scheduler', { start() {}, wake() {} }, 'must have the methods start, wake, stop'],
    ['egress', {}, 'must have the methods send'],
    ['webhooks', 7, 'is not valid'],
    ['autoStart', 'yes', 'is not valid'],
    ['onWebhookDisabled', {}, 'is not valid'],
    ['tools', [{}], 'has an entry [0] that is not a tool'],
  ])('%s: %j is refused by its name', (name, value, message) => {
    expect(() => made({ [name]: value })).toThrow(
      new TypeError(`createService: option "${name}" ${message}`),
    );
  });

  it.each(['access', 'onRequest'])('%s is of the core alone', (name) => {
    expect(() => made({ [name]: () => undefined } as never)).toThrow(`there is no option "${name}"`);
  });

  it('a store lacks no method that its interface has', () => {
    const stores = {
      keyStore: keyStoreMethods,
      quotaStore: quotaStoreMethods,
      webhookStore: webhookStoreMethods,
      usageStore: usageStoreMethods,
    };
    const memory = memoryStores();
    for (const [option, names] of Object.entries(stores)) {
      const store = memory[option as keyof typeof memory] as object;
      const own = Object.entries(store).filter(([, value]) => typeof value === 'function');
      expect(own.map(([name]) => name).toSorted()).toEqual(names.toSorted());
      for (const name of names) {
        expect(() => made({ [option]: { ...store, [name]: undefined } })).toThrow(`option "${option}"`);
      }
    }
  });

  it('a plan of the host is known to keys and webhooks alike', async () => {
    const plans = { gold: { requestsPerMonth: 7, tools: '*', events: ['tool_used'] } } as const;
    const service = made({ plans, autoStart: false });
    const { id } = await service.accounts.create({ plan: 'gold' });
    expect((await service.usage(id)).limit).toBe(7);
    const input = { url: 'https://hooks.example.com', events: ['tool_used'] } as const;
    const egress = { pinned: false, send: async () => ({ status: 200, body: new Uint8Array() }) };
    const other = made({ plans, egress, autoStart: false });
    const account = await other.accounts.create({ plan: 'gold' });
    expect((await other.webhooks.create(account.id, input)).webhook.accountId).toBe(account.id);
    const pro = await other.accounts.create({ plan: 'pro' });
    expect((await other.webhooks.create(pro.id, input)).webhook.state).toBe('active');
    const free = await other.accounts.create({ plan: 'free' });
    await expect(other.webhooks.create(free.id, input)).rejects.toMatchObject({ code: 'plan' });
  });
});

describe('deliveries', () => {
  const counted = () => {
    const calls: string[] = [];
    const note = (name: string) => async () => void calls.push(name);
    return { calls, scheduler: { start: note('start'), wake: note('wake'), stop: note('stop') } };
  };

  it.each<[string, ServiceOptions, string[]]>([
    ['unless told otherwise', {}, ['start']],
    ['where the host says so', { autoStart: true }, ['start']],
    ['not where the host does that', { autoStart: false }, []],
  ])('begin with the first request, %s', async (_, options, expected) => {
    const { calls, scheduler } = counted();
    const service = made({ scheduler, ...options });
    await ask(service);
    await ask(service);
    expect(calls).toEqual(expected);
  });

  it('that cannot begin are reported without a request, and the answer is sent', async () => {
    const reported: unknown[] = [];
    const scheduler = { ...counted().scheduler, start: () => Promise.reject(new Error('broker')) };
    const service = made({ scheduler, onError: (error, context) => reported.push(String(error), context) });
    expect((await ask(service)).reply.status).toBe(200);
    expect(reported).toEqual(['Error: broker', {}]);
  });

  it('leave by the egress of the host, are told of, and stop when told', async () => {
    let now = NOW;
    const sent: string[] = [];
    const told: string[] = [];
    const egress = {
      pinned: false,
      send: async ({ url }: { url: URL }) => {
        sent.push(url.href);
        return { status: 500, body: new Uint8Array() };
      },
    };
    const { calls, scheduler } = counted();
    const clock = () => now;
    const service = made({ egress, clock, scheduler, onWebhookDisabled: ({ id }) => told.push(id) });
    const { id } = await service.accounts.create({ plan: 'enterprise' });
    const { key } = await service.keys.create(id);
    const input = { url: 'https://hooks.example.com/in', events: ['tool_used'] } as const;
    const { webhook } = await service.webhooks.create(id, input);
    const headers = { authorization: `Bearer ${key}` };
    await service(new Request('http://localhost/v1/echo', { headers }));
    await service.runDue();
    expect(sent).toEqual([input.url]);
    // Deliveries that fail for over a week, never three days apart.
    for (let i = 0; i < 16; i++) {
      now += 12 * 60 * MINUTE;
      await service(new Request('http://localhost/v1/echo', { headers }));
      await service.runDue();
    }
    expect(told).toEqual([webhook.id]);
    expect(await service.stop()).toEqual({ drained: 0, released: 0 });
    expect(calls.filter((call) => call !== 'wake')).toEqual(['start', 'stop']);
  });

  it('of a disabled webhook need no listener', async () => {
    const clock = () => NOW;
    const store = memoryStore({ clock });
    const errors: unknown[] = [];
    const egress = { pinned: false, send: async () => ({ status: 500, body: new Uint8Array() }) };
    const onError = (error: unknown) => errors.push(error);
    const service = made({ egress, keyStore: store, webhookStore: store, autoStart: false, onError });
    const { id } = await service.accounts.create({ plan: 'enterprise' });
    const { key } = await service.keys.create(id);
    const input = { url: 'https://hooks.example.com/in', events: ['tool_used'] } as const;
    const { webhook } = await service.webhooks.create(id, input);
    const record = store.getWebhook(webhook.id);
    store.deleteWebhook(webhook.id, NOW);
    const day = 1_440 * MINUTE;
    const failing = { failingSince: NOW - 7 * day, lastFailureAt: NOW - day, failedDeliveries: 3 };
    store.createWebhook({ ...(await record), ...failing } as never, 10);
    await service(new Request('http://localhost/v1/echo', { headers: { authorization: `Bearer ${key}` } }));
    await service.runDue();
    expect((await service.webhooks.get(webhook.id))?.state).toBe('disabled');
    expect(errors).toEqual([]);
  });
});

describe('the service', () => {
  it('keeps everything in memory on the clock of the host, where no store is handed in', async () => {
    const service = made({ autoStart: false });
    const { id, reply } = await ask(service);
    expect(reply.status).toBe(200);
    expect(await service.usage(id)).toEqual({ month: '2026-11', used: 1, limit: null });
    expect((await service.accounts.get(id))?.createdAt).toBe(NOW);
  });

  it('has the page that tests webhooks, beside those of the host', async () => {
    const page = {
      method: 'GET',
      path: '/saude',
      access: 'open',
      handle: () => ({ status: 204, headers: {}, body: null }),
    } as const;
    const service = made({ pages: [page], autoStart: false });
    expect((await service(new Request('http://localhost/v1/saude'))).status).toBe(204);
    const test = new Request('http://localhost/v1/webhooks/test', { method: 'POST' });
    expect((await service(test)).status).toBe(401);
  });

  it('reports the failure of a request with the request', async () => {
    const reported: unknown[] = [];
    const service = made({
      autoStart: false,
      onError: (error, context) => reported.push(String(error), context),
    });
    const { reply } = await ask(service, '/v1/failing?how=bug');
    expect(reply.status).toBe(500);
    const requestId = reply.headers.get('x-request-id');
    expect(reported).toEqual(['Error: secret', { requestId, method: 'GET', path: '/v1/failing' }]);
  });

  it('a store that never answers counts as failed after 5 seconds', async () => {
    vi.useFakeTimers();
    const silent = () => new Promise<never>(() => undefined);
    const service = made({
      keyStore: { ...memoryStore(), getAccount: silent },
      quotaStore: { ...memoryStore(), read: silent },
      webhookStore: { ...memoryStore(), getWebhook: silent, nextDue: silent },
      autoStart: false,
    });
    for (const [call, name] of [
      [() => service.accounts.get('a'), 'getAccount'],
      [() => service.webhooks.get('wh_1'), 'getWebhook'],
      [() => service.runDue(), 'nextDue'],
    ] as const) {
      const rejected = expect(call()).rejects.toThrow(new Error(`${name} took longer than 5000 ms`));
      await vi.advanceTimersByTimeAsync(5_000);
      await rejected;
    }
  });
});
