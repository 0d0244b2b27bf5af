import type { Answer, Awaitable } from '../contracts/call.ts';
import type { EventName } from '../contracts/event-names.ts';
import type { CallSink, EventSink, ServiceEvent, ToolCall } from '../contracts/events.ts';
import type { KeyStore } from '../contracts/key-store.ts';
import type { Page } from '../contracts/pages.ts';
import type { Plans } from '../contracts/plans.ts';
import type { QuotaStore } from '../contracts/quota-store.ts';
import type { AttemptReport } from '../contracts/reports.ts';
import type { Scheduler } from '../contracts/scheduler.ts';
import type { Spans } from '../contracts/spans.ts';
import type { Webhook, WebhookStore } from '../contracts/webhook-store.ts';
import type { Egress } from '../egress/egress.ts';
import { createUrlPolicy } from '../egress/url-options.ts';
import { judgeUrl } from '../egress/url-policy.ts';
import { type Duration, isSpan, toMilliseconds } from '../lib/duration.ts';
import { lazy } from '../lib/lazy.ts';
import { invalidValue } from '../kit/errors/api-error.ts';
import type { ToolHead } from '../kit/tool.ts';
import { type Check, checkOptions, type Resolved, type Rule } from '../lib/options.ts';
import { isPromise } from '../lib/promises.ts';
import type { Random } from '../lib/random.ts';
import type { BodyLimits } from '../pipeline/body.ts';
import type { WebhookChange } from './attempts.ts';
import { createEngine, type RoundResult } from './engine.ts';
import { createWebhookOperations, type WebhookOperations } from './operations.ts';
import { openHeaders } from './own-headers.ts';
import { requireWebhook, toRecord, type WebhookRecord } from './record.ts';
import { encryptingVault, openSecrets, openVault } from './secrets.ts';
import type { SenderParts } from './send.ts';
import type { webhookOptions } from './settings.ts';
import { createSink, type Sink } from './sink.ts';
import { createTestPage } from './test-page.ts';
import { newSecret } from './signature.ts';
import { createTester } from './tester.ts';

export interface WebhookParts {
  readonly settings: Resolved<typeof webhookOptions>;
  readonly store: WebhookStore;
  readonly keyStore: KeyStore;
  readonly quotaStore: QuotaStore;
  /** Milliseconds after which an open call is no longer awaited. */
  readonly patience: number;
  readonly scheduler: Scheduler;
  /** Makes the egress when the first request leaves. */
  readonly egress: () => Egress;
  readonly plans: Plans;
  readonly tools: readonly ToolHead[];
  readonly limits: BodyLimits;
  readonly clock: () => number;
  readonly random: Random;
  readonly onError: (error: unknown) => void;
  /** Called with a report of every attempt that was stored. */
  readonly onAttempt?: ((report: AttemptReport) => unknown) | undefined;
  readonly onWebhookFailing?: WebhookListener | undefined;
  readonly onWebhookRecovered?: WebhookListener | undefined;
  readonly onWebhookDisabled?: WebhookListener | undefined;
  /** Gives attempts spans. */
  readonly spans?: Spans | undefined;
}

type WebhookListener = (webhook: WebhookRecord) => void;

/** A test before there is a webhook. */
export interface AskedTest {
  readonly url: string;
  readonly event: EventName;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Webhooks, as a service is put together from them. */
export interface Webhooks {
  readonly events: EventSink;
  /** Takes tool calls, and makes their events only for accounts with a webhook: most have no webhook. */
  readonly calls: CallSink;
  readonly page: Page;
  readonly operations: WebhookOperations;
  /** Tests a stored webhook as the page does, without using quota. Rejects with `not_found` for an unknown id. */
  testWebhook(id: string, event: EventName): Promise<Answer>;
  /**
   * Tests an address that no webhook has yet, signed with a secret of its own; the answer has what was sent and what came.
   * Rejects with 422 where a webhook would be refused.
   */
  testAddress(accountId: string, asked: AskedTest): Promise<Answer>;
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

/** Throws a `TypeError` where the settings contradict each other. */
export function createWebhooks(parts: WebhookParts): Webhooks {
  const { settings, store, keyStore, quotaStore, patience, scheduler, plans, tools, limits } = parts;
  const { clock, random, onError } = parts;
  const { timeout, lease, maxPending, encryptionKey } = settings;
  // A lease that ends before its attempt would let two processes send the same delivery.
  if (lease < 2 * timeout + 5_000)
    throw new TypeError('webhooks: "lease" must be at least 2 × timeout + 5 s');

  const policy = createUrlPolicy(settings.url);
  const vault = encryptionKey === undefined ? openVault : encryptingVault(encryptionKey);
  const sender = lazy((): SenderParts => ({
    egress: parts.egress(),
    policy,
    timeout,
    clock,
    spans: parts.spans,
  }));
  const shared = { store, keyStore, plans, tools, vault, policy, sender, maxPending, clock, random };

  const listeners: Readonly<Record<WebhookChange, WebhookListener | undefined>> = {
    failing: parts.onWebhookFailing,
    recovered: parts.onWebhookRecovered,
    disabled: parts.onWebhookDisabled,
  };
  const engine = createEngine({
    ...shared,
    scheduler,
    concurrency: settings.concurrency,
    perWebhook: settings.perWebhook,
    lease,
    patience,
    retryJitter: settings.retryJitter,
    retention: settings.retentionDays,
    onError,
    onAttempt: parts.onAttempt,
    // It is not awaited; an async callback may still fail later.
    onWebhookChanged(change: WebhookChange, webhook: Webhook) {
      const report = async () => listeners[change]?.(toRecord(webhook));
      report().catch(onError);
    },
  });

  /** The scheduler looks; where a process may end with its request, the first attempts are made before it does. */
  async function noteStored(count: number, waitUntil?: ToolCall['waitUntil']): Promise<void> {
    const woken = engine.wake(0);
    waitUntil?.(Promise.all([woken, engine.runDue({ limit: count, budget: timeout }).catch(onError)]));
    await woken;
  }

  const emit = emitter(store, createSink({ ...shared, redact: settings.redact, stored: noteStored }));
  const tester = createTester({ quotaStore, sender, clock, random });
  const strict = settings.enqueue === 'strict';

  return {
    events: { strict, emit: (event) => emit(event.accountId, () => event) },
    calls: { strict, emit },
    page: createTestPage({ ...shared, tester, limits }),
    operations: createWebhookOperations({ ...shared, maxWebhooks: settings.maxWebhooks, stored: noteStored }),
    async testWebhook(id, event) {
      const webhook = await requireWebhook(store, id);
      const { accountId, url } = webhook;
      const secrets = async () => ({
        secrets: await openSecrets(vault, webhook, clock()),
        headers: await openHeaders(vault, webhook.headers),
      });
      return tester({ accountId, url, event, secrets });
    },
    async testAddress(accountId, { url, event, headers = {} }) {
      const verdict = judgeUrl(url, policy);
      if (verdict.refused) throw invalidValue('url', verdict.refused.message);
      const secrets = async () => ({ secrets: [newSecret(random)] as const, headers });
      return tester({ accountId, url: verdict.url.href, event, secrets, isWhole: true });
    },
    async start() {
      engine.resume();
      await scheduler.start(engine.run, onError);
    },
    async stop(options = {}) {
      checkOptions('stop', options, { drain: anyLength });
      return engine.stop(toMilliseconds(options.drain ?? DRAIN));
    },
    async runDue(options = {}) {
      checkOptions('runDue', options, { limit: isCount, budget: anyLength });
      const { limit = Infinity, budget = Infinity } = options;
      return engine.runDue({ limit, budget: toMilliseconds(budget) });
    },
  };
}

/** Makes an event only for an account with a webhook, and hands it to the sink. */
function emitter(store: WebhookStore, sink: Sink) {
  async function raise(event: ServiceEvent, webhooks: readonly Webhook[]): Promise<void> {
    if (webhooks.length > 0) await sink(event, webhooks);
  }

  return (accountId: string, make: () => ServiceEvent): Awaitable<void> => {
    const webhooks = store.listWebhooks(accountId);
    if (isPromise(webhooks)) {
      const event = make();
      return webhooks.then(async (found) => raise(event, found));
    }
    if (webhooks.length > 0) return raise(make(), webhooks);
  };
}
