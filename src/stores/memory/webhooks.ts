import { byText } from '../../lib/text/order.ts';
import {
  afterFailure,
  CLEARED,
  failsRepeatedly,
  failureStreak,
  turnOf,
} from '../../contracts/delivery-policy.ts';
import {
  type Attempt,
  type AttemptNumber,
  type Claim,
  type ClaimRequest,
  type Delivery,
  type DeliveryState,
  type DisabledReason,
  type Next,
  type Settled,
  type Settlement,
  type StreakTurn,
  type Webhook,
  type WebhookState,
  type WebhookStore,
  hasEnded,
  PIECE,
  receiverStates,
} from '../../contracts/webhook-store.ts';
import { inPieces } from '../_rows/pieces.ts';
import { slowness } from '../_rows/records.ts';
import { type Heap, heap, type Placed } from './heap.ts';
import { deliveryLog } from './log.ts';
import { deliveryOf, isBefore, newRow, type Row } from './rows.ts';

/** How often a lease may run out in one attempt before the attempt counts as failed. */
const MAX_LAPSES = 3;

/** The state of a receiver at a new address, or after a new start. */
const newReceiver = { ...CLEARED, slow: true };

/** A webhook and its open deliveries. */
interface Box extends Placed {
  webhook: Webhook;
  pending: Heap<Row>;
  readonly delivering: Set<Row>;
  /** When something of it was claimed last while it was slow; else 0. */
  triedAt: number;
}

/** The boxes with something pending, by the first of it. */
const queue = () => heap<Box>((a, b) => isBefore(a.pending.first() as Row, b.pending.first() as Row));

/** The boxes with something pending, by how long they have waited since it was due, or since they had their last turn. */
function turns(): Heap<Box> {
  const turnOf = ({ pending, triedAt }: Box) => {
    const { dueAt, id } = pending.first() as Row;
    return { dueAt: Math.max(dueAt, triedAt), id };
  };
  return heap<Box>((a, b) => isBefore(turnOf(a), turnOf(b)));
}

const MAX_BYTES = 268_435_456;

/** A store with room for so many bytes of bodies; a `TypeError` when that is no number. */
export function memoryWebhooks(clock: () => number, maxBytes: number = MAX_BYTES): WebhookStore {
  if (typeof maxBytes !== 'number' || !(maxBytes >= 0)) {
    throw new TypeError('memoryStore: "maxBytes" must be a number of bytes');
  }
  const boxes = new Map<string, Box>();
  const boxesByAccount = new Map<string, Set<Box>>();
  const log = deliveryLog(maxBytes);
  const [quick, slow, failing] = [queue(), turns(), turns()];
  /** Rows that are being attempted, those of deleted webhooks too. */
  const attempted = new Set<Row>();
  /** The queues of webhooks that were disabled or deleted: they are still to be canceled. */
  const canceling = new Set<Heap<Row>>();
  let tokens = 0;

  /** Puts a box into its queue, or out of it, after what is pending of it or its `slow` changed. */
  function place(box: Box): void {
    const own = !box.webhook.slow ? quick : failsRepeatedly(box.webhook) ? failing : slow;
    for (const boxes of [quick, slow, failing]) {
      if (boxes !== own || box.pending.size === 0) boxes.remove(box);
    }
    if (box.pending.size > 0) own.put(box);
  }

  function leave(box: Box): void {
    for (const boxes of [quick, slow, failing]) boxes.remove(box);
  }

  /** Cancels the first of what waits. The rest is out of reach, and is canceled piece by piece. */
  function cancelPending(box: Box, now: number): void {
    leave(box);
    const waiting = box.pending;
    box.pending = heap<Row>(isBefore);
    cancelFirst(waiting, PIECE, now);
    if (waiting.size > 0) canceling.add(waiting);
  }

  function cancelFirst(waiting: Heap<Row>, max: number, now: number): number {
    let done = 0;
    for (let row = waiting.first(); row && done < max; row = waiting.first()) {
      waiting.remove(row);
      // It may have been erased, or ended when it was sent again.
      if (log.get(row.id) === row && row.state === 'pending') log.end(row, 'canceled', now);
      done++;
    }
    return done;
  }

  const isCanceled = (row: Row) => row.state === 'pending' && !boxes.get(row.webhookId)?.pending.has(row);

  const stateOf = (row: Row): DeliveryState => (isCanceled(row) ? 'canceled' : row.state);

  function shown(row: Row, now: number): Delivery {
    if (!isCanceled(row)) return deliveryOf(row, now);
    const body = row.keepBody ? row.body : null;
    return { ...deliveryOf(row, now), state: 'canceled', body, dueIn: null, endedAt: now };
  }

  function change(box: Box, state: WebhookState, reason: DisabledReason | null, at: number): Webhook {
    box.webhook = {
      ...box.webhook,
      ...(state === 'active' && newReceiver),
      state,
      disabledReason: state === 'disabled' ? reason : null,
      disabledAt: state === 'disabled' ? at : null,
      version: box.webhook.version + 1,
      updatedAt: at,
    };
    if (state === 'disabled') cancelPending(box, clock());
    else place(box);
    return copyOf(box.webhook);
  }

  /** Moves a delivery that is no longer being attempted to its next state. */
  function move(row: Row, next: Next, now: number): void {
    const box = boxes.get(row.webhookId);
    box?.delivering.delete(row);
    box?.pending.remove(row);
    attempted.delete(row);
    row.token = null;
    row.lapses = 0;
    if (next.state !== 'pending') log.end(row, next.state, now);
    else if (box?.webhook.state !== 'active') log.end(row, 'canceled', now);
    else {
      row.state = 'pending';
      row.dueAt = now + next.dueIn;
      box.pending.put(row);
    }
    if (box) place(box);
  }

  function record(row: Row, attempt: Attempt): void {
    const others = row.attempts.filter(({ number }) => number !== attempt.number);
    row.attempts = [...others, { ...attempt }].toSorted((a, b) => a.number - b.number);
  }

  /** A lease that is over makes its delivery due again; the third one in an attempt fails the attempt. */
  function takeBack(row: Row, now: number, { onAbandoned }: ClaimRequest): void {
    if (row.begun) row.lapses++;
    if (row.lapses < MAX_LAPSES) {
      const { lapses } = row;
      move(row, { state: 'pending', dueIn: row.leaseUntil - now }, now);
      row.lapses = lapses;
      return;
    }
    const number = nextNumber(row);
    record(row, { number, at: now, duration: 0, status: null, error: 'abandoned', response: '' });
    move(row, afterFailure(number), now);
    onAbandoned?.(deliveryOf(row, now));
  }

  /** Takes back the leases that were over first. */
  function takeAllBack(now: number, request: ClaimRequest): void {
    const over = [...attempted].filter(({ leaseUntil }) => leaseUntil <= now);
    if (over.length > PIECE) over.sort((a, b) => a.leaseUntil - b.leaseUntil);
    for (const row of over.slice(0, PIECE)) takeBack(row, now, request);
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

  function take(box: Box, lease: number, now: number): Claim {
    const row = box.pending.first() as Row;
    box.pending.remove(row);
    box.delivering.add(row);
    attempted.add(row);
    // Only slow webhooks take turns: one that becomes slow begins with its first due delivery, as in the other stores.
    box.triedAt = box.webhook.slow ? now : 0;
    const token = `${row.id}.${++tokens}`;
    Object.assign(row, { state: 'delivering', token, leaseUntil: now + lease, begun: false });
    return { delivery: deliveryOf(row, now), webhook: copyOf(box.webhook), token, attempt: nextNumber(row) };
  }

  function claim(request: ClaimRequest): Claim[] {
    const { limit, slow: maxSlow, failing: maxFailing = maxSlow, lease, perWebhook } = request;
    const now = clock();
    takeAllBack(now, request);
    const claims: Claim[] = [];
    const passed: Box[] = [];
    const fresh = dueBoxes(slow, Math.min(maxSlow, limit), 1, now, passed);
    const most = Math.min(maxFailing, maxSlow - fresh.length, limit);
    let round = [
      ...dueBoxes(quick, limit, perWebhook, now, passed),
      ...fresh,
      ...dueBoxes(failing, most, 1, now, passed),
    ];
    const hasMore = ({ webhook, pending, delivering }: Box) =>
      !webhook.slow && delivering.size < perWebhook && (pending.first()?.dueAt ?? Infinity) <= now;
    while (round.length > 0 && claims.length < limit) {
      round.sort((a, b) => (isBefore(a.pending.first() as Row, b.pending.first() as Row) ? -1 : 1));
      for (const box of round.slice(0, limit - claims.length)) claims.push(take(box, lease, now));
      round = round.filter(hasMore);
    }
    for (const box of passed) place(box);
    return claims;
  }

  /** Applies an attempt to its delivery and its webhook; says what that did to the webhook. */
  function apply(row: Row, { attempt, next, policy }: Settlement, now: number): Omit<Settled, 'result'> {
    record(row, attempt);
    const box = boxes.get(row.webhookId);
    let disabled = false;
    let turn: StreakTurn | undefined;
    if (box) {
      const { disable, ...changes } = failureStreak(box.webhook, attempt, policy);
      turn = turnOf(box.webhook, changes);
      box.webhook = { ...box.webhook, ...changes };
      disabled = disable && box.webhook.state === 'active';
      if (disabled) {
        const { version } = box.webhook;
        box.webhook = { ...change(box, 'disabled', 'failures', now), version };
      }
    }
    move(row, next, now);
    return { disabled, ...(turn && { turn }) };
  }

  return {
    eraseAccount(accountId) {
      for (const box of boxesByAccount.get(accountId) ?? []) {
        boxes.delete(box.webhook.id);
        leave(box);
      }
      boxesByAccount.delete(accountId);
      const erase = () => {
        const erased = log.erase(accountId, PIECE);
        for (const row of erased) attempted.delete(row);
        return erased.length;
      };
      if (erase() === PIECE) return inPieces(erase);
    },
    createWebhook(webhook, max) {
      const own = boxesByAccount.get(webhook.accountId) ?? new Set();
      if (own.size >= max || boxes.has(webhook.id)) return false;
      const box = {
        webhook: copyOf(webhook),
        pending: heap<Row>(isBefore),
        delivering: new Set<Row>(),
        triedAt: -Infinity,
        place: -1,
      };
      boxes.set(webhook.id, box);
      boxesByAccount.set(webhook.accountId, own.add(box));
      return true;
    },
    getWebhook(id) {
      const box = boxes.get(id);
      return box ? copyOf(box.webhook) : null;
    },
    listWebhooks(accountId) {
      const own = boxesByAccount.get(accountId);
      if (!own) return [];
      const webhooks = Array.from(own, ({ webhook }) => copyOf(webhook));
      return webhooks.toSorted((a, b) => a.createdAt - b.createdAt || byText(a.id, b.id));
    },
    updateWebhook(id, version, patch) {
      const box = boxes.get(id);
      if (box?.webhook.version !== version) return false;
      const { description: given, ...webhook } = box.webhook;
      const { description = given, ...changes } = patch;
      const moved = patch.url !== undefined && patch.url !== webhook.url;
      box.webhook = copyOf({
        ...webhook,
        ...changes,
        ...(typeof description === 'string' && { description }),
        ...(moved && newReceiver),
        version: version + 1,
      });
      place(box);
      return true;
    },
    setState(id, state, reason, at) {
      const box = boxes.get(id);
      return box ? change(box, state, reason, at) : null;
    },
    deleteWebhook(id) {
      const box = boxes.get(id);
      if (!box) return false;
      cancelPending(box, clock());
      const own = boxesByAccount.get(box.webhook.accountId);
      own?.delete(box);
      if (own?.size === 0) boxesByAccount.delete(box.webhook.accountId);
      return boxes.delete(id);
    },
    enqueue(deliveries, maxPending) {
      const now = clock();
      const firsts = new Map<string, Row>();
      // All are read before the first one is stored: one that cannot be read leaves nothing behind.
      for (const row of deliveries.map((delivery) => newRow(delivery, now))) {
        const box = boxes.get(row.webhookId);
        if (!box || log.get(row.id)) continue;
        const text = `${row.accountId} ${row.body}`;
        const original = log.get(row.resendOf ?? '');
        if (original && isCanceled(original)) log.end(original, 'canceled', now);
        const isCopy =
          original !== undefined && original.body === row.body && original.accountId === row.accountId;
        const sharing = isCopy ? original : firsts.get(text);
        firsts.set(text, sharing ?? row);
        const replaced =
          original && original.resendOf !== null && hasEnded(original) && original.webhookId === row.webhookId
            ? original
            : null;
        if (replaced?.attempts.length === 0) row.resendOf = replaced.resendOf;
        const isOpen =
          log.add(row, sharing) && box.webhook.state === 'active' && box.pending.size < maxPending;
        if (isOpen) {
          box.pending.put(row);
          if (box.pending.first() === row) place(box);
        } else log.end(row, 'skipped', now);
        if (replaced) log.handOn(replaced);
      }
    },
    claim,
    begin(claims) {
      const now = clock();
      for (const { id, token } of claims) {
        const row = log.get(id);
        if (row && isHeld(row, token, now)) row.begun = true;
      }
    },
    settle(settlement) {
      const row = log.get(settlement.id);
      if (!row || hasEnded(row) || isCanceled(row)) return { result: 'stale', disabled: false };
      const now = clock();
      if (isHeld(row, settlement.token, now)) return { result: 'applied', ...apply(row, settlement, now) };
      if (settlement.next.state === 'succeeded') return { result: 'stale', ...apply(row, settlement, now) };
      return { result: 'stale', disabled: false };
    },
    release(id, token) {
      const row = log.get(id);
      const now = clock();
      if (!row || !isHeld(row, token, now)) return;
      const { lapses } = row;
      move(row, { state: 'pending', dueIn: 0 }, now);
      row.lapses = lapses;
    },
    makeDue(webhookId, max, id) {
      const now = clock();
      const box = boxes.get(webhookId);
      if (box?.webhook.state !== 'active') return 0;
      const { pending } = box;
      const isLater = (row: Row | undefined): row is Row =>
        row !== undefined && pending.has(row) && row.dueAt > now;
      const named = id === undefined ? pending.all() : [log.get(id)];
      const later = named.filter(isLater).slice(0, max);
      for (const row of later) {
        row.dueAt = now;
        pending.put(row);
      }
      place(box);
      return later.length;
    },
    nextDue() {
      const now = clock();
      let earliest = Math.min(
        ...[quick, slow, failing].map((boxes) => boxes.first()?.pending.first()?.dueAt ?? Infinity),
      );
      for (const { leaseUntil } of attempted) earliest = Math.min(earliest, leaseUntil);
      return earliest === Infinity ? null : Math.max(0, earliest - now);
    },
    waiting() {
      const open = [...boxes.values()].flatMap(({ webhook, pending, delivering }) =>
        [...pending.all(), ...delivering].map((row) => ({
          row,
          receivers: receiverStates[slowness(webhook)],
        })),
      );
      return receiverStates.flatMap((receivers) => {
        const rows = open.filter((one) => one.receivers === receivers).map(({ row }) => row);
        const [first] = rows;
        if (!first) return [];
        const { at } = rows.reduce((oldest, row) => (row.id < oldest.id ? row : oldest), first);
        return [{ receivers, count: rows.length, oldestAt: at }];
      });
    },
    getDelivery(id) {
      const row = log.get(id);
      return row ? shown(row, clock()) : null;
    },
    listDeliveries({ webhookId, accountId, state, before, limit }) {
      const now = clock();
      const all =
        webhookId === undefined ? log.ofAccount(accountId, before) : log.ofWebhook(webhookId, before);
      const found: Delivery[] = [];
      for (const row of all) {
        if (found.length >= limit) break;
        if (state === undefined || stateOf(row) === state) found.push(shown(row, now));
      }
      return found;
    },
    endCanceled(max) {
      let done = 0;
      for (const waiting of canceling) {
        if (done >= max) break;
        done += cancelFirst(waiting, max - done, clock());
        if (waiting.size === 0) canceling.delete(waiting);
      }
      return done;
    },
    purge: (olderThan, max) => log.purge(clock() - olderThan, max),
  };
}

function copyOf(webhook: Webhook): Webhook {
  const { events, tools, headers } = webhook;
  return { ...webhook, events: [...events], tools: tools && [...tools], headers: headers && { ...headers } };
}

/** True while a token's lease lasts. */
function isHeld(row: Row, token: string, now: number): boolean {
  return row.token === token && now < row.leaseUntil;
}

function nextNumber({ attempts }: Row): AttemptNumber {
  return (attempts.length + 1) as AttemptNumber;
}
