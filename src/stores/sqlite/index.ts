/**
 * The stores in an SQLite database: a file that the processes of one machine share, or D1 of Cloudflare.
 *
 * ```ts
 * import Database from 'better-sqlite3';
 * import { createService } from 'canivete';
 * import { sqliteStores } from 'canivete/stores/sqlite';
 *
 * const service = createService({ ...sqliteStores(new Database('canivete.db')) });
 * ```
 * @module
 */
import type { Stores } from '../../contracts/stores.ts';
import { type Duration, isDuration, toMilliseconds } from '../../lib/duration.ts';
import { checkOptions } from '../../lib/options.ts';
import { wholeClock } from '../../lib/time-source.ts';
import {
  type Client,
  clientOf,
  configure,
  type D1Database,
  d1ClientOf,
  type Durability,
  isD1,
  neverSleep,
  type SqliteDatabase,
} from './client.ts';
import { sqliteKeys } from './keys.ts';
import { sqliteQuota } from './quota.ts';
import { bringUpToDate, migratedFirst } from './schema.ts';
import { sqliteUsage } from './usage.ts';
import { sqliteWebhooks } from './webhooks.ts';

export { migrate, migrations } from './schema.ts';
export type { D1Database, Durability, SqliteDatabase } from './client.ts';

const MINUTE = 60_000;

/** Writes a count that is dropped with the others. A file that is read-only, locked or on a full disk refuses it. */
const TRY_WRITING = `insert into canivete_buckets (bucket, used, drop_at) values ('health', 0, ?)
on conflict (bucket) do update set drop_at = excluded.drop_at returning 1`;

export interface SqliteStoreOptions {
  /** The stores' time source, in milliseconds since 1970, which all processes must agree on. Default `Date.now`. */
  readonly clock?: () => number;
  /**
   * The value of `pragma synchronous`. `normal`, the default, loses nothing when a process is killed; a power cut may
   * undo the last moments. `full` keeps those too, and writes some thirty times slower. D1 has its own rule.
   */
  readonly durability?: Durability;
  /**
   * How long a call is tried again while another process has the file locked, without holding up this one. No more than the
   * service's `storeTimeout`. Default 5 s.
   */
  readonly timeout?: Duration;
  /** Brings the schema up to date: at once, or for D1 before the first statement. Default true. */
  readonly migrate?: boolean;
}

/**
 * The four stores in a database: one of `better-sqlite3`, `libsql`, `node:sqlite` or `bun:sqlite`, which is set to WAL
 * and to wait for other processes, or of D1. Do not use the same connection in a transaction of your own across an
 * `await`.
 */
export function sqliteStores(
  database: SqliteDatabase | D1Database,
  { clock = Date.now, durability = 'normal', timeout = '5s', migrate = true }: SqliteStoreOptions = {},
): Stores {
  checkOptions('sqliteStores', { timeout }, { timeout: isDuration(1) });
  if (isD1(database)) {
    const client = d1ClientOf(database);
    return storesOf(migrate ? migratedFirst(client) : client, wholeClock(clock));
  }
  configure(database, durability);
  const client = clientOf(database, toMilliseconds(timeout));
  // A synchronous driver is done when this returns.
  if (migrate) void bringUpToDate(client);
  neverSleep(database);
  return storesOf(client, wholeClock(clock));
}

function storesOf(client: Client, clock: () => number): Stores {
  const tryWriting = () => client.all(TRY_WRITING, [clock() + MINUTE]);
  return {
    keyStore: { ...sqliteKeys(client), tryWriting },
    quotaStore: { ...sqliteQuota(client, clock), tryWriting },
    webhookStore: { ...sqliteWebhooks(client, clock), tryWriting },
    usageStore: { ...sqliteUsage(client), tryWriting },
  };
}
