import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebhookStore } from '../../src/contracts/webhook-store.ts';
import { seededRandom } from '../../src/lib/random-sources.ts';
import { memoryStore } from '../../src/stores/memory/index.ts';
import { fakeEgress, fakeTime, passTime, type Reaction, turnsUntil } from '../support/deliveries.ts';
import {
  fill,
  newDeliveryFor,
  report,
  startProcess,
  states,
  stopNow,
  webhookRecord,
} from '../support/faults.ts';

const SECOND = 1_000;
const [WEBHOOKS, SICK, DELIVERIES] = [200, 20, 10_000];
const healthy = { status: 200, after: 100 } as const;

beforeEach(() => fakeTime());
afterEach(() => void vi.useRealTimers());

const isSick = (host: string) => Number(/\d+/.exec(host)) < SICK;

/** Milliseconds until the last healthy delivery was made, some webhooks being sick in a way. */
async function healthyTime(sick: Reaction): Promise<number> {
  const store = memoryStore();
  const random = seededRandom('t4');
  await fill(store, { webhooks: WEBHOOKS, deliveries: DELIVERIES, random });
  const { egress, arrivals } = fakeEgress(({ host }) => (isSick(host) ? sick : healthy));
  let claimed = 0;
  const { claim } = store;
  const counting = {
    ...store,
    claim: async (...given: Parameters<WebhookStore['claim']>) => {
      const claims = await claim(...given);
      claimed += claims.length;
      return claims;
    },
  };
  const { service } = startProcess(counting, { egress });
  const start = Date.now();
  await service.start();
  const wanted = DELIVERIES - (DELIVERIES * SICK) / WEBHOOKS;
  const done = () => arrivals.filter(({ host }) => !isSick(host)).length;
  while (done() < wanted && Date.now() < start + 600 * SECOND) {
    await passTime(healthy.after);
    // Loading modules and signing take real time, which the test's clock does not see.
    await turnsUntil(() => claimed > 0 && arrivals.length === claimed);
  }
  expect(done()).toBe(wanted);
  await stopNow(service);
  return (arrivals.findLast(({ host }) => !isSick(host))?.at ?? 0) - start;
}

describe('some webhooks are sick', () => {
  it('the healthy ones finish in at most twice their time, whatever the sickness is', async () => {
    const times: Record<string, number> = { none: await healthyTime(healthy) };
    for (const [name, sick] of Object.entries({
      hang: 'hang',
      slow: { status: 200, after: 9_900 },
      'slow and failing': { status: 500, after: 9_900 },
      reset: 'connection_failed',
      'tls garbage': 'tls_failed',
    } satisfies Record<string, Reaction>)) {
      times[name] = await healthyTime(sick);
    }
    report('sick webhooks', { webhooks: WEBHOOKS, sick: SICK, deliveries: DELIVERIES, times });
    for (const time of Object.values(times)) expect(time).toBeLessThanOrEqual(2 * (times['none'] ?? 0));
  });

  it('forty dead ones delay neither the first delivery of a new one nor the next of one that failed once', async () => {
    const dead = 40;
    const store = memoryStore();
    const random = seededRandom('t5');
    await fill(store, { webhooks: dead, deliveries: dead * 15, random });
    const { egress, arrivals } = fakeEgress(({ host }) =>
      Number(/\d+/.exec(host)) < dead ? 'hang' : healthy,
    );
    const { service } = startProcess(store, { egress });
    await service.start();
    // Each has timed out several times by then, and has a queue.
    await passTime(60 * SECOND);
    const start = Date.now();
    const failure = { failingSince: start, lastFailureAt: start };
    await store.createWebhook(webhookRecord(dead, random), dead + 2);
    await store.createWebhook(webhookRecord(dead + 1, random, failure), dead + 2);
    await store.enqueue(
      [dead, dead + 1].map((i) => newDeliveryFor(`wh_${i}`, start, random)),
      100,
    );
    await service.runDue({ limit: 1, budget: 0 });
    await passTime(3 * SECOND);
    const late = arrivals.filter(({ host, at }) => at >= start && Number(/\d+/.exec(host)) >= dead);
    expect(late.map(({ host }) => host).toSorted()).toEqual(['w40.example.com', 'w41.example.com']);
    await stopNow(service);
  });

  it('at 100 a second, 99 of 100 healthy ones leave within a second', async () => {
    const store = memoryStore();
    const random = seededRandom('t4');
    await fill(store, { webhooks: WEBHOOKS, deliveries: 0, random });
    const { egress, arrivals } = fakeEgress(({ host }) => (isSick(host) ? 'hang' : healthy));
    const { service } = startProcess(store, { egress });
    await service.start();
    const seconds = 60;
    const raised = new Map<string, number>();
    for (let tenth = 0; tenth < seconds * 10; tenth++) {
      const batch = Array.from({ length: 10 }, () =>
        newDeliveryFor(`wh_${random() % WEBHOOKS}`, Date.now(), random),
      );
      for (const { id, at } of batch) raised.set(id, at);
      await store.enqueue(batch, 100_000);
      // Deliveries stored by another process wake nothing here; the sweep or its own wake would. The test wakes this
      // one.
      await service.runDue({ limit: 1, budget: 0 });
      await passTime(100);
    }
    await passTime(30 * SECOND);
    const lateness = arrivals
      .filter(({ host }) => !isSick(host))
      .map(({ id, at }) => at - (raised.get(id) ?? 0))
      .toSorted((a, b) => a - b);
    const p99 = lateness[Math.floor(lateness.length * 0.99)] ?? Infinity;
    report('lateness of healthy webhooks', {
      deliveries: raised.size,
      healthy: lateness.length,
      p99,
      worst: lateness.at(-1),
    });
    expect(lateness.length).toBeGreaterThan(seconds * 80);
    expect(p99).toBeLessThanOrEqual(SECOND);
    await stopNow(service);
  });
});

describe('a process is stopped during 64 attempts', () => {
  async function midFlight() {
    const store = memoryStore();
    const random = seededRandom('t15');
    const ids = await fill(store, { webhooks: 64, deliveries: 128, random }, { slow: false });
    const fake = fakeEgress(() => ({ status: 200, after: 4_000 }));
    const { service } = startProcess(store, { egress: fake.egress, webhooks: { perWebhook: 1 } });
    await service.start();
    await passTime(SECOND);
    expect(fake.arrivals).toHaveLength(64);
    return { store, ids, service, ...fake };
  }

  async function finish({ store, ids, egress }: Awaited<ReturnType<typeof midFlight>>) {
    const { service } = startProcess(store, { egress });
    await service.start();
    await passTime(20 * SECOND);
    await service.stop();
    return states(store, ids);
  }

  it('with a drain of 15 s all are settled, and none is sent twice', async () => {
    const run = await midFlight();
    const started = Date.now();
    let took = 0;
    const stopped = run.service.stop({ drain: 15_000 }).then((result) => {
      took = Date.now() - started;
      return result;
    });
    await passTime(15 * SECOND);
    expect(await stopped).toEqual({ drained: 64, released: 0 });
    expect(await states(run.store, run.ids)).toEqual({ succeeded: 64, pending: 64 });
    expect(await finish(run)).toEqual({ succeeded: 128 });
    report('a stop', { drain: 15_000, took, requests: run.arrivals.length });
    expect(took).toBeLessThanOrEqual(3_000);
    expect(run.arrivals).toHaveLength(128);
  });

  it('with a drain of 0 all are released at once, due again with nothing recorded', async () => {
    const run = await midFlight();
    const started = Date.now();
    const stopped = run.service.stop({ drain: 0 });
    await passTime(1);
    expect(await stopped).toEqual({ drained: 0, released: 64 });
    const took = Date.now() - started;
    expect(await states(run.store, run.ids)).toEqual({ pending: 128 });
    expect(await run.store.nextDue()).toBe(0);
    for (const id of run.ids) expect((await run.store.getDelivery(id))?.attempts).toEqual([]);
    expect(await finish(run)).toEqual({ succeeded: 128 });
    report('a stop', { drain: 0, took, requests: run.arrivals.length });
    expect(run.arrivals).toHaveLength(64 + 128);
  });
});
