import type { Client, Query } from './client.ts';

const LOCK = `select pg_advisory_xact_lock(hashtextextended('canivete ' || $1::text, 0))`;

/**
 * One after another for each account: what is counted before it is inserted, and what is erased. Each statement of the work
 * sees what those before it have done, as it begins after the lock is had.
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
