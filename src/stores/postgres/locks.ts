import type { Client, Query } from './client.ts';

const LOCK = `select pg_advisory_xact_lock(hashtextextended('canivete ' || $1::text, 0))`;

/**
 * Runs work one after another for each account: inserts that count first, and erasures. Each statement of the work sees
 * what earlier work has done, as it begins after the lock is taken.
 */
export async function oneByOne<T>(
  client: Client,
  accountId: string,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  return client.transaction(async ({ query }) => {
    await query(LOCK, [accountId]);
    return work(query);
  });
}
