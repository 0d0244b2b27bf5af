/**
 * The stores in a PostgreSQL database, 13 or newer, which any number of processes share.
 *
 * ```ts
 * import { Pool } from 'pg';
 * import { createService } from 'canivete';
 * import { postgresStores } from 'canivete/stores/postgres';
 *
 * const pool = new Pool({ connectionString: 'postgres://localhost/canivete' });
 * const service = createService({ ...postgresStores(pool) });
 * ```
 * @module
 */
import type { Stores } from '../../contracts/stores.ts';
import { type Duration, isDuration, toMilliseconds } from '../../lib/duration.ts';
import { checkOptions, isWhole } from '../../lib/options.ts';
import { clientOf, type PostgresClient } from './client.ts';
import { postgresKeys } from './keys.ts';
import { postgresQuota } from './quota.ts';
import { migratedOnce, NOW } from './schema.ts';
import { postgresUsage } from './usage.ts';
import { postgresWebhooks } from './webhooks.ts';

export { migrate, migrations } from './schema.ts';
export type { PGliteDatabase, PgPool, PostgresClient, PostgresSql } from './client.ts';

export interface PostgresStoreOptions {
  /** Brings the schema up to date before the first statement. Default true. */
  readonly migrate?: boolean;
  /**
   * Prepares statements by name. Turn it off for a pooler in transaction mode that forgets them; it also turns off by
   * itself when such a pooler refuses one. Default true.
   */
  readonly prepare?: boolean;
  /**
   * The time after which a call rejects, and what was not sent by then is not sent later; after which the server ends a
   * transaction that is stuck, and a pool of `pg` gives up a connection that does not answer. No more than the service's
   * `storeTimeout`. Default 5 s.
   */
  readonly timeout?: Duration;
  /**
   * The most connections that may wait for rows that others have locked, such as deliveries of one webhook: the rest is
   * for requests and for `GET /health`. Default half of those that the client may open.
   */
  readonly lockingConnections?: number;
}

/** Writes a count that is dropped with the others. A server that is read-only refuses it. */
const TRY_WRITING = `insert into canivete_buckets (bucket, used, drop_at) values ('health', 0, ${NOW} + 60000)
on conflict (bucket) do update set drop_at = excluded.drop_at`;

/** Milliseconds after which a migration is given up. */
const MIGRATION_TIMEOUT = 600_000;

/**
 * The four stores in a database: a `Pool` of `pg`, the `sql` of `postgres`, or a database of PGlite. Throws a `TypeError`
 * for a client that transforms columns or values.
 */
export function postgresStores(
  client: PostgresClient,
  { migrate = true, prepare = true, timeout = '5s', lockingConnections }: PostgresStoreOptions = {},
): Stores {
  const rules = { timeout: isDuration(1), lockingConnections: isWhole(1) };
  checkOptions('postgresStores', { timeout, lockingConnections }, rules);
  const migrating = clientOf(client, { prepare: false, timeout: MIGRATION_TIMEOUT });
  const patience = toMilliseconds(timeout);
  const ready = migrate ? migratedOnce(migrating) : undefined;
  const own = clientOf(client, { prepare, timeout: patience, lockingConnections, ready });
  const tryWriting = async () => own.query(TRY_WRITING);
  return {
    keyStore: { ...postgresKeys(own), tryWriting },
    quotaStore: { ...postgresQuota(own, patience), tryWriting },
    // Only how old a count is, which is kept in the process, is measured by its clock.
    webhookStore: { ...postgresWebhooks(own, Date.now, patience), tryWriting },
    usageStore: { ...postgresUsage(own), tryWriting },
  };
}
