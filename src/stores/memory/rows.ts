import type { Attempt, Delivery, DeliveryState, NewDelivery } from '../../contracts/webhook-store.ts';

/** A delivery as the memory store keeps it. Times are the store's own. */
export interface Row extends Omit<NewDelivery, 'body'> {
  body: string | null;
  /** Of the body that is held, in UTF-8. */
  bytes: number;
  state: DeliveryState;
  attempts: readonly Attempt[];
  /** When it is due, of a pending one. */
  dueAt: number;
  /** Of one that is being attempted. */
  token: string | null;
  leaseUntil: number;
  /** Leases that ran out in the attempt that is due now. */
  lapses: number;
  endedAt: number | null;
}

export function newRow(delivery: NewDelivery, now: number): Row {
  return {
    ...delivery,
    // A host that was written before there were traces gives none.
    trace: delivery.trace ?? null,
    bytes: 0,
    state: 'pending',
    attempts: [],
    dueAt: now,
    token: null,
    leaseUntil: 0,
    lapses: 0,
    endedAt: null,
  };
}

/** What a caller sees of it. */
export function deliveryOf(row: Row, now: number): Delivery {
  const { dueAt, token: _token, leaseUntil, lapses: _lapses, bytes: _bytes, ...delivery } = row;
  const next = row.state === 'pending' ? dueAt : row.state === 'delivering' ? leaseUntil : null;
  const attempts = row.attempts.map((attempt) => ({ ...attempt }));
  return { ...delivery, attempts, dueIn: next === null ? null : Math.max(0, next - now) };
}

/** By due time, then id. */
export function isBefore(a: Row, b: Row): boolean {
  return a.dueAt === b.dueAt ? a.id < b.id : a.dueAt < b.dueAt;
}

/** Puts a row where it belongs among rows in order of their due times. */
export function insert(rows: Row[], row: Row): void {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(row, rows[middle] as Row)) high = middle;
    else low = middle + 1;
  }
  rows.splice(low, 0, row);
}
