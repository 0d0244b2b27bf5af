import { type DeliveryState, hasEnded } from '../../contracts/webhook-store.ts';
import { roomFor } from './room.ts';
import { type RowIndex, rowIndex, rowQueue } from './row-lists.ts';
import type { Row } from './rows.ts';

/** All deliveries of a memory store, by id, by webhook and by account, and the room that they take. */
export interface DeliveryLog {
  get(id: string): Row | undefined;
  /**
   * Takes one in, with its body if there is room for it once older deliveries that ended have given theirs up. `sharing` is one of its
   * account that has the same body.
   */
  add(row: Row, sharing?: Row): boolean;
  end(row: Row, state: DeliveryState, now: number): void;
  /** Takes the body from a copy that ended and is sent again, and deletes the copy if it was never attempted. */
  handOn(row: Row): void;
  /** Lists the deliveries of a webhook, or of an account, newest first, from the one before an id on. */
  ofWebhook: RowIndex['of'];
  ofAccount: RowIndex['of'];
  /** Deletes at most `max` deliveries of an account, and gives them as they were. */
  erase(accountId: string, max: number): readonly Row[];
  /** Deletes at most `max` deliveries that ended by an instant, and gives their number. */
  purge(endedBy: number, max: number): number;
  /** How many rows it refers to: those that it holds, and those that are not forgotten yet. */
  readonly size: number;
}

/** A log with room for so many bytes of bodies, and for records of about as many bytes. */
export function deliveryLog(maxBytes: number): DeliveryLog {
  const rows = new Map<string, Row>();
  const byWebhook = rowIndex(isHeld);
  const byAccount = rowIndex(isHeld);
  const ended = rowQueue(isHeld);
  const endedWithBody = rowQueue((row) => row.body !== null);
  const room = roomFor(maxBytes);

  function isHeld(row: Row): boolean {
    return rows.get(row.id) === row;
  }

  function remove(row: Row): void {
    room.remove(row);
    // Whatever may still refer to the row: what receivers wrote is gone.
    row.attempts = [];
    rows.delete(row.id);
    byWebhook.removed(row.webhookId);
    byAccount.removed(row.accountId);
    ended.first();
    endedWithBody.first();
  }

  /** Makes room for records at the cost of the oldest that ended. */
  function shorten(): void {
    while (room.lacksRecords()) {
      const oldest = ended.first();
      if (!oldest) return;
      remove(oldest);
    }
  }

  /** Makes room for bodies at the cost of the oldest that ended. */
  function dropBodies(): void {
    for (let row = endedWithBody.first(); row && room.lacksBodies(); row = endedWithBody.first())
      room.dropBody(row);
  }

  return {
    get: (id) => rows.get(id),
    add(row, sharing) {
      const isKept = room.add(row, sharing);
      dropBodies();
      rows.set(row.id, row);
      byWebhook.add(row.webhookId, row);
      byAccount.add(row.accountId, row);
      shorten();
      return isKept;
    },
    end(row, state, now) {
      room.end(row);
      Object.assign(row, { state, endedAt: now, token: null });
      ended.push(row);
      if (row.keepBody && row.body !== null) endedWithBody.push(row);
      else room.dropBody(row);
      shorten();
    },
    handOn(row) {
      if (row.attempts.length > 0) room.dropBody(row);
      else remove(row);
      ended.removed();
      endedWithBody.removed();
    },
    ofWebhook: byWebhook.of,
    ofAccount: byAccount.of,
    erase(accountId, max) {
      const erased: Row[] = [];
      for (const row of byAccount.of(accountId)) {
        if (erased.length >= max) break;
        erased.push(row);
      }
      for (const row of erased) {
        if (!hasEnded(row)) room.end(row);
        remove(row);
      }
      // Once, after the last ones.
      if (erased.length < max) {
        ended.compact();
        endedWithBody.compact();
      }
      return erased;
    },
    purge(endedBy, max) {
      let purged = 0;
      for (let row = ended.first(); row && purged < max; row = ended.first()) {
        if ((row.endedAt as number) > endedBy) break;
        remove(row);
        purged++;
      }
      return purged;
    },
    get size() {
      return Math.max(rows.size, ended.size, endedWithBody.size);
    },
  };
}
