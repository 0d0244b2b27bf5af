import type { UsageStore } from '../../contracts/usage-store.ts';
import { PIECE } from '../../contracts/webhook-store.ts';
import { following } from '../_sql/following.ts';
import { inPieces } from '../_rows/pieces.ts';
import { usageHourOf, usageOf } from '../_rows/records.ts';
import type { Client, Statement } from './client.ts';

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

/** Deletes a piece of the rows of a table by its key. */
const deletePiece = (table: string, key: string, which: string) =>
  `delete from ${table} where (${key}) in (select ${key} from ${table} where ${which} limit ${PIECE}) returning 1`;
const deleteRows = (which: string) =>
  deletePiece('canivete_key_usage', 'account_id, day, tool_id, key_id', which);
const deleteHours = (which: string) => deletePiece('canivete_hour_usage', 'account_id, day, hour', which);

const PURGE = deleteRows('day < ?');
const PURGE_HOURS = deleteHours('day < ?');

const ERASE_ACCOUNT = deleteRows('account_id = ?');
const ERASE_HOURS = deleteHours('account_id = ?');

const nothing = () => undefined;

export function sqliteUsage(client: Client): UsageStore {
  /** Runs statements that each delete a piece, until none of them finds a whole one. */
  const deleteAll = async (...statements: readonly Statement[]) =>
    inPieces(() =>
      following(client.batch(statements), (deleted) => Math.max(...deleted.map(({ length }) => length))),
    );

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
    purge: async (before, hoursBefore = before) => deleteAll([PURGE, [before]], [PURGE_HOURS, [hoursBefore]]),
    eraseAccount: async (accountId) => deleteAll([ERASE_ACCOUNT, [accountId]], [ERASE_HOURS, [accountId]]),
  };
}
