/** Decides when a failed delivery is tried again, and when a failing webhook is disabled: the same for every store. */
import type { Attempt, AttemptNumber, DisablePolicy, Next, StreakTurn, Webhook } from './webhook-store.ts';

/** Milliseconds from the failure of attempt 1 to attempt 2, and from that of attempt 2 to attempt 3. */
const WAITS = { 1: 30_000, 2: 300_000 } as const;

/** Gives the next step after a failed attempt; `lengthening`, 0 to 0.5, adds that share to the wait. */
export function afterFailure(number: AttemptNumber, lengthening = 0): Next {
  return number === 3
    ? { state: 'failed' }
    : { state: 'pending', dueIn: Math.round(WAITS[number] * (1 + lengthening)) };
}

/** The changes that an attempt makes to its webhook. */
export interface StreakChange extends Pick<
  Webhook,
  'failingSince' | 'lastFailureAt' | 'failedDeliveries' | 'lastSuccessAt' | 'slow'
> {
  /** True when the webhook is to be disabled. */
  readonly disable: boolean;
}

/** Tests that more than one attempt of a webhook's streak has failed. */
export function failsRepeatedly({
  failingSince,
  lastFailureAt,
}: Pick<Webhook, 'failingSince' | 'lastFailureAt'>): boolean {
  return failingSince !== lastFailureAt;
}

/** Deliveries of a streak that have ended as failures when the webhook counts as failing. */
const FAILING = 3;

/** Compares the streak before an attempt with the one after it. */
export function turnOf(
  before: Pick<Webhook, 'failedDeliveries'>,
  after: Pick<Webhook, 'failedDeliveries' | 'failingSince'>,
): StreakTurn | undefined {
  const wasFailing = before.failedDeliveries >= FAILING;
  if (wasFailing) return after.failingSince === null ? 'recovered' : undefined;
  return after.failedDeliveries >= FAILING ? 'failing' : undefined;
}

/** A webhook without a streak. */
export const CLEARED = { failingSince: null, lastFailureAt: null, failedDeliveries: 0 } as const;

/**
 * Gives the streak of failures after an attempt. It starts at the first failed attempt that began after the last
 * success and the last change of the webhook, ends with any success, and starts over when more than `gap` passes between two of its failures. A failure
 * disables the webhook when the streak is `after` old and `deliveries` have ended in it.
 */
export function failureStreak(webhook: Webhook, attempt: Attempt, policy: DisablePolicy): StreakChange {
  const { failingSince, lastFailureAt, failedDeliveries, lastSuccessAt, slow } = webhook;
  const unchanged = { failingSince, lastFailureAt, failedDeliveries, lastSuccessAt, slow, disable: false };
  // A delivery that killed its process says nothing of its receiver.
  if (attempt.error === 'abandoned') return unchanged;

  if (attempt.error === null) {
    const at = attempt.at + attempt.duration;
    return {
      ...CLEARED,
      lastSuccessAt: Math.max(lastSuccessAt ?? at, at),
      slow: attempt.duration > policy.slowAfter,
      disable: false,
    };
  }

  // It may have gone to another address, or its streak was cleared since.
  if (attempt.at < webhook.updatedAt) return unchanged;
  const began = { ...unchanged, slow: true };
  if (lastSuccessAt !== null && attempt.at <= lastSuccessAt) return began;
  const ended = attempt.number === 3 ? 1 : 0;
  const goesOn = failingSince !== null && attempt.at - (lastFailureAt ?? failingSince) <= policy.gap;
  const since = goesOn ? Math.min(failingSince, attempt.at) : attempt.at;
  const failed = (goesOn ? failedDeliveries : 0) + ended;
  return {
    ...began,
    failingSince: since,
    lastFailureAt: Math.max(lastFailureAt ?? attempt.at, attempt.at),
    failedDeliveries: failed,
    disable: webhook.state === 'active' && attempt.at - since >= policy.after && failed >= policy.deliveries,
  };
}
