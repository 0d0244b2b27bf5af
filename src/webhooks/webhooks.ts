import type { Awaitable } from '../contracts/call.ts';
import type { CallSink, EventSink, ServiceEvent } from '../contracts/events.ts';
import type { Page } from '../contracts/pages.ts';
import type { Webhook } from '../contracts/webhook-store.ts';
import { createUrlPolicy } from '../egress/url-options.ts';
import { HOUR } from '../lib/dates/durations.ts';
import { lazyPromise } from '../lib/lazy.ts';
import { type Duration, isSpan, toMilliseconds } from '../lib/duration.ts';
import { type Check, checkOptions, readOptions, type Rule } from '../lib/options.ts';
import { isPromise } from '../lib/promises.ts';
import type { Delivery, DeliveryParts } from './delivery.ts';
import type { RoundResult } from './engine.ts';
import type { WebhookOperations } from './operations.ts';
import { webhookOptions, type WebhookSettings } from './settings.ts';
import { testAddress } from './test-address.ts';

export interface WebhookParts extends Omit<DeliveryParts, 'settings' | 'policy'> {
  readonly settings: WebhookSettings;
}

/** Webhooks, as a service is put together from them. */
export interface Webhooks {
  readonly events: EventSink;
  /** The same of calls, of which most are of accounts without a webhook. */
  readonly calls: CallSink;
  readonly page: Page;
  readonly operations: WebhookOperations;
  /** Tests a stored webhook as its page does, under the same limit. */
  readonly testWebhook: Delivery['testWebhook'];
  start(): Promise<void>;
  stop(options?: {
    readonly drain?: Duration;
  }): Promise<{ readonly drained: number; readonly released: number }>;
  runDue(options?: { readonly limit?: number; readonly budget?: Duration }): Promise<RoundResult>;
}

const DRAIN = '15s';

/** A wait that its caller may leave open. */
const anyLength: Rule = (value) => value === Infinity || isSpan(value);
const isCount: Check = (value) => typeof value === 'number' && value >= 0;

// A record, so that the compiler misses an operation that is not in it.
const operationNames: Readonly<Record<keyof WebhookOperations, true>> = {
  create: true,
  get: true,
  list: true,
  update: true,
  disable: true,
  enable: true,
  delete: true,
  rotateSecret: true,
  commitSecret: true,
  test: true,
  deliveries: true,
  delivery: true,
  resend: true,
  recover: true,
};

/**
 * Webhooks of which only this file is loaded until an account has one: most processes start, and many live, without.
 * Throws a `TypeError` that names a wrong setting.
 */
export function createWebhooks(parts: WebhookParts): Webhooks {
  const { store, scheduler, clock, onError } = parts;
  const settings = readOptions('webhooks', parts.settings, webhookOptions);
  // A lease that ends before its attempt would let two processes send the same delivery.
  if (settings.lease < 2 * settings.timeout + 5_000)
    throw new TypeError('webhooks: "lease" must be at least 2 × timeout + 5 s');
  const policy = createUrlPolicy(settings.url);

  const load = lazyPromise(async () =>
    (await import('./delivery.ts')).createDelivery({ ...parts, settings, policy }),
  );
  let startedAt = -Infinity;

  /** One look of the scheduler. After an hour it also deletes old deliveries, which may be all there is to do. */
  async function run(): Promise<{ readonly nextDue: number | null }> {
    const isIdle = !load.begun() && clock() - startedAt < HOUR && (await store.nextDue()) === null;
    return isIdle ? { nextDue: null } : (await load()).run();
  }

  const operation =
    (name: keyof WebhookOperations) =>
    async (...given: readonly unknown[]) => {
      const { operations } = await load();
      return (operations[name] as (...given: readonly unknown[]) => unknown)(...given);
    };
  const names = Object.keys(operationNames) as readonly (keyof WebhookOperations)[];

  const strict = settings.enqueue === 'strict';

  async function raise(event: ServiceEvent, webhooks: readonly Webhook[]): Promise<void> {
    if (webhooks.length > 0) await (await load()).raise(event, webhooks);
  }

  function emit(accountId: string, make: () => ServiceEvent): Awaitable<void> {
    const webhooks = store.listWebhooks(accountId);
    if (isPromise(webhooks)) {
      const event = make();
      return webhooks.then(async (found) => raise(event, found));
    }
    if (webhooks.length > 0) return raise(make(), webhooks);
  }

  return {
    events: { strict, emit: (event) => emit(event.accountId, () => event) },
    calls: { strict, emit },
    page: { ...testAddress, handle: async (visit) => (await load()).test(visit) },
    operations: Object.fromEntries(
      names.map((name) => [name, operation(name)]),
    ) as unknown as WebhookOperations,
    testWebhook: async (id, event) => (await load()).testWebhook(id, event),
    async start() {
      startedAt = clock();
      const delivery = load.begun();
      if (delivery) (await delivery).resume();
      await scheduler.start(run, onError);
    },
    async stop(options = {}) {
      checkOptions('stop', options, { drain: anyLength });
      const delivery = load.begun();
      if (delivery) return (await delivery).stop(toMilliseconds(options.drain ?? DRAIN));
      await scheduler.stop();
      return { drained: 0, released: 0 };
    },
    async runDue(options = {}) {
      checkOptions('runDue', options, { limit: isCount, budget: anyLength });
      const { limit = Infinity, budget = Infinity } = options;
      return (await load()).runDue({ limit, budget: toMilliseconds(budget) });
    },
  };
}
