/**
 * The stores of a service: those of the host, else in memory; each call is timed, its failure counted where there is a
 * meter, and it is traced where there is a tracer.
 */
import { timedKeyStore } from '../contracts/key-store.ts';
import { timedQuotaStore } from '../contracts/quota-store.ts';
import type { Spans } from '../contracts/spans.ts';
import type { Stores } from '../contracts/stores.ts';
import { timedUsageStore } from '../contracts/usage-store.ts';
import { timedWebhookStore } from '../contracts/webhook-store.ts';
import { memoryKeys } from '../stores/memory/keys.ts';
import { memoryQuota } from '../stores/memory/quota.ts';
import { memoryUsage } from '../stores/memory/usage.ts';
import { memoryWebhooks } from '../stores/memory/webhooks.ts';
import type { ReadOptions } from './options.ts';
import { storeFailures } from './telemetry/meter.ts';
import { tracedStores, watchedStores } from './telemetry/stores.ts';

export function createStores(read: ReadOptions, clock: () => number, spans: Spans | undefined): Stores {
  const { storeTimeout } = read;
  const stores = {
    keyStore: timedKeyStore(read.keyStore ?? memoryKeys(), storeTimeout),
    quotaStore: timedQuotaStore(read.quotaStore ?? memoryQuota(clock), storeTimeout),
    webhookStore: timedWebhookStore(read.webhookStore ?? memoryWebhooks(clock), storeTimeout),
    usageStore: timedUsageStore(read.usageStore ?? memoryUsage(), storeTimeout),
  };
  const onFailure = read.meter && storeFailures(read.meter);
  const watched = onFailure ? watchedStores(stores, onFailure) : stores;
  return spans ? tracedStores(watched, spans) : watched;
}
