import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sized } from '#test/support/size.ts';
import { passingClock } from '#test/support/passing-clock.ts';
import { quotaStoreSuite } from '../conformance/index.ts';
import type { Consumption, QuotaStore } from '../contracts/quota-store.ts';
import { below } from '../lib/random.ts';
import { seededRandom } from '../lib/random-sources.ts';
import { leased } from './leased.ts';
import { memoryStores } from './memory/index.ts';

const runner = { describe, it, expect };
const LIMIT = 10_000;
const one: Consumption = { bucket: 'm', limit: LIMIT, cost: 1, keep: 1_000 };

/** A store in memory that counts what it is asked. */
function counting(inner: QuotaStore = memoryStores().quotaStore) {
  const asked: Consumption[] = [];
  const store: QuotaStore = {
    read: (bucket) => inner.read(bucket),
    consume: (consumption) => {
      asked.push(consumption);
      return inner.consume(consumption);
    },
  };
  return { store, asked };
}

/** The same store over a network: every answer takes its time. */
const remote = (store: QuotaStore): QuotaStore => ({
  read: async (bucket) => store.read(bucket),
  consume: async (consumption) => store.consume(consumption),
});

async function admittedOf(store: QuotaStore, calls: number, call = one): Promise<number> {
  let admitted = 0;
  for (let i = 0; i < calls; i++) if ((await store.consume(call)).admitted) admitted++;
  return admitted;
}

const { clock, options } = passingClock();

describe('one process', () => {
  quotaStoreSuite(runner, () => ({ store: leased(memoryStores({ clock }).quotaStore) }), options);
});

describe('one process, far from its store', () => {
  quotaStoreSuite(runner, () => ({ store: leased(remote(memoryStores({ clock }).quotaStore)) }), options);
});

describe('two processes', () => {
  const twice = () => {
    const shared = remote(memoryStores({ clock }).quotaStore);
    return { store: leased(shared), open: () => leased(shared) };
  };
  quotaStoreSuite(runner, twice, options);
});

describe('a leased store', () => {
  afterEach(() => void vi.useRealTimers());

  it('of one process answers as the store behind it would', () => {
    const costs = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 600, size: 'max' });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000 }),
        fc.double({ min: 0, max: 1 }),
        costs,
        (limit, share, all) => {
          const exact = memoryStores().quotaStore;
          const store = leased(memoryStores().quotaStore, { share, clock: () => 0 });
          for (const cost of all) {
            const call = { ...one, limit, cost };
            expect(store.consume(call)).toEqual(exact.consume(call));
            expect(store.read('m')).toBe(exact.read('m'));
          }
        },
      ),
      { numRuns: sized(8, 1_000) },
    );
  });

  it('never admits more than the limit over all processes, nor than was counted behind', async () => {
    const step = fc.record({
      process: fc.nat(4),
      cost: fc.integer({ min: 1, max: 9 }),
      times: fc.integer({ min: 1, max: 80 }),
      later: fc.constantFrom(0, 0, 0, 20_000),
      dies: fc.constantFrom(false, false, false, true),
      atOnce: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 2_000 }),
        fc.double({ min: 0, max: 1 }),
        fc.boolean(),
        fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }),
        async (limit, share, isRemote, steps) => {
          let now = 0;
          const behind = memoryStores().quotaStore;
          const open = () => leased(isRemote ? remote(behind) : behind, { share, clock: () => now });
          const processes = Array.from({ length: 5 }, open);
          let admitted = 0;
          const underWay: Promise<void>[] = [];
          for (const { process, cost, times, later, dies, atOnce } of steps) {
            if (dies) processes[process] = open();
            now += later;
            for (let i = 0; i < times; i++) {
              const call = async () => {
                const outcome = await processes[process]?.consume({ ...one, limit, cost });
                if (outcome?.admitted) admitted += cost;
              };
              if (atOnce) underWay.push(call());
              else await call();
            }
          }
          await Promise.all(underWay);
          const counted = await behind.read('m');
          expect(counted).toBeLessThanOrEqual(limit);
          expect(admitted).toBeLessThanOrEqual(counted);
        },
      ),
      { numRuns: sized(8, 1_000) },
    );
  });

  it.each([1, 8])(
    'admits all of a limit of 10,000 to one caller of %i processes, for a tenth of the calls',
    async (n) => {
      for (const seed of ['a', 'b', 'c']) {
        const { store, asked } = counting();
        const processes = Array.from({ length: n }, () => leased(store, { clock: () => 0 }));
        const random = seededRandom(seed);
        let admitted = 0;
        for (let i = 0; i < LIMIT; i++) {
          const outcome = await processes[below(random, n)]?.consume(one);
          if (outcome?.admitted) admitted++;
        }
        expect(admitted).toBe(LIMIT);
        expect(asked.length).toBeLessThanOrEqual(LIMIT / 10);
        for (const process of processes) expect(await admittedOf(process, 5)).toBe(0);
      }
    },
  );

  it.each([0, 9, 10, 500, 5_000, 9_999])(
    'loses at most its share with a process that ends after %i calls',
    async (n) => {
      const behind = memoryStores().quotaStore;
      const before = await admittedOf(leased(behind), n);
      const after = await admittedOf(leased(behind), LIMIT);
      expect(before).toBe(n);
      expect(before + after).toBeGreaterThanOrEqual(LIMIT - LIMIT / 100);
    },
  );

  it('takes nothing ahead for the first calls, nor of a limit below 800', async () => {
    const { store, asked } = counting();
    await admittedOf(leased(store), 8);
    await admittedOf(leased(store), 799, { ...one, bucket: 'free', limit: 799 });
    expect(asked).toHaveLength(8 + 799);
    expect(asked.every(({ cost }) => cost === 1)).toBe(true);
    await admittedOf(leased(store), 100, { ...one, bucket: 'more', limit: 800 });
    expect(Math.max(...asked.map(({ cost }) => cost))).toBe(8);
  });

  it('takes no more than its share of the limit ahead, and less as the rest becomes less', async () => {
    const { store, asked } = counting();
    const process = leased(store, { clock: () => 0 });
    await admittedOf(process, LIMIT);
    const costs = asked.map(({ cost }) => cost);
    expect(Math.max(...costs)).toBe(100);
    let used = 0;
    for (const cost of costs) {
      const quarter = (LIMIT - used) / 4;
      expect(cost).toBeLessThanOrEqual(quarter < 8 ? 1 : quarter);
      used += cost;
    }
  });

  it('takes only what is called for when it has not heard of the store for ten seconds', async () => {
    let now = 0;
    const { store, asked } = counting();
    const process = leased(store, { clock: () => now });
    await admittedOf(process, 200);
    const held = (await store.read('m')) - 200;
    await admittedOf(process, held);
    now += 10_001;
    await admittedOf(process, 2);
    expect(asked.slice(-2).map(({ cost }) => cost)).toEqual([1, expect.any(Number)]);
    expect(asked.at(-1)?.cost).toBeGreaterThanOrEqual(8);
  });

  it('takes as much ahead as before when it has heard of the store ten seconds ago, and not later', async () => {
    for (const [later, isAhead] of [
      [10_000, true],
      [10_001, false],
    ] as const) {
      let now = 0;
      const { store, asked } = counting();
      const process = leased(store, { clock: () => now });
      await admittedOf(process, 200);
      await admittedOf(process, (await store.read('m')) - 200);
      now += later;
      await admittedOf(process, 1);
      expect((asked.at(-1)?.cost ?? 0) > 1).toBe(isAhead);
    }
  });

  it.each([
    [
      'its pace alone',
      60,
      1,
      [
        [
          60,
          0,
          [
            1, 1, 1, 1, 1, 1, 1, 1, 8, 11, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
            1, 1, 1, 1,
          ],
        ],
      ],
    ],
    [
      'its pace beside that of others',
      LIMIT,
      1,
      [
        [40, 1, [1, 1, 1, 1, 1, 1, 1, 1, 8, 16, 32]],
        [200, 4, [64, 128]],
        [600, 0, [256, 504]],
      ],
    ],
    [
      'what is not long ago',
      LIMIT,
      0.01,
      [
        [300, 0, [1, 1, 1, 1, 1, 1, 1, 1, 8, 16, 32, 64, 100, 100]],
        [30, 200, [100]],
        [700, 0, [54, 58, 70, 83, 96, 100, 100, 100]],
      ],
    ],
    [
      'the pace of its last four leases',
      800,
      0.01,
      [
        [40, 0, [1, 1, 1, 1, 1, 1, 1, 1, 8, 8, 8, 8]],
        [1, 350, [8]],
        [20, 0, [8, 1, 8]],
      ],
    ],
  ] as const)('takes ahead by %s', async (_, limit, share, phases) => {
    const behind = memoryStores().quotaStore;
    const { store, asked } = counting(behind);
    const own = leased(store, { share, clock: () => 0 });
    // After each of so many calls others use so much.
    for (const [calls, others, taken] of phases) {
      asked.length = 0;
      for (let i = 0; i < calls; i++) {
        await own.consume({ ...one, limit });
        behind.consume({ ...one, cost: others });
      }
      expect(asked.map(({ cost }) => cost)).toEqual(taken);
    }
  });

  it('asks for those who wait as far as the rest goes', async () => {
    const { store, asked } = counting();
    const process = leased(remote(store));
    const calls = [1, 3, 3, 3, 3].map(async (cost) => process.consume({ ...one, limit: 10, cost }));
    expect((await Promise.all(calls)).map(({ admitted }) => admitted)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(asked.map(({ cost }) => cost)).toEqual([1, 9]);
  });

  it('asks for no more than what is called for after a refusal of more, also where there is more', async () => {
    const { store, asked } = counting();
    const process = leased(store, { clock: () => 0 });
    await admittedOf(process, 9_400);
    await admittedOf(process, (await store.read('m')) - 9_400);
    store.consume({ ...one, cost: LIMIT - (await store.read('m')) - 99 });
    asked.length = 0;
    expect(await process.consume(one)).toMatchObject({ admitted: true });
    expect(asked.map(({ cost }) => cost)).toEqual([100, 1]);
  });

  it('leaves the store alone once the limit is reached, and asks again under a higher one', async () => {
    const { store, asked } = counting();
    const process = leased(store);
    await admittedOf(process, 5, { ...one, limit: 5 });
    asked.length = 0;
    expect(await process.consume({ ...one, limit: 5 })).toEqual({ admitted: false, used: 5 });
    expect(asked).toHaveLength(0);
    expect(await process.consume({ ...one, limit: 6 })).toEqual({ admitted: true, used: 6 });
  });

  it('keeps what it leased under a higher limit from calls of a lower one', async () => {
    const { store, asked } = counting();
    const process = leased(store, { clock: () => 0 });
    await admittedOf(process, 10);
    const counted = await store.read('m');
    expect(counted).toBeGreaterThan(11);
    asked.length = 0;
    expect(await process.consume({ ...one, limit: counted - 1 })).toMatchObject({ admitted: false });
    expect(await process.consume({ ...one, limit: counted })).toEqual({ admitted: true, used: 11 });
    expect(asked).toHaveLength(0);
  });

  it('hands on every call without a limit', async () => {
    const { store, asked } = counting();
    const process = leased(store);
    await admittedOf(process, 50, { ...one, limit: null });
    expect(asked).toHaveLength(50);
    expect(await process.read('m')).toBe(50);
  });

  it('asks once for all who wait', async () => {
    const { store, asked } = counting();
    const process = leased(remote(store));
    const outcomes = await Promise.all(Array.from({ length: 500 }, () => process.consume(one)));
    expect(outcomes.map(({ used }) => used)).toEqual(Array.from({ length: 500 }, (_, i) => i + 1));
    expect(asked.map(({ cost }) => cost)).toEqual([1, 499]);
  });

  it('asks exactly for what is called for when others have used the rest', async () => {
    const { store, asked } = counting();
    const process = leased(store, { clock: () => 0 });
    await admittedOf(process, 10_000 - 200);
    const held = (await store.read('m')) - 9_800;
    await admittedOf(process, held);
    const rest = LIMIT - (await store.read('m'));
    store.consume({ ...one, cost: rest - 1 });
    asked.length = 0;
    expect(await process.consume(one)).toEqual({ admitted: true, used: LIMIT });
    expect(asked.map(({ cost }) => cost)).toEqual([expect.any(Number), 1]);
    expect(asked[0]?.cost).toBeGreaterThan(1);
  });

  it('rejects all who wait when the store does, and asks again for the next', async () => {
    let works = false;
    const behind = memoryStores().quotaStore;
    const broken: QuotaStore = {
      read: (bucket) => behind.read(bucket),
      consume: async (consumption) => {
        if (!works) throw new Error('down');
        return behind.consume(consumption);
      },
    };
    const { store, asked } = counting(broken);
    const process = leased(store);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => process.consume(one)));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(asked).toHaveLength(1);
    works = true;
    expect(await process.consume(one)).toEqual({ admitted: true, used: 1 });
    works = false;
    const [first, ...rest] = Array.from({ length: 5 }, async () => process.consume(one));
    await expect(first).rejects.toThrow('down');
    expect((await Promise.allSettled(rest)).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  });

  it('rejects those who come second when the store fails them only', async () => {
    let calls = 0;
    const behind = memoryStores().quotaStore;
    const process = leased({
      read: (bucket) => behind.read(bucket),
      consume: async (consumption) => {
        if (++calls === 2) throw new Error('down');
        return behind.consume(consumption);
      },
    });
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => process.consume(one)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', ...Array(4).fill('rejected')]);
    expect(await process.consume(one)).toEqual({ admitted: true, used: 2 });
  });

  it('does not wait for ever for a store that never settles', async () => {
    vi.useFakeTimers();
    const behind = memoryStores().quotaStore;
    let hangs = true;
    const process = leased(
      {
        read: (bucket) => behind.read(bucket),
        consume: (consumption) => (hangs ? new Promise(() => {}) : behind.consume(consumption)),
      },
      { timeout: 100 },
    );
    const outcomes = Promise.allSettled([process.consume(one), process.consume(one)]);
    await vi.advanceTimersByTimeAsync(100);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    hangs = false;
    expect(await process.consume(one)).toEqual({ admitted: true, used: 1 });
  });

  it('forgets buckets whose time is over, and no others', () => {
    let now = 0;
    const { store, asked } = counting();
    const process = leased(store, { clock: () => now });
    const full = { ...one, limit: 1 };
    process.consume({ ...full, bucket: 'kept', keep: 1_000_000 });
    for (let i = 0; i < 2_000; i++) process.consume({ ...full, bucket: `b${i}`, keep: 10 });
    now = 20;
    for (let i = 0; i < 3_000; i++) process.consume({ ...full, bucket: `c${i}`, keep: 10 });
    asked.length = 0;
    // It still remembers this bucket, and knows without asking that it is full.
    process.consume({ ...full, bucket: 'kept' });
    expect(asked).toHaveLength(0);
    process.consume({ ...full, bucket: 'b0' });
    expect(asked).toHaveLength(1);
  });

  it('looks for buckets whose time is over when there are 1,024, and when there are twice as many', () => {
    let now = 0;
    let count = 0;
    const { store, asked } = counting();
    const process = leased(store, { clock: () => now });
    const use = (n: number) => {
      for (let i = 0; i < n; i++) process.consume({ ...one, limit: 1, keep: 10, bucket: `b${count++}` });
    };
    const remembers = (bucket: string) => {
      asked.length = 0;
      process.consume({ ...one, limit: 1, keep: 10, bucket });
      return asked.length === 0;
    };
    use(1_024);
    now = 9;
    use(1);
    // Nothing was over: it looks again at twice 1,024.
    expect(remembers('b0')).toBe(true);
    now = 10;
    use(1_023);
    expect(remembers('b0')).toBe(true);
    use(1);
    expect(['b0', 'b1023', 'b1024'].map(remembers)).toEqual([false, false, true]);
  });

  it('waits for a store for a millisecond at least', () => {
    const { store } = counting();
    expect(() => leased(store, { timeout: 1 })).not.toThrow();
    expect(() => leased(store, { timeout: 0 })).toThrow(
      'leased: option "timeout" must be a duration from 1ms to ',
    );
  });
});
