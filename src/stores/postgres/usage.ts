import type { UsageStore } from '../../contracts/usage-store.ts';
import { PIECE } from '../../contracts/webhook-store.ts';
import { inPieces } from '../_rows/pieces.ts';
import { type Row, usageHourOf, usageOf } from '../_rows/records.ts';
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

/** Deletes a piece of the rows and of the hours that a selection gives, and says of how many the larger one was. */
const deletePiece = (rows: string, hours: string) => {
  const some = (table: string, which: string) =>
    `delete from ${table} where ctid = any(array(select ctid from ${table} where ${which})) returning 1`;
  return `with rows as (${some('canivete_key_usage', rows)}), hours as (${some('canivete_hour_usage', hours)})
select greatest((select count(*) from rows), (select count(*) from hours)) as count`;
};

/** Rows that another has locked are left to the next time. */
const old = (day: string) => `day < ${day} limit ${PIECE} for update skip locked`;

const PURGE = deletePiece(old('$1::text'), old('$2::text'));

/** In the order in which counts are added. */
const ofAccount = (key: string) =>
  `account_id = $1::text order by account_id, ${key} limit ${PIECE} for update`;

const ERASE_ACCOUNT = deletePiece(ofAccount('day, tool_id, key_id'), ofAccount('day, hour'));

const countOf = ([row]: readonly Row[]) => Number(row?.['count']);

export function postgresUsage({ query }: Client): UsageStore {
  return {
    async add(rows) {
      await query(ADD, [JSON.stringify(rows)]);
    },
    read: async ({ accountId, from, to }) => (await query(READ, [accountId, from, to])).map(usageOf),
    readHours: async ({ accountId, from, to }) =>
      (await query(READ_HOURS, [accountId, from, to])).map(usageHourOf),
    async purge(before, hoursBefore = before) {
      await inPieces(async () => countOf(await query(PURGE, [before, hoursBefore])));
    },
    async eraseAccount(accountId) {
      await inPieces(async () => countOf(await query(ERASE_ACCOUNT, [accountId])));
    },
  };
}
