/**
 * Several sets of stores as one. A name leads to its shard by a hash, so the number of shards holds for the life of what is stored.
 */
import type { QuotaStore } from '../../contracts/quota-store.ts';
import type { Stores } from '../../contracts/stores.ts';
import type { AddedUsage, UsageStore } from '../../contracts/usage-store.ts';
import type { Index } from './key-index.ts';
import { byPlace, placeOf } from './place.ts';
import { shardedKeys } from './sharded-keys.ts';
import { shardedWebhooks } from './sharded-webhooks.ts';

/** Keeps all that belongs to an account in one shard, and a count in that of its bucket. */
export function sharded(shards: readonly Stores[], index: Index): Stores {
  const everywhere = (store: keyof Stores) => async () =>
    Promise.all(shards.map((shard) => shard[store].tryWriting?.()));
  return {
    keyStore: {
      ...shardedKeys(
        shards.map(({ keyStore }) => keyStore),
        index,
      ),
      tryWriting: everywhere('keyStore'),
    },
    quotaStore: {
      ...shardedQuota(shards.map(({ quotaStore }) => quotaStore)),
      tryWriting: everywhere('quotaStore'),
    },
    webhookStore: {
      ...shardedWebhooks(shards.map(({ webhookStore }) => webhookStore)),
      tryWriting: everywhere('webhookStore'),
    },
    usageStore: {
      ...shardedUsage(shards.map(({ usageStore }) => usageStore)),
      tryWriting: everywhere('usageStore'),
    },
  };
}

function shardedQuota(shards: readonly QuotaStore[]): QuotaStore {
  const of = (bucket: string) => shards[placeOf(bucket, shards.length)] as QuotaStore;
  return {
    consume: (consumption) => of(consumption.bucket).consume(consumption),
    read: (bucket) => of(bucket).read(bucket),
  };
}

/** Rows of several accounts are added shard by shard: all of an account or none. */
function shardedUsage(shards: readonly UsageStore[]): UsageStore {
  const of = (accountId: string) => shards[placeOf(accountId, shards.length)] as UsageStore;
  return {
    async add(rows: readonly AddedUsage[]) {
      const groups = [...byPlace(rows, shards.length)];
      await Promise.all(groups.map(([place, own]) => (shards[place] as UsageStore).add(own)));
    },
    read: (query) => of(query.accountId).read(query),
    readHours: async (query) => (await of(query.accountId).readHours?.(query)) ?? [],
    async purge(before, hoursBefore) {
      for (const shard of shards) await shard.purge(before, hoursBefore);
    },
    eraseAccount: (accountId) => of(accountId).eraseAccount(accountId),
  };
}
