import type { UsageStore } from '../../contracts/usage-store.ts';
import { usageHourOf, usageOf } from '../_rows/records.ts';
import type { Client } from './client.ts';

/** Adds counts in the order of the keys, so that two processes never wait for each other's rows. */
const ADD = `with r as materialized (
  select * from json_to_recordset($1::text::json) as r (
    "accountId" text, day text, "toolId" text, "keyId" text, ok bigint, refused bigint, failed bigint, hour integer
  )
), hours as (
  insert into canivete_hour_usage as u (account_id, day, hour, ok, refused, failed)
  select "accountId", day, hour, sum(ok), sum(refused), sum(failed)
  from r where hour is not null
  group by "accountId", day, hour
  order by "accountId" collate "C", day collate "C", hour
  on conflict (account_id, day, hour) do update
  set ok = u.ok + excluded.ok, refused = u.refused + excluded.refused, failed = u.failed + excluded.failed
)
insert into canivete_key_usage as u (account_id, day, tool_id, key_id, ok, refused, failed)
select "accountId", day, "toolId", coalesce("keyId", '') as key, sum(ok), sum(refused), sum(failed)
from r
group by "accountId", day, "toolId", key
order by "accountId" collate "C", day collate "C", "toolId" collate "C", coalesce("keyId", '') collate "C"
on conflict (account_id, day, tool_id, key_id) do update
set ok = u.ok + excluded.ok, refused = u.refused + excluded.refused, failed = u.failed + excluded.failed`;

const READ = `select * from canivete_key_usage where account_id = $1::text and day >= $2::text and day <= $3::text
order by day, tool_id, key_id`;

const READ_HOURS = `select * from canivete_hour_usage where account_id = $1::text and day >= $2::text and day <= $3::text
order by day, hour`;

const PURGE = `with hours as (delete from canivete_hour_usage where day < $2::text)
delete from canivete_key_usage where day < $1::text`;

const ERASE_ACCOUNT = `with hours as (delete from canivete_hour_usage where account_id = $1::text)
delete from canivete_key_usage where account_id = $1::text`;

export function postgresUsage({ query }: Client): UsageStore {
  return {
    async add(rows) {
      await query(ADD, [JSON.stringify(rows)]);
    },
    read: async ({ accountId, from, to }) => (await query(READ, [accountId, from, to])).map(usageOf),
    readHours: async ({ accountId, from, to }) =>
      (await query(READ_HOURS, [accountId, from, to])).map(usageHourOf),
    async purge(before, hoursBefore = before) {
      await query(PURGE, [before, hoursBefore]);
    },
    async eraseAccount(accountId) {
      await query(ERASE_ACCOUNT, [accountId]);
    },
  };
}
