import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedulerSuite } from '../conformance/index.ts';
import { timers } from './timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sleep = async (milliseconds: number) => void (await vi.advanceTimersByTimeAsync(milliseconds));

schedulerSuite({ describe, it, expect }, () => timers(), { sleep });

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
});
