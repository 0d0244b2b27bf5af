import { KEPT_DEAD_KEYS, type KeyCreation, type KeyStore } from '../../contracts/key-store.ts';
import type { Awaitable } from '../../contracts/call.ts';
import { following } from '../_sql/following.ts';
import { accountOf, keyOf, keyValues, type Row } from '../_rows/records.ts';
import type { Client, Statement } from './client.ts';

const CREATE_ACCOUNT = `insert into canivete_accounts (id, plan, status, name, created_at) values (?, ?, ?, ?, ?)
on conflict do nothing returning id`;

const GET_ACCOUNT = 'select * from canivete_accounts where id = ?';

const UPDATE_ACCOUNT = `update canivete_accounts
set plan = coalesce(?, plan), status = coalesce(?, status), name = coalesce(?, name) where id = ? returning *`;

const LIST_ACCOUNTS = 'select * from canivete_accounts where id > ? order by id limit ?';

/** A key that may be replaced: it is as it was read. */
const AS_READ = `select 1 from canivete_keys where id = ? and account_id = ? and revoked_at is null and expires_at is ?`;

const CREATE_KEY = `insert into canivete_keys (id, account_id, digest, hint, name, scope, tools, created_at, expires_at,
  revoked_at, last_used_at)
select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
where exists (select 1 from canivete_accounts where id = ?)
  and (select coalesce(count(*) < ?, true) from canivete_keys
    where account_id = ? and revoked_at is null and (expires_at is null or ? < expires_at) and id is not ?)
  and (? is null or exists (${AS_READ}))
on conflict do nothing returning id`;

/** Ends the key that is replaced, in the same step as `CREATE_KEY` and right after it, unless that created nothing. */
const END_REPLACED = `update canivete_keys set expires_at = min(coalesce(expires_at, ?), ?) where changes() > 0 and id = ?
returning 1`;

/** Reads why a key was not created; runs in the same step as `CREATE_KEY`. */
const WHY_NOT_CREATED = `select
  case when ? is not null and not exists (${AS_READ}) then 'changed'
    when not exists (select 1 from canivete_accounts where id = ?) then 'no_account'
    when exists (select 1 from canivete_keys where id = ? or digest = ?) then 'exists'
    else 'limit' end as reason`;

const FIND_KEY = `select k.*, a.plan, a.status, a.name as account_name, a.created_at as account_created_at
from canivete_keys k join canivete_accounts a on a.id = k.account_id where k.digest = ?`;

const GET_KEY = 'select * from canivete_keys where id = ?';

const UPDATE_KEY = `update canivete_keys set name = case when ? then ? else name end,
  tools = case when ? then ? else tools end where id = ? returning *`;

const LIST_KEYS = 'select * from canivete_keys where account_id = ? order by created_at, id';

const EXPIRE_KEY = `update canivete_keys set expires_at = min(coalesce(expires_at, ?), ?) where id = ? returning *`;

const REVOKE_KEY = `update canivete_keys set revoked_at = coalesce(revoked_at, ?) where id = ? returning *`;

/** Deletes the dead keys of the account of a key but the last ones. */
const PURGE_KEYS = `delete from canivete_keys where id in (
  select id from canivete_keys where account_id = (select account_id from canivete_keys where id = ?)
    and (revoked_at is not null or expires_at <= ?)
  order by min(coalesce(revoked_at, expires_at), coalesce(expires_at, revoked_at)) desc, created_at desc, id desc
  limit -1 offset ${KEPT_DEAD_KEYS}
) returning 1`;

const TOUCH_KEY = `update canivete_keys set last_used_at = max(coalesce(last_used_at, ?), ?) where id = ? returning 1`;

const ADD_FAVORITE = `insert into canivete_favorites (account_id, tool_id, at) values (?, ?, ?)
on conflict do nothing returning 1`;

const REMOVE_FAVORITE = 'delete from canivete_favorites where account_id = ? and tool_id = ? returning 1';

const COUNT_FAVORITES = 'select count(*) as count from canivete_favorites where account_id = ?';

const LIST_FAVORITES = `select tool_id, at from canivete_favorites where account_id = ? order by at, tool_id`;

const ERASE_FAVORITES = 'delete from canivete_favorites where account_id = ? returning 1';
const ERASE_KEYS = 'delete from canivete_keys where account_id = ? returning 1';
const ERASE_ACCOUNT = 'delete from canivete_accounts where id = ? returning 1';

export function sqliteKeys(client: Client): KeyStore {
  const first = <T>(rows: Awaitable<readonly Row[]>, make: (row: Row) => T): Awaitable<T | null> =>
    following(rows, ([row]) => (row ? make(row) : null));

  return {
    createAccount: ({ id, plan, status, name, createdAt }) =>
      following(
        client.all(CREATE_ACCOUNT, [id, plan, status, name ?? null, createdAt]),
        (rows) => rows.length > 0,
      ),
    getAccount: (id) => first(client.all(GET_ACCOUNT, [id]), accountOf),
    updateAccount: (id, { plan, status, name }) =>
      first(client.all(UPDATE_ACCOUNT, [plan ?? null, status ?? null, name ?? null, id]), accountOf),
    listAccounts: ({ after = '', limit }) =>
      following(client.all(LIST_ACCOUNTS, [after, limit]), (rows) => rows.map(accountOf)),
    createKey(key, max, replaces) {
      const { id, accountId, digest, createdAt } = key;
      const { id: old = null, expiresAt = null, endsAt = 0 } = replaces ?? {};
      const asRead = [old, old, accountId, expiresAt];
      const gone = endsAt <= createdAt ? old : null;
      const limit = [accountId, max ?? null, accountId, createdAt, gone];
      const purge: Statement = [PURGE_KEYS, [id, createdAt]];
      const steps = client.batch([
        [CREATE_KEY, [...keyValues(key), ...limit, ...asRead]],
        [END_REPLACED, [endsAt, endsAt, old]],
        [WHY_NOT_CREATED, [...asRead, accountId, id, digest]],
        ...(replaces || max !== undefined ? [purge] : []),
      ]);
      return following(steps, ([created, , why]) =>
        created?.length ? 'created' : (why?.[0]?.['reason'] as KeyCreation),
      );
    },
    findKey: (digest) =>
      first(client.all(FIND_KEY, [digest]), (row) => ({
        key: keyOf(row),
        account: accountOf({
          ...row,
          id: row['account_id'],
          name: row['account_name'],
          created_at: row['account_created_at'],
        }),
      })),
    getKey: (id) => first(client.all(GET_KEY, [id]), keyOf),
    updateKey(id, { name, tools }) {
      const named = [name === undefined ? 0 : 1, name ?? null];
      const listed = [tools === undefined ? 0 : 1, tools ? JSON.stringify(tools) : null];
      return first(client.all(UPDATE_KEY, [...named, ...listed, id]), keyOf);
    },
    listKeys: (accountId) => following(client.all(LIST_KEYS, [accountId]), (rows) => rows.map(keyOf)),
    expireKey: (id, at) => first(client.all(EXPIRE_KEY, [at, at, id]), keyOf),
    revokeKey: (id, at) =>
      following(
        client.batch([
          [REVOKE_KEY, [at, id]],
          [PURGE_KEYS, [id, at]],
        ]),
        ([rows]) => (rows?.[0] ? keyOf(rows[0]) : null),
      ),
    touchKey: (id, at) => following(client.all(TOUCH_KEY, [at, at, id]), () => undefined),
    addFavorite: (accountId, toolId, at) =>
      following(
        client.batch([
          [ADD_FAVORITE, [accountId, toolId, at]],
          [COUNT_FAVORITES, [accountId]],
        ]),
        ([added, counted]) => ({ added: added?.length === 1, count: Number(counted?.[0]?.['count']) }),
      ),
    removeFavorite: (accountId, toolId) =>
      following(
        client.batch([
          [REMOVE_FAVORITE, [accountId, toolId]],
          [COUNT_FAVORITES, [accountId]],
        ]),
        ([removed, counted]) => ({ removed: removed?.length === 1, count: Number(counted?.[0]?.['count']) }),
      ),
    listFavorites: (accountId) =>
      following(client.all(LIST_FAVORITES, [accountId]), (rows) =>
        rows.map((row) => ({ toolId: row['tool_id'] as string, at: Number(row['at']) })),
      ),
    eraseAccount: (id) =>
      following(
        client.batch([
          [ERASE_FAVORITES, [id]],
          [ERASE_KEYS, [id]],
          [ERASE_ACCOUNT, [id]],
        ]),
        ([, , erased]) => erased?.length === 1,
      ),
  };
}
