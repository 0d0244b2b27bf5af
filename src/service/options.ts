import { isRateLimitHeaders, type RateLimitHeaders } from '../contracts/access.ts';
import { keyOptions } from '../access/api-keys.ts';
import type { Authenticate } from '../access/host-login.ts';
import { accountOptions } from '../pages/account/settings.ts';
import { type KeyStore, keyStoreMethods } from '../contracts/key-store.ts';
import { type QuotaStore, quotaStoreMethods } from '../contracts/quota-store.ts';
import type { AttemptReport } from '../contracts/reports.ts';
import type { Scheduler } from '../contracts/scheduler.ts';
import { type UsageStore, usageStoreMethods } from '../contracts/usage-store.ts';
import { type WebhookStore, webhookStoreMethods } from '../contracts/webhook-store.ts';
import { docsOptions } from '../pages/docs/docs.ts';
import type { Egress } from '../egress/egress.ts';
import { defaultOptions } from '../kit/defaults.ts';
import type { ServedTool } from '../kit/tool.ts';
import { isServedTool } from '../kit/tool-checks.ts';
import { durationOption } from '../lib/duration.ts';
import {
  type Group,
  group,
  hasMethods,
  isBoolean,
  isFunction,
  isWhole,
  listOf,
  option,
  optionalGroup,
  type OptionalGroup,
  type OptionsOf,
  type Resolved,
  type SwitchedGroup,
  switchedGroup,
} from '../lib/options.ts';
import { coreOptions, httpOptions } from '../pipeline/options.ts';
import { pseudonymOptions } from '../pseudonyms/settings.ts';
import type { Logger } from './telemetry/logger.ts';
import type { Meter } from './telemetry/meter.ts';
import { isLogger, isMeter, isTracer } from './telemetry/telemetry.ts';
import type { Tracer } from './telemetry/tracer.ts';
import { tools as allTools } from '../tools/heads.ts';
import type { WebhookRecord } from '../webhooks/record.ts';
import { webhookOptions } from '../webhooks/settings.ts';

const { onRequest: _onRequest, ...sharedHttpOptions } = httpOptions;
const { access: _access, http: _http, ...sharedOptions } = coreOptions;

export const serviceHttpOptions = {
  ...sharedHttpOptions,
  /** Most calls that a `POST /batch` may hold. */
  maxBatch: option<number>(isWhole(1), 100),
  /** Headers that report the quota: `'x'`, the `X-RateLimit-*`; `'ietf'`, `RateLimit` and `RateLimit-Policy`; or `'both'`. */
  rateLimitHeaders: option<RateLimitHeaders>(isRateLimitHeaders, 'x'),
};

export const serviceOptions = {
  /** Accounts, keys and favorites. Default in memory. */
  keyStore: option<KeyStore>(hasMethods(keyStoreMethods)),
  /** The usage of accounts. Default in memory. */
  quotaStore: option<QuotaStore>(hasMethods(quotaStoreMethods)),
  /** Webhooks and their deliveries. Default in memory. */
  webhookStore: option<WebhookStore>(hasMethods(webhookStoreMethods)),
  /** Calls of accounts, by day and tool. Default in memory. */
  usageStore: option<UsageStore>(hasMethods(usageStoreMethods)),
  /** Time after which a store call that is still open counts as rejected. */
  storeTimeout: durationOption(1, '5s'),
  /** Says when to look for due deliveries. Default `timers()`; on Workers nothing does. */
  scheduler: option<Scheduler>(hasMethods(['start', 'wake', 'stop'])),
  /** Lets the first request start the scheduler; else `start` does. */
  autoStart: option<boolean>(isBoolean, true),
  /** Makes the requests of deliveries. Default by runtime: one that pins addresses, or `fetch`. */
  egress: option<Egress>(hasMethods(['send'])),
  /** Keys, plans and limits; false takes no keys: without `authenticate` anyone may call, and nothing is counted. */
  keys: switchedGroup(keyOptions) as SwitchedGroup<typeof keyOptions>,
  /**
   * `(request, native) => { account, plan } | null`: finds a caller without a key by your own login, with an id and a
   * plan of yours; `native` is the framework's own request. Default nobody: keys alone let callers in.
   */
  authenticate: option<Authenticate>(isFunction),
  /** The address of the service, and the requests it takes. */
  http: group(serviceHttpOptions) as Group<typeof serviceHttpOptions>,
  /** How webhooks are delivered, and where to. */
  webhooks: group(webhookOptions) as Group<typeof webhookOptions>,
  /** The area where accounts see and change their own records, over HTTP; false leaves it out. */
  account: switchedGroup(accountOptions) as SwitchedGroup<typeof accountOptions>,
  /**
   * The docs page, `GET /docs`, for anyone: all tools with a form for each, and the guide. It reads what `openapi`
   * gives, and is not there without it; false leaves it out.
   */
  docs: switchedGroup(docsOptions) as SwitchedGroup<typeof docsOptions>,
  /** Describes the service to anyone: `GET /openapi.json`, `GET /tools` and `GET /tools/:id`. */
  openapi: option<boolean>(isBoolean, true),
  /** Tells anyone at `GET /health` whether the service can answer. */
  health: option<boolean>(isBoolean, true),
  ...sharedOptions,
  /**
   * Serves `POST /pseudonimos`, which makes pseudonyms under this key; without it the address is 404. It needs
   * `@noble/ciphers`. Callers can look up the pseudonym of any value.
   */
  pseudonyms: optionalGroup(pseudonymOptions) as OptionalGroup<typeof pseudonymOptions>,
  /** The tools to serve. Default all. */
  tools: option<readonly ServedTool[]>(listOf('tool', isServedTool), allTools),
  /** Defaults of fields, in place of those of the package, for every tool that has the field. */
  defaults: group(defaultOptions),
  /** Tools of your own, beside those of `tools`. Their answers are held against their `output`. */
  extraTools: option<readonly ServedTool[]>(listOf('tool', isServedTool), []),
  /** Time after which a tool of your own that is still at work is a failure: the caller gets 500. */
  toolTimeout: durationOption(1, '10s'),
  /** The largest answer of a tool of your own, in bytes; a larger one is a failure. */
  maxAnswerBytes: option<number>(isWhole(1), 16_777_216),
  /**
   * Called after every attempt to deliver a webhook, once it is stored. Not awaited; exceptions are ignored.
   */
  onAttempt: option<(report: AttemptReport) => unknown>(isFunction),
  /** Called with a webhook when the third delivery in a row has failed for good. Not awaited. */
  onWebhookFailing: option<(webhook: WebhookRecord) => void>(isFunction),
  /** Called with a webhook at the first success after `onWebhookFailing`. Not awaited. */
  onWebhookRecovered: option<(webhook: WebhookRecord) => void>(isFunction),
  /** Called with a webhook that its failures disabled. Not awaited. */
  onWebhookDisabled: option<(webhook: WebhookRecord) => void>(isFunction),
  /** Gets a line for each answer, attempt and failure: pino, winston, the console. */
  logger: option<Logger>(isLogger),
  /** Measures answers and attempts: a meter of OpenTelemetry. */
  meter: option<Meter>(isMeter),
  /** Makes a span of each request, tool, store call and attempt to deliver: a tracer of OpenTelemetry. */
  tracer: option<Tracer>(isTracer),
};

/** Renamed options. Those that keep their name in a group are named without it. */
export const renamedOptions = { keyPrefix: 'keys.prefix', keyCache: 'keys.cache' };

/** The checked options, with their defaults. */
export type ReadOptions = Resolved<typeof serviceOptions>;

/** All are optional: `createService()` alone is a whole service. */
export type ServiceOptions = OptionsOf<typeof serviceOptions>;
