import { lazyPromise } from '../../lib/lazy.ts';
import { migrate as migrateBy, type Migrations } from '../_sql/migrations.ts';
import { type Client, clientOf, type PostgresClient } from './client.ts';

/** The time source of all processes: the server's clock, in milliseconds since 1970. */
export const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Two numbers that nobody else locks by: "cani" and "vete". */
const LOCK = 'select pg_advisory_xact_lock(1667329641, 1986360421)';

/**
 * Makes a new pending delivery the head of its webhook's queue, unless the head is due before it. Statements that add
 * to a queue share the lock of its webhook, and those that take from it hold it alone, so that a head that is read here
 * is not raised meanwhile; where a transaction sees the past, the head is locked first. Heads are locked in one order.
 */
export const lowerHeads = (rows: string) => `insert into canivete_heads as h (webhook_id, id, due_at, slow)
  select d.webhook_id, d.id, d.due_at, w.slow from (
    select distinct on (webhook_id) webhook_id, id, due_at from ${rows} as r where state = 'pending'
    order by webhook_id, due_at, id
  ) d join canivete_webhooks w on w.id = d.webhook_id
  where current_setting('transaction_isolation') <> 'read committed' or not exists (
    select 1 from canivete_heads h where h.webhook_id = d.webhook_id and (h.due_at, h.id) <= (d.due_at, d.id)
  )
  order by d.webhook_id
  on conflict (webhook_id) do update set id = excluded.id, due_at = excluded.due_at
  where (excluded.due_at, excluded.id) < (h.due_at, h.id);`;

/** Replaces a head that no longer waits, or waits longer, by the next one; deletes it when nothing waits. */
const RAISE_HEAD = `if exists (select 1 from canivete_heads where webhook_id = old.webhook_id and id = old.id) then
    update canivete_heads h set id = d.id, due_at = d.due_at from (
      select id, due_at from canivete_deliveries where webhook_id = old.webhook_id and state = 'pending'
      order by due_at, id limit 1
    ) d where h.webhook_id = old.webhook_id;
    if not found then delete from canivete_heads where webhook_id = old.webhook_id; end if;
  end if;`;

/** The steps of the schema, for use with another migration tool. Ids compare by their code units. */
export const migrations: Migrations = [
  `create table canivete_accounts (
  id text collate "C" primary key, plan text not null, status text not null, name text, created_at bigint not null
);
create table canivete_keys (
  id text collate "C" primary key, account_id text collate "C" not null, digest text collate "C" not null unique,
  hint text not null, name text, scope text not null default 'tools', tools text, created_at bigint not null,
  expires_at bigint, revoked_at bigint, last_used_at bigint
);
create index canivete_keys_account on canivete_keys (account_id, created_at, id);
create table canivete_favorites (
  account_id text collate "C" not null, tool_id text collate "C" not null, at bigint not null,
  primary key (account_id, tool_id)
);
create table canivete_buckets (
  bucket text collate "C" primary key, used bigint not null, drop_at bigint not null
) with (fillfactor = 50);
create index canivete_buckets_drop on canivete_buckets (drop_at);
create table canivete_webhooks (
  id text collate "C" primary key, account_id text collate "C" not null, url text not null, events text not null,
  description text, state text not null, disabled_reason text, disabled_at bigint, secret text not null, next_secret text,
  next_secret_until bigint, failing_since bigint, last_failure_at bigint, failed_deliveries integer not null,
  last_success_at bigint, slow integer not null, version integer not null, created_at bigint not null,
  updated_at bigint not null
) with (fillfactor = 70);
create index canivete_webhooks_account on canivete_webhooks (account_id, created_at, id);
create table canivete_deliveries (
  id text collate "C" primary key, webhook_id text collate "C" not null, account_id text collate "C" not null,
  event text not null, tool_id text not null, at bigint not null, body text, keep_body integer not null, resend_of text,
  trace text, state text not null, attempts text not null default '[]', due_at bigint, token text, owner text,
  lapses integer not null default 0, ended_at bigint
);
create index canivete_deliveries_webhook on canivete_deliveries (webhook_id, id);
create index canivete_deliveries_account on canivete_deliveries (account_id, id);
create index canivete_deliveries_pending on canivete_deliveries (webhook_id, due_at, id) where state = 'pending';
create index canivete_deliveries_delivering on canivete_deliveries (webhook_id, due_at) where state = 'delivering';
create index canivete_deliveries_lease on canivete_deliveries (due_at) where state = 'delivering';
create index canivete_deliveries_due on canivete_deliveries (due_at) where due_at is not null;
create index canivete_deliveries_ended on canivete_deliveries (ended_at) where ended_at is not null;
create table canivete_usage (
  account_id text collate "C" not null, day text collate "C" not null, tool_id text collate "C" not null,
  ok bigint not null, refused bigint not null, failed bigint not null, primary key (account_id, day, tool_id)
);
create index canivete_usage_day on canivete_usage (day);`,
  // The triggers come first: from then on nobody else writes deliveries until the heads are there. They find the tables
  // from any `search_path`.
  `create table canivete_heads (
  webhook_id text collate "C" primary key, id text collate "C" not null, due_at bigint not null, slow integer not null
);
create index canivete_heads_due on canivete_heads (slow, due_at, id);
create function canivete_heads_insert() returns trigger language plpgsql set search_path from current as $$ begin ${lowerHeads('added')} return null; end $$;
create function canivete_heads_wait() returns trigger language plpgsql set search_path from current as $$ begin ${lowerHeads('(select new.*)')} return null; end $$;
create function canivete_heads_leave() returns trigger language plpgsql set search_path from current as $$ begin ${RAISE_HEAD} return null; end $$;
create function canivete_heads_slow() returns trigger language plpgsql set search_path from current as $$ begin
  update canivete_heads set slow = new.slow where webhook_id = new.id; return null; end $$;
create trigger canivete_deliveries_insert after insert on canivete_deliveries referencing new table as added
  for each statement execute function canivete_heads_insert();
create trigger canivete_deliveries_wait after update of state, due_at on canivete_deliveries
  for each row when (new.state = 'pending') execute function canivete_heads_wait();
create trigger canivete_deliveries_leave after update of state, due_at on canivete_deliveries
  for each row when (old.state = 'pending') execute function canivete_heads_leave();
create trigger canivete_deliveries_delete after delete on canivete_deliveries
  for each row when (old.state = 'pending') execute function canivete_heads_leave();
create trigger canivete_webhooks_slow after update of slow on canivete_webhooks
  for each row when (new.slow <> old.slow) execute function canivete_heads_slow();
insert into canivete_heads (webhook_id, id, due_at, slow)
select w.id, d.id, d.due_at, w.slow from canivete_webhooks w cross join lateral (
  select id, due_at from canivete_deliveries where webhook_id = w.id and state = 'pending' order by due_at, id limit 1
) d;`,
  `alter table canivete_webhooks add column tools text;
alter table canivete_webhooks add column headers text;
`,
  // The version before adds to the old table alone; a trigger moves that to the new one. The trigger comes first,
  // and waits for what is being added.
  `create table canivete_key_usage (
  account_id text collate "C" not null, day text collate "C" not null, tool_id text collate "C" not null,
  key_id text collate "C" not null, ok bigint not null, refused bigint not null, failed bigint not null,
  primary key (account_id, day, tool_id, key_id)
);
create index canivete_key_usage_day on canivete_key_usage (day);
create function canivete_usage_insert() returns trigger language plpgsql set search_path from current as $$ begin
  insert into canivete_key_usage as u (account_id, day, tool_id, key_id, ok, refused, failed)
  values (new.account_id, new.day, new.tool_id, '', new.ok, new.refused, new.failed)
  on conflict (account_id, day, tool_id, key_id) do update
  set ok = u.ok + excluded.ok, refused = u.refused + excluded.refused, failed = u.failed + excluded.failed;
  delete from canivete_usage where account_id = new.account_id and day = new.day and tool_id = new.tool_id;
  return null; end $$;
create trigger canivete_usage_insert after insert on canivete_usage
  for each row execute function canivete_usage_insert();
insert into canivete_key_usage (account_id, day, tool_id, key_id, ok, refused, failed)
select account_id, day, tool_id, '', ok, refused, failed from canivete_usage;
delete from canivete_usage;`,
  `create table canivete_hour_usage (
  account_id text collate "C" not null, day text collate "C" not null, hour integer not null, ok bigint not null,
  refused bigint not null, failed bigint not null, primary key (account_id, day, hour)
);
create index canivete_hour_usage_day on canivete_hour_usage (day);`,
  `create table canivete_canceling (webhook_id text collate "C" primary key);
alter table canivete_deliveries add column begun integer not null default 0;`,
  `create table canivete_oldest (version integer not null);
insert into canivete_oldest (version) values (7);`,
];

/**
 * Brings the schema of a database up to date, as `postgresStores` does before its first statement by default. Any
 * number of processes may do so at once. A schema of a newer version of the package is an error, unless that only added to it. The
 * tables are in the first schema of the `search_path`.
 */
export async function migrate(client: PostgresClient): Promise<void> {
  // An index on much that is stored already takes its time.
  await bringUpToDate(clientOf(client, { prepare: false, timeout: 600_000 }));
}

async function bringUpToDate(client: Client): Promise<void> {
  await client.transaction(async ({ query, run }) => {
    await migrateBy(
      {
        begin: async () => query(LOCK),
        async query(sql) {
          // An error would end the transaction.
          const [row] = await query(`select to_regclass('canivete_schema')::text as name`);
          if (row?.['name'] === null) throw new Error('there is no schema yet');
          return query(sql);
        },
        run,
        // The transaction ends with this function.
        commit: () => undefined,
        rollback: () => undefined,
      },
      migrations,
    );
  });
}

/** Brings the schema up to date once, and tries again after a failure. */
export function migratedOnce(client: Client): () => Promise<void> {
  return lazyPromise(async () => bringUpToDate(client));
}
