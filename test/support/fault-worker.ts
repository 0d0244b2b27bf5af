// A process of the fault tests on real stores. It is told its work as JSON, and prints lines of JSON.
import { createService } from '../../src/index.ts';
import type { WebhookStore } from '../../src/contracts/webhook-store.ts';
import { seededRandom } from '../../src/lib/random-sources.ts';
import { timers } from '../../src/schedulers/timers.ts';
import { openPlace, type Place } from './backends.ts';
import { newDeliveryFor } from './faults.ts';

export type Work =
  | { readonly do: 'deliver'; readonly lease: number; readonly timeout: number; readonly diesIn?: Window }
  | { readonly do: 'store'; readonly webhooks: number; readonly batch: number; readonly seed: string }
  | { readonly do: 'consume'; readonly calls: number; readonly limit: number; readonly atOnce: number }
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
