import type { UsageStore } from '../../contracts/usage-store.ts';
import { following } from '../_sql/following.ts';
import { usageOf } from '../_rows/records.ts';
import type { Client } from './client.ts';

const ADD = `insert into canivete_key_usage (account_id, day, tool_id, key_id, ok, refused, failed)
select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]'),
  sum(json_extract(value, '$[4]')), sum(json_extract(value, '$[5]')), sum(json_extract(value, '$[6]'))
from json_each(?) where true group by 1, 2, 3, 4
on conflict (account_id, day, tool_id, key_id) do update
set ok = ok + excluded.ok, refused = refused + excluded.refused, failed = failed + excluded.failed
returning 1`;

const READ = `select * from canivete_key_usage where account_id = ? and day >= ? and day <= ? order by day, tool_id, key_id`;

const PURGE = 'delete from canivete_key_usage where day < ? returning 1';

const ERASE_ACCOUNT = 'delete from canivete_key_usage where account_id = ? returning 1';

const nothing = () => undefined;

export function sqliteUsage(client: Client): UsageStore {
  return {
    add(rows) {
      const values = rows.map(({ accountId, day, toolId, keyId, ok, refused, failed }) => [
        ...[accountId, day, toolId, keyId ?? ''],
        ...[ok, refused, failed],
      ]);
      return following(client.all(ADD, [JSON.stringify(values)]), nothing);
    },
    read: ({ accountId, from, to }) =>
      following(client.all(READ, [accountId, from, to]), (rows) => rows.map(usageOf)),
    purge: (before) => following(client.all(PURGE, [before]), nothing),
    eraseAccount: (accountId) => following(client.all(ERASE_ACCOUNT, [accountId]), nothing),
  };
}
