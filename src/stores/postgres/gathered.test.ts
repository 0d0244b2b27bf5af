import { afterEach, expect, it, vi } from 'vitest';
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
  const together = gather<number>(most, 60_000);
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

afterEach(() => void vi.useRealTimers());

it('a run that is never answered is left after its time, with those who waited as long', async () => {
  vi.useFakeTimers();
  const together = gather<number>(100, 5_000);
  const ran: (readonly number[])[] = [];
  const add = async (item: number) =>
    together('a', [item], async (items, check) => {
      check();
      ran.push(items);
      if (items.includes(1)) await new Promise(() => undefined);
    }).then(
      () => 'ok',
      (error: Error) => error.message,
    );
  const [first, second] = [add(1), add(2)];
  await vi.advanceTimersByTimeAsync(3_000);
  const third = add(3);
  await vi.advanceTimersByTimeAsync(2_000);
  const late = 'PostgreSQL took longer than 5000 ms';
  expect(await Promise.all([first, second, third])).toEqual([late, late, 'ok']);
  expect(ran).toEqual([[1], [3]]);
});

it('a run that could not be sent in time goes again without the calls that were refused meanwhile', async () => {
  vi.useFakeTimers();
  const together = gather<number>(100, 5_000);
  const sent: (readonly number[])[] = [];
  const connections: (() => void)[] = [];
  const add = async (item: number) =>
    together('a', [item], async (items, check) => {
      await new Promise<void>((resolve) => connections.push(resolve));
      check();
      sent.push(items);
    }).then(
      () => 'ok',
      () => 'refused',
    );
  const connect = async () => {
    for (const resolve of connections.splice(0)) resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  const first = add(1);
  const second = add(2);
  await vi.advanceTimersByTimeAsync(4_000);
  const third = add(3);
  await connect();
  expect(await first).toBe('ok');
  await vi.advanceTimersByTimeAsync(1_000);
  await connect();
  await connect();
  expect(await Promise.all([second, third])).toEqual(['refused', 'ok']);
  expect(sent).toEqual([[1], [3]]);
});
