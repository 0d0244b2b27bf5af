import type { QuotaStore } from '../core/stores.ts';
import { range, type Runner, type StoreFactory, withStore } from './runner.ts';

const KEEP = 86_400_000;

export interface QuotaSuiteOptions {
  /** Concurrent calls in the races; fewer for a store that each of them makes wait. Default 2,000. */
  readonly concurrency?: number;
}

/** What every `QuotaStore` must keep. */
export function quotaStoreSuite(
  { describe, it, expect }: Runner,
  make: StoreFactory<QuotaStore>,
  { concurrency = 2_000 }: QuotaSuiteOptions = {},
): void {
  const test = (name: string, body: (store: QuotaStore) => Promise<void>) => it(name, withStore(make, body));

  describe('QuotaStore', () => {
    test('a bucket never used holds 0', async (store) => {
      expect(await store.read('m:nobody:2026-01')).toBe(0);
    });

    test('admits up to the limit and says what is used after the call', async (store) => {
      const take = async () => store.consume({ bucket: 'a', limit: 3, cost: 1, keep: KEEP });
      expect(await take()).toEqual({ admitted: true, used: 1 });
      expect(await take()).toEqual({ admitted: true, used: 2 });
      expect(await take()).toEqual({ admitted: true, used: 3 });
      expect(await take()).toEqual({ admitted: false, used: 3 });
      expect(await store.read('a')).toBe(3);
    });

    test('a refusal changes nothing: a smaller cost still fits', async (store) => {
      await store.consume({ bucket: 'a', limit: 10, cost: 8, keep: KEEP });
      expect(await store.consume({ bucket: 'a', limit: 10, cost: 3, keep: KEEP })).toEqual({
        admitted: false,
        used: 8,
      });
      expect(await store.consume({ bucket: 'a', limit: 10, cost: 2, keep: KEEP })).toEqual({
        admitted: true,
        used: 10,
      });
    });

    test('a limit of 0 admits nothing, not even the first call', async (store) => {
      expect(await store.consume({ bucket: 'a', limit: 0, cost: 1, keep: KEEP })).toEqual({
        admitted: false,
        used: 0,
      });
      expect(await store.read('a')).toBe(0);
    });

    test('without a limit it counts and never refuses', async (store) => {
      for (const used of [1, 2, 3]) {
        expect(await store.consume({ bucket: 'a', limit: null, cost: 1, keep: KEEP })).toEqual({
          admitted: true,
          used,
        });
      }
    });

    test('a lower limit than what is used refuses and keeps the count; a higher one goes on from it', async (store) => {
      await store.consume({ bucket: 'a', limit: 100, cost: 50, keep: KEEP });
      expect(await store.consume({ bucket: 'a', limit: 10, cost: 1, keep: KEEP })).toEqual({
        admitted: false,
        used: 50,
      });
      expect(await store.consume({ bucket: 'a', limit: 51, cost: 1, keep: KEEP })).toEqual({
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
      for (const bucket of names) expect(await store.read(bucket)).toBe(1);
    });

    test(`of ${concurrency} concurrent calls on a limit of a tenth, exactly a tenth is admitted`, async (store) => {
      const limit = Math.floor(concurrency / 10);
      const outcomes = await Promise.all(
        range(concurrency).map(async () => store.consume({ bucket: 'race', limit, cost: 1, keep: KEEP })),
      );
      expect(outcomes.filter(({ admitted }) => admitted).length).toBe(limit);
      expect(await store.read('race')).toBe(limit);
      const used = outcomes.filter(({ admitted }) => admitted).map((outcome) => outcome.used);
      expect(used.toSorted((a, b) => a - b)).toEqual(range(limit).map((i) => i + 1));
    });

    test('concurrent calls of different costs never pass the limit together', async (store) => {
      const calls = range(concurrency / 4).map((i) => ({
        bucket: 'mixed',
        limit: 1_000,
        cost: 1 + (i % 7),
        keep: KEEP,
      }));
      const outcomes = await Promise.all(calls.map(async (call) => store.consume(call)));
      const admitted = calls.reduce((sum, { cost }, i) => sum + (outcomes[i]?.admitted ? cost : 0), 0);
      expect(await store.read('mixed')).toBe(admitted);
      expect(admitted <= 1_000).toBe(true);
    });
  });
}
