import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toWorker } from '../../adapters/cloudflare.ts';
import { schedulerSuite } from '../conformance/index.ts';
import type { Scheduler } from '../contracts/scheduler.ts';
import { queueScheduler } from './cloudflare.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sleep = async (milliseconds: number) => void (await vi.advanceTimersByTimeAsync(milliseconds));

/** Makes a Queue with one consumer, which gets one batch at a time, and again the batch that it failed on. */
function fakeQueue(consume: () => Promise<void>) {
  const sent: { readonly message: unknown; readonly delaySeconds: number; readonly at: number }[] = [];
  let waiting = 0;
  let active = false;
  const deliver = async () => {
    if (active) return;
    active = true;
    while (waiting > 0) {
      const batch = waiting;
      waiting = 0;
      await consume().catch(() => (waiting += batch));
    }
    active = false;
  };
  return {
    sent,
    async send(message: unknown, { delaySeconds = 0 } = {}) {
      sent.push({ message, delaySeconds, at: Date.now() });
      setTimeout(() => {
        waiting++;
        void deliver();
      }, delaySeconds * 1_000);
    },
  };
}

/**
 * Makes a Worker with this scheduler, whose service acts like a real `runDue`: nothing once it is stopped, else a run,
 * and a wake for the rest of the work. It begins with a message, and has a cron of every minute.
 */
function onCloudflare(): Scheduler {
  let work: Parameters<Scheduler['start']>[0] | undefined;
  let report: (error: unknown) => void = () => undefined;
  let active: Promise<unknown> = Promise.resolve();
  let cron: ReturnType<typeof setInterval>;
  const runDue = async () => {
    const { nextDue } = (await work?.()) ?? { nextDue: null };
    if (nextDue !== null) await scheduler.wake(nextDue);
  };
  const worker = toWorker(() =>
    Object.assign(async () => new Response(), { runDue: () => (active = runDue()) }),
  );
  const context = { waitUntil: () => undefined };
  const event = (handler: 'queue' | 'scheduled') =>
    worker[handler]({}, {}, context).catch((error: unknown) => {
      report(error);
      throw error;
    });
  const queue = fakeQueue(() => event('queue'));
  const scheduler = queueScheduler(queue);
  return {
    async start(run, onError) {
      [work, report] = [run, onError];
      await scheduler.start(run, onError);
      cron = setInterval(() => void event('scheduled').catch(() => undefined), 60_000);
      await queue.send({});
    },
    wake: (delay) => scheduler.wake(delay),
    async stop() {
      work = undefined;
      clearInterval(cron);
      await scheduler.stop();
      await active.catch(() => undefined);
    },
  };
}

// A cron may fall into the time of a message, and two runs of one isolate overlap: each event has to do its own work,
// as it ends with its event, and the store keeps claims apart. The suite's runs are shorter than a sweep.
schedulerSuite({ describe, it, expect }, onCloudflare, { sleep, sweep: 60_000 });

describe('queueScheduler', () => {
  const started = () => {
    const queue = fakeQueue(async () => undefined);
    return { ...queue, scheduler: queueScheduler(queue) };
  };

  it('sends a message with nothing in it, delayed by whole seconds, rounded up', async () => {
    const { scheduler, sent } = started();
    await scheduler.wake(30_001);
    expect(sent).toEqual([{ message: {}, delaySeconds: 31, at: Date.now() }]);
  });

  it('sends nothing by being started', async () => {
    const { scheduler, sent } = started();
    await scheduler.start(
      async () => ({ nextDue: null }),
      () => undefined,
    );
    expect(sent).toEqual([]);
  });

  it('leaves to the cron what is due after its next run', async () => {
    const { scheduler, sent } = started();
    for (const delay of [60_001, 300_000, 2 ** 40, Infinity]) await scheduler.wake(delay);
    expect(sent).toEqual([]);
    await scheduler.wake(60_000);
    expect(sent).toMatchObject([{ delaySeconds: 60 }]);
  });

  it('sends two messages for a burst: one now, one that comes after it', async () => {
    const { scheduler, sent } = started();
    for (let i = 0; i < 100; i++) await scheduler.wake(0);
    expect(sent.map(({ delaySeconds }) => delaySeconds)).toEqual([0, 1]);
  });

  it('sends one message a second while there is more and more to do', async () => {
    const { scheduler, sent } = started();
    for (let i = 0; i < 1_000; i++) {
      await scheduler.wake(0);
      await sleep(10);
    }
    expect(sent.length).toBeLessThanOrEqual(12);
    const arrivals = sent.map(({ at, delaySeconds }) => at + delaySeconds * 1_000);
    const gaps = arrivals.slice(1).map((arrival, i) => arrival - (arrivals[i] as number));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2_000);
  });

  it('sends another message only for what is due before the one on its way', async () => {
    const { scheduler, sent } = started();
    for (const delay of [30_000, 45_000, 30_000, 10_000, 20_000]) await scheduler.wake(delay);
    expect(sent.map(({ delaySeconds }) => delaySeconds)).toEqual([30, 10]);
  });

  it('rejects when the Queue does, and sends again', async () => {
    const queue = { send: vi.fn().mockRejectedValueOnce(new Error('Queue')).mockResolvedValue(undefined) };
    const scheduler = queueScheduler(queue);
    await expect(scheduler.wake(10_000)).rejects.toThrow('Queue');
    await scheduler.wake(10_000);
    expect(queue.send).toHaveBeenCalledTimes(2);
  });

  it('sends nothing once it is stopped, until it is started again', async () => {
    const { scheduler, sent } = started();
    await scheduler.stop();
    await scheduler.wake(0);
    expect(sent).toEqual([]);
    await scheduler.start(
      async () => ({ nextDue: null }),
      () => undefined,
    );
    await scheduler.wake(0);
    expect(sent.length).toBe(1);
  });

  it('counts by the clock that it is given: a message that has arrived is not on its way', async () => {
    const sent: number[] = [];
    let now = 5_000_000;
    const queue = {
      send: async (_: unknown, { delaySeconds = -1 } = {}) => void sent.push(delaySeconds),
    };
    const scheduler = queueScheduler(queue, { clock: () => now });
    await scheduler.wake(10_000);
    now += 9_999;
    await scheduler.wake(1_000);
    expect(sent).toEqual([10]);
    now += 1;
    // One message is here, and the next one comes a second after it.
    await scheduler.wake(0);
    expect(sent).toEqual([10, 1]);
    now += 60_000;
    await scheduler.wake(0);
    await scheduler.wake(-5_000);
    expect(sent).toEqual([10, 1, 0, 1]);
  });

  it('sends what comes sooner than the message on its way by more than a second', async () => {
    const sent: number[] = [];
    const queue = {
      send: async (_: unknown, { delaySeconds = -1 } = {}) => void sent.push(delaySeconds),
    };
    const scheduler = queueScheduler(queue, { clock: () => 0, sweep: 20_000 });
    await scheduler.wake(20_001);
    await scheduler.wake(20_000);
    expect(sent).toEqual([20]);
    await scheduler.wake(2_000);
    await scheduler.wake(1_000);
    await scheduler.wake(0);
    await scheduler.wake(1_500);
    expect(sent).toEqual([20, 2, 1, 0].slice(0, sent.length));
  });
});
