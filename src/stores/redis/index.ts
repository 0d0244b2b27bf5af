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
import { lazyPromise } from '../../lib/lazy.ts';
import { checkOptions, describeCheck, isWhole } from '../../lib/options.ts';
import { type RedisClient, type Run, runOf, script } from './client.ts';
import { redisIndex } from './key-index.ts';
import { redisKeys } from './keys.ts';
import { redisQuota } from './quota.ts';
import { placeOf } from './place.ts';
import { sharded } from './shards.ts';
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
  /**
   * Slots over which a cluster's servers share the work, by account. It holds for the life of the data: another number does not
   * find it. Default 1, at most 256; 16 suit a cluster of three to eight servers.
   */
  readonly shards?: number;
}

/** A server that is full, or a replica, refuses it. It is gone when nobody asks for a minute. */
const TRY_WRITING = script(`return redis.call('set', KEYS[1] .. 'health', 1, 'ex', 60)`);

const MOST_SHARDS = 256;
const ofShards = describeCheck(
  `a whole number from 1 to ${MOST_SHARDS}`,
  (value) => isWhole(1)(value) && Number(value) <= MOST_SHARDS,
);

/** Keeps the number of shards with the first call of all, and gives the one that was kept. */
const KEEP_SHARDS = script(`redis.call('set', KEYS[1], ARGV[1], 'nx') return redis.call('get', KEYS[1])`);

/** The four stores in a server: a client or cluster of `ioredis`, or one of `redis` that is connected. */
export function redisStores(
  client: RedisClient,
  { name = 'canivete', timeout = '5s', shards = 1 }: RedisStoreOptions = {},
): Stores {
  if (!/^[\w.:-]+$/.test(name)) throw new TypeError('redisStores: "name" has a character that it may not');
  checkOptions('redisStores', { timeout, shards }, { timeout: isDuration(1), shards: ofShards });
  const run = runOf(client, toMilliseconds(timeout));
  if (shards === 1) return storesUnder(run, `{${name}}:`);
  const prefixes = Array.from({ length: shards }, (_, place) => `{${name}:${place}}:`);
  const check = lazyPromise(async () => {
    const kept = await run(KEEP_SHARDS, `{${name}}:shards`, [shards]);
    if (String(kept) !== String(shards))
      throw new Error(
        `redisStores: "${name}" was made with ${kept} shards, and stays so; set "shards: ${kept}"`,
      );
  });
  const ask: Run = async (...call) => {
    await check();
    return run(...call);
  };
  const index = redisIndex(ask, (key) => prefixes[placeOf(key, shards)] as string);
  return sharded(
    prefixes.map((prefix) => storesUnder(ask, prefix)),
    index,
  );
}

function storesUnder(run: Run, prefix: string): Stores {
  const tryWriting = async () => run(TRY_WRITING, prefix);
  return {
    keyStore: { ...redisKeys(run, prefix), tryWriting },
    quotaStore: { ...redisQuota(run, prefix), tryWriting },
    webhookStore: { ...redisWebhooks(run, prefix), warnings: redisWarnings(run, prefix), tryWriting },
    usageStore: { ...redisUsage(run, prefix), tryWriting },
  };
}
