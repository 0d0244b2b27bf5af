/** Works out the next state of a delivery and its webhook from what was read; a store then writes it in one step. */
import { afterFailure, failureStreak, type StreakChange, turnOf } from '../../contracts/delivery-policy.ts';
import {
  type Attempt,
  type AttemptNumber,
  type Delivery,
  type DeliveryState,
  hasEnded,
  type Next,
  type Settled,
  type Settlement,
  type Webhook,
} from '../../contracts/webhook-store.ts';
import { shownDelivery, type StoredDelivery } from './records.ts';

/** How often a lease may run out in one attempt before the attempt counts as failed. */
const MAX_LAPSES = 3;

/** The fields of a delivery after a step. A step clears the token, and the body of an ended one without `keepBody`. */
export interface DeliveryChange {
  readonly state: DeliveryState;
  readonly attempts: readonly Attempt[];
  readonly dueAt: number | null;
  readonly lapses: number;
  readonly endedAt: number | null;
}

export interface Outcome {
  /** The answer of the store; where it disables the webhook, it must also cancel its pending deliveries. */
  readonly settled: Settled;
  readonly delivery: DeliveryChange;
  /** Null when there is no webhook any more. */
  readonly streak: Omit<StreakChange, 'disable'> | null;
}

/** Works out the changes of a settlement; null when it changes nothing. */
export function outcomeOf(
  row: StoredDelivery,
  webhook: Webhook | null,
  { token, attempt, next, policy }: Settlement,
  now: number,
): Outcome | null {
  const isHeld = row.token === token && row.dueAt !== null && now < row.dueAt;
  // A delivery that waits for a webhook which is not active was canceled with it.
  const isOver = hasEnded(row) || (row.state === 'pending' && webhook?.state !== 'active');
  // A success counts even when another process holds the delivery now.
  if (isOver || (!isHeld && next.state !== 'succeeded')) return null;
  const { disable, ...streak } = webhook
    ? failureStreak(webhook, attempt, policy)
    : { disable: false, ...({} as Omit<StreakChange, 'disable'>) };
  const disabled = disable && webhook?.state === 'active';
  const turn = webhook && turnOf(webhook, streak);
  return {
    settled: {
      result: isHeld ? 'applied' : 'stale',
      disabled: isHeld && disabled,
      ...(turn && { turn }),
    },
    delivery: moveTo(withAttempt(row, attempt), next, webhook?.state === 'active' && !disabled, now),
    streak: webhook && streak,
  };
}

/** Makes a delivery whose lease is over due again; the third lapse in an attempt that began fails the attempt. */
export function lapse(row: StoredDelivery, isActive: boolean, now: number): DeliveryChange {
  const lapses = row.lapses + (row.begun ? 1 : 0);
  if (lapses < MAX_LAPSES) {
    const next = { state: 'pending', dueIn: (row.dueAt ?? now) - now } as const;
    return { ...moveTo(row.attempts, next, isActive, now), lapses };
  }
  const number = nextNumber(row);
  const abandoned: Attempt = {
    number,
    at: now,
    duration: 0,
    status: null,
    error: 'abandoned',
    response: '',
  };
  return moveTo(withAttempt(row, abandoned), afterFailure(number), isActive, now);
}

/** The delivery after a lapse, as callers see it, when that recorded an attempt; else nothing. */
export function abandonedBy(row: StoredDelivery, change: DeliveryChange, now: number): readonly Delivery[] {
  if (change.attempts.length === row.attempts.length) return [];
  const body = change.endedAt !== null && !row.keepBody ? null : row.body;
  return [shownDelivery({ ...row, ...change, body }, now)];
}

/** The number of the attempt that a claim is for. */
export function nextNumber({ attempts }: Pick<StoredDelivery, 'attempts'>): AttemptNumber {
  return (attempts.length + 1) as AttemptNumber;
}

function moveTo(attempts: readonly Attempt[], next: Next, isActive: boolean, now: number): DeliveryChange {
  if (next.state === 'pending' && isActive) {
    return { state: 'pending', attempts, dueAt: now + next.dueIn, lapses: 0, endedAt: null };
  }
  const state = next.state === 'pending' ? 'canceled' : next.state;
  return { state, attempts, dueAt: null, lapses: 0, endedAt: now };
}

/** An attempt replaces the recorded one of the same number. */
function withAttempt({ attempts }: StoredDelivery, attempt: Attempt): Attempt[] {
  const others = attempts.filter(({ number }) => number !== attempt.number);
  return [...others, attempt].toSorted((a, b) => a.number - b.number);
}
