/** What is stored, and the interfaces of the stores. */
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

/** An API key as it is stored; the key itself never is. Instants are milliseconds since 1970. */
export interface ApiKey {
  readonly id: string;
  readonly accountId: string;
  /** The hexadecimal SHA-256 of the whole key. */
  readonly digest: string;
  /** Its first 8 and last 4 characters. */
  readonly hint: string;
  readonly name?: string;
  /** The ids of the tools that it may call; null for all of the plan's. */
  readonly tools: readonly string[] | null;
  readonly createdAt: number;
  /** The first instant at which it is refused, or null. */
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly lastUsedAt: number | null;
}

export interface Favorite {
  readonly toolId: string;
  readonly at: number;
}

/**
 * Accounts, their keys and their favorites.
 *
 * Every method takes effect whole or not at all, resolves after its effect is durable as the store defines it, and
 * rejects when it cannot tell (a rejected call may have taken effect). Methods are linearizable for each account and
 * key that they name. What is handed in is copied, lists in it too, and what is handed out belongs to the caller: no
 * later change of either changes what is stored, nor does the store change what it handed out. A store that is only
 * memory may answer without a promise.
 */
export interface KeyStore {
  /** False: the id exists, and nothing changed. */
  createAccount(account: Account): Awaitable<boolean>;
  getAccount(id: string): Awaitable<Account | null>;
  /** The account after the change, or null when there is none. */
  updateAccount(id: string, patch: AccountPatch): Awaitable<Account | null>;
  /** Unique on id and on digest. False: one of them exists, and nothing changed. */
  createKey(key: ApiKey): Awaitable<boolean>;
  /** One consistent read of a key and its account; gives revoked and expired ones too. */
  findKey(digest: string): Awaitable<{ readonly key: ApiKey; readonly account: Account } | null>;
  /** By `createdAt`, then `id`. */
  listKeys(accountId: string): Awaitable<readonly ApiKey[]>;
  /**
   * `expiresAt` becomes the earlier of itself and `at`, which may lie as far ahead as the end of the year 9999. Null when
   * there is no such key.
   */
  expireKey(id: string, at: number): Awaitable<ApiKey | null>;
  /** Sets `revokedAt` once; a second call changes nothing. Null when there is no such key. */
  revokeKey(id: string, at: number): Awaitable<ApiKey | null>;
  /** `lastUsedAt` becomes the later of itself and `at`. */
  touchKey(id: string, at: number): Awaitable<void>;
  /** Adding twice adds nothing. `count` is how many there are afterwards. */
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
   * A number that changes with every change of an account or a key that can reach this store, `touchKey` apart.
   * Only a store that no other process writes to can have one. With it, what was read is kept until it changes;
   * without it, every request reads the store, unless the host allows keys to be remembered (`keyCache.ttl`).
   */
  readonly revision?: number;
}

export interface Consumption {
  /** Names what is counted and its period, such as `m:acc_…:2026-11`. */
  readonly bucket: string;
  /** Null: count, and never refuse. */
  readonly limit: number | null;
  readonly cost: number;
  /** Milliseconds after its first use for which the bucket must be kept. */
  readonly keep: number;
}

/** Counts what accounts use. */
export interface QuotaStore {
  /**
   * In one step: if `limit` is null or used + cost ≤ limit, adds the cost. `used` is the value after the call.
   *
   * For any interleaving of calls, from any number of processes, the admitted cost of a bucket never exceeds the
   * largest limit passed. A refusal changes nothing. A retry after a call whose outcome is unknown may count twice
   * and never admits beyond the limit.
   */
  consume(consumption: Consumption): Awaitable<{ readonly admitted: boolean; readonly used: number }>;
  /** 0 for a bucket never used. */
  read(bucket: string): Awaitable<number>;
}
