import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedulerSuite } from '../conformance/index.ts';
import { poller } from './poller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sleep = async (milliseconds: number) => void (await vi.advanceTimersByTimeAsync(milliseconds));

schedulerSuite({ describe, it, expect }, () => poller(), { sleep, sweep: 1_000 });

describe('poller', () => {
  it('looks every second without being woken: work of another process waits no longer', async () => {
    let runs = 0;
    const scheduler = poller();
    const run = async () => {
      runs++;
      return { nextDue: null };
    };
    await scheduler.start(run, () => undefined);
    await sleep(60_500);
    expect(runs).toBe(61);
    await scheduler.stop();
  });
});
