/** Shards without a server: stores in memory behind an index in memory. `redis.test.ts` has the suites on a server. */
import { describe, expect, it } from 'vitest';
import { newDeliveryFor, webhookRecord } from '#test/support/faults.ts';
import { seededRandom } from '../../lib/random-sources.ts';
import type { ApiKey } from '../../contracts/key-store.ts';
import type { ClaimRequest } from '../../contracts/webhook-store.ts';
import { memoryStores } from '../memory/index.ts';
import type { Index } from './key-index.ts';
import { placeOf } from './place.ts';
import { sharded } from './shards.ts';

const COUNT = 4;
/** The first account whose data is in each shard. */
const accountIn = Array.from({ length: COUNT }, (_, place) => {
  let i = 0;
  while (placeOf(`acc_${i}`, COUNT) !== place) i++;
  return `acc_${i}`;
});

function made() {
  const names = new Map<string, string>();
  const index: Index = {
    read: async (name) => names.get(name) ?? null,
    async claim(name, accountId) {
      const had = names.get(name) ?? null;
      if (had === null) names.set(name, accountId);
      return had;
    },
    async set(name, accountId) {
      names.set(name, accountId);
    },
    async drop(name, accountId) {
      if (names.get(name) === accountId) names.delete(name);
    },
  };
  const shards = accountIn.map(() => memoryStores());
  return { names, shards, stores: sharded(shards, index) };
}

const keyOf = (accountId: string, more: Partial<ApiKey> = {}): ApiKey => ({
  ...{ id: 'key_1', accountId, digest: 'd'.repeat(64), hint: 'cnv_', scope: 'tools', tools: null },
  ...{ createdAt: 1, expiresAt: null, revokedAt: null, lastUsedAt: null },
  ...more,
});

const request: ClaimRequest = { owner: 'a', limit: 8, slow: 8, lease: 30_000, perWebhook: 4 };

/** Shards with `count` due deliveries of each account. */
async function withDeliveries(count: number) {
  const random = seededRandom('shards');
  const all = made();
  for (const [i, accountId] of accountIn.entries()) {
    const webhook = webhookRecord(i, random, { accountId, slow: false });
    await all.stores.webhookStore.createWebhook(webhook, 1);
    const due = Array.from({ length: count }, (_, at) => ({
      ...newDeliveryFor(webhook.id, at, random),
      accountId,
    }));
    await all.stores.webhookStore.enqueue(due, 100);
  }
  return all;
}

describe('places', () => {
  it('16 shards get 5.25 to 7.25 % each of 10,000 accounts', () => {
    const counts = Array.from({ length: 16 }, () => 0);
    for (let i = 0; i < 10_000; i++) counts[placeOf(`acc_${i.toString(36)}`, 16)]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan(525);
    expect(Math.max(...counts)).toBeLessThan(725);
  });

  it('what belongs to an account is in one shard', async () => {
    const { shards, stores } = await withDeliveries(1);
    for (const [place, accountId] of accountIn.entries()) {
      await stores.keyStore.createAccount({ id: accountId, plan: 'free', status: 'active', createdAt: 1 });
      const own = shards.map(async ({ keyStore, webhookStore }) => [
        await keyStore.getAccount(accountId),
        ...(await webhookStore.listDeliveries({ accountId, limit: 9 })),
      ]);
      const counts = (await Promise.all(own)).map((found) => found.filter(Boolean).length);
      expect(counts).toEqual(accountIn.map((_, other) => (other === place ? 2 : 0)));
    }
  });
});

describe('an index that names a key which is gone', () => {
  it.each(accountIn)('leaves its digest and id free for %s', async (accountId) => {
    const { names, stores } = made();
    for (const id of accountIn)
      await stores.keyStore.createAccount({ id, plan: 'free', status: 'active', createdAt: 1 });
    const key = keyOf(accountId);
    // A process was killed between its claim of the names and the key.
    names.set(`digest:${key.digest}`, accountIn[1] as string);
    names.set(`key:${key.id}`, accountIn[1] as string);
    expect(await stores.keyStore.findKey(key.digest)).toBeNull();
    expect(await stores.keyStore.createKey(key)).toBe('created');
    expect((await stores.keyStore.findKey(key.digest))?.account.id).toBe(accountId);
  });

  it('an index forgets the names of a key that is refused', async () => {
    const { names, stores } = made();
    const [accountId = ''] = accountIn;
    await stores.keyStore.createAccount({ id: accountId, plan: 'free', status: 'active', createdAt: 1 });
    expect(await stores.keyStore.createKey(keyOf(accountId), 0)).toBe('limit');
    expect([...names]).toEqual([]);
  });
});

describe('claims', () => {
  it('go from shard to shard until there are enough, and begin with another one each time', async () => {
    const { stores } = await withDeliveries(3);
    const seen = new Set<string>();
    for (let round = 0; round < COUNT; round++) {
      const claims = await stores.webhookStore.claim({ ...request, limit: 1 });
      for (const { webhook } of claims) seen.add(webhook.accountId);
    }
    expect([...seen].toSorted()).toEqual(accountIn.toSorted());
    expect(await stores.webhookStore.claim({ ...request, limit: 50 })).toHaveLength(COUNT * 3 - COUNT);
  });

  it('share the slots of slow webhooks', async () => {
    const { stores } = await withDeliveries(2);
    const random = seededRandom('slow');
    for (const [i, accountId] of accountIn.entries()) {
      const webhook = webhookRecord(10 + i, random, { accountId, slow: true });
      await stores.webhookStore.createWebhook(webhook, 2);
      await stores.webhookStore.enqueue([{ ...newDeliveryFor(webhook.id, 9, random), accountId }], 100);
    }
    const claims = await stores.webhookStore.claim({ ...request, limit: 50, slow: 3 });
    expect(claims.filter(({ webhook }) => webhook.slow)).toHaveLength(3);
  });

  it('of the other shards are given where one fails, and its failure is reported', async () => {
    const { shards, stores } = await withDeliveries(1);
    const broken = shards[2] as (typeof shards)[number];
    Object.assign(broken.webhookStore, { claim: async () => Promise.reject(new Error('down')) });
    const errors: unknown[] = [];
    const claims = await stores.webhookStore.claim({ ...request, onError: (error) => errors.push(error) });
    expect(claims).toHaveLength(COUNT - 1);
    expect(errors).toMatchObject([{ message: 'down' }]);
  });
});
