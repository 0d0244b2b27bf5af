import { type Run, script } from './client.ts';

/** Leads from a key's digest or id to the account that has it: a request knows no account before. */
export interface Index {
  /** The account of a name, or null. */
  read(name: string): Promise<string | null>;
  /** Gives a name to an account, unless one has it: that one is answered. */
  claim(name: string, accountId: string): Promise<string | null>;
  /** Gives a name to an account, and takes it from another. */
  set(name: string, accountId: string): Promise<void>;
  /** Forgets a name of an account. */
  drop(name: string, accountId: string): Promise<void>;
}

const READ = script(`return redis.call('get', KEYS[1]) or ''`);
const CLAIM = script(`
local had = redis.call('get', KEYS[1])
if not had then redis.call('set', KEYS[1], ARGV[1]) end
return had or ''`);
const SET = script(`redis.call('set', KEYS[1], ARGV[1]) return ''`);
const DROP = script(`
if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end
return ''`);

/** `prefixOf` is the prefix of the shard that holds a name. */
export function redisIndex(run: Run, prefixOf: (name: string) => string): Index {
  const keyOf = (name: string) => `${prefixOf(name)}of:${name}`;
  const accountIn = (reply: unknown) => (reply === '' ? null : String(reply));
  return {
    read: async (name) => accountIn(await run(READ, keyOf(name))),
    claim: async (name, accountId) => accountIn(await run(CLAIM, keyOf(name), [accountId])),
    async set(name, accountId) {
      await run(SET, keyOf(name), [accountId]);
    },
    async drop(name, accountId) {
      await run(DROP, keyOf(name), [accountId]);
    },
  };
}
