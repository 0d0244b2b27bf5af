import type { UsageStore } from '../../contracts/usage-store.ts';
import { following } from '../_sql/following.ts';
import { usageHourOf, usageOf } from '../_rows/records.ts';
import type { Client } from './client.ts';

const ADD = `insert into canivete_key_usage (account_id, day, tool_id, key_id, ok, refused, failed)
select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]'),
  sum(json_extract(value, '$[4]')), sum(json_extract(value, '$[5]')), sum(json_extract(value, '$[6]'))
from json_each(?) where true group by 1, 2, 3, 4
on conflict (account_id, day, tool_id, key_id) do update
set ok = ok + excluded.ok, refused = refused + excluded.refused, failed = failed + excluded.failed
returning 1`;

const ADD_HOURS = `insert into canivete_hour_usage (account_id, day, hour, ok, refused, failed)
select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[7]'),
  sum(json_extract(value, '$[4]')), sum(json_extract(value, '$[5]')), sum(json_extract(value, '$[6]'))
from json_each(?) where json_extract(value, '$[7]') is not null group by 1, 2, 3
on conflict (account_id, day, hour) do update
set ok = ok + excluded.ok, refused = refused + excluded.refused, failed = failed + excluded.failed
returning 1`;

const READ = `select * from canivete_key_usage where account_id = ? and day >= ? and day <= ? order by day, tool_id, key_id`;

const READ_HOURS = `select * from canivete_hour_usage where account_id = ? and day >= ? and day <= ? order by day, hour`;

const PURGE = 'delete from canivete_key_usage where day < ? returning 1';
const PURGE_HOURS = 'delete from canivete_hour_usage where day < ? returning 1';

const ERASE_ACCOUNT = 'delete from canivete_key_usage where account_id = ? returning 1';
const ERASE_HOURS = 'delete from canivete_hour_usage where account_id = ? returning 1';

const nothing = () => undefined;

export function sqliteUsage(client: Client): UsageStore {
  return {
    add(rows) {
      const values = rows.map(({ accountId, day, toolId, keyId, ok, refused, failed, hour }) => [
        ...[accountId, day, toolId, keyId ?? ''],
        ...[ok, refused, failed, hour ?? null],
      ]);
      const given = [JSON.stringify(values)];
      if (rows.every(({ hour }) => hour === undefined)) return following(client.all(ADD, given), nothing);
      return following(
        client.batch([
          [ADD, given],
          [ADD_HOURS, given],
        ]),
        nothing,
      );
    },
    read: ({ accountId, from, to }) =>
      following(client.all(READ, [accountId, from, to]), (rows) => rows.map(usageOf)),
    readHours: ({ accountId, from, to }) =>
      following(client.all(READ_HOURS, [accountId, from, to]), (rows) => rows.map(usageHourOf)),
    purge: (before, hoursBefore = before) =>
      following(
        client.batch([
          [PURGE, [before]],
          [PURGE_HOURS, [hoursBefore]],
        ]),
        nothing,
      ),
    eraseAccount: (accountId) =>
      following(
        client.batch([
          [ERASE_ACCOUNT, [accountId]],
          [ERASE_HOURS, [accountId]],
        ]),
        nothing,
      ),
  };
}
