import type { Plans } from '../core/access/plans.ts';
import type { BodyLimits } from '../core/body.ts';
import type { EventSink, ToolCall } from '../core/events.ts';
import { type Check, checkOptions, isFunction, isObject, isText, isWhole } from '../core/options.ts';
import type { Page } from '../core/pages.ts';
import type { Scheduler } from '../core/scheduler.ts';
import type { KeyStore, QuotaStore } from '../core/stores.ts';
import type { Webhook, WebhookStore } from '../core/webhook-store.ts';
import type { Random } from '../lib/random.ts';
import { timed } from '../lib/timed.ts';
import type { Egress } from './egress.ts';
import { createEngine, type RoundResult } from './engine.ts';
import { createWebhookOperations, type WebhookOperations, type WebhookRecord } from './operations.ts';
import type { Redact } from './payload.ts';
import { encryptingVault, openVault } from './secrets.ts';
import type { SenderParts } from './send.ts';
import { createSink } from './sink.ts';
import { createTestPage } from './test-page.ts';
import { createUrlPolicy, type UrlOptions } from './url-policy.ts';

/** How webhooks are delivered. Times are milliseconds. */
export interface WebhookSettings {
  /** From the start of an attempt to the receiver's status line. Default 10,000. */
  readonly timeout?: number;
  /** Attempts under way at a time in a process. Default 64. */
  readonly concurrency?: number;
  /** Attempts under way at a time for one webhook, over all processes. Default 4. */
  readonly perWebhook?: number;
  /** For how long a process holds a delivery: at least twice the timeout and 5 s. Default 30,000. */
  readonly lease?: number;
  /** Default 10. */
  readonly maxWebhooks?: number;
  /** Of a webhook; more are skipped. Default 100,000. */
  readonly maxPending?: number;
  /** Days for which ended deliveries are kept. Default 30. */
  readonly retentionDays?: number;
  /** 0 to 0.5: by how much of itself a wait before a retry is lengthened at most. Default 0. */
  readonly retryJitter?: number;
  /** 32 bytes in Base64, under which secrets are stored. */
  readonly encryptionKey?: string;
  /** Takes out of an event's parameters what must not leave. */
  readonly redact?: Redact;
  /** Where webhooks may go. */
  readonly url?: UrlOptions;
  /** `strict`: a call whose event could not be stored is answered 500. Default `lenient`. */
  readonly enqueue?: 'lenient' | 'strict';
}

const between =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max;

const settingChecks: Readonly<Record<string, Check>> = {
  timeout: isWhole(1),
  concurrency: isWhole(1),
  perWebhook: isWhole(1),
  lease: isWhole(1),
  maxWebhooks: isWhole(0),
  maxPending: isWhole(1),
  retentionDays: between(0, 36_500),
  retryJitter: between(0, 0.5),
  encryptionKey: isText,
  redact: isFunction,
  url: isObject,
  enqueue: (value) => value === 'lenient' || value === 'strict',
};

export interface WebhookParts {
  readonly settings: WebhookSettings;
  readonly store: WebhookStore;
  readonly keyStore: KeyStore;
  readonly quotaStore: QuotaStore;
  /** Milliseconds after which a store call counts as rejected. */
  readonly storeTimeout: number;
  readonly scheduler: Scheduler;
  /** Makes the egress when the first request leaves. */
  readonly egress: () => Promise<Egress>;
  readonly plans: Plans;
  readonly limits: BodyLimits;
  readonly clock: () => number;
  readonly random: Random;
  readonly onError: (error: unknown) => void;
  readonly onWebhookDisabled: (webhook: WebhookRecord) => void;
}

/** Delivery, as a service is put together from it. */
export interface Webhooks {
  readonly events: EventSink;
  readonly page: Page;
  readonly operations: WebhookOperations;
  start(): Promise<void>;
  stop(options?: {
    readonly drain?: number;
  }): Promise<{ readonly drained: number; readonly released: number }>;
  runDue(options?: { readonly limit?: number; readonly budget?: number }): Promise<RoundResult>;
}

const DAY = 86_400_000;
const DRAIN = 15_000;

/** Throws a `TypeError` that names a wrong setting. */
export function createWebhooks(parts: WebhookParts): Webhooks {
  const { settings, storeTimeout, scheduler, plans, limits, clock, random, onError } = parts;
  const store = timed(parts.store, storeTimeout);
  const keyStore = timed(parts.keyStore, storeTimeout);
  const quotaStore = timed(parts.quotaStore, storeTimeout);
  checkOptions('webhooks', settings, settingChecks);
  const { timeout = 10_000, concurrency = 64, perWebhook = 4, lease = 30_000, retentionDays = 30 } = settings;
  const { maxWebhooks = 10, maxPending = 100_000, retryJitter = 0, encryptionKey, redact } = settings;
  // A lease that ends before its attempt would let two processes send the same delivery.
  if (lease < 2 * timeout + 5_000)
    throw new TypeError('webhooks: "lease" must be at least 2 × timeout + 5000');
  const policy = createUrlPolicy(settings.url);
  const vault = encryptionKey === undefined ? openVault : encryptingVault(encryptionKey);

  let made: Promise<SenderParts> | undefined;
  const sender = () => (made ??= parts.egress().then((egress) => ({ egress, policy, timeout, clock })));
  const shared = { store, keyStore, plans, vault, policy, sender, maxPending, clock, random };

  const engine = createEngine({
    ...shared,
    scheduler,
    concurrency,
    perWebhook,
    lease,
    storeTimeout,
    retryJitter,
    retention: retentionDays * DAY,
    onError,
    // Never awaited; an async callback may still fail later.
    onWebhookDisabled({ secret: _secret, nextSecret: _next, ...webhook }: Webhook) {
      const told = async () => parts.onWebhookDisabled(webhook);
      told().catch(onError);
    },
  });
  /** The scheduler looks; where a process may end with its request, the first attempts are made before it does. */
  const stored = async (count: number, waitUntil?: ToolCall['waitUntil']) => {
    const woken = engine.wake(0);
    waitUntil?.(Promise.all([woken, engine.runDue({ limit: count, budget: timeout }).catch(onError)]));
    await woken;
  };

  return {
    events: createSink({ ...shared, strict: settings.enqueue === 'strict', redact, stored }),
    page: createTestPage({ ...shared, quotaStore, limits }),
    operations: createWebhookOperations({ ...shared, maxWebhooks, stored }),
    start: engine.start,
    stop: async ({ drain = DRAIN } = {}) => engine.stop(drain),
    runDue: async (options = {}) => engine.runDue(options),
  };
}
