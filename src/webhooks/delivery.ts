import type { Answer } from '../contracts/call.ts';
import type { EventName } from '../contracts/event-names.ts';
import type { ServiceEvent, ToolCall } from '../contracts/events.ts';
import type { KeyStore } from '../contracts/key-store.ts';
import type { Page } from '../contracts/pages.ts';
import type { Plans } from '../contracts/plans.ts';
import { orNotFound } from '../contracts/records.ts';
import type { QuotaStore } from '../contracts/quota-store.ts';
import type { AttemptReport } from '../contracts/reports.ts';
import type { Scheduler } from '../contracts/scheduler.ts';
import type { Spans } from '../contracts/spans.ts';
import type { Webhook, WebhookStore } from '../contracts/webhook-store.ts';
import type { Egress } from '../egress/egress.ts';
import type { UrlPolicy } from '../egress/url-options.ts';
import { DAY } from '../lib/dates/durations.ts';
import { lazyPromise } from '../lib/lazy.ts';
import type { Resolved } from '../lib/options.ts';
import type { Random } from '../lib/random.ts';
import type { BodyLimits } from '../pipeline/body.ts';
import { createEngine, type Engine } from './engine.ts';
import {
  createWebhookOperations,
  toRecord,
  type WebhookOperations,
  type WebhookRecord,
} from './operations.ts';
import { encryptingVault, openSecrets, openVault } from './secrets.ts';
import type { SenderParts } from './send.ts';
import { createSink } from './sink.ts';
import { createTestHandler } from './test-page.ts';
import { createTester } from './tester.ts';
import type { webhookOptions } from './settings.ts';

export interface DeliveryParts {
  readonly settings: Resolved<typeof webhookOptions>;
  readonly policy: UrlPolicy;
  readonly store: WebhookStore;
  readonly keyStore: KeyStore;
  readonly quotaStore: QuotaStore;
  /** Milliseconds after which a call that is still open is not waited for any longer. */
  readonly patience: number;
  readonly scheduler: Scheduler;
  /** Makes the egress when the first request leaves. */
  readonly egress: () => Promise<Egress>;
  readonly plans: Plans;
  readonly limits: BodyLimits;
  readonly clock: () => number;
  readonly random: Random;
  readonly onError: (error: unknown) => void;
  /** Told of every attempt that was stored. */
  readonly onAttempt?: ((report: AttemptReport) => unknown) | undefined;
  readonly onWebhookDisabled: (webhook: WebhookRecord) => void;
  /** Loads what gives attempts spans. */
  readonly spans?: (() => Promise<Spans>) | undefined;
}

/** What webhooks need once an account has one, or a test is asked for. */
export interface Delivery extends Pick<Engine, 'run' | 'resume' | 'stop' | 'runDue'> {
  /** Stores the deliveries of an event to the webhooks of its account. */
  readonly raise: (event: ServiceEvent, webhooks: readonly Webhook[]) => Promise<void>;
  readonly test: Page['handle'];
  /** The same of a stored webhook, which counts nothing. `ServiceError` `not_found` of one that there is not. */
  readonly testWebhook: (id: string, event: EventName) => Promise<Answer>;
  readonly operations: WebhookOperations;
}

export function createDelivery(parts: DeliveryParts): Delivery {
  const { settings, policy, store, keyStore, quotaStore, patience, scheduler, plans, limits } = parts;
  const { clock, random, onError } = parts;
  const { timeout, lease, maxWebhooks, maxPending, retentionDays, encryptionKey, redact } = settings;
  const vault = encryptionKey === undefined ? openVault : encryptingVault(encryptionKey);

  const sender = lazyPromise(async (): Promise<SenderParts> => ({
    egress: await parts.egress(),
    policy,
    timeout,
    clock,
    spans: await parts.spans?.(),
  }));
  const shared = { store, keyStore, plans, vault, policy, sender, maxPending, clock, random };

  const engine = createEngine({
    ...shared,
    scheduler,
    concurrency: settings.concurrency,
    perWebhook: settings.perWebhook,
    lease,
    patience,
    retryJitter: settings.retryJitter,
    retention: retentionDays * DAY,
    onError,
    onAttempt: parts.onAttempt,
    // Not awaited; an async callback may still fail later.
    onWebhookDisabled(webhook: Webhook) {
      const telling = async () => parts.onWebhookDisabled(toRecord(webhook));
      telling().catch(onError);
    },
  });
  /** The scheduler looks; where a process may end with its request, the first attempts are made before it does. */
  const stored = async (count: number, waitUntil?: ToolCall['waitUntil']) => {
    const woken = engine.wake(0);
    waitUntil?.(Promise.all([woken, engine.runDue({ limit: count, budget: timeout }).catch(onError)]));
    await woken;
  };

  const tester = createTester({ quotaStore, sender, clock, random });

  return {
    raise: createSink({ ...shared, redact, stored }),
    test: createTestHandler({ ...shared, tester, limits }),
    async testWebhook(id, event) {
      const webhook = orNotFound(await store.getWebhook(id), `webhook "${id}"`);
      const { accountId, url } = webhook;
      const secrets = async () => ({ secrets: await openSecrets(vault, webhook, clock()) });
      return tester({ accountId, url, event, secrets });
    },
    operations: createWebhookOperations({ ...shared, maxWebhooks, stored }),
    run: engine.run,
    resume: engine.resume,
    stop: engine.stop,
    runDue: engine.runDue,
  };
}
