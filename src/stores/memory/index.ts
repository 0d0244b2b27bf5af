/**
 * The stores in memory: the reference of what each interface means, and the default of a service.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { memoryStores } from 'canivete/stores/memory';
 *
 * const stores = memoryStores();
 * const service = createService({ ...stores });
 * ```
 * @module
 */
import type { KeyStore } from '../../contracts/key-store.ts';
import type { QuotaStore } from '../../contracts/quota-store.ts';
import type { Stores } from '../../contracts/stores.ts';
import type { WebhookStore } from '../../contracts/webhook-store.ts';
import { memoryKeys } from './keys.ts';
import { memoryQuota } from './quota.ts';
import { memoryUsage } from './usage.ts';
import { memoryWebhooks } from './webhooks.ts';

export interface MemoryStoreOptions {
  /** The stores' time source, in milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number;
  /**
   * How many bytes of bodies of deliveries are kept. Past that the oldest ended deliveries lose theirs, and then leave
   * the log. None that waits is dropped: an event that finds no room is stored `skipped`, without its body. It is no limit of
   * memory: the heap may take four times as much. Default 256 MiB.
   */
  readonly maxBytes?: number;
}

/** Everything in this process's memory: it lives as long as the object. Each store is on its own. */
export function memoryStores({ clock = Date.now, maxBytes }: MemoryStoreOptions = {}): Stores {
  return {
    keyStore: memoryKeys(),
    quotaStore: memoryQuota(clock),
    webhookStore: memoryWebhooks(clock, maxBytes),
    usageStore: memoryUsage(),
  };
}

/** The stores of keys, counts and webhooks in one object; `eraseAccount` erases from all of it. */
export type MemoryStore = KeyStore & QuotaStore & WebhookStore & { readonly revision: number };

/** One object that is three stores, for a program that looks into them. `memoryStores` gives all of them apart. */
export function memoryStore({ clock = Date.now, maxBytes }: MemoryStoreOptions = {}): MemoryStore {
  const keys = memoryKeys();
  const webhooks = memoryWebhooks(clock, maxBytes);
  const eraseKeys = keys.eraseAccount;
  const eraseAccount = (id: string) => {
    webhooks.eraseAccount(id);
    return eraseKeys(id);
  };
  // The keys are the target, since a spread would copy the revision of this moment.
  return Object.assign(keys, memoryQuota(clock), webhooks, { eraseAccount }) as MemoryStore;
}
