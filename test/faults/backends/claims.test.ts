import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Claim, WebhookStore } from '../../../src/contracts/webhook-store.ts';
import { seededRandom } from '../../../src/lib/random-sources.ts';
import type { Random } from '../../../src/lib/random.ts';
import { type Backend, isThere, newPlace, openPlace } from '../../support/backends.ts';
import { newDeliveryFor, report, sized, webhookRecord } from '../../support/faults.ts';
import { hasRedisServer, startRedis } from '../../support/servers.ts';
import { fillWith, makeWorkers, type Workers } from '../../support/workers.ts';

const backends: readonly Backend[] = ['SQLite by libsql', 'PostgreSQL by pg', 'Redis by ioredis'];
const there = new Map(
  await Promise.all(backends.map(async (backend) => [backend, await isThere(backend)] as const)),
);
const url = 'http://127.0.0.1/in';

let workers: Workers;
beforeAll(async () => void (workers = await makeWorkers()));
afterAll(async () => workers.end());

interface Held {
  readonly id: string;
  readonly webhook: string;
  readonly from: number;
  readonly until: number;
  readonly result: string;
}

/** The most of them that were held at one instant. */
function mostAtOnce(held: readonly Held[]): number {
  const changes = held.flatMap(({ from, until }) => [[from, 1] as const, [until, -1] as const]);
  let [open, most] = [0, 0];
  // An end and a beginning at the same instant do not overlap.
  for (const [, change] of changes.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    open += change;
    most = Math.max(most, open);
  }
  return most;
}

describe('two processes with 32 claimers each', () => {
  const [PER_WEBHOOK, TOTAL] = [4, sized(100, 1_000)];

  it.each(backends)('%s: a webhook has at most 4 claims at once, and a delivery one', async (backend) => {
    if (!there.get(backend)) return;
    const place = await newPlace(backend);
    const { stores, end } = await openPlace(place);
    const random = seededRandom('t13');
    await fillWith(stores.webhookStore, { url, webhooks: 1, deliveries: TOTAL, random });
    const work = { do: 'claim', claimers: 32, perWebhook: PER_WEBHOOK, total: TOTAL } as const;
    const said = await Promise.all(
      [workers.start(place, work), workers.start(place, work)].map(async (one) => one.said('held')),
    );
    const held = said.flatMap((one) => one['held'] as readonly Held[]);
    const byId = new Map<string, Held[]>();
    for (const one of held) byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
    const most = mostAtOnce(held);
    const ofProcesses = said.map((one) => (one['held'] as readonly Held[]).length);
    report('T13', {
      backend,
      claimers: 64,
      perWebhook: PER_WEBHOOK,
      claims: held.length,
      ofProcesses,
      mostAtOnce: most,
    });
    expect(most).toBeLessThanOrEqual(PER_WEBHOOK);
    expect(most).toBeGreaterThan(1);
    expect(byId.size).toBe(TOTAL);
    expect(held).toHaveLength(TOTAL);
    expect(new Set(held.map(({ result }) => result))).toEqual(new Set(['applied']));
    await end();
    await place.remove();
  });
});

describe('a long log, and a receiver that has been away for long', () => {
  const [KEPT, WAITING, ROUNDS] = sized([2_000, 500, 100], [1_000_000, 100_000, 1_000]);

  it.each(backends)('%s: claims stay as fast', async (backend) => {
    if (!there.get(backend)) return;
    // So much at once is for a server of one's own: another's would stop for it.
    const server = backend.startsWith('Redis') && hasRedisServer ? await startRedis('everysec') : null;
    const place = await newPlace(backend, server?.port);
    const { stores, end } = await openPlace(place);
    const store = stores.webhookStore;
    const random = seededRandom('t20');
    for (let i = 0; i < 20; i++) await store.createWebhook(webhookRecord(i, random, { slow: false }), 100);
    for (const id of ['wh_off', 'wh_dead']) await store.createWebhook(webhookRecord(0, random, { id }), 100);
    await store.setState('wh_off', 'disabled', 'request', 1);
    const before = await claimTimes(store, ROUNDS, random);
    const heap = () => Math.round(process.memoryUsage().rss / 2 ** 20);
    const rss = heap();
    // A delivery for a disabled webhook ends at once.
    await addMany(store, 'wh_off', KEPT, random);
    await addMany(store, 'wh_dead', WAITING, random);
    const after = await claimTimes(store, ROUNDS, random);
    report('T20', {
      backend,
      kept: KEPT,
      waiting: WAITING,
      claims: ROUNDS,
      before,
      after,
      mebibytesMore: heap() - rss,
    });
    expect(after.median).toBeLessThanOrEqual(5 * before.median + 1);
    await end();
    await (server ? server.stop() : place.remove());
  });
});

async function addMany(store: WebhookStore, webhookId: string, count: number, random: Random): Promise<void> {
  for (let i = 0; i < count; i += 1_000) {
    const batch = Array.from({ length: Math.min(1_000, count - i) }, () =>
      newDeliveryFor(webhookId, Date.now(), random),
    );
    await store.enqueue(batch, 1e9);
    // A service has one for each request. Without one `libsql` frees nothing of what its statements have made.
    await turnOfTheLoop();
  }
}

const turnOfTheLoop = async () => new Promise<void>((resolve) => setImmediate(resolve));

/** Milliseconds that claims take while one delivery after another comes for the webhooks that are well. */
async function claimTimes(store: WebhookStore, rounds: number, random: Random) {
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    await store.enqueue([newDeliveryFor(`wh_${i % 20}`, Date.now(), random)], 1e9);
    const from = performance.now();
    const claims = await store.claim({ owner: 'o', limit: 64, slow: 32, lease: 3_600_000, perWebhook: 4 });
    times.push(performance.now() - from);
    for (const claim of claims) if (claim.webhook.id !== 'wh_dead') await succeed(store, claim);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(rounds * share)] ?? 0).toFixed(2));
  return { median: at(0.5), p99: at(0.99) };
}

async function succeed(
  store: WebhookStore,
  { delivery: { id }, token, attempt: number }: Claim,
): Promise<void> {
  await store.settle({
    id,
    token,
    attempt: { number, at: 1, duration: 1, status: 200, error: null, response: '' },
    next: { state: 'succeeded' },
    policy: { after: 1e12, gap: 1e12, deliveries: 1_000, slowAfter: 1e9 },
  });
}
