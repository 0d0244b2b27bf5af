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
import { createApiKeys } from './access/api-keys.ts';
import { createFavorites, type FavoriteOperations } from './access/favorites.ts';
import type { AccountOperations } from './access/accounts.ts';
import type { Operations } from './access/operations.ts';
import { createAccountArea } from './pages/account/account.ts';
import { bind, type BoundAccount } from './pages/account/bound.ts';
import type { AccountExport } from './pages/account/export.ts';
import { createGatherer } from './pages/account/gatherer.ts';
import { accountOptions } from './pages/account/settings.ts';
import { batchPage } from './pages/batch/page.ts';
import { egressByRuntime, schedulerByRuntime } from './service/by-runtime.ts';
import { combineSinks } from './contracts/events.ts';
import { timedKeyStore } from './contracts/key-store.ts';
import { builtInPlans } from './contracts/plans.ts';
import { timedQuotaStore } from './contracts/quota-store.ts';
import type { Service as CoreService } from './contracts/service.ts';
import { timedUsageStore, type UsageQuery } from './contracts/usage-store.ts';
import { timedWebhookStore } from './contracts/webhook-store.ts';
import type { Health } from './pages/health/check.ts';
import { healthPage } from './pages/health/page.ts';
import { docsGroup, docsOptions } from './pages/docs/docs.ts';
import type { Duration } from './lib/duration.ts';
import { lazyPromise } from './lib/lazy.ts';
import { readOptions } from './lib/options.ts';
import { callQuietly } from './lib/promises.ts';
import { safeRandom } from './lib/random-sources.ts';
import { finiteClock } from './lib/time-source.ts';
import { createDocumentPages } from './pages/openapi/pages.ts';
import { panelGroup } from './pages/panel/panel.ts';
import { assembleHandler, type HandlerParts } from './pipeline/handler.ts';
import { toolSpans } from './pipeline/tool-spans.ts';
import { type ServiceOptions, serviceOptions } from './service/options.ts';
import { memoryKeys } from './stores/memory/keys.ts';
import { memoryQuota } from './stores/memory/quota.ts';
import { memoryUsage } from './stores/memory/usage.ts';
import { webhooksByNeed } from './stores/memory/webhooks-by-need.ts';
import type { RunOptions } from './contracts/run-options.ts';
import { tracedStores } from './service/telemetry/stores.ts';
import { createTelemetry } from './service/telemetry/telemetry.ts';
import { createTracing, type Tracing } from './service/telemetry/tracing.ts';
import { tablePages } from './pages/tables/pages.ts';
import type { ActionById, AnswerById, DefaultActionById, InputById, ToolId } from './tools/types.ts';
import type { RoundResult } from './webhooks/engine.ts';
import type { WebhookOperations } from './webhooks/operations.ts';
import { startWithRequests, withWarnings } from './webhooks/start.ts';
import { createWebhooks, type Webhooks } from './webhooks/webhooks.ts';

export type { Plan } from './contracts/plans.ts';
export type { BoundAccount } from './pages/account/bound.ts';
export type { AccountExport } from './pages/account/export.ts';
export type { AccountSettings } from './pages/account/settings.ts';
export type { DocsSettings } from './pages/docs/docs.ts';
export type { KeyOptions, NewKey, RotationOptions } from './access/keys.ts';
export type { Usage } from './access/operations.ts';
export { ServiceError, type ServiceErrorCode } from './kit/errors/service-error.ts';
export type { Check, Health } from './pages/health/check.ts';
export type { Duration } from './lib/duration.ts';
export type { EventName } from './contracts/event-names.ts';
export type { AnswerReport, AttemptReport } from './contracts/reports.ts';
export type { Scheduler } from './contracts/scheduler.ts';
export type { FailureContext } from './contracts/service.ts';
export type { Account, ApiKey, Favorite, KeyStore } from './contracts/key-store.ts';
export type { QuotaStore } from './contracts/quota-store.ts';
export type { UsageStore } from './contracts/usage-store.ts';
export type { Delivery, WebhookStore } from './contracts/webhook-store.ts';
export type { Egress } from './egress/egress.ts';
export type { WebhookOperations, WebhookRecord } from './webhooks/operations.ts';
export type { WebhookSettings } from './webhooks/settings.ts';
export type { Logger } from './service/telemetry/logger.ts';
export type { Meter } from './service/telemetry/meter.ts';
export type { Tracer } from './service/telemetry/tracer.ts';
export type { ServiceOptions } from './service/options.ts';

/** The handler, and the operations for those who run it. */
export interface Service extends CoreService, Operations {
  readonly fetch: Service;
  readonly accounts: AccountOperations & {
    /**
     * Everything that is kept of an account, for a request under the LGPD, with as many deliveries as fit in 8 MiB; `next`
     * passed as `before` gives the rest.
     */
    export(id: string, page?: { readonly before?: string }): Promise<AccountExport>;
  };
  readonly favorites: FavoriteOperations;
  readonly webhooks: WebhookOperations;
  /** As of every service, with the types of the tools of the package by their ids. */
  run<Id extends ToolId | (string & {}), const Action extends ActionById<Id> = DefaultActionById<Id>>(
    toolId: Id,
    input: InputById<Id> & { readonly action?: Action },
    options?: RunOptions,
  ): Promise<AnswerById<Id, Action>>;
  /** The operations for one account, to which every other account's ids are unknown: for pages of your own. */
  account(id: string): BoundAccount;
  /** Whether it can answer: asks each store, and waits 2 seconds at most. Never rejects. */
  health(): Promise<Health>;
  /** Starts to look for due deliveries. */
  start(): Promise<void>;
  /**
   * From now on `GET /health` answers 503, so that balancers send no more requests; all else goes on until `stop`, as
   * `start` takes it back.
   */
  announceStop(): void;
  /** Whether `announceStop` or `stop` was called, and not `start` after it. `canivete/node` closes connections then. */
  isStopping(): boolean;
  /** Claims nothing more, waits as long as `drain` at most for attempts under way (default `'15s'`), releases the rest. */
  stop: Webhooks['stop'];
  /** Does what is due and waits for it: for a cron, a queue consumer or a test. */
  runDue(options?: { readonly limit?: number; readonly budget?: Duration }): Promise<RoundResult>;
}

/** Makes the service. Throws a `TypeError` that names a wrong option. */
export function createService(options: ServiceOptions = {}): Service {
  const read = readOptions('createService', options, serviceOptions);
  const { storeTimeout: patience } = read;
  const { onAnswer, onAttempt, onError } = createTelemetry(read);
  const clock = finiteClock(read.clock ?? Date.now);
  const report = (error: unknown) => callQuietly(() => onError?.(error, {}));
  const area = readOptions('account', read.account || {}, accountOptions);
  const ownDocs = readOptions('docs', typeof read.docs === 'object' ? read.docs : {}, docsOptions);
  const tracing = read.tracer && createTracing(read.tracer);
  const timedStores = {
    keyStore: timedKeyStore(read.keyStore ?? memoryKeys(), patience),
    quotaStore: timedQuotaStore(read.quotaStore ?? memoryQuota(clock), patience),
    webhookStore: timedWebhookStore(read.webhookStore ?? webhooksByNeed(clock), patience),
    usageStore: timedUsageStore(read.usageStore ?? memoryUsage(), patience),
  };
  const stores = tracing ? tracedStores(timedStores, tracing.spans) : timedStores;
  const { keyStore, quotaStore, webhookStore, usageStore } = stores;
  const gatherer = createGatherer({ store: usageStore, clock, onError: report });
  const shared = {
    tools: read.tools,
    keyStore,
    quotaStore,
    clock,
    random: safeRandom(read.random),
    onError: report,
  };
  const plans = { ...builtInPlans, ...read.plans };
  const { access, ...operations } = createApiKeys({
    ...read,
    ...shared,
    async eraseElsewhere(accountId) {
      await webhookStore.eraseAccount(accountId);
      await gatherer.erase(accountId);
    },
  });
  const webhooks = createWebhooks({
    ...shared,
    settings: read.webhooks,
    store: webhookStore,
    patience,
    scheduler: read.scheduler ?? schedulerByRuntime(),
    egress: async () => read.egress ?? egressByRuntime(report),
    plans,
    limits: read,
    onAttempt,
    onWebhookDisabled: read.onWebhookDisabled ?? (() => undefined),
    spans: tracing?.load,
  });
  const events = read.events ? combineSinks([webhooks.events, read.events], report) : webhooks.events;
  const favorites = createFavorites({ ...shared, events });
  const bound = { ...operations, webhooks: webhooks.operations, favorites, maxKeys: area.maxKeys };
  const account = (id: string) => bind(id, bound);
  const exported = {
    ...shared,
    keys: operations.keys,
    webhooks: webhooks.operations,
    webhookStore,
    async readUsage(query: UsageQuery) {
      await gatherer.flush();
      return usageStore.read(query);
    },
  };
  const accountArea =
    read.account === false
      ? undefined
      : createAccountArea({
          ...shared,
          ...area,
          ...exported,
          authenticate: access.authenticate,
          plans,
          limits: read,
          bind: account,
          testWebhook: webhooks.testWebhook,
        });
  const started = { ...webhooks, start: withWarnings(webhooks.start, read.webhookStore, patience, report) };
  const starting = startWithRequests(started, read.autoStart, report);
  // What the docs page shows is what the service tells of itself.
  const docs =
    read.docs && read.openapi
      ? docsGroup({ demoKey: ownDocs.demoKey, hasPanel: accountArea !== undefined })
      : undefined;
  const panel = accountArea && panelGroup(area.session !== undefined, docs !== undefined);
  const groups = [accountArea?.group, panel, docs].filter((group) => group !== undefined);
  const { maxBatch } = read;
  const batch = batchPage({
    limits: read,
    maxBatch,
    report: (error, { call: { method, path }, requestId }) =>
      callQuietly(() => onError?.(error, { requestId, method, path })),
  });
  const ofTables = tablePages({ tables: read.tables, clock });
  const pages = [...read.pages, webhooks.page, batch, ...ofTables];
  let isStopping = false;
  const health = async () => {
    const { checkHealth } = await import('./pages/health/check.ts');
    return checkHealth({ ...shared, webhookStore, usageStore, isStopping: () => isStopping });
  };
  const ofHealth = healthPage(health);
  if (read.health) pages.push(ofHealth);
  if (read.openapi) {
    const { basePath, tools, unknownFields } = read;
    const ofWebhooks = () => import('./webhooks/description.ts');
    const documents = createDocumentPages({
      basePath,
      tools,
      closed: unknownFields === 'refuse',
      async pages() {
        const { testDescription } = await ofWebhooks();
        const { healthDescription } = await import('./pages/health/description.ts');
        const { describeBatch } = await import('./pages/batch/description.ts');
        const { tableDescriptions } = await import('./pages/tables/description.ts');
        const described = new Map([
          [webhooks.page, testDescription],
          [batch, describeBatch(maxBatch)],
          [ofHealth, healthDescription],
          ...ofTables.map((page) => [page, tableDescriptions[page.path]] as const),
        ]);
        const own = pages.map((page) => {
          const describe = described.get(page);
          return describe ? { ...page, describe } : page;
        });
        const grouped = await Promise.all(groups.map(async (group) => group.load()));
        return [...own, ...grouped.flat()];
      },
      events: async () => (await ofWebhooks()).eventDescriptions,
    });
    pages.push(...documents);
  }
  const handler = assembleHandler({
    ...read,
    ...shared,
    access: { ...access, ...(accountArea && { authenticateAccount: accountArea.authenticateAccount }) },
    events,
    ...(!read.events && { calls: webhooks.calls }),
    onAnswer,
    onError,
    onRequest: starting.onRequest,
    pages,
    groups,
    docsPath: docs && `${read.basePath}/docs`,
    usage: gatherer.observe,
    inToolSpan: tracing && toolSpans(tracing.spans),
    requestSpans: tracing && requestSpansBy(tracing, report),
  });
  const { runDue } = webhooks;
  return Object.assign(handler, operations, {
    accounts: {
      ...operations.accounts,
      async export(id, { before } = {}) {
        const { asRecords, exportAccount } = await import('./pages/account/export.ts');
        return exportAccount(id, before, exported, asRecords);
      },
    } satisfies Service['accounts'],
    favorites,
    webhooks: webhooks.operations,
    account,
    health,
    async start() {
      isStopping = false;
      gatherer.start();
      await starting.start();
    },
    announceStop() {
      isStopping = true;
    },
    isStopping: () => isStopping,
    async stop(...given: Parameters<Webhooks['stop']>) {
      isStopping = true;
      void gatherer.stop();
      try {
        return await starting.stop(...given);
      } finally {
        // Once more, for what was answered while the deliveries drained; it waits for the stop above.
        await gatherer.stop();
      }
    },
    runDue,
  }) as Service;
}

/** Spans of requests, which the first one loads. Without them it is answered all the same. */
function requestSpansBy(tracing: Tracing, report: (error: unknown) => void): HandlerParts['requestSpans'] {
  let loaded: HandlerParts['requestSpans'];
  const load = lazyPromise(async () => {
    const { requestSpans } = await import('./pipeline/request-span.ts');
    loaded = requestSpans(await tracing.load());
  });
  return {
    within(progress, toolId, answer) {
      if (loaded) return loaded.within(progress, toolId, answer);
      return load()
        .catch(report)
        .then(async () => (loaded ? loaded.within(progress, toolId, answer) : answer(progress)));
    },
    end: (progress, status) => loaded?.end(progress, status),
  };
}
