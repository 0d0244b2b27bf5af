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
  /** Adds a delivery, with its body if that fits once the bodies of older ended deliveries are dropped. */
  add(row: Row): boolean;
  end(row: Row, state: DeliveryState, now: number): void;
  /** Lists the deliveries of a webhook, or of an account, newest first, from the one before an id on. */
  ofWebhook: RowIndex['of'];
  ofAccount: RowIndex['of'];
  /** Deletes all deliveries of an account, and gives those that had not ended. */
  erase(accountId: string): readonly Row[];
  /** Deletes at most `max` deliveries that ended by an instant, and gives their number. */
  purge(endedBy: number, max: number): number;
}

/** A log with room for so many bytes of bodies, and for records of about as many bytes. */
export function deliveryLog(maxBytes: number): DeliveryLog {
  const maxRecords = Math.max(maxBytes, MIN_RECORDS);
  const rows = new Map<string, Row>();
  const byWebhook = rowIndex(isHeld);
  const byAccount = rowIndex(isHeld);
  const ended = rowQueue(isHeld);
  const endedWithBody = rowQueue((row) => row.body !== null);
  let [bodies, openBodies, records, openRecords] = [0, 0, 0, 0];

  function isHeld(row: Row): boolean {
    return rows.get(row.id) === row;
  }

  function dropBody(row: Row): void {
    bodies -= row.bytes;
    row.body = null;
    row.bytes = 0;
  }

  function remove(row: Row): void {
    dropBody(row);
    records -= recordOf(row);
    rows.delete(row.id);
    byWebhook.removed(row.webhookId);
    byAccount.removed(row.accountId);
  }

  /** Makes room for records at the cost of the oldest that ended. */
  function shorten(): void {
    while (records > maxRecords) {
      const oldest = ended.first();
      if (!oldest) return;
      remove(oldest);
    }
  }

  /** Drops the oldest ended bodies until a new one fits; false when it cannot fit. */
  function makeRoom(bytes: number): boolean {
    if (openBodies + bytes > maxBytes || openRecords + RECORD > maxRecords) return false;
    while (bodies + bytes > maxBytes) dropBody(endedWithBody.first() as Row);
    return true;
  }

  return {
    get: (id) => rows.get(id),
    add(row) {
      const bytes = new TextEncoder().encode(row.body ?? '').byteLength;
      const isKept = makeRoom(bytes);
      if (isKept) row.bytes = bytes;
      else row.body = null;
      bodies += row.bytes;
      openBodies += row.bytes;
      records += RECORD;
      openRecords += RECORD;
      rows.set(row.id, row);
      byWebhook.add(row.webhookId, row);
      byAccount.add(row.accountId, row);
      shorten();
      return isKept;
    },
    end(row, state, now) {
      openBodies -= row.bytes;
      openRecords -= RECORD;
      Object.assign(row, { state, endedAt: now, token: null });
      records += recordOf(row) - RECORD;
      ended.push(row);
      if (row.keepBody && row.body !== null) endedWithBody.push(row);
      else dropBody(row);
      shorten();
    },
    ofWebhook: byWebhook.of,
    ofAccount: byAccount.of,
    erase(accountId) {
      const all = [...byAccount.of(accountId)];
      const open = all.filter((row) => !hasEnded(row));
      for (const row of open) {
        openBodies -= row.bytes;
        openRecords -= RECORD;
        records += recordOf(row) - RECORD;
      }
      for (const row of all) remove(row);
      return open;
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
  };
}

/** Estimates the bytes of an ended delivery without its body; receivers' answers are most of them. */
function recordOf({ attempts }: Row): number {
  return attempts.reduce((sum, { response }) => sum + response.length, RECORD);
}
