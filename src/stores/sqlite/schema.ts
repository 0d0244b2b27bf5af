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

/** Makes a new pending delivery the head of its webhook's queue, unless the head is due before it. */
const lowerHead = `insert into canivete_heads (webhook_id, id, due_at, slow)
  select id, new.id, new.due_at, slow from canivete_webhooks where id = new.webhook_id
  on conflict (webhook_id) do update set id = excluded.id, due_at = excluded.due_at
  where (excluded.due_at, excluded.id) < (canivete_heads.due_at, canivete_heads.id)`;

const WAITING = `from canivete_deliveries where webhook_id = old.webhook_id and state = 'pending'`;

/** Replaces a head that no longer waits, or waits longer, by the next one. */
const raiseHead = `update canivete_heads set (id, due_at) = (select id, due_at ${WAITING} order by due_at, id limit 1)
  where webhook_id = old.webhook_id and id = old.id`;

/** Deletes a head when nothing waits. */
const dropHead = `delete from canivete_heads
  where webhook_id = old.webhook_id and id = old.id and not exists (select 1 ${WAITING})`;

/** Adds a row, which was counted without its key, to those with one. */
const takeOver = (row: string) =>
  `insert into canivete_key_usage (account_id, day, tool_id, key_id, ok, refused, failed) select ${row}account_id, ${row}day, ${row}tool_id, '', ${row}ok, ${row}refused, ${row}failed`;

/** The steps of the schema, for use with another migration tool. Each statement ends with a line. */
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
  // The statements inside a trigger end within a line, because only a whole statement may end with a line.
  `create table canivete_heads (
  webhook_id text not null primary key, id text not null, due_at integer not null, slow integer not null
) strict, without rowid;
create index canivete_heads_due on canivete_heads (slow, due_at, id);
create trigger canivete_deliveries_insert after insert on canivete_deliveries when new.state = 'pending'
begin ${lowerHead}; end;
create trigger canivete_deliveries_wait after update of state, due_at on canivete_deliveries when new.state = 'pending'
begin ${lowerHead}; end;
create trigger canivete_deliveries_leave after update of state, due_at on canivete_deliveries when old.state = 'pending'
begin ${dropHead}; ${raiseHead}; end;
create trigger canivete_deliveries_delete after delete on canivete_deliveries when old.state = 'pending'
begin ${dropHead}; ${raiseHead}; end;
create trigger canivete_webhooks_slow after update of slow on canivete_webhooks when new.slow <> old.slow
begin update canivete_heads set slow = new.slow where webhook_id = new.id; end;
insert into canivete_heads (webhook_id, id, due_at, slow)
select w.id, d.id, d.due_at, w.slow from canivete_webhooks w join canivete_deliveries d on d.id = (
  select id from canivete_deliveries where webhook_id = w.id and state = 'pending' order by due_at, id limit 1
);
`,
  `alter table canivete_webhooks add column tools text;
alter table canivete_webhooks add column headers text;
`,
  // The version before adds to the old table alone; a trigger moves that to the new one.
  `create table canivete_key_usage (
  account_id text not null, day text not null, tool_id text not null, key_id text not null, ok integer not null,
  refused integer not null, failed integer not null, primary key (account_id, day, tool_id, key_id)
) strict, without rowid;
create index canivete_key_usage_day on canivete_key_usage (day);
create trigger canivete_usage_insert after insert on canivete_usage
begin ${takeOver('new.')} where true on conflict do update set ok = ok + excluded.ok, refused = refused + excluded.refused, failed = failed + excluded.failed; delete from canivete_usage where account_id = new.account_id and day = new.day and tool_id = new.tool_id; end;
${takeOver('')} from canivete_usage;
delete from canivete_usage;
`,
  `create table canivete_hour_usage (
  account_id text not null, day text not null, hour integer not null, ok integer not null, refused integer not null,
  failed integer not null, primary key (account_id, day, hour)
) strict, without rowid;
create index canivete_hour_usage_day on canivete_hour_usage (day);
`,
  `create table canivete_canceling (webhook_id text not null primary key) strict, without rowid;
alter table canivete_deliveries add column begun integer not null default 0;
`,
  `create table canivete_oldest (version integer not null) strict;
insert into canivete_oldest (version) values (7);
`,
];

/**
 * Brings the schema of a database up to date, as `sqliteStores` does by default. Any number of processes may do so at
 * once. A schema of a newer version of the package is an error, unless that only added to it.
 */
export function migrate(database: SqliteDatabase | D1Database): Awaitable<void> {
  if (isD1(database)) return bringUpToDate(d1ClientOf(database));
  configure(database, 'normal');
  return bringUpToDate(clientOf(database, 5_000));
}

export function bringUpToDate({ migration }: Client): Awaitable<void> {
  const brought = migrateBy(migration, migrations);
  // Where a step is one batch there is no lock, and of two processes one fails: it finds the schema of the other.
  return isPromise(brought) ? brought.catch(() => migrateBy(migration, migrations)) : brought;
}

/** Wraps a client so that it updates the schema before its first statement, and tries again after a failure. */
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
