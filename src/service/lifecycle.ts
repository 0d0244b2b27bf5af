/** The life of a service: when it starts to deliver, whether it can answer, and how it ends. */
import type { Stores } from '../contracts/stores.ts';
import type { WebhookStore } from '../contracts/webhook-store.ts';
import { orTimeout } from '../lib/promises.ts';
import type { Gatherer } from '../pages/account/gatherer.ts';
import { type GivenStores, type Health, sharedHealth } from '../pages/health/check.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';

export interface LifecycleParts {
  readonly webhooks: Pick<Webhooks, 'start' | 'stop' | 'runDue'>;
  readonly gatherer: Pick<Gatherer, 'start' | 'stop'>;
  readonly stores: Stores;
  /** The stores of the host, which may report more of their health. */
  readonly given?: GivenStores;
  /** Describes the data that the settings of a store's server may lose. */
  readonly warnings: WebhookStore['warnings'];
  /** Longest wait for the warnings, in milliseconds. */
  readonly patience: number;
  /** Lets the first request start the deliveries. */
  readonly autoStart: boolean;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/** The members of a service that start, watch and end it. */
export interface Lifecycle extends Pick<Webhooks, 'start' | 'stop' | 'runDue'> {
  health(): Promise<Health>;
  announceStop(): void;
  isStopping(): boolean;
  /** Called before each request. */
  onRequest(): void;
}

export function createLifecycle(parts: LifecycleParts): Lifecycle {
  const { webhooks, gatherer, stores, given = {}, warnings, patience, clock, onError } = parts;
  let isStopping = false;
  let hasWarned = false;
  /** True while the next request starts the deliveries: not once the host has started or stopped them. */
  let startsByRequest = parts.autoStart;

  async function reportWarnings(): Promise<void> {
    try {
      const texts = (await orTimeout(warnings?.(), patience, 'warnings')) ?? [];
      for (const text of texts) onError(Object.assign(new Error(text), { code: 'store_settings' }));
    } catch (error) {
      onError(error);
    }
  }

  /** Starts the deliveries. The first start also reports what the store's server may lose, and does not wait for it. */
  async function startDeliveries(): Promise<void> {
    startsByRequest = false;
    if (!hasWarned) void reportWarnings();
    hasWarned = true;
    await webhooks.start();
  }

  return {
    onRequest() {
      if (startsByRequest) startDeliveries().catch(onError);
    },
    async start() {
      isStopping = false;
      gatherer.start();
      await startDeliveries();
    },
    announceStop() {
      isStopping = true;
    },
    isStopping: () => isStopping,
    async stop(options) {
      isStopping = true;
      startsByRequest = false;
      void gatherer.stop();
      try {
        return await webhooks.stop(options);
      } finally {
        // Store once more the usage of answers given while the deliveries drained; it waits for the stop above.
        await gatherer.stop();
      }
    },
    runDue: webhooks.runDue,
    health: sharedHealth({ ...stores, given, clock, isStopping: () => isStopping, onError }),
  };
}
