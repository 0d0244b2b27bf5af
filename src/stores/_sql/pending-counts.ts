/** How many deliveries wait for each webhook, where there are many. */
export interface PendingCounts {
  /** A count that is at most a second old, or null. */
  known(webhookId: string): number | null;
  /** Remembers what was counted, when there are many. */
  counted(webhookId: string, count: number): void;
  /** Adds new deliveries to a remembered count. */
  added(webhookId: string, more: number): void;
}

/** A count may be this old, in milliseconds; so the contract says. */
const MAX_AGE = 1_000;
/** Counting fewer takes no time that matters. */
const MANY = 1_000;

/** Counting all that waits for a receiver that is away, with each event, would hold up what raises them. */
export function pendingCounts(clock: () => number): PendingCounts {
  const counts = new Map<string, { count: number; readonly until: number }>();
  return {
    known(webhookId) {
      const entry = counts.get(webhookId);
      if (entry && clock() < entry.until) return entry.count;
      counts.delete(webhookId);
      return null;
    },
    counted(webhookId, count) {
      if (count >= MANY) counts.set(webhookId, { count, until: clock() + MAX_AGE });
    },
    added(webhookId, more) {
      const entry = counts.get(webhookId);
      if (entry) entry.count += more;
    },
  };
}
