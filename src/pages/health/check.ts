import type { KeyStore } from '../../contracts/key-store.ts';
import type { QuotaStore } from '../../contracts/quota-store.ts';
import type { Stores } from '../../contracts/stores.ts';
import { type UsageStore, usageDay } from '../../contracts/usage-store.ts';
import type { WebhookStore } from '../../contracts/webhook-store.ts';
import { orTimeout } from '../../lib/promises.ts';
import { sharedFor } from '../../lib/shared-for.ts';
import { version } from '../../lib/version.ts';

/** The check of one store. */
export interface HealthCheck {
  readonly name: (typeof names)[number];
  readonly status: 'ok' | 'failed';
  /** Milliseconds until it answered, or the check gave up. */
  readonly ms: number;
}

/** The health of a service: whether it can answer, with the check of each store. */
export interface Health {
  readonly status: 'ok' | 'failed' | 'stopping';
  readonly version: string;
  readonly checks: readonly HealthCheck[];
}

/** The stores that a host has passed. */
export type GivenStores = { readonly [Name in keyof Stores]?: Stores[Name] | undefined };

export interface HealthParts {
  readonly keyStore: Pick<KeyStore, 'getAccount'>;
  readonly quotaStore: Pick<QuotaStore, 'read'>;
  readonly webhookStore: Pick<WebhookStore, 'nextDue'>;
  readonly usageStore: Pick<UsageStore, 'read'>;
  /** The stores of the host: those that have `tryWriting` are asked by it. */
  readonly given?: GivenStores;
  readonly clock: () => number;
  /** True once the service is stopping. */
  readonly isStopping: () => boolean;
  /** Gets the reason why a store failed, which no answer shows. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds after which a store counts as failed. */
const PATIENCE = 2_000;

const names = ['keyStore', 'quotaStore', 'webhookStore', 'usageStore'] as const;

/** The name of an account, and of a bucket, that does not exist. */
const NOBODY = 'health';

/** Milliseconds for which one answer of the stores is every caller's: anyone may ask, as often as they like. */
const SHARED_FOR = 1_000;

/** `checkHealth` of at most once a second: who asks meanwhile gets the same checks. */
export function sharedHealth(parts: HealthParts): () => Promise<Health> {
  const check = sharedFor(SHARED_FOR, async () => checkHealth({ ...parts, isStopping: () => false }));
  return async () => {
    const health = await check();
    return parts.isStopping() ? { ...health, status: 'stopping' } : health;
  };
}

/** Lets each store try the way of its writes. One that has no way to try is asked for something small that it does not have. */
export async function checkHealth(parts: HealthParts): Promise<Health> {
  const { keyStore, quotaStore, webhookStore, usageStore, given = {}, clock, isStopping, onError } = parts;
  const today = usageDay(clock());
  const questions: Readonly<Record<HealthCheck['name'], () => unknown>> = {
    keyStore: () => keyStore.getAccount(NOBODY),
    quotaStore: () => quotaStore.read(NOBODY),
    webhookStore: () => webhookStore.nextDue(),
    usageStore: () => usageStore.read({ accountId: NOBODY, from: today, to: today }),
  };
  const checks = await Promise.all(
    names.map(async (name): Promise<HealthCheck> => {
      const store = given[name];
      const ask = () => (store?.tryWriting ? store.tryWriting() : questions[name]());
      const began = performance.now();
      const status = await answers(ask, onError);
      return { name, status, ms: Math.round(performance.now() - began) };
    }),
  );
  const hasFailed = checks.some(({ status }) => status === 'failed');
  return { status: isStopping() ? 'stopping' : hasFailed ? 'failed' : 'ok', version, checks };
}

async function answers(
  ask: () => unknown,
  onError: (error: unknown) => void,
): Promise<HealthCheck['status']> {
  try {
    await orTimeout(ask(), PATIENCE, 'a store');
    return 'ok';
  } catch (error) {
    onError(error);
    return 'failed';
  }
}
