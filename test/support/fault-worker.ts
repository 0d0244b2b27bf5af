// A process of the fault tests on real stores. It is told its work as JSON, and prints lines of JSON.
import { setTimeout as sleep } from 'node:timers/promises';
import { createService } from '../../src/index.ts';
import type { Claim, WebhookStore } from '../../src/contracts/webhook-store.ts';
import { seededRandom } from '../../src/lib/random-sources.ts';
import { timers } from '../../src/schedulers/timers.ts';
import { openPlace, type Place } from './backends.ts';
import { newDeliveryFor, webhookRecord } from './faults.ts';

export type Work =
  | { readonly do: 'deliver'; readonly lease: number; readonly timeout: number; readonly diesIn?: Window }
  | { readonly do: 'store'; readonly webhooks: number; readonly batch: number; readonly seed: string }
  | { readonly do: 'consume'; readonly calls: number; readonly limit: number; readonly atOnce: number }
  | { readonly do: 'erase'; readonly accountId: string; readonly after: string }
  | { readonly do: 'mix'; readonly operations: number; readonly seed: string }
  | { readonly do: 'claim'; readonly claimers: number; readonly perWebhook: number; readonly total: number };

/** When a process ends itself: after what the method did, or in place of it. */
export interface Window {
  readonly method: 'claim' | 'settle';
  readonly effective: boolean;
}

const { place, work } = JSON.parse(process.argv[2] ?? '') as { place: Place; work: Work };
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const opened = await openPlace(place);

if (work.do === 'deliver') await deliver(work);
if (work.do === 'store') await store(work);
if (work.do === 'consume') await consume(work);
if (work.do === 'claim') await claim(work);
if (work.do === 'erase') await erase(work);
if (work.do === 'mix') await mix(work);

async function deliver({ lease, timeout, diesIn }: Work & { do: 'deliver' }): Promise<void> {
  const { webhookStore } = opened.stores;
  const service = createService({
    ...opened.stores,
    webhookStore: diesIn ? dyingIn(webhookStore, diesIn) : webhookStore,
    // One of each: what wakes is no part of what must hold.
    scheduler: place.backend.startsWith('PostgreSQL') ? timers({ sweep: '1s' }) : timers(),
    autoStart: false,
    webhooks: {
      lease,
      timeout,
      url: { http: true, ports: 'any', ipLiterals: true, allowAddresses: ['127.0.0.0/8'] },
    },
    onError: (error) => say({ error: String(error) }),
  });
  await service.start();
  say({ started: true });
  setInterval(() => undefined, 60_000);
}

function dyingIn(store: WebhookStore, { method, effective }: Window): WebhookStore {
  const real = store[method] as (...given: readonly unknown[]) => Promise<unknown>;
  const dying = async (...given: readonly unknown[]) => {
    if (effective) await Reflect.apply(real, store, given);
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => undefined);
  };
  return { ...store, [method]: dying };
}

/** Stores for ever; says what it is about to store, and what is stored. */
async function store({ webhooks, batch, seed }: Work & { do: 'store' }): Promise<void> {
  const random = seededRandom(seed);
  for (;;) {
    const deliveries = Array.from({ length: batch }, () =>
      newDeliveryFor(`wh_${random() % webhooks}`, Date.now(), random),
    );
    say({ storing: deliveries.map(({ id }) => id) });
    await opened.stores.webhookStore.enqueue(deliveries, 1e9);
    say({ stored: deliveries.map(({ id }) => id) });
  }
}

async function consume({ calls, limit, atOnce }: Work & { do: 'consume' }): Promise<void> {
  const { quotaStore } = opened.stores;
  const admitted: Record<string, number> = {};
  let most = 0;
  const one = async (i: number) => {
    const bucket = i < calls / 2 ? 'm:a:2026-11' : 'm:a:2026-12';
    const outcome = await quotaStore.consume({ bucket, limit, cost: 1, keep: 1e9 });
    if (outcome.admitted) admitted[bucket] = (admitted[bucket] ?? 0) + 1;
    most = Math.max(most, outcome.used);
  };
  for (let i = 0; i < calls; i += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, calls - i) }, async (_, k) => one(i + k)));
  }
  say({ admitted, most });
  await opened.end();
}

/** Claims, holds and settles until so many are settled by all; says when each token was surely live, in system time. */
async function claim({ claimers, perWebhook, total }: Work & { do: 'claim' }): Promise<void> {
  const { webhookStore } = opened.stores;
  const policy = { after: 1e12, gap: 1e12, deliveries: 1_000, slowAfter: 1e9 };
  const held: object[] = [];
  const now = () => Number(process.hrtime.bigint() / 1_000n);
  const isOver = async () => {
    const left = await webhookStore.nextDue();
    return left === null;
  };
  const claimer = async () => {
    while (!(await isOver())) {
      const claims = await webhookStore.claim({ owner: 'o', limit: 3, slow: 3, lease: 60_000, perWebhook });
      const from = now();
      await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * (claims.length > 0 ? 5 : 50)));
      for (const { delivery, token, attempt: number, webhook } of claims) {
        const until = now();
        const attempt = {
          number,
          at: Date.now(),
          duration: 1,
          status: 200,
          error: null,
          response: '',
        } as const;
        const { result } = await webhookStore.settle({
          id: delivery.id,
          token,
          attempt,
          next: { state: 'succeeded' },
          policy,
        });
        held.push({ id: delivery.id, webhook: webhook.id, from, until, result });
      }
    }
  };
  await Promise.all(Array.from({ length: claimers }, claimer));
  say({ held, total });
  await opened.end();
}

/** Erases an account as soon as a webhook of another is there. */
async function erase({ accountId, after }: Work & { do: 'erase' }): Promise<void> {
  const store = opened.stores.webhookStore;
  while ((await store.getWebhook(after)) === null) await sleep(10);
  say({ erasing: accountId });
  await store.eraseAccount(accountId);
  await opened.end();
}

/** Does whatever a store can do, by chance, to six webhooks of two accounts. */
async function mix({ operations, seed }: Work & { do: 'mix' }): Promise<void> {
  const store = opened.stores.webhookStore;
  const random = seededRandom(seed);
  const below = (n: number) => random() % n;
  const policy = { after: 0, gap: 1e12, deliveries: 3, slowAfter: 1e9 };
  const held: Claim[] = [];
  const accountOf = (i: number) => (i < 3 ? 'a' : 'b');
  const settle = async ({ delivery: { id }, token, attempt: number }: Claim) => {
    const error = below(3) === 0 ? ('http_status' as const) : null;
    const attempt = { number, at: Date.now(), duration: 1, status: 200, error, response: '' };
    const failed = number === 3 ? ({ state: 'failed' } as const) : ({ state: 'pending', dueIn: 50 } as const);
    await store.settle({ id, token, attempt, next: error ? failed : { state: 'succeeded' }, policy });
  };
  const acts: readonly (readonly [weight: number, act: (i: number) => unknown])[] = [
    [
      8,
      async (i) => {
        await store.createWebhook(webhookRecord(i, random, { accountId: accountOf(i), slow: false }), 10);
        const some = Array.from({ length: 1 + below(8) }, () => ({
          ...newDeliveryFor(`wh_${i}`, Date.now(), random),
          ...{ accountId: accountOf(i), keepBody: below(2) === 0 },
        }));
        await store.enqueue(some, 50);
      },
    ],
    [
      8,
      async () => {
        const claims = await store.claim({ owner: seed, limit: 8, slow: 4, lease: 400, perWebhook: 4 });
        await store.begin?.(claims.map(({ delivery: { id }, token }) => ({ id, token })));
        held.push(...claims);
      },
    ],
    [12, async () => held.length > 0 && settle(held.splice(below(held.length), 1)[0] as Claim)],
    [
      2,
      async () => {
        const [one] = held.length > 0 ? held.splice(below(held.length), 1) : [];
        if (one) await store.release(one.delivery.id, one.token);
      },
    ],
    [1, async (i) => store.setState(`wh_${i}`, 'disabled', 'request', Date.now())],
    [3, async (i) => store.setState(`wh_${i}`, 'active', null, Date.now())],
    [
      1,
      async (i) => {
        const webhook = await store.getWebhook(`wh_${i}`);
        const patch = { url: `https://w${below(9)}.example.com/`, updatedAt: Date.now() };
        if (webhook) await store.updateWebhook(webhook.id, webhook.version, patch);
      },
    ],
    [1, async (i) => below(4) === 0 && store.deleteWebhook(`wh_${i}`, Date.now())],
    [1, async (i) => below(10) === 0 && store.eraseAccount(accountOf(i))],
    [2, async (i) => store.makeDue(`wh_${i}`, 20)],
    [1, async () => store.purge(500, 20)],
    [1, async () => store.endCanceled?.(20)],
  ];
  const line = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));
  say({ begun: true });
  const worker = async () => {
    for (let done = 0; done < operations / 4; done++)
      try {
        await line[below(line.length)]?.(below(6));
        // It leaves the others a turn, as requests do.
        await new Promise((resolve) => setTimeout(resolve, below(4)));
      } catch (error) {
        say({ error: String(error) });
      }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  await opened.end();
}
