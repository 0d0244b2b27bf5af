import { afterEach, expect, it, vi } from 'vitest';
import { schedulerByRuntime } from './by-runtime.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('looks at once where timers outlive a request, and never by itself on Workers', async () => {
  vi.useFakeTimers();
  for (const [userAgent, runs] of [
    ['Node.js/24', 2],
    ['Cloudflare-Workers', 0],
  ] as const) {
    vi.stubGlobal('navigator', { userAgent });
    let seen = 0;
    const scheduler = schedulerByRuntime();
    const run = async () => {
      seen++;
      return { nextDue: null };
    };
    await scheduler.start(run, () => undefined);
    await scheduler.wake(0);
    await vi.advanceTimersByTimeAsync(16_000);
    await scheduler.stop();
    expect(seen).toBe(runs);
  }
});
