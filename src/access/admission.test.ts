import { describe, expect, it } from 'vitest';
import type { Principal } from '../contracts/access.ts';
import type { Consumption, QuotaStore } from '../contracts/quota-store.ts';
import { memoryStore } from '../stores/memory/index.ts';
import { type Burst, createCounter, monthAt, type MonthlyCount } from './admission.ts';

/** Noon of 21 November 2026: the month has nine days and a half to go, 820,800 seconds. */
const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

function counter({ burst = false, isAsync = false }: { burst?: Burst | false; isAsync?: boolean } = {}) {
  const time = { now: NOON };
  const store = memoryStore({ clock: () => time.now });
  const consumed: Consumption[] = [];
  const quotaStore: QuotaStore = {
    read: (bucket) => store.read(bucket),
    consume(consumption) {
      consumed.push(consumption);
      const outcome = store.consume(consumption);
      return isAsync ? Promise.resolve(outcome) : outcome;
    },
  };
  const told: MonthlyCount[] = [];
  const counted = (one: MonthlyCount) => void told.push(one);
  const { count, standing } = createCounter({
    quotaStore,
    burst,
    rateLimitHeaders: 'both',
    clock: () => time.now,
    counted,
  });
  return { time, consumed, count, standing, told };
}

const of = (requestsPerMonth: number | null): Principal => ({
  account: { id: 'a', plan: 'x', status: 'active', createdAt: 0 },
  key: null,
  plan: { requestsPerMonth, tools: '*', events: [] },
});

const headersAt = (remaining: number, seconds: number, limit = 2) => ({
  'ratelimit-policy': `"monthly";q=${limit};w=2592000`,
  ratelimit: `"monthly";r=${remaining};t=${seconds}`,
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': '1796083200',
});

describe('the month', () => {
  it('is the calendar’s, in UTC', () => {
    const month = (...[year, index]: [number, number]) => ({
      start: Date.UTC(year, index, 1),
      end: Date.UTC(year, index + 1, 1),
    });
    expect(monthAt(NOON)).toEqual({ name: '2026-11', ...month(2026, 10) });
    expect(monthAt(Date.UTC(2027, 0, 1) - 1)).toEqual({ name: '2026-12', ...month(2026, 11) });
    expect(monthAt(Date.UTC(2028, 1, 29))).toEqual({ name: '2028-02', ...month(2028, 1) });
  });

  it.each([false, true])(
    'is counted in a bucket of the account, kept for 400 days (async: %s)',
    async (isAsync) => {
      const { count, consumed } = counter({ isAsync });
      expect(await count(of(2))).toEqual(headersAt(1, 820_800));
      expect(await count(of(null), 5)).toEqual({});
      expect(consumed).toEqual([
        { bucket: 'm:a:2026-11', limit: 2, cost: 1, keep: 400 * DAY },
        { bucket: 'm:a:2026-11', limit: null, cost: 5, keep: 400 * DAY },
      ]);
    },
  );

  it.each([false, true])(
    'has no room beyond the limit: 429 with the time to wait (async: %s)',
    async (isAsync) => {
      const { count, time } = counter({ isAsync });
      await count(of(2), 2);
      time.now += 1;
      const refused = (async () => count(of(2)))();
      await expect(refused).rejects.toMatchObject({
        status: 429,
        parts: {
          error: {
            pt: 'Limite de 2 requisições atingido; termina em 2026-12-01T00:00:00.000Z.',
            en: 'The limit of 2 requests is reached; it ends at 2026-12-01T00:00:00.000Z.',
          },
          headers: { ...headersAt(0, 820_800), 'retry-after': '820800' },
        },
      });
      time.now += 999;
      await expect((async () => count(of(2)))()).rejects.toMatchObject({
        parts: { headers: { ...headersAt(0, 820_799), 'retry-after': '820799' } },
      });
    },
  );

  it('has nothing left, not less, when the limit has become lower than what was used', async () => {
    const { count, standing } = counter();
    await count(of(10), 7);
    await expect((async () => count(of(2)))()).rejects.toMatchObject({
      parts: { headers: headersAt(0, 820_800) },
    });
    expect(await standing(of(2))).toEqual(headersAt(0, 820_800));
  });

  it('ends, and is the one before again when the clock is set back', async () => {
    const { count, consumed, time } = counter();
    for (const now of [Date.UTC(2026, 11, 1), Date.UTC(2026, 11, 1) - 1, Date.UTC(2026, 10, 1) - 1]) {
      time.now = now;
      await count(of(2));
    }
    expect(consumed.map(({ bucket }) => bucket)).toEqual(['m:a:2026-12', 'm:a:2026-11', 'm:a:2026-10']);
  });

  it.each([false, true])(
    'is reported with its cost, none where it was refused, and only under a limit (async: %s)',
    async (isAsync) => {
      const { count, told } = counter({ isAsync });
      await count(of(3), 2);
      await count(of(null), 5);
      await expect((async () => count(of(3)))()).rejects.toMatchObject({ status: 429 });
      await count(of(9));
      expect(told).toEqual([
        { accountId: 'a', month: '2026-11', limit: 3, used: 2, cost: 2 },
        { accountId: 'a', month: '2026-11', limit: 3, used: 7, cost: 0 },
        { accountId: 'a', month: '2026-11', limit: 9, used: 8, cost: 1 },
      ]);
    },
  );

  it('is read without being counted', async () => {
    const { count, standing, consumed } = counter();
    expect(await standing(of(2))).toEqual(headersAt(2, 820_800));
    await count(of(2));
    expect(await standing(of(2))).toEqual(headersAt(1, 820_800));
    expect(await standing(of(null))).toEqual({});
    expect(consumed).toHaveLength(1);
  });
});

describe('the window of a burst', () => {
  const burst = { requests: 2, seconds: 10 };

  it('begins at whole windows since 1970, and is kept for two', async () => {
    const { count, consumed, time } = counter({ burst });
    time.now = NOON + 9_999;
    expect(await count(of(5))).toEqual({
      'ratelimit-policy': '"burst";q=2;w=10, "monthly";q=5;w=2592000',
      ratelimit: '"burst";r=1;t=1, "monthly";r=4;t=820791',
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '4',
      'x-ratelimit-reset': '1796083200',
    });
    time.now = NOON + 10_000;
    expect(await count(of(null), 2)).toEqual({
      'ratelimit-policy': '"burst";q=2;w=10',
      ratelimit: '"burst";r=0;t=10',
      'x-ratelimit-limit': '2',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(NOON / 1000 + 20),
    });
    const window = NOON / 10_000;
    expect(consumed.filter(({ bucket }) => bucket.startsWith('b:'))).toEqual([
      { bucket: `b:a:${window}`, limit: 2, cost: 1, keep: 20_000 },
      { bucket: `b:a:${window + 1}`, limit: 2, cost: 2, keep: 20_000 },
    ]);
  });

  it('that refuses leaves the month alone', async () => {
    const { count, consumed } = counter({ burst });
    await expect((async () => count(of(5), 3))()).rejects.toMatchObject({
      status: 429,
      parts: { headers: { 'ratelimit-policy': '"burst";q=2;w=10', 'retry-after': '10' } },
    });
    expect(consumed.map(({ bucket }) => bucket.slice(0, 2))).toEqual(['b:']);
  });
});
