import type { AddedUsage } from '../../contracts/usage-store.ts';

export type Counts = { -readonly [Name in keyof AddedUsage]-?: AddedUsage[Name] };

/** Gathered rows, one for each account, key, tool and hour of a day. */
export interface UsageCounts {
  readonly size: number;
  /** Gives the row, and makes it if it is missing. */
  of(accountId: string, keyId: string | null, toolId: string, day: string, hour: number): Counts;
  drop(accountId: string): void;
  all(): Counts[];
}

export function usageCounts(): UsageCounts {
  // A name of all five would have to be put together and hashed at each request.
  const accounts = new Map<string, Map<string | null, Map<string, Counts[]>>>();
  let size = 0;

  function hoursOf(accountId: string, keyId: string | null, toolId: string): Counts[] {
    let keys = accounts.get(accountId);
    if (!keys) accounts.set(accountId, (keys = new Map()));
    let tools = keys.get(keyId);
    if (!tools) keys.set(keyId, (tools = new Map()));
    let hours = tools.get(toolId);
    if (!hours) tools.set(toolId, (hours = []));
    return hours;
  }

  const rowsOf = (accountId: string) =>
    [...(accounts.get(accountId)?.values() ?? [])].flatMap((tools) => [...tools.values()].flat());

  return {
    get size() {
      return size;
    },
    of(accountId, keyId, toolId, day, hour) {
      const hours = hoursOf(accountId, keyId, toolId);
      for (const row of hours) if (row.hour === hour && row.day === day) return row;
      size++;
      const row = { accountId, day, hour, toolId, keyId, ok: 0, refused: 0, failed: 0 };
      hours.push(row);
      return row;
    },
    drop(accountId) {
      size -= rowsOf(accountId).length;
      accounts.delete(accountId);
    },
    all: () => [...accounts.keys()].flatMap(rowsOf),
  };
}
