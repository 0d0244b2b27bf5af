import type { UsageQuery } from '../../contracts/usage-store.ts';
import type { Awaitable } from '../../contracts/call.ts';
import { addDays, daysBetween } from '../../lib/dates/dates.ts';
import { nextTurn } from '../../lib/turns.ts';

/** Days that are read at first, and at most; more only where there would be over a hundred reads. */
const [FIRST, MOST, READS] = [7, 32, 100];
/** Rows of one read beyond which the next one is of fewer days: some milliseconds. */
const MANY = 2_000;

/** Reads the rows of some days at a time, in order, and gives other requests their turn in between. */
export async function readByDays<Row>(
  query: UsageQuery,
  read: (query: UsageQuery) => Awaitable<readonly Row[]>,
): Promise<readonly Row[]> {
  const { accountId, from, to } = query;
  const all = daysBetween(from, to) + 1;
  const most = Math.max(MOST, Math.ceil(all / READS));
  const parts: (readonly Row[])[] = [];
  let days = FIRST;
  for (let done = 0; done < all;) {
    const some = Math.min(days, all - done);
    const part = { accountId, from: addDays(from, done), to: addDays(from, done + some - 1) };
    // Each read waits for the turn that follows the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await read(part);
    parts.push(rows);
    done += some;
    days = rows.length > MANY ? Math.ceil(days / 4) : Math.min(2 * days, most);
    // oxlint-disable-next-line no-await-in-loop
    if (done < all) await nextTurn();
  }
  return parts.flat();
}
