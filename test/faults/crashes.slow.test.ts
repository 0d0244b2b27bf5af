import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../src/lib/random-sources.ts';
import type { Claim, WebhookStore } from '../../src/contracts/webhook-store.ts';
import { memoryStore } from '../../src/stores/memory/index.ts';
import {
  addWebhooks,
  fakeEgress,
  fakeTime,
  passTime,
  startDelivery,
  turnsUntil,
} from '../support/deliveries.ts';
import { fill, report, startProcess, states } from '../support/faults.ts';
import { faultSized } from '../support/size.ts';

const SECOND = 1_000;
const LEASE = 30 * SECOND;
const CONCURRENCY = 64;

beforeEach(() => fakeTime());
afterEach(() => void vi.useRealTimers());

describe('processes are killed at any moment', () => {
  const small = [
    { processes: 4, kills: 10, seed: 'b' },
    { processes: 1, kills: 5, seed: 'a' },
  ];
  const runs = faultSized(
    small,
    [1, 2, 4].flatMap((processes) =>
      [20, 40].flatMap((kills) => ['a', 'b', 'c'].map((seed) => ({ processes, kills, seed }))),
    ),
  );

  it.each(runs)(
    '$kills kills of $processes: nothing is lost (seed $seed)',
    async ({ processes, kills, seed }) => {
      const random = seededRandom(seed);
      const below = (n: number) => random() % n;
      const store = memoryStore();
      const [webhooks, deliveries] = faultSized([50, 1_000], [200, 10_000]);
      const ids = await fill(store, { webhooks, deliveries, random });
      const { egress, arrivals, byId } = fakeEgress(() => ({ status: 200, after: 20 + below(400) }));
      const start = async () => {
        const one = startProcess(store, { egress, webhooks: { concurrency: CONCURRENCY } });
        await one.service.start();
        return one;
      };
      const isDue = async () => ((await store.nextDue()) ?? Infinity) <= Date.now();
      const alive = await Promise.all(Array.from({ length: processes }, start));
      let killedInFlight = 0;
      for (let i = 0; i < kills; i++) {
        const sent = arrivals.length;
        // Loading modules and signing take real time, which the test's clock does not see.
        while (arrivals.length === sent && (await isDue())) await passTime(1);
        await passTime(150 + below(201));
        const victim = below(processes);
        const before = await states(store, ids);
        killedInFlight += before['delivering'] ?? 0;
        alive[victim]?.kill();
        alive[victim] = await start();
      }
      const lastKill = Date.now();
      while ((await store.nextDue()) !== null && Date.now() < lastKill + 600 * SECOND) await passTime(SECOND);
      const ended = Date.now() - lastKill;
      const counts = await states(store, ids);
      const seen = byId();
      const duplicates = [...seen.values()].reduce((sum, times) => sum + times.length - 1, 0);
      report('kills', {
        processes,
        kills,
        seed,
        counts,
        duplicates,
        bound: kills * CONCURRENCY,
        endedAfterMs: ended,
      });

      expect(counts).toEqual({ succeeded: deliveries });
      expect(killedInFlight).toBeGreaterThan(0);
      expect(duplicates).toBeGreaterThan(0);
      expect(duplicates).toBeLessThanOrEqual(kills * CONCURRENCY);
      for (const times of seen.values()) expect(new Set(times.map(({ body }) => body)).size).toBe(1);
      for (const id of ids) expect((await store.getDelivery(id))?.attempts.length).toBe(1);
      // Looked at every second.
      expect(ended).toBeLessThanOrEqual(LEASE + 30 * SECOND + SECOND);
    },
  );
});

describe('a process dies inside a window', () => {
  /** Makes a store whose method, once, never answers; `effective` says whether it does its work first. */
  function dyingIn(store: WebhookStore, method: 'claim' | 'settle' | 'enqueue', effective: boolean) {
    let alive = true;
    return new Proxy(store, {
      get(target, name) {
        const member = Reflect.get(target, name, target) as (...given: unknown[]) => unknown;
        if (typeof member !== 'function') return member;
        return async (...given: readonly unknown[]) => {
          if (!alive) return new Promise(() => undefined);
          if (name !== method) return Reflect.apply(member, target, given);
          alive = false;
          if (effective) await Reflect.apply(member, target, given);
          return new Promise(() => undefined);
        };
      },
    });
  }

  it.each([
    { window: 'after the claim', method: 'claim', effective: true, duplicates: 0 },
    { window: 'after the request, before the settlement', method: 'settle', effective: false, duplicates: 1 },
    { window: 'after the settlement', method: 'settle', effective: true, duplicates: 0 },
    { window: 'after the delivery was stored', method: 'enqueue', effective: true, duplicates: 0 },
  ] as const)(
    '$window: nothing is lost, $duplicates sent twice',
    async ({ window, method, effective, duplicates }) => {
      const store = memoryStore();
      const fake = fakeEgress();
      const keys = { keyStore: store, quotaStore: store };
      const first = await startDelivery({ ...keys, webhookStore: dyingIn(store, method, effective) }, fake);
      const [webhook] = await addWebhooks(first.service, 1);
      const reply = first.call('/v1/cpf');
      await passTime(6 * SECOND);
      expect((await reply).status).toBe(200);
      const second = startProcess(store, { egress: fake.egress });
      await second.service.start();
      await passTime(LEASE + 30 * SECOND);
      const all = await store.listDeliveries({ webhookId: webhook?.id as string, limit: 10 });
      report('a death inside a window', {
        window,
        states: all.map(({ state }) => state),
        requests: fake.arrivals.length,
      });
      expect(all.map(({ state, attempts }) => [state, attempts.length])).toEqual([['succeeded', 1]]);
      expect(fake.arrivals).toHaveLength(1 + duplicates);
      expect(new Set(fake.arrivals.map(({ body }) => body)).size).toBe(1);
    },
  );

  it('before the delivery was stored: no delivery is there, and the call was answered all the same', async () => {
    const store = memoryStore();
    const keys = { keyStore: store, quotaStore: store };
    const first = await startDelivery({ ...keys, webhookStore: dyingIn(store, 'enqueue', false) });
    const [webhook] = await addWebhooks(first.service, 1);
    const reply = first.call('/v1/cpf');
    await passTime(6 * SECOND);
    expect((await reply).status).toBe(200);
    expect(await store.listDeliveries({ webhookId: webhook?.id as string, limit: 10 })).toEqual([]);
  });
});

describe('a delivery that kills the process that handles it', () => {
  it('is claimed three times an attempt, nine in all, and fails; the others do not feel it', async () => {
    const random = seededRandom('t3');
    const store = memoryStore();
    const ids = await fill(store, { webhooks: 20, deliveries: 200, random }, { slow: false });
    const poison = ids[7] as string;
    const claimedAt: number[] = [];
    let claimed = 0;
    // Its attempt begins and is then forgotten, as by a process that dies of it.
    const { claim } = store;
    const dropping = {
      ...store,
      claim: async (...given: Parameters<WebhookStore['claim']>) => {
        const claims = await claim(...given);
        if (claims.some(({ delivery }) => delivery.id === poison)) claimedAt.push(Date.now());
        const ours = claims.filter(({ delivery }: Claim) => delivery.id === poison);
        await store.begin?.(ours.map(({ delivery: { id }, token }) => ({ id, token })));
        const others = claims.filter(({ delivery }: Claim) => delivery.id !== poison);
        claimed += others.length;
        return others;
      },
    };
    const { egress, arrivals } = fakeEgress();
    const { service } = startProcess(dropping, { egress });
    const start = Date.now();
    await service.start();
    while (arrivals.length < 199 && Date.now() < start + SECOND) {
      await passTime(10);
      // Loading modules and signing take real time, which the test's clock does not see.
      await turnsUntil(() => claimed > 0 && arrivals.length === claimed);
    }
    expect(arrivals).toHaveLength(199);
    await passTime(20 * 60 * SECOND);
    const ended = await store.getDelivery(poison);
    const counts = await states(store, ids);
    report('a deadly delivery', {
      claims: claimedAt.length,
      counts,
      endedAfterMs: (ended?.endedAt ?? 0) - start,
    });
    expect(claimedAt).toHaveLength(9);
    expect(ended?.state).toBe('failed');
    expect(ended?.attempts.map(({ number, error }) => [number, error])).toEqual([
      [1, 'abandoned'],
      [2, 'abandoned'],
      [3, 'abandoned'],
    ]);
    expect(counts).toEqual({ succeeded: 199, failed: 1 });
    expect(arrivals).toHaveLength(199);
    // Three leases an attempt, and the waits between attempts.
    expect((ended?.endedAt ?? 0) - start).toBeGreaterThanOrEqual(9 * LEASE + 330 * SECOND);
    expect((ended?.endedAt ?? 0) - start).toBeLessThanOrEqual(9 * LEASE + 330 * SECOND + 9 * SECOND);
    const webhook = await store.getWebhook(ended?.webhookId as string);
    expect(webhook).toMatchObject({ state: 'active', failingSince: null, failedDeliveries: 0 });
  });
});
