/**
 * The whole service in one call: every tool, API keys, plans and quotas, with stores in memory unless others are
 * handed in.
 *
 * ```ts
 * import { createService } from 'canivete';
 *
 * const service = createService();
 * const account = await service.accounts.create({ plan: 'pro' });
 * const { key } = await service.keys.create(account.id);
 *
 * const request = new Request('http://localhost/v1/cpf', { headers: { authorization: `Bearer ${key}` } });
 * console.log(await (await service(request)).json()); // { cpfs: ['…'] }
 * ```
 * @module
 */
import {
  type ApiKeyOptions,
  apiKeyChecks,
  apiKeys,
  defaultStoreTimeout,
  hasMethods,
} from './core/access/api-keys.ts';
import { createFavorites, type FavoriteOperations } from './core/access/favorites.ts';
import type { Operations } from './core/access/operations.ts';
import { builtInPlans } from './core/access/plans.ts';
import type { EventSink } from './core/events.ts';
import {
  type Check,
  checkOptions,
  isBoolean,
  isFunction,
  isObject,
  listOf,
  type Rule,
} from './core/options.ts';
import { isPage, isServedTool } from './core/served.ts';
import type { Scheduler } from './core/scheduler.ts';
import {
  type CoreOptions,
  coreChecks,
  createService as createCore,
  defaultLimits,
  type Service as CoreService,
} from './core/service.ts';
import { safeRandom } from './core/sources.ts';
import type { WebhookStore } from './core/webhook-store.ts';
import { defined } from './lib/defined.ts';
import { tell } from './lib/promises.ts';
import { schedulerByRuntime } from './schedulers/by-runtime.ts';
import { memoryStore } from './stores/memory.ts';
import { tools as allTools } from './tools/registry.ts';
import type { Egress } from './webhooks/egress.ts';
import type { RoundResult } from './webhooks/engine.ts';
import type { WebhookOperations, WebhookRecord } from './webhooks/operations.ts';
import { createWebhooks, type Webhooks, type WebhookSettings } from './webhooks/webhooks.ts';

export type { Plan } from './core/access.ts';
export type { KeyOptions, NewKey, Usage } from './core/access/operations.ts';
export { ServiceError, type ServiceErrorCode } from './core/errors.ts';
export type { EventName } from './core/events.ts';
export type { Scheduler } from './core/scheduler.ts';
export type { FailureContext } from './core/service.ts';
export type { Account, ApiKey, Favorite, KeyStore, QuotaStore } from './core/stores.ts';
export type { Delivery, WebhookStore } from './core/webhook-store.ts';
export type { Egress } from './webhooks/egress.ts';
export type { WebhookOperations, WebhookRecord } from './webhooks/operations.ts';
export type { WebhookSettings } from './webhooks/webhooks.ts';

interface DeliveryOptions {
  readonly webhookStore: WebhookStore;
  /** Says when to look for due deliveries. Default `timers()`; on Workers none. */
  readonly scheduler: Scheduler;
  /** Makes the requests of deliveries. Default by runtime. */
  readonly egress: Egress;
  readonly webhooks: WebhookSettings;
  /** Whether the first request starts the scheduler; else `start` does. Default true. */
  readonly autoStart: boolean;
  /** Told of a webhook that its failures disabled. Not awaited. */
  readonly onWebhookDisabled: (webhook: WebhookRecord) => void;
}

/** All are optional: `createService()` alone is a whole service. */
export type ServiceOptions = Partial<
  Omit<CoreOptions, 'access' | 'onRequest'> & Omit<ApiKeyOptions, 'onError'> & DeliveryOptions
>;

/** The handler, and the operations of whoever runs it. */
export interface Service extends CoreService, Operations {
  readonly fetch: Service;
  readonly favorites: FavoriteOperations;
  readonly webhooks: WebhookOperations;
  /** Starts to look for due deliveries. */
  start(): Promise<void>;
  /** Claims nothing more, waits up to `drain` milliseconds for attempts under way (default 15,000), releases the rest. */
  stop: Webhooks['stop'];
  /** Does what is due and waits for it: for a cron, a queue consumer or a test. */
  runDue(options?: { readonly limit?: number; readonly budget?: number }): Promise<RoundResult>;
}

const { access: _access, onRequest: _onRequest, ...checksOfCore } = coreChecks;
const deliveryChecks: Readonly<Record<string, Check>> = {
  webhookStore: hasMethods('createWebhook', 'enqueue', 'claim', 'settle', 'release', 'nextDue'),
  scheduler: hasMethods('start', 'wake', 'stop'),
  egress: hasMethods('send'),
  webhooks: isObject,
  autoStart: isBoolean,
  onWebhookDisabled: isFunction,
};
const servedChecks: Readonly<Record<string, Rule>> = {
  tools: listOf('tools', isServedTool),
  pages: listOf('pages', isPage),
};
const checks = { ...apiKeyChecks, ...checksOfCore, ...deliveryChecks, ...servedChecks };

/** Makes the service. Throws a `TypeError` that names a wrong option. */
export function createService(options: ServiceOptions = {}): Service {
  checkOptions('createService', options, checks);
  const { tools = allTools, clock = Date.now, onError, storeTimeout = defaultStoreTimeout } = options;
  const random = safeRandom(options.random);
  const memory = memoryStore({ clock });
  const { keyStore = memory, quotaStore = memory, webhookStore = memory, pages = [] } = options;
  const { plans, burst, keyPrefix, keyCache, basePath, cors, tables } = options;
  const { maxBodyBytes = defaultLimits.maxBodyBytes, bodyTimeout = defaultLimits.bodyTimeout } = options;

  const report = (error: unknown) => tell(() => onError?.(error, {}));
  const shared = { tools, keyStore, quotaStore, storeTimeout, clock, random };
  const { access, ...operations } = apiKeys(
    defined<ApiKeyOptions>({ ...shared, plans, burst, keyPrefix, keyCache, onError: report }),
  );
  const { egress, onWebhookDisabled = () => undefined, autoStart = true } = options;
  const webhooks = createWebhooks({
    ...shared,
    settings: options.webhooks ?? {},
    store: webhookStore,
    scheduler: options.scheduler ?? schedulerByRuntime(),
    // Loaded by the first delivery.
    egress: async () => egress ?? (await import('./webhooks/default-egress.ts')).defaultEgress(report),
    plans: { ...builtInPlans, ...plans },
    limits: { maxBodyBytes, bodyTimeout },
    onError: report,
    onWebhookDisabled,
  });
  const events = options.events ? both(webhooks.events, options.events, report) : webhooks.events;
  const favorites = createFavorites({ ...shared, events, onError: report });

  // Whoever starts or stops by hand has decided: a later request does not.
  let decided = !autoStart;
  const decide = <Rest extends readonly unknown[], T>(act: (...rest: Rest) => T) => {
    return (...rest: Rest): T => {
      decided = true;
      return act(...rest);
    };
  };
  const [start, stop] = [decide(webhooks.start), decide(webhooks.stop)];
  const onRequest = () => {
    if (!decided) start().catch(report);
  };
  const service = createCore({
    ...defined<Partial<CoreOptions>>({ basePath, cors, tables, onError }),
    tools,
    access,
    clock,
    random,
    events,
    maxBodyBytes,
    bodyTimeout,
    onRequest,
    pages: [...pages, webhooks.page],
  });
  const { runDue } = webhooks;
  return Object.assign(service, operations, {
    favorites,
    webhooks: webhooks.operations,
    start,
    stop,
    runDue,
  }) as Service;
}

/** Tells both, whatever becomes of the other; only what a strict one rejects with is the call's business. */
function both(first: EventSink, second: EventSink, report: (error: unknown) => void): EventSink {
  async function tell(about: (sink: EventSink) => unknown): Promise<void> {
    const told = [first, second].map(async (sink) => {
      try {
        await about(sink);
      } catch (error) {
        if (sink.strict) throw error;
        report(error);
      }
    });
    const failed = (await Promise.allSettled(told)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
  return {
    strict: (first.strict ?? false) || (second.strict ?? false),
    toolCalled: async (call) => tell((sink) => sink.toolCalled(call)),
    favoriteAdded: async (favorite) => tell((sink) => sink.favoriteAdded(favorite)),
  };
}
