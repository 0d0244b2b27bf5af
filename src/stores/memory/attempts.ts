/** Attempts in a memory store: claiming, settling and releasing deliveries. */
import { afterFailure, failureStreak, turnOf } from '../../contracts/delivery-policy.ts';
import {
  type Attempt,
  type AttemptNumber,
  type Claim,
  type ClaimRequest,
  hasEnded,
  type Next,
  PIECE,
  type Settled,
  type Settlement,
  type StreakTurn,
} from '../../contracts/webhook-store.ts';
import type { Heap } from './heap.ts';
import { type Box, changeState, copyOf, type Held, isCanceled, place } from './held.ts';
import { deliveryOf, isBefore, type Row } from './rows.ts';

/** How often a lease may run out in one attempt before the attempt counts as failed. */
const MAX_LAPSES = 3;

export function claim(held: Held, request: ClaimRequest): Claim[] {
  const { limit, slow: maxSlow, failing: maxFailing = maxSlow, lease, perWebhook } = request;
  const now = held.clock();
  takeAllBack(held, now, request);
  const claims: Claim[] = [];
  const passed: Box[] = [];
  const fresh = dueBoxes(held.slow, Math.min(maxSlow, limit), 1, now, passed);
  const most = Math.min(maxFailing, maxSlow - fresh.length, limit);
  let round = [
    ...dueBoxes(held.quick, limit, perWebhook, now, passed),
    ...fresh,
    ...dueBoxes(held.failing, most, 1, now, passed),
  ];
  const hasMore = ({ webhook, pending, delivering }: Box) =>
    !webhook.slow && delivering.size < perWebhook && (pending.first()?.dueAt ?? Infinity) <= now;
  while (round.length > 0 && claims.length < limit) {
    round.sort((a, b) => (isBefore(a.pending.first() as Row, b.pending.first() as Row) ? -1 : 1));
    for (const box of round.slice(0, limit - claims.length)) claims.push(take(held, box, lease, now));
    round = round.filter(hasMore);
  }
  for (const box of passed) place(held, box);
  return claims;
}

/** Takes back the leases that were over first. */
function takeAllBack(held: Held, now: number, request: ClaimRequest): void {
  const over = [...held.attempted].filter(({ leaseUntil }) => leaseUntil <= now);
  if (over.length > PIECE) over.sort((a, b) => a.leaseUntil - b.leaseUntil);
  for (const row of over.slice(0, PIECE)) takeBack(held, row, now, request);
}

/** A lease that is over makes its delivery due again; the third one in an attempt fails the attempt. */
function takeBack(held: Held, row: Row, now: number, { onAbandoned }: ClaimRequest): void {
  if (row.begun) row.lapses++;
  if (row.lapses < MAX_LAPSES) {
    const { lapses } = row;
    move(held, row, { state: 'pending', dueIn: row.leaseUntil - now }, now);
    row.lapses = lapses;
    return;
  }
  const number = nextNumber(row);
  record(row, { number, at: now, duration: 0, status: null, error: 'abandoned', response: '' });
  move(held, row, afterFailure(number), now);
  onAbandoned?.(deliveryOf(row, now));
}

/** The webhooks with room that have waited longest; out of their queue, like those without room before them. */
function dueBoxes(from: Heap<Box>, wanted: number, perWebhook: number, now: number, passed: Box[]): Box[] {
  const found: Box[] = [];
  while (found.length < wanted) {
    const box = from.first();
    if (!box || (box.pending.first() as Row).dueAt > now) break;
    from.remove(box);
    passed.push(box);
    if (box.delivering.size < perWebhook) found.push(box);
  }
  return found;
}

function take(held: Held, box: Box, lease: number, now: number): Claim {
  const row = box.pending.first() as Row;
  box.pending.remove(row);
  box.delivering.add(row);
  held.attempted.add(row);
  // Only slow webhooks take turns: one that becomes slow begins with its first due delivery, as in the other stores.
  box.triedAt = box.webhook.slow ? now : 0;
  const token = `${row.id}.${++held.tokens}`;
  Object.assign(row, { state: 'delivering', token, leaseUntil: now + lease, begun: false });
  return { delivery: deliveryOf(row, now), webhook: copyOf(box.webhook), token, attempt: nextNumber(row) };
}

/** Counts the leases of these claims from now on. */
export function begin(
  { clock, log }: Held,
  claims: readonly { readonly id: string; readonly token: string }[],
): void {
  const now = clock();
  for (const { id, token } of claims) {
    const row = log.get(id);
    if (row && isHeld(row, token, now)) row.begun = true;
  }
}

export function settle(held: Held, settlement: Settlement): Settled {
  const row = held.log.get(settlement.id);
  if (!row || hasEnded(row) || isCanceled(held, row)) return { result: 'stale', disabled: false };
  const now = held.clock();
  if (isHeld(row, settlement.token, now)) return { result: 'applied', ...apply(held, row, settlement, now) };
  if (settlement.next.state === 'succeeded') return { result: 'stale', ...apply(held, row, settlement, now) };
  return { result: 'stale', disabled: false };
}

export function release(held: Held, id: string, token: string): void {
  const row = held.log.get(id);
  const now = held.clock();
  if (!row || !isHeld(row, token, now)) return;
  const { lapses } = row;
  move(held, row, { state: 'pending', dueIn: 0 }, now);
  row.lapses = lapses;
}

/** Applies an attempt to its delivery and its webhook; says what that did to the webhook. */
function apply(
  held: Held,
  row: Row,
  { attempt, next, policy }: Settlement,
  now: number,
): Omit<Settled, 'result'> {
  record(row, attempt);
  const box = held.boxes.get(row.webhookId);
  let disabled = false;
  let turn: StreakTurn | undefined;
  if (box) {
    const { disable, ...changes } = failureStreak(box.webhook, attempt, policy);
    turn = turnOf(box.webhook, changes);
    box.webhook = { ...box.webhook, ...changes };
    disabled = disable && box.webhook.state === 'active';
    if (disabled) {
      const { version } = box.webhook;
      box.webhook = { ...changeState(held, box, 'disabled', 'failures', now), version };
    }
  }
  move(held, row, next, now);
  return { disabled, ...(turn && { turn }) };
}

/** Moves a delivery that is no longer being attempted to its next state. */
function move(held: Held, row: Row, next: Next, now: number): void {
  const box = held.boxes.get(row.webhookId);
  box?.delivering.delete(row);
  box?.pending.remove(row);
  held.attempted.delete(row);
  row.token = null;
  row.lapses = 0;
  if (next.state !== 'pending') held.log.end(row, next.state, now);
  else if (box?.webhook.state !== 'active') held.log.end(row, 'canceled', now);
  else {
    row.state = 'pending';
    row.dueAt = now + next.dueIn;
    box.pending.put(row);
  }
  if (box) place(held, box);
}

function record(row: Row, attempt: Attempt): void {
  const others = row.attempts.filter(({ number }) => number !== attempt.number);
  row.attempts = [...others, { ...attempt }].toSorted((a, b) => a.number - b.number);
}

/** True while a token's lease lasts. */
function isHeld(row: Row, token: string, now: number): boolean {
  return row.token === token && now < row.leaseUntil;
}

function nextNumber({ attempts }: Row): AttemptNumber {
  return (attempts.length + 1) as AttemptNumber;
}
