import { afterEach, describe, expect, it, vi } from 'vitest';
import { echoGet, failing } from '#test/support/service.ts';
import { describeBatch } from './pages/batch/description.ts';
import { keyStoreMethods } from './contracts/key-store.ts';
import { quotaStoreMethods } from './contracts/quota-store.ts';
import { usageStoreMethods } from './contracts/usage-store.ts';
import { webhookStoreMethods } from './contracts/webhook-store.ts';
import { healthDescription } from './pages/health/description.ts';
import { createService, type Service, type ServiceOptions } from './index.ts';
import { memoryStore, memoryStores } from './stores/memory/index.ts';
import { tableDescriptions } from './pages/tables/description.ts';
import { testDescription } from './webhooks/description.ts';

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
    ['webhooks', 7, 'must be an object'],
    ['webhooks', false, 'must be an object'],
    ['keys', null, 'must be an object, or false'],
    ['http', 7, 'must be an object'],
    ['account', 7, 'must be an object, or false'],
    ['docs', null, 'must be an object, or false'],
    ['autoStart', 'yes', 'is not valid'],
    ['onWebhookFailing', {}, 'is not valid'],
    ['onWebhookRecovered', {}, 'is not valid'],
    ['onWebhookDisabled', {}, 'is not valid'],
    ['tools', [{}], 'has an entry [0] that is not a tool'],
  ])('%s: %j is refused by its name', (name, value, message) => {
    expect(() => made({ [name]: value })).toThrow(
      new TypeError(`createService: option "${name}" ${message}`),
    );
  });

  it.each<[object, string]>([
    [{ access: false }, 'access'],
    [{ http: { onRequest: () => undefined } }, 'http.onRequest'],
  ])('%j is for the core alone', (options, name) => {
    expect(() => made(options as never)).toThrow(`createService: there is no option "${name}"; there are `);
  });

  it.each([
    ['keyPrefix', 'keys.prefix'],
    ['keyCache', 'keys.cache'],
    ['plans', 'keys.plans'],
    ['burst', 'keys.burst'],
    ['quotaAlerts', 'keys.quotaAlerts'],
    ['onQuota', 'keys.onQuota'],
    ['basePath', 'http.basePath'],
    ['cors', 'http.cors'],
    ['maxBodyBytes', 'http.maxBodyBytes'],
    ['bodyTimeout', 'http.bodyTimeout'],
    ['unknownFields', 'http.unknownFields'],
    ['maxBatch', 'http.maxBatch'],
  ])('the old name %s is refused with the new one, %s', (old, name) => {
    expect(() => made({ [old]: undefined } as never)).toThrow(
      new TypeError(`createService: ${old} is now ${name}`),
    );
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
      // A store need not have these: telemetry, the use by hour and deliveries go without them.
      const optional = new Set(['waiting', 'readHours', 'begin', 'endCanceled']);
      const needed = own.map(([name]) => name).filter((name) => !optional.has(name));
      expect(needed.toSorted()).toEqual(names.toSorted());
      for (const name of names) {
        expect(() => made({ [option]: { ...store, [name]: undefined } })).toThrow(`option "${option}"`);
      }
    }
  });

  it('a plan of the host is known to keys and webhooks alike', async () => {
    const plans = { gold: { requestsPerMonth: 7, tools: '*', events: ['tool_used'] } } as const;
    const service = made({ keys: { plans }, autoStart: false });
    const { id } = await service.accounts.create({ plan: 'gold' });
    expect((await service.usage(id)).limit).toBe(7);
    const input = { url: 'https://hooks.example.com', events: ['tool_used'] } as const;
    const egress = { pinned: false, send: async () => ({ status: 200, body: new Uint8Array() }) };
    const other = made({ keys: { plans }, egress, autoStart: false });
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

  it('go by the egress of the host, are reported, and stop on request', async () => {
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

describe('the addresses of a service', () => {
  const paths = ['/health', '/openapi.json', '/tools', '/account', '/plans', '/tabelas'];
  const statuses = async (options: ServiceOptions) => {
    const service = made({ autoStart: false, ...options });
    const replies = paths.map(async (path) => {
      const { status } = await service(new Request(`http://localhost/v1${path}`));
      return [path, status];
    });
    return Object.fromEntries(await Promise.all(replies));
  };
  const all = {
    '/health': 200,
    '/openapi.json': 200,
    '/tools': 200,
    '/account': 401,
    '/plans': 200,
    '/tabelas': 200,
  };

  it.each<[string, ServiceOptions, Record<string, number>]>([
    ['unless told otherwise', {}, {}],
    ['as an empty object says', { account: {}, docs: {} }, {}],
    ['without its health', { health: false }, { '/health': 404 }],
    ['without what it tells of itself', { openapi: false }, { '/openapi.json': 404, '/tools': 404 }],
    ['without the account area', { account: false }, { '/account': 404, '/plans': 404 }],
  ])('are there, %s', async (_, options, other) => {
    expect(await statuses(options)).toEqual({ ...all, ...other });
  });

  it('account is an object, or switched off or on', () => {
    for (const account of ['no', 1, null] as unknown[]) {
      expect(() => made({ account } as never)).toThrow('option "account" must be an object, or false');
    }
  });

  it.each(['refuse', 'ignore'] as const)(
    'stand in its document, with what they take (%s)',
    async (unknownFields) => {
      const service = made({ autoStart: false, http: { unknownFields } });
      const { paths: described } = await (
        await service(new Request('http://localhost/v1/openapi.json'))
      ).json();
      const summaries = Object.entries(described as Record<string, Record<string, { summary?: string }>>).map(
        ([path, { get, post }]) => [path, (get ?? post)?.summary],
      );
      const descriptions = [
        ['/webhooks/test', testDescription.POST?.summary.pt],
        ['/batch', describeBatch(100).POST?.summary.pt],
        ['/health', healthDescription.GET?.summary.pt],
        ...Object.entries(tableDescriptions).map(([path, { GET }]) => [
          path.replace(':id', '{id}'),
          GET?.summary.pt,
        ]),
        ['/account', 'A conta e o que ela tem'],
        ['/echo', 'Eco'],
      ];
      expect(summaries).toEqual(expect.arrayContaining(descriptions));
      expect(described['/batch'].post.responses).toHaveProperty('429');
      const { inputSchema } = await (await service(new Request('http://localhost/v1/tools/echo'))).json();
      expect(inputSchema.additionalProperties).toBe(unknownFields === 'refuse' ? false : undefined);
    },
  );

  it('tell in a refusal where the docs of a tool are, if they are there', async () => {
    const docsOf = async (options: ServiceOptions) => {
      const { reply } = await ask(made({ autoStart: false, ...options }), '/v1/echo?count=x');
      return (await reply.json()).docs;
    };
    expect([await docsOf({}), await docsOf({ docs: false })]).toEqual(['/v1/docs#echo', undefined]);
  });
});

describe('the usage of accounts', () => {
  const slow = () => {
    const store = memoryStores().usageStore;
    const added: unknown[] = [];
    return {
      added,
      usageStore: {
        ...store,
        async add(rows: Parameters<typeof store.add>[0]) {
          await new Promise((resolve) => setImmediate(resolve));
          added.push(...rows.map(({ ok }) => ok));
          await store.add(rows);
        },
      },
    };
  };
  const turns = async () => {
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
  };

  it('is stored when the service stops, with what is answered meanwhile', async () => {
    const { added, usageStore } = slow();
    const scheduler = {
      async start() {},
      async wake() {},
      async stop() {
        await ask(service);
      },
    };
    const service = made({ usageStore, scheduler });
    await service.start();
    await ask(service);
    await turns();
    expect(added).toEqual([]);
    await service.stop();
    expect(added).toEqual([1, 1]);
    // Started again, it gathers as before.
    await service.start();
    await ask(service);
    await turns();
    expect(added).toEqual([1, 1]);
  });

  it('goes with an account', async () => {
    const { usageStore } = slow();
    const erased: string[] = [];
    const eraseAccount = async (id: string) => void erased.push(id);
    const service = made({ autoStart: false, usageStore: { ...usageStore, eraseAccount } });
    const { id } = await ask(service);
    await service.accounts.erase(id);
    // Before the account goes and after it, for what was added between.
    expect(erased).toEqual([id, id]);
  });
});

describe('the service', () => {
  it('is not stopping until it is told to, nor once it is started again', async () => {
    const service = made({ autoStart: false });
    const told = [service.isStopping()];
    service.announceStop();
    told.push(service.isStopping());
    await service.start();
    told.push(service.isStopping());
    await service.stop();
    told.push(service.isStopping());
    expect(told).toEqual([false, true, false, true]);
  });

  it('tells nobody of a favorite where nobody listens, and fails by nothing', async () => {
    const errors: unknown[] = [];
    const service = made({ autoStart: false, onError: (error) => errors.push(error) });
    const { id } = await service.accounts.create({ plan: 'pro' });
    await service.favorites.add(id, 'echo');
    expect(errors).toEqual([]);
  });
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
