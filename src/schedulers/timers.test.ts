import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedulerSuite } from '../conformance/index.ts';
import { timers } from './timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sleep = async (milliseconds: number) => void (await vi.advanceTimersByTimeAsync(milliseconds));

schedulerSuite({ describe, it, expect }, () => timers(), { sleep });
schedulerSuite({ describe, it, expect }, () => timers({ sweep: '1s' }), { sleep, sweep: 1_000 });

describe('timers', () => {
  it('looks every sweep, not more often, when nothing is due', async () => {
    let runs = 0;
    const scheduler = timers({ sweep: 1_000 });
    await scheduler.start(
      async () => {
        runs++;
        return { nextDue: null };
      },
      () => undefined,
    );
    await sleep(10_500);
    expect(runs).toBe(11);
    await scheduler.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps the earlier of two wakes', async () => {
    const at: number[] = [];
    const start = Date.now();
    const scheduler = timers();
    await scheduler.start(
      async () => {
        at.push(Date.now() - start);
        return { nextDue: null };
      },
      () => undefined,
    );
    await sleep(0);
    await scheduler.wake(5_000);
    await scheduler.wake(2_000);
    await scheduler.wake(8_000);
    await sleep(6_000);
    expect(at).toEqual([0, 2_000]);
    await scheduler.stop();
  });

  /** Times at which the scheduler looks, from its start, given the answer of each look. */
  function looks(scheduler: ReturnType<typeof timers>, nextDue: (n: number) => number | null = () => null) {
    const at: number[] = [];
    const errors: unknown[] = [];
    const start = Date.now();
    const run = async () => {
      at.push(Date.now() - start);
      return { nextDue: nextDue(at.length) };
    };
    return { at, errors, started: scheduler.start(run, (error) => void errors.push(error)) };
  }

  it('looks every 15 seconds unless told otherwise', async () => {
    const scheduler = timers();
    const { at } = looks(scheduler);
    await sleep(30_000);
    expect(at).toEqual([0, 15_000, 30_000]);
    await scheduler.stop();
  });

  it('looks when a look says so, at once for what is past, and no later than the sweep', async () => {
    const scheduler = timers({ sweep: 1_000 });
    const { at } = looks(scheduler, (n) => [300, -5, 5_000, null][n - 1] ?? null);
    await sleep(2_300);
    // A timer of 0 ms fires after 1.
    expect(at).toEqual([0, 300, 301, 1_301]);
    await scheduler.stop();
  });

  it('takes a wake before its time as one for now', async () => {
    const scheduler = timers();
    const { at } = looks(scheduler);
    await sleep(10);
    await scheduler.wake(-1);
    await sleep(0);
    expect(at).toEqual([0, 10]);
    await scheduler.stop();
  });

  it('looks once more after a look in which it was woken, whatever that one answers', async () => {
    const scheduler = timers();
    const at: number[] = [];
    const start = Date.now();
    await scheduler.start(
      async () => {
        at.push(Date.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 100));
        return { nextDue: 10_000 };
      },
      () => undefined,
    );
    await sleep(50);
    await scheduler.wake(0);
    // The second look begins when the look under way ends.
    await scheduler.wake(20);
    await sleep(30);
    const set = vi.spyOn(globalThis, 'setTimeout');
    await sleep(4_970);
    // A timer of 0 ms fires after 1.
    expect(at).toEqual([0, 101]);
    // The second timer is that of the look itself.
    expect(set.mock.calls.map(([, wait]) => wait)).toEqual([0, 100, 10_000]);
    set.mockRestore();
    await scheduler.stop();
  });

  it('looks again in its sweep after a look that failed, which it tells', async () => {
    const scheduler = timers();
    const at: number[] = [];
    const errors: unknown[] = [];
    await scheduler.start(
      async () => {
        at.push(Date.now());
        throw new Error('store');
      },
      (error) => void errors.push(error),
    );
    await sleep(15_000);
    expect([at.length, errors.map(String)]).toEqual([2, ['Error: store', 'Error: store']]);
    await scheduler.stop();
  });

  it('is not woken before its start nor after its stop, and starts again', async () => {
    const scheduler = timers();
    await scheduler.wake(0);
    expect(vi.getTimerCount()).toBe(0);
    const first = looks(scheduler);
    await sleep(0);
    await scheduler.stop();
    await scheduler.wake(0);
    expect(vi.getTimerCount()).toBe(0);
    const second = looks(scheduler);
    await sleep(15_000);
    expect([first.at, second.at]).toEqual([[0], [0, 15_000]]);
    await scheduler.stop();
  });

  it('leaves no timer when it is stopped during a look that was woken', async () => {
    const scheduler = timers();
    const ends: (() => void)[] = [];
    await scheduler.start(
      async () => {
        await new Promise<void>((resolve) => ends.push(resolve));
        return { nextDue: 100 };
      },
      () => undefined,
    );
    await sleep(0);
    await scheduler.wake(0);
    const stopped = scheduler.stop();
    expect(vi.getTimerCount()).toBe(0);
    ends[0]?.();
    await stopped;
    await sleep(15_000);
    expect([ends.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('keeps no process alive', async () => {
    vi.useRealTimers();
    const timer = { unref: vi.fn() };
    const set = vi.spyOn(globalThis, 'setTimeout').mockReturnValue(timer as never);
    const scheduler = timers();
    await scheduler.start(
      async () => ({ nextDue: null }),
      () => undefined,
    );
    expect(set).toHaveBeenCalledTimes(1);
    expect(timer.unref).toHaveBeenCalledTimes(1);
    // In browsers and Workers a timer is a number.
    await scheduler.stop();
    set.mockReturnValue(7 as never);
    await scheduler.start(
      async () => ({ nextDue: null }),
      () => undefined,
    );
    await scheduler.stop();
    set.mockRestore();
  });
});
