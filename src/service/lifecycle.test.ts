import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebhookStore } from '../contracts/webhook-store.ts';
import { memoryStores } from '../stores/memory/index.ts';
import { createLifecycle, type LifecycleParts } from './lifecycle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A lifecycle that notes what it does. */
function made(own: Partial<LifecycleParts> = {}) {
  const calls: string[] = [];
  const errors: (Error & { code?: string })[] = [];
  const note = (name: string) => async () => void calls.push(name);
  const webhooks = {
    start: note('start'),
    stop: async () => {
      calls.push('stop');
      return { drained: 0, released: 0 };
    },
    runDue: async () => ({ claimed: 0, succeeded: 0, retried: 0, failed: 0, nextDue: null }),
  };
  const gatherer = { start: () => void calls.push('gather'), stop: note('store') };
  const lifecycle = createLifecycle({
    webhooks,
    gatherer,
    stores: memoryStores(),
    warnings: undefined,
    patience: 1_000,
    autoStart: true,
    clock: Date.now,
    onError: (error) => void errors.push(error as Error),
    ...own,
  });
  return { ...lifecycle, calls, errors };
}

/** The reports about a store with these warnings, after that many starts. */
async function reported(warnings: WebhookStore['warnings'], times = 1) {
  const { start, errors, calls } = made({ warnings });
  for (let i = 0; i < times; i++) await start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.filter((call) => call === 'start')).toHaveLength(times);
  return errors.map(({ message, code }) => [message, code]);
}

it('a start tells what the store’s server may lose, and the next one does not', async () => {
  const warnings = vi.fn(async () => ['no persistence', 'eviction']);
  expect(await reported(warnings, 3)).toEqual([
    ['no persistence', 'store_settings'],
    ['eviction', 'store_settings'],
  ]);
  expect(warnings).toHaveBeenCalledTimes(1);
});

it('a start waits for no store, and tells when one cannot say what it may lose', async () => {
  expect(await reported(() => Promise.reject(new Error('down')))).toEqual([['down', undefined]]);
  expect(await reported(() => new Promise(() => undefined))).toEqual([
    ['warnings took longer than 1000 ms', undefined],
  ]);
  expect(await reported(undefined)).toEqual([]);
});

it('the first request starts the deliveries, unless the host has started or stopped them, or said so', async () => {
  const requested = made();
  requested.onRequest();
  requested.onRequest();
  expect(requested.calls).toEqual(['start']);

  const started = made();
  await started.start();
  started.onRequest();
  expect(started.calls).toEqual(['gather', 'start']);

  const stopped = made();
  await stopped.stop();
  stopped.onRequest();
  expect(stopped.calls).toEqual(['store', 'stop', 'store']);

  const byHand = made({ autoStart: false });
  byHand.onRequest();
  expect(byHand.calls).toEqual([]);
});

it('a start by a request that fails is reported', async () => {
  const { webhooks } = { webhooks: { start: () => Promise.reject(new Error('down')) } };
  const { onRequest, errors } = made({ webhooks: webhooks as unknown as LifecycleParts['webhooks'] });
  onRequest();
  await vi.advanceTimersByTimeAsync(0);
  expect(errors.map(String)).toEqual(['Error: down']);
});

it('a service that stops or announces it says so until the next start', async () => {
  const { announceStop, isStopping, start, stop, health } = made();
  expect([isStopping(), (await health()).status]).toEqual([false, 'ok']);
  announceStop();
  expect([isStopping(), (await health()).status]).toEqual([true, 'stopping']);
  await start();
  expect(isStopping()).toBe(false);
  await stop();
  expect(isStopping()).toBe(true);
});
