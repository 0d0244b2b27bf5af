import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/lib/random-sources.ts';
import { type Backend, isThere, newPlace, openPlace } from '../../support/backends.ts';
import { report, sized, states } from '../../support/faults.ts';
import {
  countingReceiver,
  fillWith,
  makeWorkers,
  sleep,
  untilDone,
  type Workers,
} from '../../support/workers.ts';

// The clock is the real one: the shortest lease that the service takes for the shortest time of an attempt.
const [TIMEOUT, LEASE] = sized([2_000, 9_000], [5_000, 15_000]);
const CONCURRENCY = 64;
const backends: readonly Backend[] = ['SQLite by libsql', 'PostgreSQL by pg', 'Redis by ioredis'];
const there = new Map(
  await Promise.all(backends.map(async (backend) => [backend, await isThere(backend)] as const)),
);

let workers: Workers;
beforeAll(async () => void (workers = await makeWorkers()));
afterAll(async () => workers.end());

describe('processes on one store are killed by SIGKILL while they deliver', () => {
  const runs = sized(
    [{ processes: 2, kills: 3, seed: 'a' }],
    [1, 2, 4].flatMap((processes, i) =>
      [20, 40].map((kills, k) => ({ processes, kills, seed: 'abcdef'[2 * i + k] as string })),
    ),
  ).flatMap((run) => backends.map((backend) => ({ ...run, backend })));

  it.concurrent.each(runs)(
    '$backend: $kills kills of $processes processes, seed $seed',
    async ({ backend, processes, kills, seed }) => {
      if (!there.get(backend)) return;
      await inTurn(async () => {
        const random = seededRandom(seed);
        const below = (n: number) => random() % n;
        const place = await newPlace(backend);
        const { stores, end } = await openPlace(place);
        const store = stores.webhookStore;
        const receiver = await countingReceiver(() => 20 + below(60));
        const [webhooks, deliveries] = sized([20, 400], [200, 10_000]);
        const ids = await fillWith(store, { url: receiver.url, webhooks, deliveries, random });
        const from = performance.now();
        const start = () => workers.start(place, { do: 'deliver', lease: LEASE, timeout: TIMEOUT });
        const alive = Array.from({ length: processes }, start);
        for (let i = 0; i < kills; i++) {
          const victim = below(processes);
          await alive[victim]?.said('started');
          await sleep(sized(20, 150) + below(201));
          alive[victim]?.kill();
          await alive[victim]?.ended;
          alive[victim] = start();
        }
        const lastKill = performance.now();
        await untilDone(store);
        const endedAfterMs = Math.round(performance.now() - lastKill);
        for (const one of alive) one.kill();
        const counts = await states(store, ids);
        const duplicates = receiver.duplicates();
        const bound = kills * CONCURRENCY;
        const seconds = Math.round((performance.now() - from) / 1_000);
        report('T1', {
          backend,
          processes,
          kills,
          deliveries,
          counts,
          duplicates,
          bound,
          endedAfterMs,
          seconds,
        });
        expect(counts).toEqual({ succeeded: deliveries });
        expect(receiver.seen.size).toBe(deliveries);
        expect(duplicates).toBeLessThanOrEqual(bound);
        for (const bodies of receiver.seen.values()) expect(new Set(bodies).size).toBe(1);
        for (const id of ids) expect((await store.getDelivery(id))?.attempts.length).toBeLessThanOrEqual(3);
        receiver.close();
        await end();
        await place.remove();
      });
    },
  );
});

describe('a process on a store dies inside a window', () => {
  const windows = [
    { window: 'after the request', diesIn: { method: 'settle', effective: false }, duplicates: 1 },
    { window: 'after the claim', diesIn: { method: 'claim', effective: true }, duplicates: 0 },
    { window: 'after the settlement', diesIn: { method: 'settle', effective: true }, duplicates: 0 },
  ] as const;

  it.concurrent.each(
    windows.slice(0, sized(1, 3)).flatMap((each) => backends.map((backend) => ({ ...each, backend }))),
  )(
    '$backend, $window: nothing is lost, $duplicates sent twice',
    async ({ backend, window, diesIn, duplicates }) => {
      if (!there.get(backend)) return;
      const random = seededRandom(window);
      const place = await newPlace(backend);
      const { stores, end } = await openPlace(place);
      const receiver = await countingReceiver(() => 1);
      const ids = await fillWith(stores.webhookStore, {
        url: receiver.url,
        webhooks: 1,
        deliveries: 1,
        random,
      });
      const work = { do: 'deliver', lease: LEASE, timeout: TIMEOUT } as const;
      expect(await workers.start(place, { ...work, diesIn }).ended).toBe('SIGKILL');
      const next = workers.start(place, work);
      await untilDone(stores.webhookStore);
      next.kill();
      const counts = await states(stores.webhookStore, ids);
      report('T2', { backend, window, counts, duplicates: receiver.duplicates() });
      expect(counts).toEqual({ succeeded: 1 });
      expect(receiver.duplicates()).toBe(duplicates);
      receiver.close();
      await end();
      await place.remove();
    },
  );

  it.concurrent.each(backends)(
    '%s, while it stores: each call stores all or nothing, and what it answered is sent once',
    async (backend) => {
      if (!there.get(backend)) return;
      const [WEBHOOKS, BATCH, kills] = [8, 10, sized(3, 20)];
      const random = seededRandom('while it stores');
      const place = await newPlace(backend);
      const { stores, end } = await openPlace(place);
      const store = stores.webhookStore;
      const receiver = await countingReceiver(() => 1);
      await fillWith(store, { url: receiver.url, webhooks: WEBHOOKS, deliveries: 0, random });
      const batches = new Map<string, { readonly ids: readonly string[]; readonly isAnswered: boolean }>();
      for (let i = 0; i < kills; i++) {
        const work = { do: 'store', webhooks: WEBHOOKS, batch: BATCH, seed: `${i}` } as const;
        const one = workers.start(place, work);
        await one.said('stored');
        await sleep(random() % 50);
        one.kill();
        expect(await one.ended).toBe('SIGKILL');
        for (const { storing, stored } of one.lines as readonly Record<string, string[] | undefined>[]) {
          const ids = storing ?? stored ?? [];
          batches.set(ids[0] as string, { ids, isAnswered: stored !== undefined });
        }
      }
      const next = workers.start(place, { do: 'deliver', lease: LEASE, timeout: TIMEOUT });
      await untilDone(store);
      next.kill();
      const found: string[] = [];
      for (const { ids, isAnswered } of batches.values()) {
        const { lost = 0 } = await states(store, ids);
        expect(isAnswered ? [0] : [0, BATCH]).toContain(lost);
        if (lost === 0) found.push(...ids);
      }
      const counts = await states(store, found);
      const callsAnswered = [...batches.values()].filter(({ isAnswered }) => isAnswered).length;
      const duplicates = receiver.duplicates();
      report('T2', {
        backend,
        window: 'while it stores',
        kills,
        callsAnswered,
        callsCutOff: batches.size - callsAnswered,
        counts,
        duplicates,
      });
      expect(counts).toEqual({ succeeded: found.length });
      expect(receiver.seen.size).toBe(found.length);
      expect(duplicates).toBe(0);
      receiver.close();
      await end();
      await place.remove();
    },
  );
});

let turn: Promise<unknown> = Promise.resolve();

/** At full size one after another, since each takes the whole machine; a small one waits most of its time. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const before = turn;
  const own = (async () => {
    await sized(null, before);
    await work();
  })();
  turn = own.catch(() => undefined);
  await own;
}
