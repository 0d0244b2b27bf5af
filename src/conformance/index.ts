/**
 * The suites that an implementation of a store has to pass. They run in any test runner.
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
export type { Opened, Runner, StoreFactory } from './runner.ts';
export { usageStoreSuite } from './usage-store.ts';
export { type WebhookSuiteOptions, webhookStoreSuite } from './webhook-store.ts';
export { type SchedulerSuiteOptions, schedulerSuite } from './scheduler.ts';
