import { byText } from '../../lib/text/order.ts';
import type { UsageRow, UsageStore } from '../../contracts/usage-store.ts';

export function memoryUsage(): UsageStore {
  /** Counts by account, then by day, tool and key. */
  const accounts = new Map<string, Map<string, UsageRow>>();

  return {
    add(rows) {
      // All are read before the first is added, so that one that cannot be read leaves no trace.
      for (const { accountId, day, toolId, keyId, ok, refused, failed } of rows.map((row) => ({ ...row }))) {
        const own = accounts.get(accountId) ?? new Map<string, UsageRow>();
        accounts.set(accountId, own);
        const name = `${day} ${toolId} ${keyId ?? ''}`;
        const known = own.get(name) ?? { ok: 0, refused: 0, failed: 0 };
        own.set(name, {
          accountId,
          day,
          toolId,
          keyId,
          ok: known.ok + ok,
          refused: known.refused + refused,
          failed: known.failed + failed,
        });
      }
    },
    read: ({ accountId, from, to }) =>
      [...(accounts.get(accountId) ?? [])]
        .filter(([, { day }]) => from <= day && day <= to)
        .toSorted(([a], [b]) => byText(a, b))
        .map(([, row]) => ({ ...row })),
    purge(before) {
      for (const [accountId, own] of accounts) {
        for (const [name, { day }] of own) if (day < before) own.delete(name);
        if (own.size === 0) accounts.delete(accountId);
      }
    },
    eraseAccount: (accountId) => void accounts.delete(accountId),
  };
}
