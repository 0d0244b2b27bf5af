import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebhookStore } from '../contracts/webhook-store.ts';
import { startWithRequests, withWarnings } from './start.ts';
import type { Webhooks } from './webhooks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A start that was made so often, over a store with these warnings. */
async function started(warnings: WebhookStore['warnings'], times = 1) {
  const errors: (Error & { code?: string })[] = [];
  let starts = 0;
  const start = withWarnings(
    async () => void starts++,
    { warnings } as unknown as WebhookStore,
    1_000,
    (error) => void errors.push(error as Error),
  );
  for (let i = 0; i < times; i++) await start();
  await vi.advanceTimersByTimeAsync(1_000);
  return { starts, errors: errors.map(({ message, code }) => [message, code]) };
}

it('a start tells of what the store’s server may lose, and the next one does not', async () => {
  const warnings = vi.fn(async () => ['no persistence', 'eviction']);
  expect(await started(warnings, 3)).toEqual({
    starts: 3,
    errors: [
      ['no persistence', 'store_settings'],
      ['eviction', 'store_settings'],
    ],
  });
  expect(warnings).toHaveBeenCalledTimes(1);
});

it('a start waits for no store, and tells of one that cannot say what it may lose', async () => {
  expect(await started(() => Promise.reject(new Error('down')))).toEqual({
    starts: 1,
    errors: [['down', undefined]],
  });
  expect(await started(() => new Promise(() => undefined))).toEqual({
    starts: 1,
    errors: [['warnings took longer than 1000 ms', undefined]],
  });
  expect(await started(undefined)).toEqual({ starts: 1, errors: [] });
});

it('the first request starts the deliveries, unless the host has started or stopped them, or said so', async () => {
  const calls: string[] = [];
  const webhooks = {
    start: async () => void calls.push('start'),
    stop: async () => {
      calls.push('stop');
      return { drained: 0, released: 0 };
    },
  } as unknown as Webhooks;
  const of = (autoStart: boolean) => startWithRequests(webhooks, autoStart, () => undefined);
  const callsOf = async (work: () => Promise<unknown>) => {
    calls.length = 0;
    await work();
    return calls.splice(0);
  };
  const requested = of(true);
  expect(
    await callsOf(async () => {
      requested.onRequest();
      requested.onRequest();
    }),
  ).toEqual(['start']);
  const byHand = of(true);
  await byHand.start();
  expect(await callsOf(async () => byHand.onRequest())).toEqual([]);
  const stopped = of(true);
  await stopped.stop();
  expect(await callsOf(async () => stopped.onRequest())).toEqual([]);
  const never = of(false);
  expect(await callsOf(async () => never.onRequest())).toEqual([]);
});

it('a start by a request that fails is reported', async () => {
  const errors: unknown[] = [];
  const webhooks = { start: () => Promise.reject(new Error('down')) } as unknown as Webhooks;
  startWithRequests(webhooks, true, (error) => errors.push(error)).onRequest();
  await Promise.resolve();
  expect(errors.map(String)).toEqual(['Error: down']);
});
