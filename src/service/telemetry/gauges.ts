import { receiverStates, type WaitingDeliveries, type WebhookStore } from '../../contracts/webhook-store.ts';
import { callQuietly } from '../../lib/promises.ts';
import { sharedFor } from '../../lib/shared-for.ts';
import type { Meter } from './meter.ts';

/** Milliseconds for which one reading of the store is every gauge's and every reader's. */
const SHARED_FOR = 1_000;

/**
 * Gauges of the deliveries that wait, by how their receivers do: `canivete.webhook.deliveries.waiting`, and
 * `canivete.webhook.deliveries.oldest_age` in seconds. The store is read when they are, and without an answer of it they
 * have no value.
 */
export function gaugeDeliveries(
  meter: Meter,
  store: Pick<WebhookStore, 'waiting'>,
  clock: () => number,
): void {
  if (!store.waiting) return;
  const read = sharedFor(SHARED_FOR, async () => store.waiting?.() ?? []);

  function gauge(
    name: string,
    options: { readonly description: string; readonly unit: string },
    valueOf: (waiting: WaitingDeliveries | undefined) => number,
  ): void {
    const made = meter.createObservableGauge?.(`canivete.webhook.deliveries.${name}`, options);
    made?.addCallback(async (result) => {
      // The failure of a store is counted and reported where it is called.
      const all = await read().catch(() => undefined);
      if (!all) return;
      for (const receivers of receiverStates) {
        result.observe(valueOf(all.find((one) => one.receivers === receivers)), { receivers });
      }
    });
  }

  callQuietly(() => {
    gauge(
      'waiting',
      { description: 'Deliveries that have not ended, by how their receivers do', unit: '{delivery}' },
      (waiting) => waiting?.count ?? 0,
    );
    gauge('oldest_age', { description: 'Age of the oldest of them', unit: 's' }, (waiting) =>
      waiting ? Math.max(0, clock() - waiting.oldestAt) / 1_000 : 0,
    );
  });
}
