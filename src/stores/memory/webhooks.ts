import { byText } from '../../lib/text/order.ts';
import {
  type Delivery,
  hasEnded,
  type NewDelivery,
  PIECE,
  receiverStates,
  type WaitingDeliveries,
  type WebhookStore,
} from '../../contracts/webhook-store.ts';
import { inPieces } from '../_rows/pieces.ts';
import { slowness } from '../_rows/records.ts';
import { begin, claim, release, settle } from './attempts.ts';
import { heap } from './heap.ts';
import {
  cancelPending,
  changeState,
  copyOf,
  endCanceled,
  type Held,
  holdNothing,
  isCanceled,
  leave,
  newReceiver,
  place,
  queuesOf,
} from './held.ts';
import { deliveryOf, isBefore, newRow, type Row } from './rows.ts';

const MAX_BYTES = 268_435_456;

/** A store with room for so many bytes of bodies; a `TypeError` when that is no number. */
export function memoryWebhooks(clock: () => number, maxBytes: number = MAX_BYTES): WebhookStore {
  if (typeof maxBytes !== 'number' || !(maxBytes >= 0)) {
    throw new TypeError('memoryStore: "maxBytes" must be a number of bytes');
  }
  const held = holdNothing(clock, maxBytes);
  const { boxes, boxesByAccount, log, attempted } = held;

  return {
    eraseAccount: (accountId) => eraseAccount(held, accountId),
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
      place(held, box);
      return true;
    },
    setState(id, state, reason, at) {
      const box = boxes.get(id);
      return box ? changeState(held, box, state, reason, at) : null;
    },
    deleteWebhook(id) {
      const box = boxes.get(id);
      if (!box) return false;
      cancelPending(held, box, clock());
      const own = boxesByAccount.get(box.webhook.accountId);
      own?.delete(box);
      if (own?.size === 0) boxesByAccount.delete(box.webhook.accountId);
      return boxes.delete(id);
    },
    enqueue: (deliveries, maxPending) => enqueue(held, deliveries, maxPending),
    claim: (request) => claim(held, request),
    begin: (claims) => begin(held, claims),
    settle: (settlement) => settle(held, settlement),
    release: (id, token) => release(held, id, token),
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
      place(held, box);
      return later.length;
    },
    nextDue() {
      const now = clock();
      let earliest = Math.min(
        ...queuesOf(held).map((boxes) => boxes.first()?.pending.first()?.dueAt ?? Infinity),
      );
      for (const { leaseUntil } of attempted) earliest = Math.min(earliest, leaseUntil);
      return earliest === Infinity ? null : Math.max(0, earliest - now);
    },
    waiting: () => waiting(held),
    getDelivery(id) {
      const row = log.get(id);
      return row ? shown(held, row, clock()) : null;
    },
    listDeliveries({ webhookId, accountId, state, before, limit }) {
      const now = clock();
      const all =
        webhookId === undefined ? log.ofAccount(accountId, before) : log.ofWebhook(webhookId, before);
      const found: Delivery[] = [];
      for (const row of all) {
        if (found.length >= limit) break;
        if (state === undefined || stateOf(held, row) === state) found.push(shown(held, row, now));
      }
      return found;
    },
    endCanceled: (max) => endCanceled(held, max),
    purge: (olderThan, max) => log.purge(clock() - olderThan, max),
  };
}

function eraseAccount(held: Held, accountId: string): Promise<void> | undefined {
  const { boxes, boxesByAccount, log, attempted } = held;
  for (const box of boxesByAccount.get(accountId) ?? []) {
    boxes.delete(box.webhook.id);
    leave(held, box);
  }
  boxesByAccount.delete(accountId);
  const erase = () => {
    const erased = log.erase(accountId, PIECE);
    for (const row of erased) attempted.delete(row);
    return erased.length;
  };
  if (erase() === PIECE) return inPieces(erase);
}

function enqueue(held: Held, deliveries: readonly NewDelivery[], maxPending: number): void {
  const { clock, boxes, log } = held;
  const now = clock();
  const firsts = new Map<string, Row>();
  // All are read before the first one is stored: one that cannot be read leaves nothing behind.
  for (const row of deliveries.map((delivery) => newRow(delivery, now))) {
    const box = boxes.get(row.webhookId);
    if (!box || log.get(row.id)) continue;
    const text = `${row.accountId} ${row.body}`;
    const original = log.get(row.resendOf ?? '');
    if (original && isCanceled(held, original)) log.end(original, 'canceled', now);
    const isCopy =
      original !== undefined && original.body === row.body && original.accountId === row.accountId;
    const sharing = isCopy ? original : firsts.get(text);
    firsts.set(text, sharing ?? row);
    const replaced =
      original && original.resendOf !== null && hasEnded(original) && original.webhookId === row.webhookId
        ? original
        : null;
    if (replaced?.attempts.length === 0) row.resendOf = replaced.resendOf;
    const isOpen = log.add(row, sharing) && box.webhook.state === 'active' && box.pending.size < maxPending;
    if (isOpen) {
      box.pending.put(row);
      if (box.pending.first() === row) place(held, box);
    } else log.end(row, 'skipped', now);
    if (replaced) log.handOn(replaced);
  }
}

function waiting({ boxes }: Held): WaitingDeliveries[] {
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
}

const stateOf = (held: Held, row: Row) => (isCanceled(held, row) ? 'canceled' : row.state);

/** A delivery as it is read. */
function shown(held: Held, row: Row, now: number): Delivery {
  if (!isCanceled(held, row)) return deliveryOf(row, now);
  const body = row.keepBody ? row.body : null;
  return { ...deliveryOf(row, now), state: 'canceled', body, dueIn: null, endedAt: now };
}
