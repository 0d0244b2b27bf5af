import { byText } from '../../lib/text/order.ts';
import { PIECE } from '../../contracts/webhook-store.ts';
import type { AddedUsage, UsageHour, UsageQuery, UsageRow, UsageStore } from '../../contracts/usage-store.ts';
import { turn } from '../_rows/pieces.ts';

export function memoryUsage(): UsageStore {
  /** By day, tool and key. */
  const rows = counted<UsageRow>();
  /** By day and hour. */
  const hours = counted<UsageHour>();

  return {
    add(given) {
      // All are read before the first is added, so that one that cannot be read leaves no trace.
      for (const { accountId, day, toolId, keyId, hour, ...added } of given.map((row) => ({ ...row }))) {
        rows.add(`${day} ${toolId} ${keyId ?? ''}`, { accountId, day, toolId, keyId, ...countsOf(added) });
        if (hour === undefined) continue;
        hours.add(`${day} ${String(hour).padStart(2, '0')}`, { accountId, day, hour, ...countsOf(added) });
      }
    },
    read: rows.read,
    readHours: hours.read,
    async purge(before, hoursBefore = before) {
      for (const counts of [rows.purge(before), hours.purge(hoursBefore)])
        while (counts.next().done !== true) await turn();
    },
    eraseAccount(accountId) {
      rows.erase(accountId);
      hours.erase(accountId);
    },
  };
}

type Counts = Pick<AddedUsage, 'ok' | 'refused' | 'failed'>;

const countsOf = ({ ok, refused, failed }: Counts): Counts => ({ ok, refused, failed });

/** Counts by account, then by a name that begins with their day. */
function counted<Row extends UsageRow | UsageHour>() {
  const accounts = new Map<string, Map<string, Row>>();
  return {
    add(name: string, row: Row): void {
      const own = accounts.get(row.accountId) ?? new Map<string, Row>();
      accounts.set(row.accountId, own);
      const { ok, refused, failed } = own.get(name) ?? { ok: 0, refused: 0, failed: 0 };
      own.set(name, {
        ...row,
        ok: ok + row.ok,
        refused: refused + row.refused,
        failed: failed + row.failed,
      });
    },
    read: ({ accountId, from, to }: UsageQuery): Row[] =>
      [...(accounts.get(accountId) ?? [])]
        .filter(([, { day }]) => from <= day && day <= to)
        .toSorted(([a], [b]) => byText(a, b))
        .map(([, row]) => ({ ...row })),
    /** Looks at some rows in each step. */
    *purge(before: string): Generator<undefined, void> {
      let seen = 0;
      for (const [accountId, own] of accounts) {
        for (const [name, { day }] of own) {
          if (day < before) own.delete(name);
          if (++seen % PIECE === 0) yield;
        }
        // Meanwhile the account may have been erased, and have come again.
        if (own.size === 0 && accounts.get(accountId) === own) accounts.delete(accountId);
      }
    },
    erase: (accountId: string): void => void accounts.delete(accountId),
  };
}
