import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Awaitable } from '../../../src/contracts/call.ts';
import type { Delivery, WebhookStore } from '../../../src/contracts/webhook-store.ts';
import { PIECE } from '../../../src/contracts/webhook-store.ts';
import { seededRandom } from '../../../src/lib/random-sources.ts';
import { type Backend, isThere, newPlace, openPlace, tidy } from '../../support/backends.ts';
import { newDeliveryFor, report, sized, webhookRecord } from '../../support/faults.ts';
import { makeWorkers, sleep, type Workers } from '../../support/workers.ts';

const backends: readonly Backend[] = ['SQLite by libsql', 'PostgreSQL by pg', 'Redis by ioredis'];
const there = new Map(
  await Promise.all(backends.map(async (backend) => [backend, await isThere(backend)] as const)),
);
const policy = { after: 1e12, gap: 1e12, deliveries: 1_000, slowAfter: 1e9 };
const random = seededRandom('pieces');

let workers: Workers;
beforeAll(async () => void (workers = await makeWorkers()));
afterAll(async () => workers.end());

async function fillOne(store: WebhookStore, id: string, accountId: string, count: number): Promise<void> {
  await store.createWebhook(webhookRecord(0, random, { id, accountId, slow: false }), 10);
  for (let at = 0; at < count; at += 1_000) {
    const some = Array.from({ length: Math.min(1_000, count - at) }, () => ({
      ...newDeliveryFor(id, Date.now(), random),
      accountId,
    }));
    await store.enqueue(some, 1e9);
  }
}

/** Raises, claims and delivers for another account until it is told to stop: how often, and its longest wait. */
async function livelyNeighbour(store: WebhookStore, stop: AbortSignal) {
  let [rounds, longestMs] = [0, 0];
  const timed = async <T>(answer: Awaitable<T>): Promise<T> => {
    const from = performance.now();
    const value = await answer;
    longestMs = Math.max(longestMs, Math.round(performance.now() - from));
    return value;
  };
  for (; !stop.aborted; rounds++) {
    const delivery = newDeliveryFor('wh_other', Date.now(), random);
    await timed(store.enqueue([{ ...delivery, accountId: 'other' }], 1e9));
    const request = { owner: 'other', limit: 10, slow: 10, lease: 60_000, perWebhook: 10 };
    const claims = await timed(store.claim(request));
    expect(claims.map((claim) => claim.delivery.id)).toContain(delivery.id);
    for (const { delivery: claimed, token, attempt: number } of claims) {
      const attempt = { number, at: Date.now(), duration: 1, status: 200, error: null, response: '' };
      const settlement = { id: claimed.id, token, attempt, next: { state: 'succeeded' } as const, policy };
      await timed(store.settle(settlement));
    }
    await sleep(1);
  }
  return { rounds, longestMs };
}

/** The deliveries of an account, a thousand at a time. */
async function* listed(store: WebhookStore, accountId: string): AsyncGenerator<Delivery> {
  for (let before: string | undefined; ;) {
    const page = await store.listDeliveries({
      accountId,
      ...(before !== undefined && { before }),
      limit: 1_000,
    });
    yield* page;
    before = page.at(-1)?.id;
    if (page.length < 1_000) return;
  }
}

/** How many deliveries of an account are as they must be, and how many are not. */
async function counted(store: WebhookStore, accountId: string, isRight?: (delivery: Delivery) => boolean) {
  const count = { right: 0, wrong: 0 };
  for await (const delivery of listed(store, accountId))
    count[isRight?.(delivery) === false ? 'wrong' : 'right']++;
  return count;
}

describe.each(backends)('work of any size, in %s', (backend) => {
  it.skipIf(!there.get(backend))(
    'an erasure lets others go on, may be repeated after its process was killed, and ends',
    async () => {
      const count = sized(20_000, 1_000_000);
      const place = await newPlace(backend);
      const { stores, end } = await openPlace(place);
      const store = stores.webhookStore;
      // A process that has filled a store takes seconds to start another.
      const eraser = workers.start(place, { do: 'erase', accountId: 'a', after: 'wh_other' });
      await fillOne(store, 'wh_a', 'a', count);
      await fillOne(store, 'wh_other', 'other', 0);
      await tidy(place);
      await eraser.said('erasing');
      while (eraser.isAlive() && (await store.getWebhook('wh_a')) !== null) await sleep(1);
      await sleep(20);
      eraser.kill();
      await eraser.ended;
      const left = (await counted(store, 'a')).right;

      const over = new AbortController();
      const neighbour = livelyNeighbour(store, over.signal);
      const from = performance.now();
      await store.eraseAccount('a');
      const seconds = Math.round((performance.now() - from) / 1_000);
      over.abort();
      const { rounds, longestMs } = await neighbour;
      report('erasure', { backend, deliveries: count, leftAtKill: left, seconds, rounds, longestMs });
      // A neighbour who waits for the whole has one.
      if (left > 20 * PIECE) expect(rounds).toBeGreaterThan(2);
      expect(await counted(store, 'a')).toEqual({ right: 0, wrong: 0 });
      expect(await store.listWebhooks('a')).toEqual([]);
      expect(await store.nextDue()).toBe(null);
      const others = await counted(store, 'other', ({ state }) => state === 'succeeded');
      expect(others.wrong).toBe(0);
      await end();
      await place.remove();
    },
  );

  it.skipIf(!there.get(backend))(
    'disabling takes a step, whatever waits, and enabling brings nothing back',
    async () => {
      const count = sized(10_000, 1_000_000);
      const place = await newPlace(backend);
      const { stores, end } = await openPlace(place);
      const store = stores.webhookStore;
      await fillOne(store, 'wh_a', 'a', count);
      await fillOne(store, 'wh_other', 'other', 0);
      await tidy(place);
      const from = performance.now();
      await store.setState('wh_a', 'disabled', 'request', 1);
      const stepMs = Math.round(performance.now() - from);
      const over = new AbortController();
      const neighbour = livelyNeighbour(store, over.signal);
      // The rounds of a process that runs meanwhile.
      await store.endCanceled?.(PIECE);
      await store.setState('wh_a', 'active', null, 2);
      over.abort();
      const { rounds, longestMs } = await neighbour;
      report('disabling', { backend, deliveries: count, stepMs, rounds, longestMs });
      const isCanceled = ({ state, endedAt }: Delivery) => state === 'canceled' && endedAt !== null;
      expect(await counted(store, 'a', isCanceled)).toEqual({ right: count, wrong: 0 });
      const request = { owner: 'o', limit: 10, slow: 10, lease: 60_000, perWebhook: 10 };
      expect(await store.claim(request)).toEqual([]);
      expect(await store.endCanceled?.(PIECE)).toBe(0);
      await end();
      await place.remove();
    },
  );

  it.skipIf(!there.get(backend))(
    'mixed operations of three processes, two of them killed, leave nothing that must not be',
    async () => {
      const operations = sized(400, 24_000);
      const place = await newPlace(backend);
      const { stores, end } = await openPlace(place);
      const store = stores.webhookStore;
      const start = (seed: string, count = operations) =>
        workers.start(place, { do: 'mix', operations: count, seed });
      // The first two would go on for ever.
      const all = [start('a', 1e9), start('b', 1e9), start('c')];
      for (const i of [0, 1]) {
        await all[i]?.said('begun');
        await sleep(sized(500, 3_000));
        all[i]?.kill();
        await all[i]?.ended;
        all.push(start(`after ${i}`));
      }
      const ends = await Promise.all(all.map(async ({ ended }) => ended));
      const errors = all.flatMap(({ lines }) => lines.filter((line) => 'error' in line));
      expect(errors).toEqual([]);
      expect(ends.filter((how) => how !== 'SIGKILL')).toEqual([0, 0, 0]);

      // All that is left is delivered, and nothing else.
      for (let idle = 0; idle < 3;) {
        const claims = await store.claim({ owner: 'o', limit: 50, slow: 50, lease: 60_000, perWebhook: 50 });
        for (const { delivery, webhook, token, attempt: number } of claims) {
          expect(webhook.state).toBe('active');
          const attempt = { number, at: Date.now(), duration: 1, status: 200, error: null, response: '' };
          await store.settle({ id: delivery.id, token, attempt, next: { state: 'succeeded' }, policy });
        }
        const due = await store.nextDue();
        if (due === null) idle++;
        else if (claims.length === 0) await sleep(Math.min(due, 1_000));
      }
      while ((await store.endCanceled?.(PIECE)) === PIECE);
      const kept: Delivery[] = [];
      for (const id of ['a', 'b']) for await (const delivery of listed(store, id)) kept.push(delivery);
      report('mixed', { backend, operations: 3 * operations, kills: 2, kept: kept.length });
      expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
      for (const { state, attempts, endedAt, dueIn, keepBody, body } of kept) {
        expect(['succeeded', 'failed', 'canceled', 'skipped']).toContain(state);
        expect([endedAt === null, dueIn]).toEqual([false, null]);
        expect(attempts.map(({ number }) => number)).toEqual(attempts.map((_, i) => i + 1));
        expect(attempts.length).toBeLessThanOrEqual(3);
        if (state === 'succeeded') expect(attempts.at(-1)?.error).toBe(null);
        if (state === 'failed') expect(attempts.length).toBe(3);
        if (state === 'skipped') expect(attempts).toEqual([]);
        if (!keepBody) expect(body).toBe(null);
      }
      for (const webhook of [...(await store.listWebhooks('a')), ...(await store.listWebhooks('b'))])
        expect(webhook.failedDeliveries >= 0 && webhook.version >= 1).toBe(true);
      await end();
      await place.remove();
    },
  );
});
