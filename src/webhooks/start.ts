import type { WebhookStore } from '../contracts/webhook-store.ts';
import { orTimeout } from '../lib/promises.ts';
import type { Webhooks } from './webhooks.ts';

/** The first start also reports what the settings of a store's server may lose. Nothing waits for that. */
export function withWarnings(
  start: () => Promise<void>,
  store: WebhookStore | undefined,
  patience: number,
  report: (error: unknown) => void,
): () => Promise<void> {
  let isAsked = false;
  const ask = async () => {
    try {
      const warnings = (await orTimeout(store?.warnings?.(), patience, 'warnings')) ?? [];
      for (const warning of warnings) report(Object.assign(new Error(warning), { code: 'store_settings' }));
    } catch (error) {
      report(error);
    }
  };
  return async () => {
    if (!isAsked) void ask();
    isAsked = true;
    await start();
  };
}

/** The first request starts the deliveries, unless the host has started or stopped them by hand. */
export function startWithRequests(webhooks: Webhooks, autoStart: boolean, report: (error: unknown) => void) {
  let isManual = !autoStart;
  return {
    async start() {
      isManual = true;
      await webhooks.start();
    },
    stop: async (...given: Parameters<Webhooks['stop']>) => {
      isManual = true;
      return webhooks.stop(...given);
    },
    onRequest() {
      if (isManual) return;
      isManual = true;
      webhooks.start().catch(report);
    },
  };
}
