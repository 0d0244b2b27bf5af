/** The four stores of a service, as a backend gives them. */
import type { KeyStore } from './key-store.ts';
import type { QuotaStore } from './quota-store.ts';
import type { UsageStore } from './usage-store.ts';
import type { WebhookStore } from './webhook-store.ts';

/** The stores of a backend, to be spread into the options: `createService({ ...stores })`. */
export interface Stores {
  readonly keyStore: KeyStore;
  readonly quotaStore: QuotaStore;
  readonly webhookStore: WebhookStore;
  readonly usageStore: UsageStore;
}
