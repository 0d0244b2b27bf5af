/**
 * The stores in a Redis server or cluster, which any number of processes share.
 *
 * ```ts
 * import { Redis } from 'ioredis';
 * import { createService } from 'canivete';
 * import { redisStores } from 'canivete/stores/redis';
 *
 * const redis = new Redis('redis://localhost');
 * const service = createService({ ...redisStores(redis) });
 * ```
 * @module
 */
import type { Stores } from '../../contracts/stores.ts';
import { type RedisClient, runOf } from './client.ts';
import { redisKeys } from './keys.ts';
import { redisQuota } from './quota.ts';
import { redisUsage } from './usage.ts';
import { redisWarnings } from './warnings.ts';
import { redisWebhooks } from './webhooks.ts';

export type { IoRedisClient, NodeRedisClient, RedisClient } from './client.ts';

export interface RedisStoreOptions {
  /**
   * Keys begin with this name in braces, which keeps them in one slot of a cluster: two services that share a server need
   * two. Letters, digits, `_`, `-`, `.` and `:`. Default `canivete`.
   */
  readonly name?: string;
}

/** The four stores in a server: a client or cluster of `ioredis`, or one of `redis` that is connected. */
export function redisStores(client: RedisClient, { name = 'canivete' }: RedisStoreOptions = {}): Stores {
  if (!/^[\w.:-]+$/.test(name)) throw new TypeError('redisStores: "name" has a character that it may not');
  const run = runOf(client);
  const prefix = `{${name}}:`;
  return {
    keyStore: redisKeys(run, prefix),
    quotaStore: redisQuota(run, prefix),
    webhookStore: { ...redisWebhooks(run, prefix), warnings: redisWarnings(run, prefix) },
    usageStore: redisUsage(run, prefix),
  };
}
