import { defaultLimits } from '../core/service.ts';
import type { Page } from '../core/pages.ts';
import type { Random } from '../lib/random.ts';
import { memoryStore } from '../stores/memory.ts';
import { openVault } from '../webhooks/secrets.ts';
import { createTestPage } from '../webhooks/test-page.ts';
import { createUrlPolicy } from '../webhooks/url-policy.ts';

/** `POST /webhooks/test` of a receiver that takes everything: nothing is sent. */
export function webhookTestPage(clock: () => number, random: Random): Page {
  const policy = createUrlPolicy();
  const egress = { pinned: false, send: async () => ({ status: 200, body: new Uint8Array() }) };
  return createTestPage({
    store: memoryStore({ clock }),
    // A test suite makes as many tests as it likes.
    quotaStore: { consume: () => ({ admitted: true, used: 0 }), read: () => 0 },
    vault: openVault,
    policy,
    sender: async () => ({ egress, policy, timeout: 10_000, clock }),
    limits: defaultLimits,
    clock,
    random,
  });
}
