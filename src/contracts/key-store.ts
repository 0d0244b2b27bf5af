/** Accounts, keys and favorites as they are stored, and the interface of a store for them. */
import { withTimeout } from './with-timeout.ts';
import type { Awaitable } from './call.ts';

export type AccountStatus = 'active' | 'suspended';

export interface Account {
  /** `acc_…`, or an id of the host's own. */
  readonly id: string;
  readonly plan: string;
  readonly status: AccountStatus;
  readonly name?: string;
  readonly createdAt: number;
}

export interface AccountPatch {
  readonly plan?: string;
  readonly status?: AccountStatus;
  readonly name?: string;
}

/** `tools`: calls tools. `account`: the account's own area, and nothing else. */
export type KeyScope = 'tools' | 'account';

/** An API key as it is stored; the key itself never is. Instants are milliseconds since 1970. */
export interface ApiKey {
  readonly id: string;
  readonly accountId: string;
  /** The hexadecimal SHA-256 of the whole key. */
  readonly digest: string;
  /** Its first 8 and last 4 characters. */
  readonly hint: string;
  readonly name?: string;
  /** A key stored before scopes existed reads as `tools`. */
  readonly scope: KeyScope;
  /** The ids of the tools that it may call; null for all of the plan's. */
  readonly tools: readonly string[] | null;
  readonly createdAt: number;
  /** The first instant at which it is refused, or null. */
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly lastUsedAt: number | null;
}

/** An absent field stays as it is. A name of null removes it; tools of null allow all of the plan's. */
export interface KeyPatch {
  readonly name?: string | null;
  readonly tools?: readonly string[] | null;
}

/** A key whose place a new one takes. */
export interface KeyReplacement {
  readonly id: string;
  /** Its expiry as it was read: the new key is stored only while it is still the same. */
  readonly expiresAt: number | null;
  /** The end of the key that is replaced: its expiry becomes the earlier of itself and this. */
  readonly endsAt: number;
}

/** The outcome of creating a key. Nothing changed unless it is `created`. */
export type KeyCreation = 'created' | 'changed' | 'exists' | 'limit' | 'no_account';

/** A page of accounts: those whose id comes after another one, in the order of the ids' code units. */
export interface AccountQuery {
  readonly after?: string;
  readonly limit: number;
}

export interface Favorite {
  readonly toolId: string;
  readonly at: number;
}

/** How many dead keys an account keeps: those that were revoked or have expired last. */
export const KEPT_DEAD_KEYS = 200;

/**
 * Accounts, their keys and their favorites.
 *
 * Of the keys that are not live an account keeps the last `KEPT_DEAD_KEYS`, by when they died, then `createdAt`, then
 * `id`. Older ones are deleted, with their digests, in the step that revokes a key, or creates one with `max` or in the
 * place of another; keys are dead then that are not live at its `at` or `createdAt`.
 *
 * Every method takes effect whole or not at all, resolves after its effect is durable as the store defines it, and
 * rejects when it cannot tell (a rejected call may have taken effect). Methods are linearizable for each account and
 * key that they name. Records handed in are copied, with the lists in them, and records handed out belong to the
 * caller: no later change of either changes the store, nor does the store change a record that it handed out. A store
 * that is only memory may answer without a promise.
 */
export interface KeyStore {
  /** False when the id exists; nothing changed then. */
  createAccount(account: Account): Awaitable<boolean>;
  getAccount(id: string): Awaitable<Account | null>;
  /**
   * Gives the account after the change, or null when it does not exist. Fields that the patch leaves out stay as they
   * are.
   */
  updateAccount(id: string, patch: AccountPatch): Awaitable<Account | null>;
  /**
   * Stores a key in one step, and ends the one that it replaces. It answers, in this order: `changed` when the account
   * has no such key to replace, or that one was revoked or has another expiry than was read, `no_account` when the account
   * does not exist, `exists` when the id or the digest of the new key does, `limit` when the account has `max` live keys,
   * else it is stored. A key is live when it is not revoked and its expiry comes after the `createdAt` of the new one, in
   * either scope, and one that is replaced counts with its new expiry: so no clock is needed, and however many keys are
   * created at once, there are never more than `max`. Without `max` there is no limit.
   */
  createKey(key: ApiKey, max?: number, replaces?: KeyReplacement): Awaitable<KeyCreation>;
  /** One consistent read of a key and its account; gives revoked and expired ones too. */
  findKey(digest: string): Awaitable<{ readonly key: ApiKey; readonly account: Account } | null>;
  /** A key by its id, revoked and expired ones too. */
  getKey(id: string): Awaitable<ApiKey | null>;
  /** Gives the key after the change, also a revoked or expired one, or null when it does not exist. */
  updateKey(id: string, patch: KeyPatch): Awaitable<ApiKey | null>;
  /** By `id`, in the order of its code units, whatever the collation of the store. */
  listAccounts(query: AccountQuery): Awaitable<readonly Account[]>;
  /**
   * Deletes an account, its keys and its favorites in one step; its id and its keys' ids and digests are free again.
   * False: there was no account (favorites of that id are deleted nonetheless).
   */
  eraseAccount(id: string): Awaitable<boolean>;
  /** By `createdAt`, then `id`. */
  listKeys(accountId: string): Awaitable<readonly ApiKey[]>;
  /**
   * `expiresAt` becomes the earlier of itself and `at`, which may lie as far ahead as the end of the year 9999. Null
   * when there is no such key.
   */
  expireKey(id: string, at: number): Awaitable<ApiKey | null>;
  /** Sets `revokedAt` once; a second call changes nothing. Null when there is no such key. */
  revokeKey(id: string, at: number): Awaitable<ApiKey | null>;
  /** `lastUsedAt` becomes the later of itself and `at`. */
  touchKey(id: string, at: number): Awaitable<void>;
  /** Adding a favorite twice adds nothing. `count` is how many there are afterwards. */
  addFavorite(
    accountId: string,
    toolId: string,
    at: number,
  ): Awaitable<{ readonly added: boolean; readonly count: number }>;
  removeFavorite(
    accountId: string,
    toolId: string,
  ): Awaitable<{ readonly removed: boolean; readonly count: number }>;
  /** By `at`, then `toolId`. */
  listFavorites(accountId: string): Awaitable<readonly Favorite[]>;
  /**
   * A number that changes with every change of an account or a key that can reach this store, `touchKey` apart. Only a
   * store that no other process writes to can have one. With it, keys that were read are remembered until it changes;
   * without it, every request reads the store, unless the host allows keys to be remembered (`keys.cache.ttl`).
   */
  readonly revision?: number;
  /**
   * Writes something small of its own, as requests do, and rejects where the store refuses that: `GET /health` calls it, at
   * most once a second. No other method shows what it wrote. Without it the health is that of reading.
   */
  tryWriting?(): Awaitable<unknown>;
}

/** The methods of a store for accounts, keys and favorites. */
export const keyStoreMethods = [
  'createAccount',
  'getAccount',
  'updateAccount',
  'createKey',
  'findKey',
  'getKey',
  'updateKey',
  'listAccounts',
  'eraseAccount',
  'listKeys',
  'expireKey',
  'revokeKey',
  'touchKey',
  'addFavorite',
  'removeFavorite',
  'listFavorites',
] as const satisfies readonly (keyof KeyStore)[];

/** Wraps the store so that a call rejects after `milliseconds`. */
export function timedKeyStore(store: KeyStore, milliseconds: number): KeyStore {
  return Object.defineProperty(withTimeout(store, keyStoreMethods, milliseconds), 'revision', {
    get: () => store.revision,
  });
}
