import { describe, expect, it } from 'vitest';
import { afterFailure, failureStreak, turnOf } from './delivery-policy.ts';
import type { Attempt, DisablePolicy, Webhook } from './webhook-store.ts';

const DAY = 86_400_000;
const AT = 100 * DAY;
const policy: DisablePolicy = { after: 7 * DAY, gap: 3 * DAY, deliveries: 3, slowAfter: 5_000 };

const fresh = {
  state: 'active',
  failingSince: null,
  lastFailureAt: null,
  failedDeliveries: 0,
  lastSuccessAt: null,
  slow: false,
  updatedAt: 0,
} as Partial<Webhook> as Webhook;

const attempt = (parts: Partial<Attempt> = {}): Attempt => ({
  number: 1,
  at: AT,
  duration: 20,
  status: 500,
  error: 'http_status',
  response: '',
  ...parts,
});
const success = (parts: Partial<Attempt> = {}) => attempt({ status: 200, error: null, ...parts });
const after = (webhook: Partial<Webhook>, one: Attempt) =>
  failureStreak({ ...fresh, ...webhook }, one, policy);

describe('the attempt after a failed one', () => {
  it('comes in 30 seconds, then in 5 minutes, then not at all', () => {
    expect(afterFailure(1)).toEqual({ state: 'pending', dueIn: 30_000 });
    expect(afterFailure(2)).toEqual({ state: 'pending', dueIn: 300_000 });
    expect(afterFailure(3)).toEqual({ state: 'failed' });
  });

  it('waits longer by a share of the wait, in whole milliseconds', () => {
    expect(afterFailure(1, 0.5)).toEqual({ state: 'pending', dueIn: 45_000 });
    expect(afterFailure(2, 0.25)).toEqual({ state: 'pending', dueIn: 375_000 });
    expect(afterFailure(1, 0.00002)).toEqual({ state: 'pending', dueIn: 30_001 });
  });
});

describe('a turn of the streak', () => {
  const turn = (webhook: Partial<Webhook>, one: Attempt) =>
    turnOf({ ...fresh, ...webhook }, after(webhook, one));
  const failing = { failingSince: AT - DAY, lastFailureAt: AT - 1 };

  it('is the third delivery that fails for good, and no other failure', () => {
    expect(turn({ ...failing, failedDeliveries: 2 }, attempt({ number: 3 }))).toBe('failing');
    expect(turn({ ...failing, failedDeliveries: 2 }, attempt({ number: 2 }))).toBeUndefined();
    expect(turn({ ...failing, failedDeliveries: 1 }, attempt({ number: 3 }))).toBeUndefined();
    expect(turn({ ...failing, failedDeliveries: 3 }, attempt({ number: 3 }))).toBeUndefined();
  });

  it('is the first success after it, and no success after fewer failures', () => {
    expect(turn({ ...failing, failedDeliveries: 3 }, success())).toBe('recovered');
    expect(turn({ ...failing, failedDeliveries: 2 }, success())).toBeUndefined();
    expect(turn(after({ ...failing, failedDeliveries: 3 }, success()), success())).toBeUndefined();
  });
});

describe('a success', () => {
  const failing = { failingSince: AT - DAY, lastFailureAt: AT - 1, failedDeliveries: 2, slow: true };

  it('ends the streak, and is dated by its end', () => {
    expect(after(failing, success())).toEqual({
      failingSince: null,
      lastFailureAt: null,
      failedDeliveries: 0,
      lastSuccessAt: AT + 20,
      slow: false,
      disable: false,
    });
  });

  it('is slow when it took longer than 5 seconds', () => {
    expect(after(failing, success({ duration: 5_000 })).slow).toBe(false);
    expect(after(failing, success({ duration: 5_001 })).slow).toBe(true);
  });

  it('never moves the last success back', () => {
    expect(after({ lastSuccessAt: AT + 21 }, success()).lastSuccessAt).toBe(AT + 21);
    expect(after({ lastSuccessAt: AT + 19 }, success()).lastSuccessAt).toBe(AT + 20);
  });
});

describe('a failure', () => {
  it('begins a streak, and makes the webhook slow', () => {
    expect(after({}, attempt())).toEqual({
      failingSince: AT,
      lastFailureAt: AT,
      failedDeliveries: 0,
      lastSuccessAt: null,
      slow: true,
      disable: false,
    });
  });

  it('counts a delivery that ended with it', () => {
    const counted = [1, 2, 3].map((number) => after({}, attempt({ number: number as 1 })).failedDeliveries);
    expect(counted).toEqual([0, 0, 1]);
    const failing = { failingSince: AT - 1, lastFailureAt: AT - 1, failedDeliveries: 4 };
    expect(after(failing, attempt({ number: 3 })).failedDeliveries).toBe(5);
  });

  it('that began before the last success ended says nothing of the time after it', () => {
    const lastSuccess = { lastSuccessAt: AT, failingSince: null };
    expect(after(lastSuccess, attempt())).toMatchObject({ failingSince: null, slow: true });
    expect(after(lastSuccess, attempt({ at: AT + 1 })).failingSince).toBe(AT + 1);
  });

  it('goes on with a streak whose last failure is at most 3 days ago, and begins another after that', () => {
    const failing = { failingSince: AT - 5 * DAY, failedDeliveries: 2 };
    const next = attempt({ number: 3 });
    expect(after({ ...failing, lastFailureAt: AT - 3 * DAY }, next)).toMatchObject({
      failingSince: AT - 5 * DAY,
      lastFailureAt: AT,
      failedDeliveries: 3,
    });
    expect(after({ ...failing, lastFailureAt: AT - 3 * DAY - 1 }, next)).toMatchObject({
      failingSince: AT,
      lastFailureAt: AT,
      failedDeliveries: 1,
    });
    // A record of an older version may lack the last failure.
    expect(after({ failingSince: AT - 3 * DAY, failedDeliveries: 2 }, next).failedDeliveries).toBe(3);
    expect(after({ failingSince: AT - 3 * DAY - 1, failedDeliveries: 2 }, next).failedDeliveries).toBe(1);
  });

  it('that is told late begins the streak earlier, and does not move its last failure back', () => {
    const failing = { failingSince: AT + 10, lastFailureAt: AT + 30, failedDeliveries: 0 };
    expect(after(failing, attempt())).toMatchObject({ failingSince: AT, lastFailureAt: AT + 30 });
  });

  it('says nothing of an address that was changed while it was on its way', () => {
    const moved = { slow: true, updatedAt: AT + 1 };
    const { failingSince, failedDeliveries, disable } = after(moved, attempt({ number: 3 }));
    expect([failingSince, failedDeliveries, disable]).toEqual([null, 0, false]);
    expect(after({ ...moved, slow: false }, attempt()).slow).toBe(false);
    expect(after({ ...moved, updatedAt: AT }, attempt()).failingSince).toBe(AT);
  });

  it('that killed its process says nothing of the receiver', () => {
    const failing = { failingSince: AT - 8 * DAY, lastFailureAt: AT - 1, failedDeliveries: 9, slow: false };
    expect(after(failing, attempt({ error: 'abandoned', number: 3 }))).toEqual({
      ...failing,
      lastSuccessAt: null,
      disable: false,
    });
  });

  it('disables when the streak is 7 days old and 3 deliveries have ended in it', () => {
    const failing = { failingSince: AT - 7 * DAY, lastFailureAt: AT - DAY, failedDeliveries: 2 };
    const last = attempt({ number: 3 });
    expect(after(failing, last).disable).toBe(true);
    expect(after({ ...failing, failedDeliveries: 3 }, attempt()).disable).toBe(true);
    expect(after({ ...failing, failingSince: AT - 7 * DAY + 1 }, last).disable).toBe(false);
    expect(after({ ...failing, failedDeliveries: 1 }, last).disable).toBe(false);
    expect(after(failing, attempt()).disable).toBe(false);
    expect(after({ ...failing, state: 'disabled' }, last).disable).toBe(false);
  });
});
