import { expect, it } from 'vitest';
import { gather } from './gathered.ts';

/** Runs that end when they are told to. */
function runs(fails: (items: readonly number[]) => object | null = () => null) {
  const begun: (readonly [string, readonly number[]])[] = [];
  const ends: (() => void)[] = [];
  const run = (key: string) => async (items: readonly number[]) => {
    begun.push([key, items]);
    await new Promise<void>((resolve) => ends.push(resolve));
    const failure = fails(items);
    if (failure) throw failure;
  };
  const turn = async () => new Promise((resolve) => setTimeout(resolve, 0));
  const endAll = async () => {
    for (let turns = 0; turns < 10; turns++) {
      for (const end of ends.splice(0)) end();
      await turn();
    }
  };
  return { begun, run, endAll };
}

type Run = (key: string) => (items: readonly number[]) => Promise<void>;

function adding(most: number, run: Run) {
  const together = gather<number>(most);
  return async (key: string, items: readonly number[]) => together(key, items, run(key));
}

it('a call that comes alone runs at once, and those that come meanwhile run together, each key by itself', async () => {
  const { begun, run, endAll } = runs();
  const add = adding(100, run);
  const all = [add('a', [1]), add('a', [2]), add('b', [3]), add('a', [4, 5])];
  expect(begun).toEqual([
    ['a', [1]],
    ['b', [3]],
  ]);
  await endAll();
  await Promise.all(all);
  expect(begun.slice(2)).toEqual([['a', [2, 4, 5]]]);
  const later = add('a', [6]);
  expect(begun.slice(3)).toEqual([['a', [6]]]);
  await endAll();
  await later;
});

it('a group has no more items than it may, unless one call has more', async () => {
  const { begun, run, endAll } = runs();
  const add = adding(3, run);
  const all = [[0], [1, 2], [3], [4], [5, 6, 7, 8], [9]].map(async (items) => add('a', items));
  await endAll();
  await Promise.all(all);
  expect(begun.map(([, items]) => items)).toEqual([[0], [1, 2, 3], [4], [5, 6, 7, 8], [9]]);
});

it.each([
  // 22021 is `character_not_in_repertoire`, 40P01 `deadlock_detected` (PostgreSQL, appendix A).
  ['22021', ['fulfilled', 'fulfilled', 'rejected', 'fulfilled']],
  ['40P01', ['fulfilled', 'rejected', 'rejected', 'rejected']],
])('a failure %s of a group reaches the calls that it concerns: %j', async (code, expected) => {
  const failure = Object.assign(new Error('no'), { code });
  const { run, endAll } = runs((items) => (items.includes(3) ? failure : null));
  const add = adding(100, run);
  const all = Promise.allSettled([1, 2, 3, 4].map(async (item) => add('a', [item])));
  await endAll();
  const outcomes = await all;
  expect(outcomes.map(({ status }) => status)).toEqual(expected);
  const after = add('a', [5]);
  await endAll();
  await after;
});
