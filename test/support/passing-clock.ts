import type { WebhookSuiteOptions } from '../../src/conformance/webhook-store.ts';

/** A clock that runs, and jumps ahead where a suite would wait: neither waiting nor a busy machine matter to it. */
export function passingClock() {
  let ahead = 0;
  const options: WebhookSuiteOptions = { short: 60_000, sleep: async (ms) => void (ahead += ms) };
  return { clock: () => Date.now() + ahead, options };
}
