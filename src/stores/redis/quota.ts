import type { QuotaStore } from '../../contracts/quota-store.ts';
import { type Run, script } from './client.ts';

/** Gives the units used after the call, or −1 − used for a refusal: one integer is read fastest. */
const CONSUME = script(`
local known = redis.call('get', KEYS[1])
local used = tonumber(known or 0)
local limit = tonumber(ARGV[2])
if limit and used + tonumber(ARGV[1]) > limit then return -1 - used end
if known then return redis.call('incrby', KEYS[1], ARGV[1]) end
redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[3])
return tonumber(ARGV[1])`);

const READ = script(`return tonumber(redis.call('get', KEYS[1]) or 0)`);

export function redisQuota(run: Run, prefix: string): QuotaStore {
  const keyOf = (bucket: string) => `${prefix}bucket:${bucket}`;
  const outcomeOf = (answer: unknown) => {
    const used = Number(answer);
    return used < 0 ? { admitted: false, used: -1 - used } : { admitted: true, used };
  };
  return {
    consume: ({ bucket, limit, cost, keep }) =>
      run(CONSUME, keyOf(bucket), [cost, limit ?? '', keep]).then(outcomeOf),
    read: async (bucket) => Number(await run(READ, keyOf(bucket))),
  };
}
