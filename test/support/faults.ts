import type { NewDelivery, Webhook, WebhookStore } from '../../src/contracts/webhook-store.ts';
import type { Random } from '../../src/lib/random.ts';
import { createService, type Service, type ServiceOptions } from '../../src/index.ts';
import { timers } from '../../src/schedulers/timers.ts';
import { deliveryId, newSecret } from '../../src/webhooks/signature.ts';
import { passTime } from './deliveries.ts';
import { testTools } from './service.ts';

export { faultSized as sized, report } from './size.ts';

export function webhookRecord(i: number, random: Random, more: Partial<Webhook> = {}): Webhook {
  return {
    id: `wh_${i}`,
    accountId: 'acc_faults',
    url: `https://w${i}.example.com/in`,
    events: ['tool_used'],
    tools: null,
    headers: null,
    state: 'active',
    disabledReason: null,
    disabledAt: null,
    secret: newSecret(random),
    nextSecret: null,
    nextSecretUntil: null,
    failingSince: null,
    lastFailureAt: null,
    failedDeliveries: 0,
    lastSuccessAt: null,
    slow: true,
    version: 1,
    createdAt: Date.now(),
    updatedAt: Date.now(),
    ...more,
  };
}

export function newDeliveryFor(webhookId: string, at: number, random: Random): NewDelivery {
  const id = deliveryId(at, random);
  return {
    id,
    webhookId,
    accountId: 'acc_faults',
    event: 'tool_used',
    toolId: 'cpf',
    at,
    body: JSON.stringify({ event: 'tool_used', id }),
    keepBody: true,
    resendOf: null,
    trace: null,
  };
}

/** Fills a store with webhooks and deliveries that are due, spread evenly. */
export async function fill(
  store: WebhookStore,
  { webhooks, deliveries, random }: { webhooks: number; deliveries: number; random: Random },
  more: Partial<Webhook> = {},
): Promise<string[]> {
  for (let i = 0; i < webhooks; i++) await store.createWebhook(webhookRecord(i, random, more), webhooks);
  const all = Array.from({ length: deliveries }, (_, i) =>
    newDeliveryFor(`wh_${i % webhooks}`, Date.now(), random),
  );
  await store.enqueue(all, deliveries);
  return all.map(({ id }) => id);
}

/**
 * A process that delivers. `kill` ends it as SIGKILL does: from then on nothing that it does reaches the store, and it
 * settles and releases nothing.
 */
export function startProcess(store: WebhookStore, options: ServiceOptions) {
  let dead = false;
  const never = new Promise<never>(() => undefined);
  const cut = new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return async (...given: readonly unknown[]) => {
        if (dead) return never;
        const answer: unknown = await Reflect.apply(member, target, given);
        return dead ? never : answer;
      };
    },
  });
  const service = createService({
    tools: testTools,
    webhookStore: cut,
    scheduler: timers(),
    autoStart: false,
    clock: () => Date.now(),
    ...options,
  });
  return {
    service,
    kill() {
      dead = true;
      void service.stop({ drain: 0 });
    },
  };
}

/** How many deliveries are in each state; `lost` counts those that the store does not have. */
export async function states(store: WebhookStore, ids: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const id of ids) {
    const state = (await store.getDelivery(id))?.state ?? 'lost';
    counts[state] = (counts[state] ?? 0) + 1;
  }
  return counts;
}

/** Stops without a drain, where time passes only when a test lets it. */
export async function stopNow(service: Service): Promise<void> {
  const stopped = service.stop({ drain: 0 });
  await passTime(1);
  await stopped;
}
