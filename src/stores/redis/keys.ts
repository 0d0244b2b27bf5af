import {
  type Account,
  type ApiKey,
  type Favorite,
  KEPT_DEAD_KEYS,
  type KeyCreation,
  type KeyReplacement,
  type KeyStore,
} from '../../contracts/key-store.ts';
import { accountOf, keyOf, keyValues, type Row } from '../_rows/records.ts';
import { type Argument, type Run, type Script, script } from './client.ts';
import { CHANGE, changeOf, keyPairs, pairsOf, rowOf, rowsOf } from './hashes.ts';

const CREATE_ACCOUNT = script(`
local account = KEYS[1] .. 'account:' .. ARGV[1]
if redis.call('exists', account) == 1 then return 0 end
redis.call('hset', account, unpack(ARGV, 2))
redis.call('zadd', KEYS[1] .. 'accounts', 0, ARGV[1])
return 1`);

const get = (kind: 'account' | 'key') =>
  script(`return redis.call('hgetall', KEYS[1] .. '${kind}:' .. ARGV[1])`);
const GET_ACCOUNT = get('account');
const GET_KEY = get('key');

const update = (kind: 'account' | 'key') =>
  script(`${CHANGE}
local key = KEYS[1] .. '${kind}:' .. ARGV[1]
if redis.call('exists', key) == 0 then return {} end
change(key, 2)
return redis.call('hgetall', key)`);
const UPDATE_ACCOUNT = update('account');
const UPDATE_KEY = update('key');

const LIST_ACCOUNTS = script(`
local from = ARGV[1] == '' and '-' or '(' .. ARGV[1]
local accounts = {}
for i, id in ipairs(redis.call('zrangebylex', KEYS[1] .. 'accounts', from, '+', 'limit', 0, ARGV[2])) do
  accounts[i] = redis.call('hgetall', KEYS[1] .. 'account:' .. id)
end
return accounts`);

/** Deletes the dead keys of an account but the last ones. */
const PURGE = `
local function purge(p, account, at)
  local dead = {}
  for _, id in ipairs(redis.call('zrange', p .. 'keys:' .. account, 0, -1)) do
    local is = redis.call('hmget', p .. 'key:' .. id, 'revoked_at', 'expires_at', 'created_at', 'digest')
    local revoked, expires = tonumber(is[1] or ''), tonumber(is[2] or '')
    if revoked or (expires and expires <= at) then
      local ended = math.min(revoked or expires, expires or revoked)
      table.insert(dead, { id = id, digest = is[4], ended = ended, made = tonumber(is[3]) })
    end
  end
  table.sort(dead, function(a, b)
    if a.ended ~= b.ended then return a.ended > b.ended end
    if a.made ~= b.made then return a.made > b.made end
    return a.id > b.id
  end)
  for i = ${KEPT_DEAD_KEYS} + 1, #dead do
    redis.call('del', p .. 'key:' .. dead[i].id, p .. 'digest:' .. dead[i].digest)
    redis.call('zrem', p .. 'keys:' .. account, dead[i].id)
  end
end`;

const CREATE_KEY = script(`${PURGE}
local p, id, account, digest = KEYS[1], ARGV[1], ARGV[2], ARGV[3]
local at, max = tonumber(ARGV[4]), tonumber(ARGV[5])
local old, read, ends = ARGV[6], ARGV[7], ARGV[8]
if old ~= '' then
  local is = redis.call('hmget', p .. 'key:' .. old, 'account_id', 'revoked_at', 'expires_at')
  if is[1] ~= account or is[2] or (is[3] or '') ~= read then return 'changed' end
end
if redis.call('exists', p .. 'account:' .. account) == 0 then return 'no_account' end
if redis.call('exists', p .. 'key:' .. id, p .. 'digest:' .. digest) > 0 then return 'exists' end
if max then
  local live = 0
  for _, other in ipairs(redis.call('zrange', p .. 'keys:' .. account, 0, -1)) do
    local is = redis.call('hmget', p .. 'key:' .. other, 'revoked_at', 'expires_at')
    local replaced = other == old and tonumber(ends) <= at
    if not is[1] and (not is[2] or at < tonumber(is[2])) and not replaced then live = live + 1 end
  end
  if live >= max then return 'limit' end
end
if old ~= '' and (read == '' or tonumber(ends) < tonumber(read)) then
  redis.call('hset', p .. 'key:' .. old, 'expires_at', ends)
end
redis.call('hset', p .. 'key:' .. id, unpack(ARGV, 9))
redis.call('set', p .. 'digest:' .. digest, id)
redis.call('zadd', p .. 'keys:' .. account, at, id)
if max or old ~= '' then purge(p, account, at) end
return 'created'`);

const FIND_KEY = script(`
local p = KEYS[1]
local id = redis.call('get', p .. 'digest:' .. ARGV[1])
if not id then return {} end
-- A server that evicts keys may have lost the record.
local account = redis.call('hget', p .. 'key:' .. id, 'account_id')
if not account then return {} end
return { redis.call('hgetall', p .. 'key:' .. id), redis.call('hgetall', p .. 'account:' .. account) }`);

const LIST_KEYS = script(`
local keys = {}
for i, id in ipairs(redis.call('zrange', KEYS[1] .. 'keys:' .. ARGV[1], 0, -1)) do
  keys[i] = redis.call('hgetall', KEYS[1] .. 'key:' .. id)
end
return keys`);

/** Sets an instant of a key unless the one that it has is to stay. */
const setInstant = (field: string, stays: string) =>
  script(`
local key = KEYS[1] .. 'key:' .. ARGV[1]
if redis.call('exists', key) == 0 then return {} end
local at, has = tonumber(ARGV[2]), tonumber(redis.call('hget', key, '${field}') or '')
if not has or not (${stays}) then redis.call('hset', key, '${field}', ARGV[2]) end
return redis.call('hgetall', key)`);
const EXPIRE_KEY = setInstant('expires_at', 'has <= at');
const TOUCH_KEY = setInstant('last_used_at', 'has >= at');

const REVOKE_KEY = script(`${PURGE}
local key = KEYS[1] .. 'key:' .. ARGV[1]
if redis.call('exists', key) == 0 then return {} end
redis.call('hsetnx', key, 'revoked_at', ARGV[2])
local revoked = redis.call('hgetall', key)
purge(KEYS[1], redis.call('hget', key, 'account_id'), tonumber(ARGV[2]))
return revoked`);

const ADD_FAVORITE = script(`
local favorites = KEYS[1] .. 'favorites:' .. ARGV[1]
return { redis.call('zadd', favorites, 'nx', ARGV[3], ARGV[2]), redis.call('zcard', favorites) }`);

const REMOVE_FAVORITE = script(`
local favorites = KEYS[1] .. 'favorites:' .. ARGV[1]
return { redis.call('zrem', favorites, ARGV[2]), redis.call('zcard', favorites) }`);

const LIST_FAVORITES = script(
  `return redis.call('zrange', KEYS[1] .. 'favorites:' .. ARGV[1], 0, -1, 'withscores')`,
);

const ERASE_ACCOUNT = script(`
local p = KEYS[1]
for _, id in ipairs(redis.call('zrange', p .. 'keys:' .. ARGV[1], 0, -1)) do
  local digest = redis.call('hget', p .. 'key:' .. id, 'digest')
  if digest then redis.call('del', p .. 'digest:' .. digest) end
  redis.call('del', p .. 'key:' .. id)
end
redis.call('del', p .. 'keys:' .. ARGV[1], p .. 'favorites:' .. ARGV[1])
redis.call('zrem', p .. 'accounts', ARGV[1])
return redis.call('del', p .. 'account:' .. ARGV[1])`);

export function redisKeys(run: Run, prefix: string): KeyStore {
  const ask = async (script: Script, ...args: Argument[]) => run(script, prefix, args);

  async function first<T>(reply: Promise<unknown>, make: (row: Row) => T): Promise<T | null> {
    const row = rowOf(await reply);
    return row ? make(row) : null;
  }

  async function changeFavorites(reply: Promise<unknown>) {
    const [changed, count] = (await reply) as [unknown, unknown];
    return { changed: Number(changed) === 1, count: Number(count) };
  }

  return {
    async createAccount(account: Account) {
      const { id, plan, status, name, createdAt } = account;
      const pairs = pairsOf({ id, plan, status, name, created_at: createdAt });
      return Number(await ask(CREATE_ACCOUNT, id, ...pairs)) === 1;
    },
    getAccount: async (id) => first(ask(GET_ACCOUNT, id), accountOf),
    updateAccount: async (id, { plan, status, name }) =>
      first(ask(UPDATE_ACCOUNT, id, ...changeOf({ plan, status, name })), accountOf),
    listAccounts: async ({ after = '', limit }) =>
      rowsOf(await ask(LIST_ACCOUNTS, after, limit)).map(accountOf),
    async createKey(key: ApiKey, max?: number, replaces?: KeyReplacement) {
      const { id, accountId, digest, createdAt } = key;
      const old = replaces ? [replaces.id, replaces.expiresAt ?? '', replaces.endsAt] : ['', '', ''];
      const made = [id, accountId, digest, createdAt, max ?? '', ...old, ...keyPairs(keyValues(key))];
      return (await ask(CREATE_KEY, ...made)) as KeyCreation;
    },
    async findKey(digest) {
      const [key, account] = rowsOf(await ask(FIND_KEY, digest));
      return key && account ? { key: keyOf(key), account: accountOf(account) } : null;
    },
    getKey: async (id) => first(ask(GET_KEY, id), keyOf),
    updateKey: async (id, { name, tools }) =>
      first(ask(UPDATE_KEY, id, ...changeOf({ name, tools: tools && JSON.stringify(tools) })), keyOf),
    listKeys: async (accountId) => rowsOf(await ask(LIST_KEYS, accountId)).map(keyOf),
    expireKey: async (id, at) => first(ask(EXPIRE_KEY, id, at), keyOf),
    revokeKey: async (id, at) => first(ask(REVOKE_KEY, id, at), keyOf),
    async touchKey(id, at) {
      await ask(TOUCH_KEY, id, at);
    },
    async addFavorite(accountId, toolId, at) {
      const { changed, count } = await changeFavorites(ask(ADD_FAVORITE, accountId, toolId, at));
      return { added: changed, count };
    },
    async removeFavorite(accountId, toolId) {
      const { changed, count } = await changeFavorites(ask(REMOVE_FAVORITE, accountId, toolId));
      return { removed: changed, count };
    },
    async listFavorites(accountId) {
      const found = (await ask(LIST_FAVORITES, accountId)) as readonly string[];
      const favorites: Favorite[] = [];
      for (let i = 0; i < found.length; i += 2) {
        favorites.push({ toolId: found[i] as string, at: Number(found[i + 1]) });
      }
      return favorites;
    },
    eraseAccount: async (id) => Number(await ask(ERASE_ACCOUNT, id)) === 1,
  };
}
