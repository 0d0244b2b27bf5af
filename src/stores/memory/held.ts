/** The webhooks of a memory store: boxes, their queues and their deliveries. */
import { CLEARED, failsRepeatedly } from '../../contracts/delivery-policy.ts';
import {
  type DisabledReason,
  PIECE,
  type Webhook,
  type WebhookState,
} from '../../contracts/webhook-store.ts';
import { type Heap, heap, type Placed } from './heap.ts';
import { type DeliveryLog, deliveryLog } from './log.ts';
import { isBefore, type Row } from './rows.ts';

/** A webhook and its open deliveries. */
export interface Box extends Placed {
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

/** The state of a memory store. */
export interface Held {
  readonly clock: () => number;
  readonly boxes: Map<string, Box>;
  readonly boxesByAccount: Map<string, Set<Box>>;
  readonly log: DeliveryLog;
  readonly quick: Heap<Box>;
  readonly slow: Heap<Box>;
  /** The slow ones that fail repeatedly. */
  readonly failing: Heap<Box>;
  /** Rows that are being attempted, those of deleted webhooks too. */
  readonly attempted: Set<Row>;
  /** The queues of webhooks that were disabled or deleted: they are still to be canceled. */
  readonly canceling: Set<Heap<Row>>;
  /** Tokens that were given. */
  tokens: number;
}

export const holdNothing = (clock: () => number, maxBytes: number): Held => ({
  clock,
  boxes: new Map(),
  boxesByAccount: new Map(),
  log: deliveryLog(maxBytes),
  quick: queue(),
  slow: turns(),
  failing: turns(),
  attempted: new Set(),
  canceling: new Set(),
  tokens: 0,
});

export const queuesOf = ({ quick, slow, failing }: Held) => [quick, slow, failing];

/** Puts a box into its queue, or out of it, after what is pending of it or its `slow` changed. */
export function place(held: Held, box: Box): void {
  const own = !box.webhook.slow ? held.quick : failsRepeatedly(box.webhook) ? held.failing : held.slow;
  for (const boxes of queuesOf(held)) {
    if (boxes !== own || box.pending.size === 0) boxes.remove(box);
  }
  if (box.pending.size > 0) own.put(box);
}

/** Takes a box out of its queue. */
export function leave(held: Held, box: Box): void {
  for (const boxes of queuesOf(held)) boxes.remove(box);
}

/** Cancels the first of what waits. The rest is out of reach, and is canceled piece by piece. */
export function cancelPending(held: Held, box: Box, now: number): void {
  leave(held, box);
  const waiting = box.pending;
  box.pending = heap<Row>(isBefore);
  cancelFirst(held, waiting, PIECE, now);
  if (waiting.size > 0) held.canceling.add(waiting);
}

function cancelFirst({ log }: Held, waiting: Heap<Row>, max: number, now: number): number {
  let done = 0;
  for (let row = waiting.first(); row && done < max; row = waiting.first()) {
    waiting.remove(row);
    // It may have been erased, or ended when it was sent again.
    if (log.get(row.id) === row && row.state === 'pending') log.end(row, 'canceled', now);
    done++;
  }
  return done;
}

/** Cancels what is left of webhooks that were disabled or deleted, at most so much of it, and gives the number. */
export function endCanceled(held: Held, max: number): number {
  let done = 0;
  for (const waiting of held.canceling) {
    if (done >= max) break;
    done += cancelFirst(held, waiting, max - done, held.clock());
    if (waiting.size === 0) held.canceling.delete(waiting);
  }
  return done;
}

export const isCanceled = ({ boxes }: Held, row: Row): boolean =>
  row.state === 'pending' && !boxes.get(row.webhookId)?.pending.has(row);

/** Changes the state of a webhook. */
export function changeState(
  held: Held,
  box: Box,
  state: WebhookState,
  reason: DisabledReason | null,
  at: number,
): Webhook {
  box.webhook = {
    ...box.webhook,
    ...(state === 'active' && newReceiver),
    state,
    disabledReason: state === 'disabled' ? reason : null,
    disabledAt: state === 'disabled' ? at : null,
    version: box.webhook.version + 1,
    updatedAt: at,
  };
  if (state === 'disabled') cancelPending(held, box, held.clock());
  else place(held, box);
  return copyOf(box.webhook);
}

/** The state of a receiver at a new address, or after a new start. */
export const newReceiver = { ...CLEARED, slow: true };

export function copyOf(webhook: Webhook): Webhook {
  const { events, tools, headers } = webhook;
  return { ...webhook, events: [...events], tools: tools && [...tools], headers: headers && { ...headers } };
}
