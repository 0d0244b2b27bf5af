import { createApiKeys, keyOptions } from '../access/api-keys.ts';
import { createFavorites } from '../access/favorites.ts';
import { isForAnyone } from '../contracts/access.ts';
import { combineSinks } from '../contracts/events.ts';
import { plansWith } from '../contracts/plans.ts';
import { type AccountId, accountIdOf } from '../contracts/records.ts';
import { withDefaults } from '../kit/defaults.ts';
import { readOptions, refuseRenamed } from '../lib/options.ts';
import { callQuietly } from '../lib/promises.ts';
import { safeRandom } from '../lib/random-sources.ts';
import { wholeClock } from '../lib/time-source.ts';
import { bind } from '../pages/account/bound.ts';
import { asRecords, exportAccount } from '../pages/account/export.ts';
import { createGatherer } from '../pages/account/gatherer.ts';
import { usageOf } from '../pages/account/usage-of.ts';
import { accountOptions } from '../pages/account/settings.ts';
import { rtcHead } from '../pages/rtc/head.ts';
import { requestSpans } from '../pipeline/request-span.ts';
import { assembleHandler } from '../pipeline/handler.ts';
import { boundTool } from '../pipeline/own-answers.ts';
import { toolSpans } from '../pipeline/tool-spans.ts';
import { createWebhooks } from '../webhooks/webhooks.ts';
import { egressByRuntime, schedulerByRuntime } from './by-runtime.ts';
import { createLifecycle } from './lifecycle.ts';
import { renamedOptions, type ServiceOptions, serviceOptions } from './options.ts';
import { createPages } from './pages.ts';
import { pseudonymParts } from './pseudonyms.ts';
import type { Service } from './service.ts';
import { createStores } from './stores.ts';
import { gaugeDeliveries } from './telemetry/gauges.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import { createSpans } from './telemetry/tracer.ts';

/** Makes the service. Throws a `TypeError` that names a wrong option. */
export function createService(options: ServiceOptions = {}): Service {
  const { read, pseudonyms } = readService(options);
  const { onAnswer, onAttempt, onError } = createTelemetry(read);
  const spans = read.tracer && createSpans(read.tracer);
  const report = (error: unknown) => callQuietly(() => onError?.(error, {}));

  const clock = wholeClock(read.clock ?? Date.now);
  const stores = createStores(read, clock, spans);
  const { keyStore, quotaStore, webhookStore, usageStore } = stores;
  if (read.meter) gaugeDeliveries(read.meter, webhookStore, clock);
  const gatherer = createGatherer({ store: usageStore, keyStore, clock, onError: report });
  const { takesKeys, keySettings, maxKeys } = keysOf(read);
  const callers = { byKey: takesKeys, byLogin: read.authenticate !== undefined };
  const plans = plansWith(keySettings.plans);
  const random = safeRandom(read.random);
  const shared = { tools: read.tools, keyStore, quotaStore, plans, clock, random, onError: report };

  const { access, goesByKey, hostLogin, ...operations } = createApiKeys({
    ...shared,
    // With the plans as the host gives them.
    ...keySettings,
    // Plans and keys may name the pages that count as a tool.
    tools: [...read.tools, rtcHead],
    takesKeys,
    hostAuthenticate: read.authenticate,
    rateLimitHeaders: read.http.rateLimitHeaders,
    async eraseElsewhere(accountId) {
      await webhookStore.eraseAccount(accountId);
      await gatherer.erase(accountId);
    },
  });
  const webhooks = createWebhooks({
    ...shared,
    settings: read.webhooks,
    store: webhookStore,
    patience: read.storeTimeout,
    scheduler: read.scheduler ?? schedulerByRuntime(),
    egress: () => read.egress ?? egressByRuntime(report),
    limits: read.http,
    onAttempt,
    onWebhookFailing: read.onWebhookFailing,
    onWebhookRecovered: read.onWebhookRecovered,
    onWebhookDisabled: read.onWebhookDisabled,
    spans,
  });
  const events = read.events ? combineSinks([webhooks.events, read.events], report) : webhooks.events;
  const favorites = createFavorites({ ...shared, events });

  const bound = { ...operations, webhooks: webhooks.operations, favorites, maxKeys };
  const account = (id: AccountId) => bind(accountIdOf(id), bound);
  const exported = {
    ...shared,
    keys: operations.keys,
    webhooks: webhooks.operations,
    webhookStore,
    readUsage: gatherer.read,
    readHours: gatherer.readHours,
  };
  const { onRequest, ...lifecycle } = createLifecycle({
    webhooks,
    gatherer,
    stores,
    warnings: read.webhookStore?.warnings?.bind(read.webhookStore),
    given: read,
    patience: read.storeTimeout,
    autoStart: read.autoStart,
    clock,
    onError: report,
  });
  const { authenticate } = access;
  const { testAddress, testWebhook } = webhooks;
  const { accountAccess, ...pages } = createPages({
    read,
    callers,
    area: {
      ...exported,
      authenticate,
      goesByKey,
      hostLogin,
      limits: read.http,
      rateLimitHeaders: read.http.rateLimitHeaders,
      bind: account,
      accounts: operations.accounts,
      testAddress,
      testWebhook,
    },
    webhookTest: webhooks.page,
    health: lifecycle.health,
    clock,
  });

  const handler = assembleHandler({
    ...read,
    ...shared,
    ...pages,
    absent: pseudonyms.absent,
    http: { ...read.http, onRequest },
    access: isForAnyone(callers) ? false : { ...access, ...accountAccess },
    events,
    // A host without a sink leaves only the webhooks to hear about calls, which saves most of the events.
    ...(!read.events && { calls: webhooks.calls }),
    onAnswer,
    onError,
    usage: gatherer.observe,
    inToolSpan: spans && toolSpans(spans),
    requestSpans: spans && requestSpans(spans),
  });
  return Object.assign(handler, operations, lifecycle, {
    accounts: {
      ...operations.accounts,
      usage: async (id, days = {}) => usageOf(id, days, exported),
      export: async (id, { before } = {}) => exportAccount(accountIdOf(id), before, exported, asRecords),
    } satisfies Service['accounts'],
    favorites,
    webhooks: webhooks.operations,
    account,
  }) as Service;
}

/** Reads the options, and adds to their tools those of the host and those of pseudonyms. */
function readService(options: ServiceOptions) {
  refuseRenamed('createService', options, renamedOptions);
  const given = readOptions('createService', options, serviceOptions);
  const pseudonyms = pseudonymParts(given.pseudonyms);
  const own = given.extraTools.map((tool) => boundTool(tool, given));
  const tools = [...given.tools, ...own, ...pseudonyms.tools];
  return { read: { ...given, tools: withDefaults(tools, given.defaults) }, pseudonyms };
}

/** The settings of keys, which have their defaults where the service takes none, and the most that an account makes. */
function keysOf({ keys, account }: ReturnType<typeof readService>['read']) {
  const takesKeys = keys !== false;
  const keySettings = keys || readOptions('createService', {}, keyOptions);
  const { maxKeys } = (takesKeys && (account || { maxKeys: accountOptions.maxKeys.default })) || {
    maxKeys: 0,
  };
  return { takesKeys, keySettings, maxKeys };
}
