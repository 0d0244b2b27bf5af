/**
 * The stores in memory: the reference of what each interface means, and the default of a service.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { memoryStore } from 'canivete/stores/memory';
 *
 * const store = memoryStore();
 * const service = createService({ keyStore: store, quotaStore: store });
 * ```
 * @module
 */
import type { KeyStore, QuotaStore } from '../core/stores.ts';
import type { WebhookStore } from '../core/webhook-store.ts';
import { memoryKeys } from './memory/keys.ts';
import { memoryQuota } from './memory/quota.ts';
import { memoryWebhooks } from './memory/webhooks.ts';

export interface MemoryStoreOptions {
  /** The stores' time source, in milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number;
}

/** Everything in this process's memory: it lives as long as the object. */
export type MemoryStore = KeyStore & QuotaStore & WebhookStore & { readonly revision: number };

export function memoryStore({ clock = Date.now }: MemoryStoreOptions = {}): MemoryStore {
  const keys = memoryKeys();
  // Spreading would copy the revision of this moment.
  const others = { ...memoryQuota(clock), ...memoryWebhooks(clock) };
  return Object.defineProperties(others as MemoryStore, Object.getOwnPropertyDescriptors(keys));
}
