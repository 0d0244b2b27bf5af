import { describe, expect, it } from 'vitest';
import { memoryStores } from '../stores/memory/index.ts';
import { type QuotaAlert, quotaAlerts as alertsOf } from './alerts.ts';

const quotaAlerts = (
  ...[percents, onQuota, onError]: [
    readonly number[],
    (alert: QuotaAlert) => unknown,
    (error: unknown) => void,
  ]
) => alertsOf(percents, onQuota, onError, memoryStores().quotaStore);

const of = { accountId: 'a', month: '2026-11', limit: 7 };

/** The shares that are reported while requests are counted up to the limit, `cost` at a time. */
function toldOf(percents: readonly number[], cost = 1, limit = 7): string[] {
  const told: string[] = [];
  const counted = quotaAlerts(
    percents,
    ({ percent, used }) => told.push(`${percent}@${used}`),
    () => undefined,
  );
  for (let used = cost; used <= limit; used += cost) counted({ ...of, limit, used, cost });
  return told;
}

describe('an alert', () => {
  it('comes with the first count at or past its share, once', () => {
    // 80 % of 7 is 5.6, 90 % is 6.3.
    expect(toldOf([80, 90, 100])).toEqual(['80@6', '90@7', '100@7']);
    expect(toldOf([50], 1, 100)).toEqual(['50@50']);
    expect(toldOf([80], 1, 1_000)).toEqual(['80@800']);
    expect(toldOf([100, 50, 50], 1, 4)).toEqual(['50@2', '100@4']);
  });

  it('comes with the count that goes past it by more than one', () => {
    expect(toldOf([20, 40, 60, 100], 3, 9)).toEqual(['20@3', '40@6', '60@6', '100@9']);
  });

  it('comes after those of smaller shares that the same count went past', () => {
    expect(toldOf([60, 20, 100, 40], 9, 9)).toEqual(['20@9', '40@9', '60@9', '100@9']);
  });

  it('says whose it is', () => {
    const told: QuotaAlert[] = [];
    const counted = quotaAlerts(
      [100],
      (alert) => told.push(alert),
      () => undefined,
    );
    counted({ ...of, used: 7, cost: 1 });
    expect(told).toEqual([{ accountId: 'a', month: '2026-11', percent: 100, used: 7, limit: 7 }]);
  });

  it('comes for the highest share that was passed when the limit became lower, from one of all processes', async () => {
    const told: string[] = [];
    const { quotaStore } = memoryStores();
    const newProcess = () =>
      alertsOf(
        [80, 90, 100],
        ({ percent, used, limit }) => told.push(`${percent} of ${limit} at ${used}`),
        (error) => told.push(String(error)),
        quotaStore,
      );
    const [one, other, late] = [newProcess(), newProcess(), newProcess()];
    one({ ...of, limit: 1_000, used: 94, cost: 1 });
    other({ ...of, limit: 1_000, used: 95, cost: 1 });
    other({ ...of, limit: 100, used: 96, cost: 1 });
    one({ ...of, limit: 100, used: 97, cost: 1 });
    late({ ...of, limit: 100, used: 98, cost: 1 });
    await Promise.resolve();
    expect(told).toEqual(['90 of 100 at 96']);
    // Past the whole of it all requests are refused.
    one({ ...of, limit: 50, used: 98, cost: 0 });
    one({ ...of, limit: 50, used: 98, cost: 0 });
    other({ ...of, limit: 50, used: 98, cost: 0 });
    await Promise.resolve();
    expect(told.slice(1)).toEqual(['100 of 50 at 98']);
    // A share that was passed under the limit before was reported then, and another month starts from nothing.
    one({ ...of, limit: 49, used: 98, cost: 0 });
    one({ ...of, month: '2026-12', limit: 10, used: 9, cost: 1 });
    await Promise.resolve();
    expect(told.slice(2)).toEqual(['90 of 10 at 9']);
  });

  it('that fails, at once or later, is reported and stops nothing', async () => {
    const errors: unknown[] = [];
    const report = (error: unknown) => errors.push(error);
    const fail = () => {
      throw new Error('now');
    };
    quotaAlerts([50, 100], fail, report)({ ...of, used: 7, cost: 7 });
    quotaAlerts([100], () => Promise.reject(new Error('later')), report)({ ...of, used: 7, cost: 1 });
    await Promise.resolve();
    expect(errors.map(String)).toEqual(['Error: now', 'Error: now', 'Error: later']);
  });
});
