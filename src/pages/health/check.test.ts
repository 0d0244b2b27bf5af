import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStores } from '../../stores/memory/index.ts';
import { checkHealth, type HealthParts, sharedHealth } from './check.ts';

/** Makes stores that answer, except for those given. */
const parts = (own: Partial<HealthParts> = {}): HealthParts => ({
  keyStore: { getAccount: async () => null },
  quotaStore: { read: async () => 0 },
  webhookStore: { nextDue: async () => null },
  usageStore: { read: async () => [] },
  clock: () => Date.UTC(2026, 10, 22, 12),
  isStopping: () => false,
  onError: () => undefined,
  ...own,
});

describe('the health of stores', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('tells how long each took, in whole milliseconds', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000.2);
    const quotaStore = {
      async read() {
        now.mockReturnValue(1_002.9);
        return 0;
      },
    };
    const { checks } = await checkHealth(parts({ quotaStore }));
    expect(checks[1]).toEqual({ name: 'quotaStore', status: 'ok', ms: 3 });
  });

  it('tells the host of a store that is silent for 2 seconds', async () => {
    const told: unknown[] = [];
    const health = checkHealth(
      parts({
        webhookStore: { nextDue: () => new Promise(() => undefined) },
        onError: (error) => told.push(error),
      }),
    );
    await vi.advanceTimersByTimeAsync(2_000);
    const { status, checks } = await health;
    expect([status, checks.map((check) => check.status)]).toEqual(['failed', ['ok', 'ok', 'failed', 'ok']]);
    expect(told).toEqual([new Error('a store took longer than 2000 ms')]);
  });

  it('asks each store for what it does not have, on the day of the clock', async () => {
    const asked: unknown[] = [];
    await checkHealth(
      parts({
        keyStore: { getAccount: async (id) => (asked.push(id), null) },
        quotaStore: { read: async (name) => (asked.push(name), 0) },
        usageStore: { read: async (query) => (asked.push(query), []) },
      }),
    );
    expect(asked).toEqual([
      'health',
      'health',
      { accountId: 'health', from: '2026-11-22', to: '2026-11-22' },
    ]);
  });
});

it('a store that can try its writes is asked for that, and fails where they are refused', async () => {
  const read = vi.fn(() => 0);
  const { keyStore, quotaStore, usageStore } = memoryStores();
  const { status, checks } = await checkHealth(
    parts({
      quotaStore: { read },
      given: {
        quotaStore: { ...quotaStore, tryWriting: async () => Promise.reject(new Error('OOM')) },
        keyStore: { ...keyStore, tryWriting: () => undefined },
        usageStore,
      },
    }),
  );
  expect([status, checks.map((check) => check.status)]).toEqual(['failed', ['ok', 'failed', 'ok', 'ok']]);
  expect(read).not.toHaveBeenCalled();
});

describe('health that is shared', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('asks the stores once a second for all callers, and tells at once that the service stops', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
    const read = vi.fn(async () => 0);
    let stopping = false;
    const health = sharedHealth(parts({ quotaStore: { read }, isStopping: () => stopping }));
    await Promise.all([health(), health(), health()]);
    expect(read).toHaveBeenCalledTimes(1);
    now.mockReturnValue(5_999);
    stopping = true;
    expect((await health()).status).toBe('stopping');
    stopping = false;
    expect([(await health()).status, read.mock.calls.length]).toEqual(['ok', 1]);
    now.mockReturnValue(6_000);
    await health();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
