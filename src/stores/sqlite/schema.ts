import type { Awaitable } from '../../contracts/call.ts';
import { lazyPromise } from '../../lib/lazy.ts';
import { isPromise } from '../../lib/promises.ts';
import { migrate as migrateBy, type Migrations } from '../_sql/migrations.ts';
import {
  type Client,
  clientOf,
  configure,
  type D1Database,
  d1ClientOf,
  isD1,
  type SqliteDatabase,
} from './client.ts';

/** The steps of the schema, for whoever runs migrations by a tool of their own. Each statement ends with a line. */
export const migrations: Migrations = [
  `create table canivete_accounts (
  id text not null primary key, plan text not null, status text not null, name text, created_at integer not null
) strict, without rowid;
create table canivete_keys (
  id text not null primary key, account_id text not null, digest text not null unique, hint text not null, name text,
  scope text not null default 'tools', tools text, created_at integer not null, expires_at integer, revoked_at integer,
  last_used_at integer
) strict;
create index canivete_keys_account on canivete_keys (account_id, created_at, id);
create table canivete_favorites (
  account_id text not null, tool_id text not null, at integer not null, primary key (account_id, tool_id)
) strict, without rowid;
create table canivete_buckets (
  bucket text not null primary key, used integer not null, drop_at integer not null
) strict, without rowid;
create index canivete_buckets_drop on canivete_buckets (drop_at);
create table canivete_webhooks (
  id text not null primary key, account_id text not null, url text not null, events text not null, description text,
  state text not null, disabled_reason text, disabled_at integer, secret text not null, next_secret text,
  next_secret_until integer, failing_since integer, last_failure_at integer, failed_deliveries integer not null,
  last_success_at integer, slow integer not null, version integer not null, created_at integer not null,
  updated_at integer not null
) strict;
create index canivete_webhooks_account on canivete_webhooks (account_id, created_at, id);
create table canivete_deliveries (
  id text not null primary key, webhook_id text not null, account_id text not null, event text not null,
  tool_id text not null, at integer not null, body text, keep_body integer not null, resend_of text, trace text,
  state text not null, attempts text not null default '[]', due_at integer, token text, owner text,
  lapses integer not null default 0, ended_at integer
) strict;
create index canivete_deliveries_webhook on canivete_deliveries (webhook_id, id);
create index canivete_deliveries_account on canivete_deliveries (account_id, id);
create index canivete_deliveries_pending on canivete_deliveries (webhook_id, due_at, id) where state = 'pending';
create index canivete_deliveries_delivering on canivete_deliveries (webhook_id, due_at) where state = 'delivering';
create index canivete_deliveries_due on canivete_deliveries (due_at) where due_at is not null;
create index canivete_deliveries_ended on canivete_deliveries (ended_at) where ended_at is not null;
create table canivete_usage (
  account_id text not null, day text not null, tool_id text not null, ok integer not null, refused integer not null,
  failed integer not null, primary key (account_id, day, tool_id)
) strict, without rowid;
create index canivete_usage_day on canivete_usage (day);
`,
];

/**
 * Brings the schema of a database up to date, as `sqliteStores` does by itself unless told otherwise. Any number of
 * processes may do so at once. A schema that is newer than this version of the package knows is an error.
 */
export function migrate(database: SqliteDatabase | D1Database): Awaitable<void> {
  if (isD1(database)) return bringUpToDate(d1ClientOf(database));
  configure(database, 'normal');
  return bringUpToDate(clientOf(database));
}

export function bringUpToDate({ migration }: Client): Awaitable<void> {
  const brought = migrateBy(migration, migrations);
  // Where a step is one batch there is no lock, and of two processes one fails: it finds the schema of the other.
  return isPromise(brought) ? brought.catch(() => migrateBy(migration, migrations)) : brought;
}

/** The same client, which brings the schema up to date before its first statement; again when that has failed. */
export function migratedFirst(client: Client): Client {
  const readied = lazyPromise(async () => bringUpToDate(client));
  return {
    ...client,
    all: async (...statement) => {
      await readied();
      return client.all(...statement);
    },
    batch: async (statements) => {
      await readied();
      return client.batch(statements);
    },
  };
}
