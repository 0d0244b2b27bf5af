import { type DeliveryState, hasEnded } from '../../contracts/webhook-store.ts';
import { type RowIndex, rowIndex, rowQueue } from './row-lists.ts';
import type { Row } from './rows.ts';

/** Bytes of a delivery beside its body, estimated. */
const RECORD = 512;
/** The log keeps the last few thousand records, however little room there is for bodies. */
const MIN_RECORDS = 1_048_576;

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

/** Bytes of bodies and of records. */
interface Open {
  bodies: number;
  records: number;
}

/** A log with room for so many bytes of bodies, and for records of about as many bytes. */
export function deliveryLog(maxBytes: number): DeliveryLog {
  const maxRecords = Math.max(maxBytes, MIN_RECORDS);
  const rows = new Map<string, Row>();
  const byWebhook = rowIndex(isHeld);
  const byAccount = rowIndex(isHeld);
  const ended = rowQueue(isHeld);
  const endedWithBody = rowQueue((row) => row.body !== null);
  let [bodies, records] = [0, 0];
  /** Bytes of what has not ended, in all and by account. */
  const open: Open = { bodies: 0, records: 0 };
  const openByAccount = new Map<string, Open>();

  function isHeld(row: Row): boolean {
    return rows.get(row.id) === row;
  }

  function dropBody(row: Row): void {
    const { held } = row;
    if (held && --held.rows === 0) bodies -= held.bytes;
    row.body = null;
    row.held = null;
  }

  /** Counts a row among those that have not ended, or takes it out of them. */
  function countOpen({ accountId, held }: Row, by: 1 | -1): void {
    const own = openByAccount.get(accountId) ?? { bodies: 0, records: 0 };
    if (held) held.open += by;
    const bytes = held && held.open === (by === 1 ? 1 : 0) ? held.bytes * by : 0;
    for (const each of [own, open]) {
      each.bodies += bytes;
      each.records += RECORD * by;
    }
    if (own.records > 0) openByAccount.set(accountId, own);
    else openByAccount.delete(accountId);
  }

  function remove(row: Row): void {
    dropBody(row);
    records -= recordOf(row);
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
    while (records > maxRecords) {
      const oldest = ended.first();
      if (!oldest) return;
      remove(oldest);
    }
  }

  /** Tests that an account may add this many bytes of bodies, and a record, that have not ended. */
  function isWithinShare(accountId: string, bytes: number): boolean {
    const own = openByAccount.get(accountId) ?? { bodies: 0, records: 0 };
    return (
      isShare(own.bodies + bytes, open.bodies + bytes, maxBytes) &&
      isShare(own.records + RECORD, open.records + RECORD, maxRecords)
    );
  }

  /** Makes room for bodies at the cost of the oldest that ended. */
  function dropBodies(): void {
    for (let row = endedWithBody.first(); row && bodies > maxBytes; row = endedWithBody.first())
      dropBody(row);
  }

  return {
    get: (id) => rows.get(id),
    add(row, sharing) {
      const shared = sharing?.held ?? null;
      const bytes = shared?.bytes ?? new TextEncoder().encode(row.body ?? '').byteLength;
      const isKept = isWithinShare(row.accountId, shared?.open ? 0 : bytes);
      if (isKept) {
        row.held = shared ?? { bytes, rows: 0, open: 0 };
        if (++row.held.rows === 1) bodies += bytes;
      } else row.body = null;
      records += RECORD;
      countOpen(row, 1);
      dropBodies();
      rows.set(row.id, row);
      byWebhook.add(row.webhookId, row);
      byAccount.add(row.accountId, row);
      shorten();
      return isKept;
    },
    end(row, state, now) {
      countOpen(row, -1);
      Object.assign(row, { state, endedAt: now, token: null });
      records += recordOf(row) - RECORD;
      ended.push(row);
      if (row.keepBody && row.body !== null) endedWithBody.push(row);
      else dropBody(row);
      shorten();
    },
    handOn(row) {
      if (row.attempts.length > 0) dropBody(row);
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
        if (!hasEnded(row)) {
          countOpen(row, -1);
          records += recordOf(row) - RECORD;
        }
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

/**
 * Tests that an account may hold `own` of what all hold: no more than eight times what is left of the room and an eighth of it more. One
 * account alone may fill the room, and however many do so, there is something left for the next.
 */
function isShare(own: number, all: number, room: number): boolean {
  return own <= 9 * room - 8 * all;
}

/** Estimates the bytes of an ended delivery without its body; receivers' answers are most of them. */
function recordOf({ attempts }: Row): number {
  return attempts.reduce((sum, { response }) => sum + response.length, RECORD);
}
