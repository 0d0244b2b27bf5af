import type { QuotaStore } from '../contracts/quota-store.ts';
import { BoundedMap } from '../lib/bounded-map.ts';
import { DAY } from '../lib/dates/durations.ts';
import { isPromise } from '../lib/promises.ts';
import type { MonthlyCount } from './admission.ts';

/** An alert that an account has used a share of its month. */
export interface QuotaAlert {
  readonly accountId: string;
  /** `YYYY-MM`, in UTC. */
  readonly month: string;
  /** The share, in percent of the limit. */
  readonly percent: number;
  readonly used: number;
  readonly limit: number;
}

/** Number of accounts whose last limit is remembered. */
const MOST_LIMITS = 10_000;
/** A month, and the time by which clocks of processes may differ. */
const KEEP = 32 * DAY;

/**
 * Reports each share of a limit at the request whose count is the first at or past it. The store's count alone decides
 * that, and a store counts no request twice, so exactly one of all processes reports it.
 *
 * Where the limit has become lower, the first request after that reports the highest share that was passed before, once:
 * the store lets one of the processes that have seen both limits do so.
 */
export function quotaAlerts(
  percents: readonly number[],
  onQuota: (alert: QuotaAlert) => unknown,
  onError: (error: unknown) => void,
  quotaStore: QuotaStore,
): (count: MonthlyCount) => void {
  const shares = [...new Set(percents)].toSorted((a, b) => a - b);
  const limits = new BoundedMap<string, Pick<MonthlyCount, 'month' | 'limit'>>(MOST_LIMITS);

  function report(alert: QuotaAlert): void {
    try {
      const reported = onQuota(alert);
      if (isPromise(reported)) reported.catch(onError);
    } catch (error) {
      onError(error);
    }
  }

  async function reportOnce(alert: QuotaAlert): Promise<void> {
    const { accountId, month, limit, percent } = alert;
    const bucket = `q:${accountId}:${month}:${limit}:${percent}`;
    try {
      const { admitted } = await quotaStore.consume({ bucket, limit: 1, cost: 1, keep: KEEP });
      if (admitted) report(alert);
    } catch (error) {
      onError(error);
    }
  }

  /** Gives the limit under which this process counted a request of the account before, in the same month. */
  function limitBefore({ accountId, month, limit }: Omit<MonthlyCount, 'cost'>): number {
    const known = limits.get(accountId);
    if (known?.month === month && known.limit === limit) return limit;
    limits.set(accountId, { month, limit });
    return known?.month === month ? known.limit : limit;
  }

  return ({ cost, ...count }) => {
    const { used, limit } = count;
    const [before, earlier] = [used - cost, limitBefore(count)];
    const passed = shares.findLast(
      (percent) => (percent * limit) / 100 <= before && before < (percent * earlier) / 100,
    );
    if (passed !== undefined) void reportOnce({ ...count, percent: passed });
    for (const percent of shares) {
      const share = (percent * limit) / 100;
      if (before < share && share <= used) report({ ...count, percent });
    }
  };
}
