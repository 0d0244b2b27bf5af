/** The room that the deliveries of a memory store take: bytes of bodies, and of records. */
import type { Row } from './rows.ts';

/** Bytes of a delivery beside its body, estimated. */
const RECORD = 512;
/** The log keeps the last few thousand records, however little room there is for bodies. */
const MIN_RECORDS = 1_048_576;

/** Bytes of bodies and of records. */
interface Open {
  bodies: number;
  records: number;
}

/** Room for so many bytes of bodies, and for records of about as many bytes. */
export function roomFor(maxBytes: number) {
  const maxRecords = Math.max(maxBytes, MIN_RECORDS);
  let [bodies, records] = [0, 0];
  /** Bytes of what has not ended, in all and by account. */
  const open: Open = { bodies: 0, records: 0 };
  const openByAccount = new Map<string, Open>();

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

  /** Tests that an account may add this many bytes of bodies, and a record, that have not ended. */
  function isWithinShare(accountId: string, bytes: number): boolean {
    const own = openByAccount.get(accountId) ?? { bodies: 0, records: 0 };
    return (
      isShare(own.bodies + bytes, open.bodies + bytes, maxBytes) &&
      isShare(own.records + RECORD, open.records + RECORD, maxRecords)
    );
  }

  return {
    /** True while bodies, or records, take more than they may. */
    lacksBodies: () => bodies > maxBytes,
    lacksRecords: () => records > maxRecords,
    /** Counts a row that has not ended, with its body if its account may add that; else the body is gone, and the answer false. */
    add(row: Row, sharing?: Row): boolean {
      const shared = sharing?.held ?? null;
      const bytes = shared?.bytes ?? new TextEncoder().encode(row.body ?? '').byteLength;
      const isKept = isWithinShare(row.accountId, shared?.open ? 0 : bytes);
      if (isKept) {
        row.held = shared ?? { bytes, rows: 0, open: 0 };
        if (++row.held.rows === 1) bodies += bytes;
      } else row.body = null;
      records += RECORD;
      countOpen(row, 1);
      return isKept;
    },
    /** Counts a row among those that have ended. */
    end(row: Row): void {
      countOpen(row, -1);
      records += recordOf(row) - RECORD;
    },
    dropBody,
    /** Gives back what a row that ended takes. */
    remove(row: Row): void {
      dropBody(row);
      records -= recordOf(row);
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
