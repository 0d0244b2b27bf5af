import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timedQuotaStore } from '../../../src/contracts/quota-store.ts';
import { type Backend, cutter, isThere, newPlace, openPlace } from '../../support/backends.ts';
import { report, sized } from '../../support/faults.ts';
import { makeWorkers, sleep, type Workers } from '../../support/workers.ts';

/** In memory, D1 and PGlite live in one process alone; their suites have the same race in it. */
const backends: readonly Backend[] = [
  'SQLite by libsql',
  'PostgreSQL by pg',
  'PostgreSQL by postgres',
  'Redis by ioredis',
  'Redis by redis',
];
const there = new Map(
  await Promise.all(backends.map(async (backend) => [backend, await isThere(backend)] as const)),
);

let workers: Workers;
beforeAll(async () => void (workers = await makeWorkers()));
afterAll(async () => workers.end());

describe('four processes count at once while a month ends', () => {
  const PROCESSES = 4;
  const calls = sized(2_000, 100_000);
  const limit = calls / 10;

  it.each(backends)('%s: exactly the limit is admitted in each month', async (backend) => {
    if (!there.get(backend)) return;
    const place = await newPlace(backend);
    const { stores, end } = await openPlace(place);
    // The tables are there before the race.
    await stores.quotaStore.read('m:a:2026-11');
    const from = performance.now();
    const work = { do: 'consume', calls: (2 * calls) / PROCESSES, limit, atOnce: 250 } as const;
    const counts = await Promise.all(
      Array.from({ length: PROCESSES }, async () => {
        const { admitted, most } = await workers.start(place, work).said('admitted');
        return { admitted: admitted as Record<string, number>, most: Number(most) };
      }),
    );
    const perSecond = Math.round((2 * calls) / ((performance.now() - from) / 1_000));
    const sum = (bucket: string) =>
      counts.reduce((total, { admitted }) => total + (admitted[bucket] ?? 0), 0);
    const admitted = [sum('m:a:2026-11'), sum('m:a:2026-12')];
    const most = Math.max(...counts.map((one) => one.most));
    report('T6', { backend, processes: PROCESSES, callsAMonth: calls, limit, admitted, most, perSecond });
    expect(admitted).toEqual([limit, limit]);
    expect(most).toBe(limit);
    expect(await stores.quotaStore.read('m:a:2026-12')).toBe(limit);
    await end();
    await place.remove();
  });
});

describe('connections are cut while requests are counted', () => {
  // Not by `postgres`: in its version 3.4.9 a connection that is cut while it writes never answers again.
  const connected = backends.filter((backend) => !/^SQLite|postgres$/.test(backend));
  const calls = sized(2_000, 50_000);
  const limit = calls / 2;

  it.each(connected)(
    '%s: no more than the limit is admitted, and no admitted call is uncounted',
    async (backend) => {
      if (!there.get(backend)) return;
      const place = await newPlace(backend);
      const { cut, end: endCutter } = await cutter(place);
      const handles = [await openPlace(place), await openPlace(place)];
      const [first] = handles as [(typeof handles)[number]];
      await first.stores.quotaStore.read('b');
      const uncaught: unknown[] = [];
      const note = (error: unknown) => void uncaught.push(error);
      process.on('uncaughtException', note);
      let [admitted, refused, unknown, cuts, left] = [0, 0, 0, 0, calls];
      const caller = async (i: number) => {
        // A call that never settles counts as rejected, as in a service.
        const { stores } = handles[i % 2] as (typeof handles)[number];
        const quotaStore = timedQuotaStore(stores.quotaStore, 5_000);
        while (left-- > 0) {
          try {
            const outcome = await quotaStore.consume({ bucket: 'b', limit, cost: 1, keep: 1e9 });
            if (outcome.admitted) admitted++;
            else refused++;
          } catch {
            unknown++;
          }
        }
      };
      const state = { isOver: false };
      const cutting = async () => {
        while (!state.isOver) {
          await sleep(sized(100, 200));
          cuts += await cut();
        }
      };
      const callers = Promise.all(Array.from({ length: 64 }, async (_, i) => caller(i))).then(
        () => (state.isOver = true),
      );
      await Promise.all([callers, cutting()]);
      await expect
        .poll(async () => first.stores.quotaStore.read('b'), { timeout: 60_000 })
        .toBeGreaterThanOrEqual(admitted);
      const counted = await first.stores.quotaStore.read('b');
      process.off('uncaughtException', note);
      report('T7', { backend, calls, limit, admitted, refused, unknown, counted, connectionsCut: cuts });
      expect(uncaught).toEqual([]);
      expect(cuts).toBeGreaterThan(0);
      expect(admitted).toBeLessThanOrEqual(limit);
      expect(counted).toBeLessThanOrEqual(limit);
      expect(admitted + refused + unknown).toBe(calls);
      for (const { end } of handles) await end();
      await endCutter();
      await place.remove();
    },
  );
});
