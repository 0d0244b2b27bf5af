import { expect, it } from 'vitest';
import type { Client } from './client.ts';
import { postgresQuota } from './quota.ts';

/** Counts as the server does, one statement after another, and answers a turn later. */
function counting() {
  const used = new Map<string, number>();
  const costs: number[] = [];
  const query: Client['query'] = async (_sql, params = []) => {
    const [bucket, limit, cost] = params as [string, number | null, number];
    await new Promise((resolve) => setTimeout(resolve, 0));
    costs.push(cost);
    const seen = used.get(bucket) ?? 0;
    if (limit !== null && seen + cost > limit) return [{ used: null, seen }];
    used.set(bucket, seen + cost);
    return [{ used: seen + cost, seen }];
  };
  const unused = () => {
    throw new Error('a count needs one statement');
  };
  return { store: postgresQuota({ query, lockingQuery: unused, transaction: unused }, 60_000), costs };
}

it('calls for one bucket that come meanwhile go in one statement, and each gets its own count', async () => {
  const { store, costs } = counting();
  const consume = (bucket: string, cost: number) => store.consume({ bucket, limit: null, cost, keep: 1 });
  const asked = [consume('a', 1), consume('a', 2), consume('b', 1), consume('a', 3)];
  const counts = await Promise.all(asked);
  expect(counts.map(({ used }) => used)).toEqual([1, 3, 1, 6]);
  expect(costs).toEqual([1, 1, 5]);
});

it.each([
  [6, [1, 3, 5, 2, 1]],
  [6, [1, 9, 9, 9]],
  [3, [1, 1, 1, 1, 1, 1, 1]],
  [1, [1, 1, 1, 1]],
  [100, [1, 50, 50, 49, 1]],
])(
  'a limit of %d admits of %j together what it would admit one after another, with the same counts',
  async (limit, costs) => {
    const together = counting().store;
    const alone = counting().store;
    const consume = (store: typeof alone, cost: number) =>
      store.consume({ bucket: 'a', limit, cost, keep: 1 });
    const expected: unknown[] = [];
    for (const cost of costs) expected.push(await consume(alone, cost));
    expect(await Promise.all(costs.map(async (cost) => consume(together, cost)))).toEqual(expected);
  },
);

it('a cost over the limit is refused by one look', async () => {
  const { store, costs } = counting();
  const consume = async () => store.consume({ bucket: 'a', limit: 1, cost: 1, keep: 1 });
  const outcomes = await Promise.all(Array.from({ length: 50 }, consume));
  expect(outcomes.filter(({ admitted }) => admitted)).toHaveLength(1);
  expect(costs).toEqual([1, 49]);
});
