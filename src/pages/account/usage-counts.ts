import type { UsageRow } from '../../contracts/usage-store.ts';

export type Counts = { -readonly [Name in keyof UsageRow]: UsageRow[Name] };

/** Gathered rows, one for each account, tool and day. */
export interface UsageCounts {
  readonly size: number;
  /** Gives the row, and makes it if it is missing. */
  of(accountId: string, day: string, toolId: string): Counts;
  drop(accountId: string): void;
  all(): Counts[];
}

export function usageCounts(): UsageCounts {
  // A name of all three would have to be put together and hashed at each request.
  const accounts = new Map<string, Map<string, Counts[]>>();
  let size = 0;

  function daysOf(accountId: string, toolId: string): Counts[] {
    let tools = accounts.get(accountId);
    if (!tools) accounts.set(accountId, (tools = new Map()));
    let days = tools.get(toolId);
    if (!days) tools.set(toolId, (days = []));
    return days;
  }

  const rowsOf = (accountId: string) => [...(accounts.get(accountId)?.values() ?? [])].flat();

  return {
    get size() {
      return size;
    },
    of(accountId, day, toolId) {
      const days = daysOf(accountId, toolId);
      for (const row of days) if (row.day === day) return row;
      size++;
      const row = { accountId, day, toolId, ok: 0, refused: 0, failed: 0 };
      days.push(row);
      return row;
    },
    drop(accountId) {
      size -= rowsOf(accountId).length;
      accounts.delete(accountId);
    },
    all: () => [...accounts.keys()].flatMap(rowsOf),
  };
}
