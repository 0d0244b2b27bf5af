import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedulerSuite } from '../conformance/index.ts';
import { poller } from './poller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sleep = async (milliseconds: number) => void (await vi.advanceTimersByTimeAsync(milliseconds));

schedulerSuite({ describe, it, expect }, () => poller(), { sleep, sweep: 1_000 });

describe('poller', () => {
  it('looks every second without being woken: work of another process waits no longer', async () => {
    const at: number[] = [];
    const start = Date.now();
    const scheduler = poller();
    const run = async () => {
      at.push(Date.now() - start);
      return { nextDue: null };
    };
    await scheduler.start(run, () => undefined);
    await sleep(3_500);
    expect(at).toEqual([0, 1_000, 2_000, 3_000]);
    await scheduler.stop();
  });
});
