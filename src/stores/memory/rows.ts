import type { Attempt, Delivery, DeliveryState, NewDelivery } from '../../contracts/webhook-store.ts';
import type { Placed } from './heap.ts';

/** A body that deliveries of an account share: those of one event, and what is sent again. */
export interface HeldBody {
  /** In UTF-8. */
  readonly bytes: number;
  /** The deliveries that have it, and those of them that have not ended. */
  rows: number;
  open: number;
}

/** A delivery as the memory store keeps it, in the heap of what its webhook has pending. Times are the store's own. */
export interface Row extends Omit<NewDelivery, 'body' | 'resendOf'>, Placed {
  body: string | null;
  resendOf: string | null;
  /** Its body as it is counted, until it is dropped. */
  held: HeldBody | null;
  state: DeliveryState;
  attempts: readonly Attempt[];
  /** When a pending delivery is due. */
  dueAt: number;
  /** The claim's token while the delivery is being attempted. */
  token: string | null;
  leaseUntil: number;
  /** Leases that ran out in the attempt that is due now. */
  lapses: number;
  /** True when the attempt of the last claim began. */
  begun: boolean;
  endedAt: number | null;
}

export function newRow(delivery: NewDelivery, now: number): Row {
  return {
    ...delivery,
    // Hosts written before traces existed pass no trace.
    trace: delivery.trace ?? null,
    held: null,
    state: 'pending',
    attempts: [],
    dueAt: now,
    token: null,
    leaseUntil: 0,
    lapses: 0,
    begun: false,
    endedAt: null,
    place: -1,
  };
}

/** Gives a row as callers see it. */
export function deliveryOf(row: Row, now: number): Delivery {
  const { dueAt, token: _token, leaseUntil, lapses: _lapses, begun: _begun, ...kept } = row;
  const { held: _held, place: _place, ...delivery } = kept;
  const next = row.state === 'pending' ? dueAt : row.state === 'delivering' ? leaseUntil : null;
  const attempts = row.attempts.map((attempt) => ({ ...attempt }));
  return { ...delivery, attempts, dueIn: next === null ? null : Math.max(0, next - now) };
}

/** By due time, then id. */
export function isBefore(a: Pick<Row, 'dueAt' | 'id'>, b: Pick<Row, 'dueAt' | 'id'>): boolean {
  return a.dueAt === b.dueAt ? a.id < b.id : a.dueAt < b.dueAt;
}
