import { DAY } from '../lib/dates/durations.ts';
import type { QuotaStore } from '../contracts/quota-store.ts';
import { range, type Runner, type StoreFactory, toolsOf } from './runner.ts';

const KEEP = DAY;

export interface QuotaSuiteOptions {
  /** Concurrent calls in the races; set fewer for a slow store. Default 2,000. */
  readonly concurrency?: number;
  /** Lets the store's time pass, where it has a clock of the test's. Default: waits. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** A few hundred calls of the store must take less than fifteen times as many milliseconds. Default 300. */
  readonly short?: number;
}

/** The requirements on every `QuotaStore`. */
export function quotaStoreSuite(
  runner: Runner,
  make: StoreFactory<QuotaStore>,
  {
    concurrency = 2_000,
    sleep = async (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    short = 300,
  }: QuotaSuiteOptions = {},
): void {
  const { describe, test, that } = toolsOf(runner, make);

  describe('QuotaStore', () => {
    test('a bucket never used holds 0', async (store) => {
      that('read', await store.read('m:nobody:2026-01')).toEqual(0);
    });

    test('admits up to the limit and says what is used after the call', async (store) => {
      const take = async () => store.consume({ bucket: 'a', limit: 3, cost: 1, keep: KEEP });
      that('consume', await take()).toEqual({ admitted: true, used: 1 });
      that('consume', await take()).toEqual({ admitted: true, used: 2 });
      that('consume', await take()).toEqual({ admitted: true, used: 3 });
      that('consume', await take()).toEqual({ admitted: false, used: 3 });
      that('read', await store.read('a')).toEqual(3);
    });

    test('a refusal changes nothing: a smaller cost still fits', async (store) => {
      await store.consume({ bucket: 'a', limit: 10, cost: 8, keep: KEEP });
      that('consume', await store.consume({ bucket: 'a', limit: 10, cost: 3, keep: KEEP })).toEqual({
        admitted: false,
        used: 8,
      });
      that('consume', await store.consume({ bucket: 'a', limit: 10, cost: 2, keep: KEEP })).toEqual({
        admitted: true,
        used: 10,
      });
    });

    test('a limit of 0 admits nothing, not even the first call', async (store) => {
      that('consume', await store.consume({ bucket: 'a', limit: 0, cost: 1, keep: KEEP })).toEqual({
        admitted: false,
        used: 0,
      });
      that('read', await store.read('a')).toEqual(0);
    });

    test('without a limit it counts and never refuses', async (store) => {
      for (const used of [1, 2, 3]) {
        that('consume', await store.consume({ bucket: 'a', limit: null, cost: 1, keep: KEEP })).toEqual({
          admitted: true,
          used,
        });
      }
    });

    test('a lower limit than what is used refuses and keeps the count; a higher one goes on from it', async (store) => {
      await store.consume({ bucket: 'a', limit: 100, cost: 50, keep: KEEP });
      that('consume', await store.consume({ bucket: 'a', limit: 10, cost: 1, keep: KEEP })).toEqual({
        admitted: false,
        used: 50,
      });
      that('consume', await store.consume({ bucket: 'a', limit: 51, cost: 1, keep: KEEP })).toEqual({
        admitted: true,
        used: 51,
      });
    });

    test('buckets are counted apart, whatever characters are in their names', async (store) => {
      const names = [
        'a',
        'A',
        'a ',
        'm:acc_1:2026-11',
        "'; drop table x; --",
        '*',
        'ã',
        '__proto__',
        'constructor',
      ];
      for (const bucket of names) await store.consume({ bucket, limit: 5, cost: 1, keep: KEEP });
      for (const bucket of names) that('read', await store.read(bucket)).toEqual(1);
    });

    test(`of ${concurrency} concurrent calls on a limit of a tenth, exactly a tenth is admitted`, async (store, other) => {
      const limit = Math.floor(concurrency / 10);
      const outcomes = await Promise.all(
        range(concurrency).map(async (i) =>
          (i % 2 ? other : store).consume({ bucket: 'race', limit, cost: 1, keep: KEEP }),
        ),
      );
      that('read', await store.read('race')).toEqual(limit);
      const used = outcomes.filter(({ admitted }) => admitted).map((outcome) => outcome.used);
      that(
        'consume: used where admitted',
        used.toSorted((a, b) => a - b),
      ).toEqual(range(limit).map((i) => i + 1));
    });

    test('concurrent calls of different costs never pass the limit together', async (store, other) => {
      const costs = range(concurrency / 4).map((i) => 1 + (i % 7));
      // About half of their total cost.
      const limit = 2 * costs.length;
      const calls = costs.map((cost) => ({ bucket: 'mixed', limit, cost, keep: KEEP }));
      const outcomes = await Promise.all(calls.map(async (call, i) => (i % 2 ? other : store).consume(call)));
      const admitted = calls.reduce((sum, { cost }, i) => sum + (outcomes[i]?.admitted ? cost : 0), 0);
      that('read', await store.read('mixed')).toEqual(admitted);
      that('consume().admitted', admitted <= limit).toEqual(true);
    });

    test('counts far past 32 bits to the unit', async (store) => {
      const take = async (cost: number, limit: number) =>
        store.consume({ bucket: 'a', limit, cost, keep: KEEP });
      const [word, most] = [2 ** 31, 2 ** 52];
      that('consume', await take(word - 1, Number.MAX_SAFE_INTEGER)).toEqual({
        admitted: true,
        used: word - 1,
      });
      that('consume', await take(1, Number.MAX_SAFE_INTEGER)).toEqual({ admitted: true, used: word });
      that('consume', await take(most - word - 1, most)).toEqual({ admitted: true, used: most - 1 });
      that('consume', await take(2, most)).toEqual({ admitted: false, used: most - 1 });
      that('consume', await take(1, most)).toEqual({ admitted: true, used: most });
      that('read', await store.read('a')).toEqual(most);
    });

    test('keeps a count for its time, which a later use does not shorten, however many buckets come', async (store, other) => {
      const take = async (keep: number) => store.consume({ bucket: 'a', limit: 2, cost: 1, keep });
      await take(20 * short);
      that('consume', await take(1)).toEqual({ admitted: true, used: 2 });
      await sleep(5 * short);
      // Some stores drop what is over when other buckets come.
      await Promise.all(
        range(200).map(async (i) => other.consume({ bucket: `b${i}`, limit: null, cost: 1, keep: KEEP })),
      );
      that('consume: a quarter of its time later', await take(1)).toEqual({ admitted: false, used: 2 });
      that('read', await store.read('a')).toEqual(2);
    });

    test('a try of its writes changes nothing that a caller can see', async (store) => {
      await store.consume({ bucket: 'a', limit: null, cost: 2, keep: KEEP });
      for (let time = 0; time < 2; time++) await store.tryWriting?.();
      that('read', [await store.read('a'), await store.read('health')]).toEqual([2, 0]);
    });
  });
}
