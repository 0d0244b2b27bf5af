/**
 * The suites that say when an implementation of a store is one. They run in any test runner.
 *
 * ```ts
 * import { describe, expect, it } from 'vitest';
 * import { keyStoreSuite, quotaStoreSuite } from 'canivete/conformance';
 * import { myStore } from './my-store.ts';
 *
 * keyStoreSuite({ describe, it, expect }, async () => ({ store: await myStore() }));
 * quotaStoreSuite({ describe, it, expect }, async () => ({ store: await myStore() }));
 * ```
 * @module
 */
export { keyStoreSuite } from './key-store.ts';
export { type QuotaSuiteOptions, quotaStoreSuite } from './quota-store.ts';
export type { Runner, StoreFactory } from './runner.ts';
export { type WebhookSuiteOptions, webhookStoreSuite } from './webhook-store.ts';
export { type SchedulerSuiteOptions, schedulerSuite } from './scheduler.ts';
