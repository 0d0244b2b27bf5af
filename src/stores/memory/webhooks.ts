import { afterFailure } from '../../core/retry.ts';
import { CLEARED, streak } from '../../core/streak.ts';
import type {
  Attempt,
  AttemptNumber,
  Claim,
  ClaimRequest,
  DisabledReason,
  Next,
  Settlement,
  Webhook,
  WebhookState,
  WebhookStore,
} from '../../core/webhook-store.ts';
import { deliveryOf, end, hasEnded, insert, isBefore, newRow, type Row } from './rows.ts';

/** How often a lease may run out in one attempt before the attempt counts as failed. */
const MAX_LAPSES = 3;

/** What is known of a receiver at a new address, or after a new start. */
const unproved = { ...CLEARED, slow: true };

/** One webhook and what is open of it. */
interface Box {
  webhook: Webhook;
  /** By due time, then id. */
  readonly pending: Row[];
  readonly delivering: Set<Row>;
}

export function memoryWebhooks(clock: () => number): WebhookStore {
  const boxes = new Map<string, Box>();
  const rows = new Map<string, Row>();
  /** What is still being attempted for webhooks that are deleted. */
  const orphans = new Set<Row>();
  let tokens = 0;

  function cancelPending(box: Box, now: number): void {
    for (const row of box.pending.splice(0)) end(row, 'canceled', now);
  }

  function change(box: Box, state: WebhookState, reason: DisabledReason | null, at: number): Webhook {
    box.webhook = {
      ...box.webhook,
      ...(state === 'active' && unproved),
      state,
      disabledReason: state === 'disabled' ? reason : null,
      disabledAt: state === 'disabled' ? at : null,
      version: box.webhook.version + 1,
      updatedAt: at,
    };
    if (state === 'disabled') cancelPending(box, clock());
    return copyOf(box.webhook);
  }

  /** Where a delivery goes that is not being attempted any more. */
  function move(row: Row, next: Next, now: number): void {
    const box = boxes.get(row.webhookId);
    box?.delivering.delete(row);
    orphans.delete(row);
    row.token = null;
    row.lapses = 0;
    if (next.state !== 'pending') return end(row, next.state, now);
    if (box?.webhook.state !== 'active') return end(row, 'canceled', now);
    row.state = 'pending';
    row.dueAt = now + next.dueIn;
    insert(box.pending, row);
  }

  function record(row: Row, attempt: Attempt): void {
    row.attempts = [...row.attempts.filter(({ number }) => number !== attempt.number), { ...attempt }];
  }

  /** A lease that is over makes its delivery due again; the third one in an attempt fails the attempt. */
  function takeBack(row: Row, now: number): void {
    row.lapses++;
    if (row.lapses < MAX_LAPSES) {
      const { lapses } = row;
      move(row, { state: 'pending', dueIn: row.leaseUntil - now }, now);
      row.lapses = lapses;
      return;
    }
    const number = nextNumber(row);
    record(row, { number, at: now, duration: 0, status: null, error: 'abandoned', response: '' });
    move(row, afterFailure(number), now);
  }

  function take(row: Row, box: Box, lease: number, now: number): Claim {
    box.pending.shift();
    box.delivering.add(row);
    const token = `${row.id}.${++tokens}`;
    Object.assign(row, { state: 'delivering', token, leaseUntil: now + lease });
    return { delivery: deliveryOf(row, now), webhook: copyOf(box.webhook), token, attempt: nextNumber(row) };
  }

  function claim({ limit, slow, lease, perWebhook }: ClaimRequest): Claim[] {
    const now = clock();
    for (const { delivering } of [...boxes.values(), { delivering: orphans }]) {
      for (const row of delivering) if (row.leaseUntil <= now) takeBack(row, now);
    }
    const room = (box: Box) => (box.webhook.slow ? 1 : perWebhook) - box.delivering.size;
    const hasWork = (box: Box) => (box.pending[0]?.dueAt ?? Infinity) <= now && room(box) > 0;
    const claims: Claim[] = [];
    let slowLeft = slow;
    let round = [...boxes.values()].filter(hasWork);
    while (round.length > 0 && claims.length < limit) {
      const inOrder = round.toSorted((a, b) => (isBefore(a.pending[0] as Row, b.pending[0] as Row) ? -1 : 1));
      for (const box of inOrder) {
        if (claims.length === limit) break;
        if (box.webhook.slow && slowLeft-- <= 0) continue;
        claims.push(take(box.pending[0] as Row, box, lease, now));
      }
      round = inOrder.filter((box) => hasWork(box) && !(box.webhook.slow && slowLeft <= 0));
    }
    return claims;
  }

  /** Applies an attempt to its delivery and its webhook; says whether the webhook was disabled by it. */
  function apply(row: Row, { attempt, next, policy }: Settlement, now: number): boolean {
    record(row, attempt);
    const box = boxes.get(row.webhookId);
    let disabled = false;
    if (box) {
      const { disable, ...changes } = streak(box.webhook, attempt, policy);
      box.webhook = { ...box.webhook, ...changes };
      disabled = disable && box.webhook.state === 'active';
      if (disabled) {
        const { version } = box.webhook;
        box.webhook = { ...change(box, 'disabled', 'failures', now), version };
      }
    }
    move(row, next, now);
    return disabled;
  }

  return {
    createWebhook(webhook, max) {
      const own = [...boxes.values()].filter((box) => box.webhook.accountId === webhook.accountId);
      if (own.length >= max || boxes.has(webhook.id)) return false;
      boxes.set(webhook.id, { webhook: copyOf(webhook), pending: [], delivering: new Set() });
      return true;
    },
    getWebhook(id) {
      const box = boxes.get(id);
      return box ? copyOf(box.webhook) : null;
    },
    listWebhooks: (accountId) =>
      [...boxes.values()]
        .map(({ webhook }) => webhook)
        .filter((webhook) => webhook.accountId === accountId)
        .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
        .map(copyOf),
    updateWebhook(id, version, patch) {
      const box = boxes.get(id);
      if (box?.webhook.version !== version) return false;
      const moved = patch.url !== undefined && patch.url !== box.webhook.url;
      box.webhook = copyOf({ ...box.webhook, ...patch, ...(moved && unproved), version: version + 1 });
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
      for (const row of box.delivering) orphans.add(row);
      return boxes.delete(id);
    },
    enqueue(deliveries, maxPending) {
      const now = clock();
      for (const delivery of deliveries) {
        const box = boxes.get(delivery.webhookId);
        if (!box || rows.has(delivery.id)) continue;
        const row = newRow(delivery, now);
        rows.set(row.id, row);
        if (box.webhook.state !== 'active' || box.pending.length >= maxPending) end(row, 'skipped', now);
        else insert(box.pending, row);
      }
    },
    claim,
    settle(settlement) {
      const row = rows.get(settlement.id);
      if (!row || hasEnded(row)) return { result: 'stale', disabled: false };
      const now = clock();
      if (row.token === settlement.token) return { result: 'applied', disabled: apply(row, settlement, now) };
      if (settlement.next.state === 'succeeded') {
        const waiting = boxes.get(row.webhookId)?.pending;
        if (waiting?.includes(row)) waiting.splice(waiting.indexOf(row), 1);
        apply(row, settlement, now);
      }
      return { result: 'stale', disabled: false };
    },
    release(id, token) {
      const row = rows.get(id);
      if (!row || row.token !== token) return;
      const { lapses } = row;
      move(row, { state: 'pending', dueIn: 0 }, clock());
      row.lapses = lapses;
    },
    nextDue() {
      const now = clock();
      let earliest = Infinity;
      for (const { pending, delivering } of boxes.values()) {
        if (pending[0]) earliest = Math.min(earliest, pending[0].dueAt);
        for (const { leaseUntil } of delivering) earliest = Math.min(earliest, leaseUntil);
      }
      for (const { leaseUntil } of orphans) earliest = Math.min(earliest, leaseUntil);
      return earliest === Infinity ? null : Math.max(0, earliest - now);
    },
    getDelivery(id) {
      const row = rows.get(id);
      return row ? deliveryOf(row, clock()) : null;
    },
    listDeliveries({ webhookId, state, before, limit }) {
      const now = clock();
      const newestFirst = [...rows.values()]
        .filter((row) => row.webhookId === webhookId && (state === undefined || row.state === state))
        .filter(({ id }) => before === undefined || id < before)
        .toSorted((a, b) => (a.id < b.id ? 1 : -1));
      return newestFirst.slice(0, limit).map((row) => deliveryOf(row, now));
    },
    purge(olderThan, max) {
      const limit = clock() - olderThan;
      let purged = 0;
      for (const row of rows.values()) {
        if (purged === max) break;
        if (row.endedAt === null || row.endedAt > limit) continue;
        rows.delete(row.id);
        purged++;
      }
      return purged;
    },
  };
}

function copyOf(webhook: Webhook): Webhook {
  return { ...webhook, events: [...webhook.events] };
}

function nextNumber({ attempts }: Row): AttemptNumber {
  return (attempts.length + 1) as AttemptNumber;
}
