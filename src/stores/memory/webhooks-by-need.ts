import type { Awaitable } from '../../contracts/call.ts';
import { type WebhookStore, webhookStoreMethods } from '../../contracts/webhook-store.ts';
import { lazyPromise } from '../../lib/lazy.ts';

/** What a store without webhooks answers at every request, or erases. */
const none = { listWebhooks: () => [], nextDue: () => null, eraseAccount: () => undefined };

/**
 * The webhooks in memory, whose rules are loaded by the first call that may store one: most processes start, and many
 * live, without.
 */
export function webhooksByNeed(clock: () => number): WebhookStore {
  let store: WebhookStore | undefined;
  const load = lazyPromise(async () => (store = (await import('./webhooks.ts')).memoryWebhooks(clock)));

  const method =
    (name: keyof WebhookStore) =>
    (...given: readonly unknown[]): Awaitable<unknown> => {
      const call = (loaded: WebhookStore) => (loaded[name] as Method).apply(loaded, [...given]);
      if (store) return call(store);
      return name in none ? none[name as keyof typeof none]() : load().then(call);
    };
  const methods = webhookStoreMethods.map((name) => [name, method(name)]);
  return Object.fromEntries(methods) as unknown as WebhookStore;
}

type Method = (...given: readonly unknown[]) => Awaitable<unknown>;
