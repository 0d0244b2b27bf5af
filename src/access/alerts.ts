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

/**
 * Reports each share of a limit at the request whose count is the first at or past it. The store's count alone decides
 * that, and a store counts no request twice, so exactly one of all processes reports it.
 */
export function quotaAlerts(
  percents: readonly number[],
  onQuota: (alert: QuotaAlert) => unknown,
  onError: (error: unknown) => void,
): (count: MonthlyCount) => void {
  const shares = [...new Set(percents)].toSorted((a, b) => a - b);

  function tell(alert: QuotaAlert): void {
    try {
      const told = onQuota(alert);
      if (isPromise(told)) told.catch(onError);
    } catch (error) {
      onError(error);
    }
  }

  return ({ cost, ...count }) => {
    const { used, limit } = count;
    for (const percent of shares) {
      const share = (percent * limit) / 100;
      if (used - cost < share && share <= used) tell({ ...count, percent });
    }
  };
}
