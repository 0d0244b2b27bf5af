import { httpOptions } from '../pipeline/options.ts';
import type { Page } from '../contracts/pages.ts';
import { toMilliseconds } from '../lib/duration.ts';
import type { Random } from '../lib/random.ts';
import { memoryStore } from '../stores/memory/index.ts';
import { openVault } from '../webhooks/secrets.ts';
import { createTestPage } from '../webhooks/test-page.ts';
import { createTester } from '../webhooks/tester.ts';
import { createUrlPolicy } from '../egress/url-options.ts';

/** `POST /webhooks/test` of a receiver that takes everything: nothing is sent. */
export function webhookTestPage(clock: () => number, random: Random): Page {
  const policy = createUrlPolicy();
  const egress = { pinned: false, send: async () => ({ status: 200, body: new Uint8Array() }) };
  return createTestPage({
    store: memoryStore({ clock }),
    vault: openVault,
    policy,
    tester: createTester({
      // A test suite may make any number of tests.
      quotaStore: { consume: () => ({ admitted: true, used: 0 }), read: () => 0 },
      sender: () => ({ egress, policy, timeout: 10_000, clock }),
      clock,
      random,
    }),
    limits: {
      maxBodyBytes: httpOptions.maxBodyBytes.default,
      bodyTimeout: toMilliseconds(httpOptions.bodyTimeout.default),
    },
    clock,
    random,
  });
}
