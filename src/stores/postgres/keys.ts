import {
  type ApiKey,
  type Favorite,
  KEPT_DEAD_KEYS,
  type KeyCreation,
  type KeyReplacement,
  type KeyStore,
} from '../../contracts/key-store.ts';
import { accountOf, keyOf, keyValues, type Row } from '../_rows/records.ts';
import type { Client } from './client.ts';
import { oneByOne } from './locks.ts';

const CREATE_ACCOUNT = `insert into canivete_accounts (id, plan, status, name, created_at)
values ($1::text, $2::text, $3::text, $4::text, $5::bigint) on conflict do nothing returning id`;

const GET_ACCOUNT = 'select * from canivete_accounts where id = $1::text';

const UPDATE_ACCOUNT = `update canivete_accounts set plan = coalesce($2::text, plan), status = coalesce($3::text, status),
  name = coalesce($4::text, name) where id = $1::text returning *`;

const LIST_ACCOUNTS = 'select * from canivete_accounts where id > $1::text order by id limit $2::int';

/** Locks the key that is replaced, so that nobody changes it until the new one is stored. */
const HOLD_KEY = `select 1 from canivete_keys where id = $1::text and account_id = $2::text and revoked_at is null
  and expires_at is not distinct from $3::bigint for update`;

/** A key of another account may come with the same digest meanwhile, which the statement does not see. */
const CREATE_KEY = `with live as (
    select count(*) as count from canivete_keys
    where account_id = $2::text and revoked_at is null and (expires_at is null or $8::bigint < expires_at)
      and id is distinct from $13::text
  ),
  created as (
    insert into canivete_keys (id, account_id, digest, hint, name, scope, tools, created_at, expires_at, revoked_at,
      last_used_at)
    select $1::text, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::bigint, $9::bigint, $10::bigint,
      $11::bigint
    from live where exists (select 1 from canivete_accounts where id = $2::text)
      and ($12::int is null or live.count < $12::int)
    on conflict do nothing returning id
  )
select case when exists (select 1 from created) then 'created'
  when not exists (select 1 from canivete_accounts where id = $2::text) then 'no_account'
  when exists (select 1 from canivete_keys where id = $1::text or digest = $3::text) then 'exists'
  when live.count >= $12::int then 'limit'
  else 'exists' end as result
from live`;

const FIND_KEY = `select k.*, a.plan, a.status, a.name as account_name, a.created_at as account_created_at
from canivete_keys k join canivete_accounts a on a.id = k.account_id where k.digest = $1::text`;

const GET_KEY = 'select * from canivete_keys where id = $1::text';

const UPDATE_KEY = `update canivete_keys set name = case when $2::int = 1 then $3::text else name end,
  tools = case when $4::int = 1 then $5::text else tools end where id = $1::text returning *`;

const LIST_KEYS = 'select * from canivete_keys where account_id = $1::text order by created_at, id';

const EXPIRE_KEY = `update canivete_keys set expires_at = least(expires_at, $2::bigint) where id = $1::text returning *`;

const REVOKE_KEY = `update canivete_keys set revoked_at = coalesce(revoked_at, $2::bigint) where id = $1::text
returning *`;

/** Deletes the dead keys of an account but the last ones. */
const PURGE_KEYS = `delete from canivete_keys where id in (
  select id from canivete_keys where account_id = $1::text and (revoked_at is not null or expires_at <= $2::bigint)
  order by least(revoked_at, expires_at) desc, created_at desc, id desc offset ${KEPT_DEAD_KEYS}
)`;

const TOUCH_KEY = `update canivete_keys set last_used_at = greatest(last_used_at, $2::bigint) where id = $1::text`;

const ADD_FAVORITE = `with added as (
  insert into canivete_favorites (account_id, tool_id, at) values ($1::text, $2::text, $3::bigint)
  on conflict do nothing returning 1
)
select (select count(*) from added) as changed,
  (select count(*) from canivete_favorites where account_id = $1::text) + (select count(*) from added) as count`;

const REMOVE_FAVORITE = `with removed as (
  delete from canivete_favorites where account_id = $1::text and tool_id = $2::text returning 1
)
select (select count(*) from removed) as changed,
  (select count(*) from canivete_favorites where account_id = $1::text) - (select count(*) from removed) as count`;

const LIST_FAVORITES = `select tool_id, at from canivete_favorites where account_id = $1::text order by at, tool_id`;

const ERASE_ACCOUNT = `with favorites as (delete from canivete_favorites where account_id = $1::text),
  keys as (delete from canivete_keys where account_id = $1::text)
delete from canivete_accounts where id = $1::text returning id`;

export function postgresKeys(client: Client): KeyStore {
  const { query } = client;

  async function first<T>(rows: Promise<readonly Row[]>, make: (row: Row) => T): Promise<T | null> {
    const [row] = await rows;
    return row ? make(row) : null;
  }

  async function changeFavorites(sql: string, accountId: string, more: readonly (string | number)[]) {
    const [row] = await oneByOne(client, accountId, async (inTurn) => inTurn(sql, [accountId, ...more]));
    return { changed: Number(row?.['changed']) === 1, count: Number(row?.['count']) };
  }

  return {
    createAccount: async ({ id, plan, status, name, createdAt }) =>
      (await query(CREATE_ACCOUNT, [id, plan, status, name ?? null, createdAt])).length === 1,
    getAccount: async (id) => first(query(GET_ACCOUNT, [id]), accountOf),
    updateAccount: async (id, { plan, status, name }) =>
      first(query(UPDATE_ACCOUNT, [id, plan ?? null, status ?? null, name ?? null]), accountOf),
    listAccounts: async ({ after = '', limit }) =>
      (await query(LIST_ACCOUNTS, [after, limit])).map(accountOf),
    createKey: async (key: ApiKey, max?: number, replaces?: KeyReplacement) =>
      oneByOne(client, key.accountId, async (inTurn) => {
        if (replaces) {
          const held = await inTurn(HOLD_KEY, [replaces.id, key.accountId, replaces.expiresAt]);
          if (held.length === 0) return 'changed';
        }
        const gone = replaces && replaces.endsAt <= key.createdAt ? replaces.id : null;
        const [row] = await inTurn(CREATE_KEY, [...keyValues(key), max ?? null, gone]);
        const result = row?.['result'] as KeyCreation;
        if (result !== 'created') return result;
        if (replaces) await inTurn(EXPIRE_KEY, [replaces.id, replaces.endsAt]);
        if (replaces || max !== undefined) await inTurn(PURGE_KEYS, [key.accountId, key.createdAt]);
        return result;
      }),
    findKey: async (digest) =>
      first(query(FIND_KEY, [digest]), (row) => ({ key: keyOf(row), account: accountOfKey(row) })),
    getKey: async (id) => first(query(GET_KEY, [id]), keyOf),
    async updateKey(id, { name, tools }) {
      const named = [name === undefined ? 0 : 1, name ?? null];
      const listed = [tools === undefined ? 0 : 1, tools ? JSON.stringify(tools) : null];
      return first(query(UPDATE_KEY, [id, ...named, ...listed]), keyOf);
    },
    listKeys: async (accountId) => (await query(LIST_KEYS, [accountId])).map(keyOf),
    expireKey: async (id, at) => first(query(EXPIRE_KEY, [id, at]), keyOf),
    async revokeKey(id, at) {
      const [row] = await query(GET_KEY, [id]);
      if (!row) return null;
      const { accountId } = keyOf(row);
      return oneByOne(client, accountId, async (inTurn) => {
        const revoked = await first(inTurn(REVOKE_KEY, [id, at]), keyOf);
        await inTurn(PURGE_KEYS, [accountId, at]);
        return revoked;
      });
    },
    async touchKey(id, at) {
      await query(TOUCH_KEY, [id, at]);
    },
    async addFavorite(accountId, toolId, at) {
      const { changed, count } = await changeFavorites(ADD_FAVORITE, accountId, [toolId, at]);
      return { added: changed, count };
    },
    async removeFavorite(accountId, toolId) {
      const { changed, count } = await changeFavorites(REMOVE_FAVORITE, accountId, [toolId]);
      return { removed: changed, count };
    },
    listFavorites: async (accountId) =>
      (await query(LIST_FAVORITES, [accountId])).map((row): Favorite => ({
        toolId: row['tool_id'] as string,
        at: Number(row['at']),
      })),
    eraseAccount: async (id) =>
      oneByOne(client, id, async (inTurn) => (await inTurn(ERASE_ACCOUNT, [id])).length === 1),
  };
}

/** The account in a row of a key and its account. */
function accountOfKey(row: Row) {
  const { account_id: id, account_name: name, account_created_at: createdAt } = row;
  return accountOf({ ...row, id, name, created_at: createdAt });
}
