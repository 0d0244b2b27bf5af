import { createConnection } from 'node:net';
import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  keyStoreSuite,
  quotaStoreSuite,
  usageStoreSuite,
  webhookStoreSuite,
} from '../../conformance/index.ts';
import fc from 'fast-check';
import { deliveryModel } from '#test/support/delivery-model.ts';
import { newDeliveryFor, webhookRecord } from '#test/support/faults.ts';
import { inProcesses } from '#test/support/programs.ts';
import { sized } from '#test/support/size.ts';
import type { ApiKey } from '../../contracts/key-store.ts';
import type { Stores } from '../../contracts/stores.ts';
import type { Claim, NewDelivery, Webhook } from '../../contracts/webhook-store.ts';
import { createService } from '../../index.ts';
import { memoryStores } from '../memory/index.ts';
import { runOf } from './client.ts';
import { redisStores, type RedisClient } from './index.ts';
import { redisWebhooks } from './webhooks.ts';

const runner = { describe, it, expect };
const url = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';

/** The tests need a server on this machine, or where `REDIS_URL` says. */
const hasServer =
  process.env['REQUIRE_ALL'] === '1' ||
  (await new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = createConnection({ host: hostname, port: Number(port || 6379) }, () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  }));

let names = 0;
const newName = () => `canivete_test_${process.pid}_${Date.now()}_${names++}`;

/** An answer to a call of the account `a`. */
const called = {
  accountId: 'a',
  day: '2026-11-22',
  toolId: 'cpf',
  keyId: null,
  hour: 9,
  ok: 1,
  refused: 0,
  failed: 0,
};

let admin: Redis;
beforeAll(() => void (admin = new Redis(url, { lazyConnect: true })));
afterAll(async () => admin.quit());

const DELETE = `for _, key in ipairs(redis.call('keys', ARGV[1])) do redis.call('unlink', key) end`;
const deleteKeys = async (name: string) => {
  for (const keys of [`{${name}}:*`, `{${name}:*`]) await admin.eval(DELETE, 0, keys);
};

type Opening = () => Promise<{
  readonly client: RedisClient;
  /** The server's number of its connection. */
  readonly id: () => Promise<unknown>;
  readonly end: () => Promise<unknown>;
}>;

const byIoRedis: Opening = async () => {
  const client = new Redis(url);
  return { client, id: async () => client.client('ID'), end: async () => client.quit() };
};

const byNodeRedis: Opening = async () => {
  const client = createClient({ url });
  await client.connect();
  return { client, id: async () => client.clientId(), end: async () => client.close() };
};

/** Keys of its own for each test. */
function underName<Name extends keyof Stores>(store: Name, opening: Opening, shards = 1) {
  return async () => {
    const name = newName();
    const opened: (() => Promise<unknown>)[] = [];
    const open = async () => {
      const { client, end } = await opening();
      opened.push(end);
      return redisStores(client, { name, shards })[store];
    };
    const close = async () => {
      for (const end of opened.splice(0)) await end();
    };
    return {
      store: await open(),
      open,
      // Once is enough: the stored data does not depend on the client.
      ...(opening === byIoRedis && {
        reopen: async () => {
          await close();
          return open();
        },
        // Each handle writes through the one server, so what another reads is what a killed process leaves behind.
        crash: open,
      }),
      close: async () => {
        await close();
        await deleteKeys(name);
      },
    };
  };
}

describe.skipIf(!hasServer)('Redis by ioredis', () => {
  keyStoreSuite(runner, underName('keyStore', byIoRedis));
  quotaStoreSuite(runner, underName('quotaStore', byIoRedis));
  usageStoreSuite(runner, underName('usageStore', byIoRedis));
  webhookStoreSuite(runner, underName('webhookStore', byIoRedis));
});

describe.skipIf(!hasServer)('Redis by redis', () => {
  keyStoreSuite(runner, underName('keyStore', byNodeRedis));
  quotaStoreSuite(runner, underName('quotaStore', byNodeRedis));
  usageStoreSuite(runner, underName('usageStore', byNodeRedis));
  webhookStoreSuite(runner, underName('webhookStore', byNodeRedis));
});

describe.skipIf(!hasServer)('Redis in four shards', () => {
  keyStoreSuite(runner, underName('keyStore', byIoRedis, 4));
  quotaStoreSuite(runner, underName('quotaStore', byIoRedis, 4));
  usageStoreSuite(runner, underName('usageStore', byIoRedis, 4));
  webhookStoreSuite(runner, underName('webhookStore', byIoRedis, 4));
});

describe.skipIf(!hasServer)('Redis', () => {
  const account = (id: string) => ({ id, plan: 'free', status: 'active', createdAt: 1 }) as const;
  const one = { bucket: 'm:a:2026-11', limit: 10, cost: 1, keep: 1e9 };

  it('does what the store in memory does, whatever is done to it and when', async () => {
    const name = newName();
    const timeKey = `{${name}}:time`;
    const time = `local now = tonumber(redis.call('get', '${timeKey}'))`;
    const ours = redisWebhooks(runOf(admin, 5_000), `{${name}}:`, time);
    await fc.assert(
      fc.asyncProperty(deliveryModel.steps, async (steps) => {
        let now = 1_000_000;
        await deleteKeys(name);
        await admin.set(timeKey, now);
        // Commands of one connection are done in order, so what comes next sees the time.
        const pass = (milliseconds: number) => {
          now += milliseconds;
          void admin.set(timeKey, now);
        };
        const { webhookStore } = memoryStores({ clock: () => now });
        const answers = await deliveryModel.play([webhookStore, ours], steps, pass);
        for (const [reference, answer] of answers) expect(answer).toEqual(reference);
      }),
      { numRuns: sized(40, 300) },
    );
    await deleteKeys(name);
  });

  it.each([
    ['a delivery that is first in its queue', 'delivery:d0'],
    ['a delivery that waits behind others', 'delivery:d2'],
    ['a delivery that waits for a slow webhook', 'delivery:s0'],
    ['a delivery that waits for a webhook that fails', 'delivery:f0'],
    ['a delivery that is being attempted', 'delivery:h0'],
    ['a delivery whose lease is over', 'delivery:l0'],
    ['a delivery that has ended', 'delivery:e0'],
    ['a webhook with deliveries that wait', 'webhook:d'],
    ['a webhook with a delivery that is being attempted', 'webhook:h'],
  ])('is stopped by nothing that is missing: %s', async (_, missing) => {
    const name = newName();
    const { webhookStore: store } = redisStores(admin, { name });
    const claim = async (more: object = {}) =>
      store.claim({ owner: 'o', limit: 9, slow: 9, lease: 60_000, perWebhook: 9, ...more });
    const settle = async ({ delivery: { id }, token }: Claim) =>
      store.settle({
        ...{ id, token, next: { state: 'succeeded' } },
        attempt: { number: 1, at: 1, duration: 1, status: 200, error: null, response: '' },
        policy: { after: 1, gap: 1, deliveries: 1, slowAfter: 1_000 },
      });
    const failing = { slow: true, failingSince: 1, lastFailureAt: 2 };
    for (const [id, more] of [
      ...[['h', {}] as const, ['l', {}] as const, ['e', {}] as const],
      ...[['d', {}] as const, ['s', { slow: true }] as const, ['f', failing] as const],
    ]) {
      await store.createWebhook({ ...webhook(id), ...more }, 9);
      await store.enqueue(
        [0, 1, 2, 3].slice(0, id === 'd' ? 4 : 1).map((i) => delivery(`${id}${i}`, id)),
        100,
      );
      if (id === 'h') await claim();
      if (id === 'l') await claim({ lease: 1 });
      if (id === 'e') for (const one of await claim()) if (one.delivery.id === 'e0') await settle(one);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
    await admin.del(`{${name}}:${missing}`);
    const missed = missing.slice(missing.indexOf(':') + 1);

    const seen: string[] = [];
    for (let time = 0; time < 4; time++)
      for (const one of await claim({ perWebhook: 1 })) {
        seen.push(one.delivery.id);
        if (one.delivery.id !== missed) await settle(one);
      }
    const expected = ['d0', 'd1', 'd2', 'd3', 'f0', 's0'].filter(
      (id) => id !== missed && (missing !== 'webhook:d' || !id.startsWith('d')),
    );
    expect(seen).toEqual(expect.arrayContaining(expected));
    for (const listed of [
      await store.listDeliveries({ accountId: 'a', limit: 50 }),
      await store.listDeliveries({ accountId: 'a', state: 'succeeded', limit: 50 }),
    ])
      expect(listed.map(({ id }) => id)).not.toContain(missed);
    expect((await store.listWebhooks('a')).map(({ id }) => id)).not.toContain(missed);
    await store.nextDue();
    await store.waiting?.();
    for (const id of ['h', 'l', 'e', 'd', 's', 'f']) await store.setState(id, 'disabled', 'request', 1);
    while ((await store.endCanceled?.(500)) === 500);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await store.purge(0, 500);
    expect(await admin.zcard(`{${name}}:ended`)).toBe(0);
    await store.deleteWebhook('d', 1);
    await store.eraseAccount('a');
    expect(await store.listDeliveries({ accountId: 'a', limit: 50 })).toEqual([]);
    await store.createWebhook(webhook('n'), 1);
    await store.enqueue([delivery('n0', 'n')], 1);
    expect((await claim()).map(({ delivery: { id } }) => id)).toEqual(['n0']);
    await deleteKeys(name);
  });

  it('counts by one call a request, also in a server that has forgotten the scripts', async () => {
    const name = newName();
    const calls: string[] = [];
    const counting = {
      call: async (command: string, ...args: string[]) => {
        calls.push(command);
        return admin.call(command, ...args);
      },
    };
    const { quotaStore } = redisStores(counting, { name });
    await quotaStore.consume(one);
    calls.length = 0;
    expect(await quotaStore.consume(one)).toEqual({ admitted: true, used: 2 });
    expect(calls).toEqual(['EVALSHA']);
    await admin.script('FLUSH');
    expect(await quotaStore.consume(one)).toEqual({ admitted: true, used: 3 });
    expect(calls).toEqual(['EVALSHA', 'EVALSHA', 'EVAL']);
    await deleteKeys(name);
  });

  it('keeps a count for as long as it was asked to, from its first use on', async () => {
    const name = newName();
    const { quotaStore } = redisStores(admin, { name });
    await quotaStore.consume({ ...one, keep: 100_000 });
    await quotaStore.consume({ ...one, keep: 900_000 });
    const left = await admin.pttl(`{${name}}:bucket:${one.bucket}`);
    expect(left).toBeGreaterThan(50_000);
    expect(left).toBeLessThanOrEqual(100_000);
    await deleteKeys(name);
  });

  it('keeps all of its keys in one slot of a cluster', async () => {
    const name = newName();
    // A database that other tests leave alone: what is new in it is ours.
    const quiet = new Redis(url, { db: 15 });
    const before = new Set(await quiet.keys('*'));
    const { keyStore, quotaStore, usageStore, webhookStore } = redisStores(quiet, { name });
    await keyStore.createAccount(account('a'));
    await keyStore.addFavorite('a', 'cpf', 1);
    await quotaStore.consume(one);
    await usageStore.add([called]);
    await webhookStore.createWebhook(webhook('w'), 1);
    await webhookStore.enqueue([delivery('d', 'w')], 1);
    await webhookStore.claim({ owner: 'o', limit: 1, slow: 1, lease: 1_000, perWebhook: 1 });
    const ours = (await quiet.keys('*')).filter((each) => !before.has(each));
    expect(ours.length).toBeGreaterThan(12);
    expect(ours.filter((each) => !each.startsWith(`{${name}}:`))).toEqual([]);
    await quiet.unlink(ours);
    await quiet.quit();
  });

  it('leaves nothing behind of what is erased', async () => {
    const name = newName();
    const { keyStore, usageStore, webhookStore } = redisStores(admin, { name });
    await keyStore.createAccount(account('a'));
    await keyStore.createKey(key('k', 'a'));
    await keyStore.addFavorite('a', 'cpf', 1);
    await usageStore.add([called]);
    for (const id of ['v', 'w']) await webhookStore.createWebhook(webhook(id), 2);
    await webhookStore.enqueue(
      ['1', '2', '3', '4'].map((id, i) => delivery(id, i % 2 ? 'v' : 'w')),
      10,
    );
    await webhookStore.claim({ owner: 'o', limit: 2, slow: 2, lease: 60_000, perWebhook: 1 });
    await webhookStore.deleteWebhook('v', 1);
    for (const store of [webhookStore, usageStore, keyStore]) await store.eraseAccount('a');
    expect(await admin.keys(`{${name}}:*`)).toEqual([]);
  });

  it('knows no key whose account or record the server has evicted', async () => {
    const name = newName();
    const { keyStore } = redisStores(admin, { name });
    for (const id of ['a', 'b']) {
      await keyStore.createAccount(account(id));
      await keyStore.createKey(key(`k${id}`, id));
    }
    await admin.unlink(`{${name}}:account:a`, `{${name}}:key:kb`);
    expect(await keyStore.findKey('digest of ka')).toBe(null);
    expect(await keyStore.findKey('digest of kb')).toBe(null);
    expect(await keyStore.eraseAccount('b')).toBe(true);
    await deleteKeys(name);
  });

  it('refuses a name that braces or white space are in', () => {
    for (const name of ['', 'a b', '{a}', 'a}']) {
      expect(() => redisStores(admin, { name })).toThrow(
        new TypeError('redisStores: "name" has a character that it may not'),
      );
    }
  });

  it('admits exactly the limit to four processes at once', async () => {
    const name = newName();
    const calls = sized(4_000, 100_000);
    const limit = calls / 10;
    const program = `
      import { Redis } from 'ioredis';
      import { redisStores } from './src/stores/redis/index.ts';
      const [, , url, name, calls, limit] = process.argv;
      const redis = new Redis(url);
      const { quotaStore } = redisStores(redis, { name });
      let admitted = 0;
      let most = 0;
      const consume = async () => {
        const outcome = await quotaStore.consume({ bucket: 'b', limit: Number(limit), cost: 1, keep: 1e9 });
        if (outcome.admitted) admitted++;
        most = Math.max(most, outcome.used);
      };
      for (let i = 0; i < Number(calls); i += 250) {
        await Promise.all(Array.from({ length: Math.min(250, Number(calls) - i) }, consume));
      }
      console.log(JSON.stringify({ admitted, most }));
      await redis.quit();`;
    const args = [url, name, String(calls / 4), String(limit)];
    const outcomes = (await inProcesses(program, [args, args, args, args])) as {
      admitted: number;
      most: number;
    }[];
    expect(outcomes.reduce((sum, { admitted }) => sum + admitted, 0)).toBe(limit);
    expect(Math.max(...outcomes.map(({ most }) => most))).toBe(limit);
    await deleteKeys(name);
  });

  it.each([
    ['ioredis', byIoRedis],
    ['redis', byNodeRedis],
  ] as const)('%s: goes on by itself when its connection is cut, and ends no process', async (_, opening) => {
    const name = newName();
    const { client, id, end } = await opening();
    const { keyStore } = redisStores(client, { name });
    const cut = async (id: unknown) => admin.client('KILL', 'ID', String(id));
    const uncaught: unknown[] = [];
    const note = (error: unknown) => void uncaught.push(error);
    process.on('uncaughtException', note);
    try {
      await keyStore.createAccount(account('a'));
      for (let i = 0; i < 5; i++) {
        const connection = await id();
        const working = Promise.allSettled(
          Array.from({ length: 8 }, async (_each, k) => keyStore.addFavorite('a', `t${i}-${k}`, 1)),
        );
        await cut(connection);
        await working;
        await expect.poll(async () => keyStore.getAccount('a')).toEqual(account('a'));
      }
    } finally {
      process.off('uncaughtException', note);
    }
    expect(uncaught).toEqual([]);
    expect((await keyStore.addFavorite('a', 'last', 1)).added).toBe(true);
    await end();
    await deleteKeys(name);
  });
});

describe('Redis without persistence', () => {
  /** A server that only gives its settings. */
  const settings = (info: string) => ({ call: async () => info });
  const durable = 'aof_enabled:1\r\nmaxmemory:100\r\nmaxmemory_policy:noeviction\r\n';

  it.each([
    [durable, []],
    ['aof_enabled:0\r\nmaxmemory:0\r\nmaxmemory_policy:allkeys-lru\r\n', [/append-only/]],
    [
      'aof_enabled:1\r\nmaxmemory:9\r\nmaxmemory_policy:volatile-lru\r\n',
      [/"maxmemory-policy volatile-lru"/],
    ],
  ])('says what may be lost: %j', async (info, expected) => {
    const warnings = await redisStores(settings(info)).webhookStore.warnings?.();
    expect(warnings).toEqual(expected.map((one) => expect.stringMatching(one)));
  });

  it('says that the server does not tell', async () => {
    const refusing = { call: async () => Promise.reject(new Error('NOPERM')) };
    expect(await redisStores(refusing).webhookStore.warnings?.()).toEqual([
      expect.stringContaining('NOPERM'),
    ]);
  });

  it('is reported once, when the service starts', async () => {
    const reported: unknown[] = [];
    const { webhookStore } = memoryStores();
    const service = createService({
      webhookStore: { ...webhookStore, warnings: async () => ['it may be lost'] },
      onError: (error) => reported.push(error),
    });
    await service.start();
    await service.stop();
    await service.start();
    await service.stop();
    expect(reported).toMatchObject([{ message: 'it may be lost', code: 'store_settings' }]);
  });
});

function key(id: string, accountId: string): ApiKey {
  const none = { tools: null, expiresAt: null, revokedAt: null, lastUsedAt: null };
  return { id, accountId, digest: `digest of ${id}`, hint: 'h', scope: 'tools', createdAt: 1, ...none };
}

function webhook(id: string): Webhook {
  return { ...webhookRecord(0, () => 0), id, accountId: 'a', slow: false };
}

function delivery(id: string, webhookId: string): NewDelivery {
  return { ...newDeliveryFor(webhookId, 1, () => 0), id, accountId: 'a' };
}
