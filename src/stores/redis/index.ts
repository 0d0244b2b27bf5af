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
import { type Duration, isDuration, toMilliseconds } from '../../lib/duration.ts';
import { checkOptions } from '../../lib/options.ts';
import { type RedisClient, runOf, script } from './client.ts';
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
  /**
   * The time after which a call counts as unanswered. After three in a row the client is asked for a new connection, as it
   * is when the server refuses writes. Default 5 s.
   */
  readonly timeout?: Duration;
}

/** A server that is full, or a replica, refuses it. It is gone when nobody asks for a minute. */
const TRY_WRITING = script(`return redis.call('set', KEYS[1] .. 'health', 1, 'ex', 60)`);

/** The four stores in a server: a client or cluster of `ioredis`, or one of `redis` that is connected. */
export function redisStores(
  client: RedisClient,
  { name = 'canivete', timeout = '5s' }: RedisStoreOptions = {},
): Stores {
  if (!/^[\w.:-]+$/.test(name)) throw new TypeError('redisStores: "name" has a character that it may not');
  checkOptions('redisStores', { timeout }, { timeout: isDuration(1) });
  const run = runOf(client, toMilliseconds(timeout));
  const prefix = `{${name}}:`;
  const tryWriting = async () => run(TRY_WRITING, prefix);
  return {
    keyStore: { ...redisKeys(run, prefix), tryWriting },
    quotaStore: { ...redisQuota(run, prefix), tryWriting },
    webhookStore: { ...redisWebhooks(run, prefix), warnings: redisWarnings(run, prefix), tryWriting },
    usageStore: { ...redisUsage(run, prefix), tryWriting },
  };
}
