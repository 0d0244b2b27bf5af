/** The interface of a store for the statistics of accounts' calls. */
import type { Awaitable } from './call.ts';
import { withTimeout } from './with-timeout.ts';

/** Days for which rows are kept. */
export const KEPT_DAYS = 400;

/** Days for which the hours of an account are kept. */
export const KEPT_DAYS_OF_HOURS = 31;

/** Gives the day of a row that counts an answer of this instant, in milliseconds since 1970. */
export function usageDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The answers to an account's calls of a tool on a day by one of its keys. */
export interface UsageRow {
  readonly accountId: string;
  /** `YYYY-MM-DD`, in UTC. */
  readonly day: string;
  readonly toolId: string;
  /** Null for calls without a key, by the host's own login, and for those counted before keys were. */
  readonly keyId: string | null;
  /** Answers below 400. */
  readonly ok: number;
  /** Answers from 400 to 499, given after the key was known. */
  readonly refused: number;
  /** Answers 500. */
  readonly failed: number;
}

/** Counts that are added to a row. */
export interface AddedUsage extends UsageRow {
  /** The hour of the day, 0 to 23, in UTC. Given to stores that have `readHours`. */
  readonly hour?: number;
}

/** The answers to all calls of an account in an hour. */
export interface UsageHour extends Omit<UsageRow, 'toolId' | 'keyId'> {
  readonly hour: number;
}

export interface UsageQuery {
  readonly accountId: string;
  /** The first and the last day, both included. */
  readonly from: string;
  readonly to: string;
}

/**
 * Statistics, not the quota: one row for each account, day, tool and key. The rules of `KeyStore` for durability, atomicity,
 * copies and promises hold here too. Days are texts, and are compared as such.
 */
export interface UsageStore {
  /**
   * Adds each of the three counts to those of its account, day, tool and key. All rows or none. Rows of one account, day,
   * tool and key may stand in one call more than once, and all of them count. A store with `readHours` adds a row that has
   * an hour to that hour of its account as well.
   */
  add(rows: readonly AddedUsage[]): Awaitable<void>;
  /** By `day`, `toolId` and `keyId`, each in the order of its code units, null first. */
  read(query: UsageQuery): Awaitable<readonly UsageRow[]>;
  /** By `day` and `hour`, those with a count. Without it the service counts no hours. */
  readHours?(query: UsageQuery): Awaitable<readonly UsageHour[]>;
  /**
   * Deletes the rows of the days before this one, and the hours of those before `hoursBefore`: by default before the same.
   * Resolves when all are gone. It and an erasure go in steps of at most `PIECE` rows or whole days, so that nobody waits
   * for all of them, and may be called again after a failure.
   */
  purge(before: string, hoursBefore?: string): Awaitable<void>;
  /**
   * Deletes all rows and hours of an account. Rows added for it later are stored: the service looks whether it is still there.
   */
  eraseAccount(accountId: string): Awaitable<void>;
  /**
   * Writes something small of its own, as requests do, and rejects where the store refuses that: `GET /health` calls it, at
   * most once a second. No other method shows what it wrote. Without it the health is that of reading.
   */
  tryWriting?(): Awaitable<unknown>;
}

/** The methods of a store for statistics. */
export const usageStoreMethods = [
  'add',
  'read',
  'purge',
  'eraseAccount',
] as const satisfies readonly (keyof UsageStore)[];

/**
 * Wraps the store so that a call rejects after `milliseconds`; but not a purge or an erasure, which take as long as there is
 * something to delete.
 */
export function timedUsageStore(store: UsageStore, milliseconds: number): UsageStore {
  return {
    ...withTimeout(store, usageStoreMethods, milliseconds),
    purge: (before, hoursBefore) => store.purge(before, hoursBefore),
    eraseAccount: (accountId) => store.eraseAccount(accountId),
    ...(store.readHours && withTimeout(store, ['readHours'], milliseconds)),
  };
}
