import { within } from '../../lib/promises.ts';
import type { Random } from '../../lib/random.ts';
import type { Access } from '../access.ts';
import type { Call } from '../call.ts';
import { ApiError } from '../errors.ts';
import {
  type Check,
  checkOptions,
  isFunction,
  isObject,
  isText,
  isWhole,
  listOf,
  orNull,
  type Rule,
} from '../options.ts';
import { isToolHead } from '../served.ts';
import { safeRandom } from '../sources.ts';
import type { ApiKey, KeyStore, QuotaStore } from '../stores.ts';
import type { ToolHead } from '../tool.ts';
import { createAuthenticator, type KeyCacheOptions } from './authenticate.ts';
import { createOperations, type Operations } from './operations.ts';
import { arePlans, builtInPlans, planAllows, type Plans } from './plans.ts';
import { type Burst, createCounter } from './quota.ts';
import { hintAt } from './tool-names.ts';

export interface ApiKeyOptions {
  /** The tools of the service, so that a plan or a key cannot name one that does not exist. */
  readonly tools: readonly ToolHead[];
  readonly keyStore: KeyStore;
  readonly quotaStore: QuotaStore;
  /** Added to free, pro and enterprise, or in their place. */
  readonly plans?: Plans;
  /** A fixed window for each account, on top of its quota. Default null. */
  readonly burst?: Burst | null;
  /** Default `cnv`. */
  readonly keyPrefix?: string;
  readonly keyCache?: KeyCacheOptions;
  /** Milliseconds after which a store call counts as rejected. Default 5,000. */
  readonly storeTimeout?: number;
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number;
  /** Whole numbers from 0 to 2^32 − 1, of which ids and keys are made; another draw rejects with a `TypeError`. */
  readonly random?: Random;
  /** Told when noting a key's use fails; requests do not wait for it. */
  readonly onError?: (error: unknown) => void;
}

/** Access by API keys, with the operations on them. */
export interface ApiKeys extends Operations {
  readonly access: Access;
}

/** Milliseconds. */
export const defaultStoreTimeout = 5_000;

const MINUTE = 60_000;

/** The options of access by API keys with their checks. */
export const apiKeyChecks: Readonly<Record<string, Rule>> = {
  tools: listOf('tools', isToolHead),
  keyStore: hasMethods('createAccount', 'getAccount', 'updateAccount', 'createKey', 'findKey', 'revokeKey'),
  quotaStore: hasMethods('consume', 'read'),
  plans: arePlans,
  burst: orNull((value) => {
    const { requests, seconds } = isObject(value) ? (value as Partial<Burst>) : {};
    return isWhole(1)(requests) && isWhole(1)(seconds);
  }),
  keyPrefix: (value) => isText(value) && /^[a-z][a-z0-9]{1,11}$/.test(value as string),
  keyCache: (value) => {
    if (!isObject(value)) return false;
    const { size = 0, ttl = 0 } = value as KeyCacheOptions;
    return isWhole(0)(size) && isWhole(0)(ttl);
  },
  storeTimeout: isWhole(1),
  clock: isFunction,
  random: isFunction,
  onError: isFunction,
};

/** Access control by API keys, plans and quotas. Throws a `TypeError` that names a wrong option. */
export function apiKeys(options: ApiKeyOptions): ApiKeys {
  checkOptions('apiKeys', options, apiKeyChecks);
  const {
    tools,
    keyStore,
    quotaStore,
    plans: ownPlans,
    burst = null,
    keyPrefix = 'cnv',
    keyCache: { size = 10_000, ttl = 0 } = {},
    storeTimeout = defaultStoreTimeout,
    clock = Date.now,
    onError,
  } = options;
  const random = safeRandom(options.random);
  const plans: Plans = { ...builtInPlans, ...ownPlans };
  requireKnownTools(plans, tools);

  const touched = new Map<string, number>();

  /** Notes a key's use, at most once a minute, off the request's path. */
  function used({ id, lastUsedAt }: ApiKey, now: number, call: Call): void {
    if (now - (touched.get(id) ?? lastUsedAt ?? -Infinity) < MINUTE) return;
    if (touched.size >= size) touched.clear();
    touched.set(id, now);
    const touch = async () => {
      try {
        await within(keyStore.touchKey(id, now), storeTimeout, 'touchKey');
      } catch (error) {
        onError?.(error);
      }
    };
    const noting = touch();
    call.waitUntil?.(noting);
  }

  const stores = { keyStore, quotaStore, storeTimeout, plans, clock };
  const { authenticate, forget } = createAuthenticator({
    ...stores,
    keyPrefix,
    keyCache: { size, ttl },
    used,
  });
  const access: Access = {
    authenticate,
    permit({ account, key, plan }, toolId) {
      const allowed =
        account.status === 'active' &&
        plan !== null &&
        (toolId === null || (planAllows(plan, toolId) && (key.tools === null || key.tools.includes(toolId))));
      if (!allowed) throw new ApiError(403);
    },
    ...createCounter({ ...stores, burst }),
  };
  return { access, ...createOperations({ ...stores, tools, keyPrefix, random, changed: forget }) };
}

// A mistyped id in a plan would forbid nothing, or everything, without a word.
function requireKnownTools(plans: Plans, tools: readonly ToolHead[]): void {
  const ids = new Set(tools.map(({ id }) => id));
  for (const [name, plan] of Object.entries(plans)) {
    const named = plan.tools === '*' ? [] : 'allow' in plan.tools ? plan.tools.allow : plan.tools.deny;
    const unknown = named.find((id) => !ids.has(id));
    if (unknown === undefined) continue;
    const hint = hintAt(unknown, tools);
    throw new TypeError(`apiKeys: plan "${name}" names no tool of this service: "${unknown}"${hint}`);
  }
}

/** An object that has these methods. */
export function hasMethods(...names: readonly string[]): Check {
  return (value) =>
    isObject(value) && names.every((name) => isFunction((value as Record<string, unknown>)[name]));
}
