import type { UsageStore } from '../../contracts/usage-store.ts';
import { usageOf } from '../_rows/records.ts';
import type { Client } from './client.ts';

/** Adds counts in the order of the keys, so that two processes never wait for each other's rows. */
const ADD = `insert into canivete_key_usage as u (account_id, day, tool_id, key_id, ok, refused, failed)
select "accountId", day, "toolId", coalesce("keyId", '') as key, sum(ok), sum(refused), sum(failed)
from json_to_recordset($1::text::json) as r (
  "accountId" text, day text, "toolId" text, "keyId" text, ok bigint, refused bigint, failed bigint
)
group by "accountId", day, "toolId", key
order by "accountId" collate "C", day collate "C", "toolId" collate "C", coalesce("keyId", '') collate "C"
on conflict (account_id, day, tool_id, key_id) do update
set ok = u.ok + excluded.ok, refused = u.refused + excluded.refused, failed = u.failed + excluded.failed`;

const READ = `select * from canivete_key_usage where account_id = $1::text and day >= $2::text and day <= $3::text
order by day, tool_id, key_id`;

const PURGE = 'delete from canivete_key_usage where day < $1::text';

const ERASE_ACCOUNT = 'delete from canivete_key_usage where account_id = $1::text';

export function postgresUsage({ query }: Client): UsageStore {
  return {
    async add(rows) {
      await query(ADD, [JSON.stringify(rows)]);
    },
    read: async ({ accountId, from, to }) => (await query(READ, [accountId, from, to])).map(usageOf),
    async purge(before) {
      await query(PURGE, [before]);
    },
    async eraseAccount(accountId) {
      await query(ERASE_ACCOUNT, [accountId]);
    },
  };
}
