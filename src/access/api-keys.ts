import {
  type Access,
  isRateLimitHeaders,
  isRequestWindow,
  type Principal,
  type RateLimitHeaders,
} from '../contracts/access.ts';
import { type Call, changes } from '../contracts/call.ts';
import { type ApiKey, type KeyStore, keyStoreMethods, timedKeyStore } from '../contracts/key-store.ts';
import { type OwnPlans, planAllows, type Plans, plansWith } from '../contracts/plans.ts';
import { type QuotaStore, quotaStoreMethods, timedQuotaStore } from '../contracts/quota-store.ts';
import {
  accountSuspended,
  callsNoTool,
  keyIsForTools,
  keyLacks,
  notOfThisOrigin,
  planLacks,
  unknownPlan,
} from '../kit/errors/forbidden.ts';
import { isToolHead } from '../kit/tool-checks.ts';
import { hintAt } from '../kit/tool-ids.ts';
import type { ToolHead } from '../kit/tool.ts';
import { BoundedMap } from '../lib/bounded-map.ts';
import { durationOption, isSpan, toMilliseconds } from '../lib/duration.ts';
import {
  hasMethods,
  isFunction,
  isObject,
  isText,
  isWhole,
  listOf,
  option,
  type OptionsOf,
  orFalse,
  readOptions,
  refuseRenamed,
  requiredOption,
  type Resolved,
} from '../lib/options.ts';
import { isOfThisOrigin } from '../lib/origin.ts';
import type { Random } from '../lib/random.ts';
import { safeRandom } from '../lib/random-sources.ts';
import { wholeClock } from '../lib/time-source.ts';
import { type Burst, createCounter } from './admission.ts';
import { type QuotaAlert, quotaAlerts } from './alerts.ts';
import { createAuthenticator, hasKey, type KeyCacheOptions, unauthorized } from './authenticate.ts';
import { type Authenticate, createHostLogin, type HostLogin } from './host-login.ts';
import { createOperations, type Operations } from './operations.ts';
import { arePlans } from './plans.ts';

/** Options of keys, and of what accounts may do with them. */
export const keyOptions = {
  /** The start of every key: a lower-case letter, then 1 to 11 letters or digits. */
  prefix: option<string>((value) => isText(value) && /^[a-z][a-z0-9]{1,11}$/.test(value as string), 'cnv'),
  /** `{ size, ttl }`: how many keys to remember (10,000), and for how long where other processes write (0). */
  cache: option<KeyCacheOptions>(isKeyCache, {}),
  /** Plans by name, added to `free`, `pro` and `enterprise`, or in their place; null takes one of these away. */
  plans: option<OwnPlans>(arePlans, {}),
  /** `{ requests, seconds }`: a fixed window for each account, on top of its quota. */
  burst: option<Burst | false>(orFalse(isRequestWindow), false),
  /** Percentages of the monthly limit, above 0 and up to 100, at which `onQuota` is called. */
  quotaAlerts: option<readonly number[]>(listOf('percentage', isPercent), [80, 90, 100]),
  /**
   * Called when an account has used a share of its month: once for each share, whatever processes there are. Not
   * awaited.
   */
  onQuota: option<(alert: QuotaAlert) => unknown>(isFunction),
};

export const apiKeyOptions = {
  /** The tools of the service, so that a plan or a key cannot name one that does not exist. */
  tools: requiredOption<readonly ToolHead[]>(listOf('tool', isToolHead)),
  /** Accounts, keys and favorites. */
  keyStore: requiredOption<KeyStore>(hasMethods(keyStoreMethods)),
  /** The usage of accounts. */
  quotaStore: requiredOption<QuotaStore>(hasMethods(quotaStoreMethods)),
  ...keyOptions,
  /** Headers that report the quota: `'x'`, the `X-RateLimit-*`; `'ietf'`, `RateLimit` and `RateLimit-Policy`; or `'both'`. */
  rateLimitHeaders: option<RateLimitHeaders>(isRateLimitHeaders, 'x'),
  /** Time after which a store call that is still open counts as rejected. */
  storeTimeout: durationOption(1, '5s'),
  /** The time, in milliseconds since 1970. Default `Date.now`. */
  clock: option<() => number>(isFunction),
  /**
   * Whole numbers from 0 to 2^32 − 1, each equally likely, that ids, keys and secrets are made from; another draw
   * throws a `TypeError`. Default Web Crypto's.
   */
  random: option<Random>(isFunction),
  /** Called when noting a key's use fails; requests do not wait for it. */
  onError: option<(error: unknown) => void>(isFunction),
};

/** Renamed options of `apiKeyOptions`. */
const renamedApiKeyOptions = { keyPrefix: 'prefix', keyCache: 'cache' };

export type ApiKeyOptions = OptionsOf<typeof apiKeyOptions>;

/** Access by API keys, with the operations on them. */
export interface ApiKeys extends Operations {
  readonly access: Access;
}

/** The parts of a service's access control. */
export interface ServiceKeys extends ApiKeys {
  /** Tests that a request is to be judged by the key that it has. */
  readonly goesByKey: (call: Call) => boolean;
  readonly hostLogin: HostLogin | undefined;
}

const MINUTE = 60_000;

/** Access control by API keys, plans and quotas. Throws a `TypeError` that names a wrong option. */
export function apiKeys(options: ApiKeyOptions): ApiKeys {
  refuseRenamed('apiKeys', options, renamedApiKeyOptions);
  const read = readOptions('apiKeys', options, apiKeyOptions);
  const { access, accounts, keys, usage } = createApiKeys({
    ...read,
    keyStore: timedKeyStore(read.keyStore, read.storeTimeout),
    quotaStore: timedQuotaStore(read.quotaStore, read.storeTimeout),
    clock: wholeClock(read.clock ?? Date.now),
    random: safeRandom(read.random),
  });
  return { access, accounts, keys, usage };
}

/** The checked options, with stores that reject in time and sources of time and randomness. */
export type ApiKeyParts = Omit<Resolved<typeof apiKeyOptions>, 'storeTimeout' | 'clock' | 'random'> & {
  readonly clock: () => number;
  readonly random: Random;
  /** Deletes what other stores keep of an account that is erased. Default: no other stores. */
  readonly eraseElsewhere?: (accountId: string) => Promise<void>;
  /** False where the service takes no keys. Default true. */
  readonly takesKeys?: boolean;
  /** The host's own way to find a caller, where it has one. */
  readonly hostAuthenticate?: Authenticate | undefined;
};

const nothingElse = async () => undefined;

export function createApiKeys(parts: ApiKeyParts): ServiceKeys {
  const { tools, keyStore, quotaStore, burst, prefix: keyPrefix, clock, random, onError } = parts;
  const { eraseElsewhere = nothingElse, takesKeys = true, hostAuthenticate } = parts;
  const { size = 10_000, ttl = 0 } = parts.cache;
  const plans = plansWith(parts.plans);
  requireKnownTools(plans, tools);

  const { onQuota } = parts;
  const counted = onQuota && quotaAlerts(parts.quotaAlerts, onQuota, (error) => onError?.(error), quotaStore);
  const touched = new BoundedMap<string, number>(size);

  /** Notes a key's use, at most once a minute, off the request's path. */
  function touchKey({ id, lastUsedAt }: ApiKey, now: number, call: Call): void {
    if (now - (touched.get(id) ?? lastUsedAt ?? -Infinity) < MINUTE) return;
    touched.set(id, now);
    const touch = async () => {
      try {
        await keyStore.touchKey(id, now);
      } catch (error) {
        onError?.(error);
      }
    };
    const noting = touch();
    call.waitUntil?.(noting);
  }

  const { authenticate: byKey, forget } = createAuthenticator({
    keyStore,
    plans,
    keyPrefix,
    keyCache: { size, ttl: toMilliseconds(ttl) },
    clock,
    used: touchKey,
  });
  const hostLogin =
    hostAuthenticate &&
    createHostLogin({ authenticate: hostAuthenticate, keyStore, plans, clock, changed: forget });
  // Other tokens may come in the same header: they are the host's to read.
  const goesByKey = (call: Call) => takesKeys && (!hostLogin || hasKey(call, keyPrefix));
  async function byHost(call: Call): Promise<Principal> {
    const principal = await hostLogin?.(call);
    if (!principal) throw unauthorized();
    if (changes(call) && !isOfThisOrigin(call)) throw notOfThisOrigin();
    return principal;
  }
  const access: Access = {
    authenticate: hostLogin ? (call) => (goesByKey(call) ? byKey(call) : byHost(call)) : byKey,
    permit({ account, key, plan }, toolId, restricted = false) {
      // Nobody calls a tool by the session of the account area alone.
      if (key?.scope === 'account' || (key === null && !hostLogin)) throw callsNoTool();
      const own = key?.tools ?? null;
      if (account.status !== 'active') throw accountSuspended(account.id);
      if (plan === null) throw unknownPlan(account.plan);
      if (toolId === null) {
        if (own !== null && !restricted) throw keyIsForTools();
        return;
      }
      if (!planAllows(plan, toolId)) throw planLacks(account.plan, toolId);
      if (own !== null && !own.includes(toolId)) throw keyLacks(toolId);
    },
    ...createCounter({ quotaStore, burst, clock, counted, rateLimitHeaders: parts.rateLimitHeaders }),
  };
  const operations = createOperations({
    keyStore,
    quotaStore,
    plans,
    tools,
    keyPrefix,
    random,
    clock,
    changed: () => forget(),
    eraseElsewhere,
  });
  return { access, goesByKey, hostLogin, ...operations };
}

// Without this check, a mistyped id in a plan would silently forbid nothing, or everything.
function requireKnownTools(plans: Plans, tools: readonly ToolHead[]): void {
  const ids = new Set(tools.map(({ id }) => id));
  for (const [name, plan] of Object.entries(plans)) {
    const named = plan.tools === '*' ? [] : 'allow' in plan.tools ? plan.tools.allow : plan.tools.deny;
    const unknown = named.find((id) => !ids.has(id));
    if (unknown === undefined) continue;
    const hint = hintAt(unknown, tools).en;
    throw new TypeError(`plan "${name}" names no tool of this service: "${unknown}"${hint}`);
  }
}

function isPercent(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value <= 100;
}

function isKeyCache(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { size = 0, ttl = 0 } = value as KeyCacheOptions;
  return isWhole(0)(size) && isSpan(ttl) === true;
}
