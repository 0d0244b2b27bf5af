import { describe, expect, it } from 'vitest';
import type { KeyStore } from '../contracts/key-store.ts';
import type { QuotaStore } from '../contracts/quota-store.ts';
import type { UsageStore } from '../contracts/usage-store.ts';
import type { Claim, WebhookStore } from '../contracts/webhook-store.ts';
import { memoryStores } from '../stores/memory/index.ts';
import { answers, casesOf, type Fault, reversed, type Row } from '#test/support/faulty-stores.ts';
import { keyStoreSuite, type Opened, quotaStoreSuite, usageStoreSuite, webhookStoreSuite } from './index.ts';

// Mistakes that durable stores make, each put into the store in memory: its suite has to find it, and to say what is wrong.

const suites = {
  keyStore: casesOf(
    (runner, make) => keyStoreSuite(runner, make),
    (clock) => memoryStores({ clock }).keyStore,
  ),
  quotaStore: casesOf(
    (runner, make, options) => quotaStoreSuite(runner, make, options),
    (clock) => memoryStores({ clock }).quotaStore,
  ),
  webhookStore: casesOf(
    (runner, make, options) => webhookStoreSuite(runner, make, options),
    (clock) => memoryStores({ clock }).webhookStore,
  ),
  usageStore: casesOf(
    (runner, make) => usageStoreSuite(runner, make),
    (clock) => memoryStores({ clock }).usageStore,
  ),
};

/** The complaints of a suite about a store with a fault. */
async function complaints(suite: keyof typeof suites, fault: Fault): Promise<string> {
  const messages: string[] = [];
  for (const [name, run] of suites[suite]) {
    try {
      await run(fault);
    } catch (error) {
      messages.push(`${name}: ${(error as Error).message}`);
    }
  }
  return messages.join('\n');
}

/** Lets other calls run between two statements that are not one transaction. */
const others = async () => new Promise<void>((resolve) => setTimeout(resolve));

/** A fault that replaces methods of a store, made from its own. */
function replaced<Store extends object>(methods: (store: Store, time: { now: number }) => object): Fault {
  return (store, time = { now: 0 }) => {
    Object.assign(store, methods({ ...store } as Store, time));
  };
}

const keysApart = replaced<KeyStore>((store) => ({
  async createAccount(account: Parameters<KeyStore['createAccount']>[0]) {
    const there = await store.getAccount(account.id);
    await others();
    if (there) return false;
    await store.createAccount(account);
    return true;
  },
  async createKey(key: Parameters<KeyStore['createKey']>[0], max?: number) {
    const count = (await store.listKeys(key.accountId)).length;
    await others();
    return count >= (max ?? Infinity) ? 'limit' : store.createKey(key);
  },
  async addFavorite(...given: Parameters<KeyStore['addFavorite']>) {
    const before = await store.listFavorites(given[0]);
    await others();
    const { count } = await store.addFavorite(...given);
    return { added: !before.some(({ toolId }) => toolId === given[1]), count };
  },
}));

const webhooksApart = replaced<WebhookStore>((store) => ({
  async createWebhook(webhook: Parameters<WebhookStore['createWebhook']>[0], max: number) {
    const own = await store.listWebhooks(webhook.accountId);
    await others();
    return own.length < max && store.createWebhook(webhook, Infinity);
  },
  async updateWebhook(...[id, version, patch]: Parameters<WebhookStore['updateWebhook']>) {
    const is = (await store.getWebhook(id))?.version === version;
    await others();
    return is && store.updateWebhook(id, (await store.getWebhook(id))?.version ?? 0, patch);
  },
}));

const enqueueInParts = replaced<WebhookStore>((store) => ({
  async enqueue(...[deliveries, maxPending]: Parameters<WebhookStore['enqueue']>) {
    for (const delivery of deliveries) {
      await store.enqueue([delivery], maxPending);
      await others();
    }
  },
}));

const addInParts = replaced<UsageStore>((store) => ({
  async add(rows: Parameters<UsageStore['add']>[0]) {
    for (const row of rows) {
      await store.add([row]);
      await others();
    }
  },
}));

const consumeApart = replaced<QuotaStore>((store) => ({
  async consume(consumption: Parameters<QuotaStore['consume']>[0]) {
    const { bucket, limit, cost } = consumption;
    const used = await store.read(bucket);
    await others();
    if (limit !== null && used + cost > limit) return { admitted: false, used };
    return store.consume({ ...consumption, limit: null });
  },
}));

const dueWithoutLeases = replaced<WebhookStore>((store) => ({
  async nextDue() {
    const waiting = await Promise.all(
      ['a', 'b', 'other'].map(async (accountId) =>
        store.listDeliveries({ accountId, state: 'pending', limit: 1_000 }),
      ),
    );
    const times = waiting.flat().map(({ dueIn }) => dueIn as number);
    return times.length === 0 ? null : Math.min(...times);
  },
}));

const setStateKeepsVersion = replaced<WebhookStore>((store) => {
  const kept = new Map<string, number>();
  const shown = (webhook: Awaited<ReturnType<WebhookStore['getWebhook']>>) =>
    webhook && { ...webhook, version: webhook.version - (kept.get(webhook.id) ?? 0) };
  return {
    getWebhook: async (id: string) => shown(await store.getWebhook(id)),
    async setState(...given: Parameters<WebhookStore['setState']>) {
      kept.set(given[0], (kept.get(given[0]) ?? 0) + 1);
      return shown(await store.setState(...given));
    },
    updateWebhook: (...[id, version, patch]: Parameters<WebhookStore['updateWebhook']>) =>
      store.updateWebhook(id, version + (kept.get(id) ?? 0), patch),
  };
});

const settlesAfterItsLease = replaced<WebhookStore>((store, time) => {
  const claimedAt = new Map<string, number>();
  return {
    async claim(request: Parameters<WebhookStore['claim']>[0]) {
      const claims = await store.claim(request);
      for (const { token } of claims) claimedAt.set(token, time.now);
      return claims;
    },
    settle(settlement: Parameters<WebhookStore['settle']>[0]) {
      // The token is judged as if no time had passed.
      const { now } = time;
      time.now = claimedAt.get(settlement.token) ?? now;
      const settled = store.settle(settlement);
      time.now = now;
      return settled;
    },
  };
});

const settlesAfterALostLease = replaced<WebhookStore>((store) => {
  const tokens = new Map<string, string>();
  return {
    async claim(request: Parameters<WebhookStore['claim']>[0]) {
      const claims = await store.claim(request);
      for (const { delivery, token } of claims) tokens.set(delivery.id, token);
      return claims;
    },
    settle: (settlement: Parameters<WebhookStore['settle']>[0]) =>
      store.settle({ ...settlement, token: tokens.get(settlement.id) ?? settlement.token }),
  };
});

const countsWhatIsUnderWay = replaced<WebhookStore>((store) => ({
  async enqueue(...[deliveries, maxPending]: Parameters<WebhookStore['enqueue']>) {
    const { accountId = '' } = deliveries[0] ?? {};
    const underWay = await store.listDeliveries({ accountId, state: 'delivering', limit: 1_000 });
    return store.enqueue(deliveries, maxPending - underWay.length);
  },
}));

const claimsDoubled = replaced<WebhookStore>((store) => {
  let running: Promise<readonly Claim[]> | undefined;
  return {
    claim(request: Parameters<WebhookStore['claim']>[0]) {
      running ??= others().then(() => {
        running = undefined;
        return store.claim(request);
      });
      return running;
    },
  };
});

const forgetsWhenDisabled: Fault = (store) => {
  for (const method of ['getWebhook', 'setState']) {
    answers(method, (one: Row | null) => one && { ...one, disabledAt: null })(store);
  }
};

/** It erases webhook by webhook, and the deliveries of deleted webhooks stay. */
const erasesByWebhook = replaced<WebhookStore>((store) => {
  const left = new Map<string, Awaited<ReturnType<WebhookStore['getDelivery']>>>();
  return {
    async deleteWebhook(...given: Parameters<WebhookStore['deleteWebhook']>) {
      for (const one of await store.listDeliveries({ webhookId: given[0], limit: 1_000 }))
        left.set(one.id, one);
      return store.deleteWebhook(...given);
    },
    getDelivery: async (id: string) => (await store.getDelivery(id)) ?? left.get(id) ?? null,
  };
});

describe('the suites find a store', () => {
  it.each<[string, keyof typeof suites, Fault, readonly string[]]>([
    [
      'of accounts and keys without any transaction',
      'keyStore',
      keysApart,
      ['createAccount', 'createKey', 'addFavorite'],
    ],
    [
      'of webhooks without any transaction',
      'webhookStore',
      webhooksApart,
      ['createWebhook', 'updateWebhook'],
    ],
    ['of usage without any transaction', 'usageStore', addInParts, ['add: how many rows are seen']],
    ['whose nextDue ignores leases', 'webhookStore', dueWithoutLeases, ['nextDue: the end of a lease']],
    ['whose setState keeps the version', 'webhookStore', setStateKeepsVersion, ['setState', 'version']],
    [
      'that settles after its lease',
      'webhookStore',
      settlesAfterItsLease,
      ['settle: a failure after its lease'],
    ],
    [
      'that counts deliveries under way as pending',
      'webhookStore',
      countsWhatIsUnderWay,
      ['enqueue: states'],
    ],
    ['that forgets when a webhook was disabled', 'webhookStore', forgetsWhenDisabled, ['disabledAt']],
    [
      'that erases by webhooks, of which some are gone',
      'webhookStore',
      erasesByWebhook,
      ['an erasure takes an account’s webhooks and deliveries, and nothing else: '],
    ],
    ['whose consume is not atomic', 'quotaStore', consumeApart, ['admitted']],
    ['that gives a claim twice', 'webhookStore', claimsDoubled, ['claim().delivery.id']],
    [
      'that settles after a lost lease',
      'webhookStore',
      settlesAfterALostLease,
      ['settle: a failure after a lost lease'],
    ],
    [
      'that enqueues in parts',
      'webhookStore',
      enqueueInParts,
      ['enqueue: how many are seen', 'listDeliveries'],
    ],
    ...(
      [
        ['keyStore', 'listAccounts'],
        ['keyStore', 'listKeys'],
        ['keyStore', 'listFavorites'],
        ['webhookStore', 'listWebhooks'],
        ['webhookStore', 'listDeliveries'],
        ['usageStore', 'read'],
      ] as const
    ).map(
      ([suite, method]) =>
        [`whose ${method} is out of order`, suite, answers(method, reversed), [method]] as [
          string,
          keyof typeof suites,
          Fault,
          readonly string[],
        ],
    ),
  ])('%s, and say what is wrong', async (_, suite, fault, named) => {
    const said = await complaints(suite, fault);
    for (const name of named) expect(said).toContain(name);
  });
});

/** The methods that a suite calls many times at once over both handles, in its order. */
async function racesOf(
  suite: (...given: Parameters<Parameters<typeof casesOf>[0]>) => void,
  makeStore: (stores: ReturnType<typeof memoryStores>) => object,
): Promise<string[]> {
  const races: string[] = [];
  const underWay = new Set<symbol>();
  let atOnce: [method: string, handle: number][] = [];
  const end = () => {
    for (const method of new Set(atOnce.map(([name]) => name))) {
      const handles = atOnce.filter(([name]) => name === method).map(([, handle]) => handle);
      const byOne = handles.filter((handle) => handle === 1).length;
      const fewer = Math.min(byOne, handles.length - byOne);
      if (handles.length > 2 && 4 * fewer >= handles.length) races.push(method);
    }
    atOnce = [];
  };
  const handleOn = (store: object, handle: number) =>
    new Proxy(store, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return async (...given: unknown[]) => {
          const call = Symbol();
          underWay.add(call);
          atOnce.push([String(name), handle]);
          await others();
          try {
            return await (method as (...given: unknown[]) => unknown)(...given);
          } finally {
            underWay.delete(call);
            if (underWay.size === 0) end();
          }
        };
      },
    }) as never;
  const cases = casesOf(
    (runner, make, options) => {
      const twice = () => {
        const { store } = make();
        return { store: handleOn(store, 1), open: () => handleOn(store, 2) };
      };
      suite(runner, twice, options);
    },
    (clock) => makeStore(memoryStores({ clock })),
  );
  for (const run of cases.values()) await run(() => undefined);
  return races;
}

it('a suite runs over two handles, and again over a store that is reopened after each write', async () => {
  const opened: string[] = [];
  const bodies: (() => Promise<void>)[] = [];
  const runner = {
    describe: (_: string, body: () => void) => body(),
    it: (_: string, body: () => Promise<void>) => void bodies.push(body),
    expect,
  };
  const handleOf = (store: UsageStore, name: string): UsageStore => ({
    ...store,
    add(rows) {
      opened.push(name);
      return store.add(rows);
    },
  });
  usageStoreSuite(runner, () => {
    const store = memoryStores().usageStore;
    let times = 0;
    return {
      store: handleOf(store, 'first'),
      open: () => handleOf(store, 'second'),
      reopen: () => handleOf(store, `reopened ${++times}`),
    };
  });
  await bodies[0]?.();
  expect(opened).toEqual(['first', 'second', 'first', 'reopened 1']);
  for (const body of bodies) await body();

  // A store whose data ends with its handle is not durable.
  bodies.length = 0;
  usageStoreSuite(runner, () => ({
    store: memoryStores().usageStore,
    reopen: () => memoryStores().usageStore,
  }));
  await expect(bodies[0]?.()).rejects.toThrow('read');
});

/** A store that answers a write before it is on disk: it writes what it gathered when it is closed. */
function writesWhenClosed() {
  const disk: (readonly [method: string, given: readonly unknown[]])[] = [];
  let gathered: typeof disk = [];
  const open = (): UsageStore => {
    const store = memoryStores().usageStore;
    const call = ([method, given]: (typeof disk)[number]) =>
      (store as unknown as Record<string, (...given: readonly unknown[]) => unknown>)[method]?.(...given);
    for (const one of disk) call(one);
    gathered = [];
    const writing =
      (method: 'add' | 'purge' | 'eraseAccount') =>
      (...given: readonly unknown[]) => {
        const one = [method, structuredClone(given)] as const;
        call(one);
        gathered.push(one);
      };
    return {
      ...store,
      add: writing('add'),
      purge: writing('purge'),
      eraseAccount: writing('eraseAccount'),
    };
  };
  const reopen = () => {
    disk.push(...gathered);
    return open();
  };
  return { store: open(), reopen, crash: open };
}

it('a suite finds a store that answers before a write is on disk, where the factory can kill it', async () => {
  const casesOfUsage = (make: () => Opened<UsageStore>) => {
    const bodies: (() => Promise<void>)[] = [];
    const it = (_: string, body: () => Promise<void>) => void bodies.push(body);
    usageStoreSuite({ describe: (_, body) => body(), it, expect }, make);
    return bodies;
  };
  const [closed] = casesOfUsage(() => {
    const { store, reopen } = writesWhenClosed();
    return { store, reopen };
  });
  await closed?.();
  const [killed] = casesOfUsage(writesWhenClosed);
  await expect(killed?.()).rejects.toThrow('read');
});

it('a suite calls by both handles where it calls many times at once', async () => {
  expect(
    await racesOf(
      (runner, make) => keyStoreSuite(runner, make),
      (stores) => stores.keyStore,
    ),
  ).toEqual(['createAccount', 'createKey', 'createKey', 'createKey', 'createKey', 'addFavorite']);
  expect(
    await racesOf(
      (runner, make) => quotaStoreSuite(runner, make, { concurrency: 40 }),
      (stores) => stores.quotaStore,
    ),
  ).toEqual(['consume', 'consume']);
  expect(await racesOf(webhookStoreSuite, (stores) => stores.webhookStore)).toEqual([
    'createWebhook',
    'updateWebhook',
    'enqueue',
    'claim',
    'claim',
    'settle',
  ]);
  expect(
    await racesOf(
      (runner, make) => usageStoreSuite(runner, make),
      (stores) => stores.usageStore,
    ),
  ).toEqual(['add']);
});
