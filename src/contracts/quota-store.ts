/** The interface of a store that counts what accounts use. */
import { withTimeout } from './with-timeout.ts';
import type { Awaitable } from './call.ts';

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
  /**
   * Writes something small of its own, as requests do, and rejects where the store refuses that: `GET /health` calls it, at
   * most once a second. No other method shows what it wrote. Without it the health is that of reading.
   */
  tryWriting?(): Awaitable<unknown>;
}

/** The methods of a store that counts. */
export const quotaStoreMethods = ['consume', 'read'] as const satisfies readonly (keyof QuotaStore)[];

/** Wraps the store so that a call rejects after `milliseconds`. */
export function timedQuotaStore(store: QuotaStore, milliseconds: number): QuotaStore {
  return withTimeout(store, quotaStoreMethods, milliseconds);
}
