import type { Row } from './rows.ts';

/** Rows of many owners, each owner's by id. */
export interface RowIndex {
  add(owner: string, row: Row): void;
  /** Counts a row that does not belong to its owner any more. */
  removed(owner: string): void;
  /** Gives an owner's rows, newest first, from the one before an id on. */
  of(owner: string, before?: string): Iterable<Row>;
}

/** Closing each gap at once would move all later rows, so up to half of a list may be rows that do not belong to it. */
export function rowIndex(belongs: (row: Row) => boolean): RowIndex {
  const lists = new Map<string, { rows: Row[]; removed: number }>();
  return {
    add(owner, row) {
      const list = lists.get(owner);
      if (list) list.rows.splice(placeOf(row.id, list.rows), 0, row);
      else lists.set(owner, { rows: [row], removed: 0 });
    },
    removed(owner) {
      const list = lists.get(owner);
      if (!list || ++list.removed * 2 < list.rows.length) return;
      list.rows = list.rows.filter(belongs);
      list.removed = 0;
      if (list.rows.length === 0) lists.delete(owner);
    },
    *of(owner, before) {
      const rows = lists.get(owner)?.rows ?? [];
      let at = before === undefined ? rows.length : placeOf(before, rows);
      while (at > 0) {
        const row = rows[--at] as Row;
        if (belongs(row)) yield row;
      }
    },
  };
}

/** Rows in the order in which they came. */
export interface RowQueue {
  push(row: Row): void;
  /** The first that still belongs to it. Those before it are forgotten. */
  first(): Row | undefined;
  /** Counts a row that does not belong to it any more, wherever it stands. */
  removed(): void;
  /** Forgets all that do not belong to it, which takes a look at each. */
  compact(): void;
  /** How many rows it refers to. */
  readonly size: number;
}

export function rowQueue(belongs: (row: Row) => boolean): RowQueue {
  let rows: (Row | undefined)[] = [];
  let start = 0;
  let removed = 0;
  function compact() {
    rows = rows.slice(start).filter((row) => belongs(row as Row));
    start = removed = 0;
  }
  return {
    push: (row) => void rows.push(row),
    first() {
      while (start < rows.length && !belongs(rows[start] as Row)) rows[start++] = undefined;
      if (start * 2 > rows.length) {
        rows = rows.slice(start);
        start = 0;
      }
      return rows[start];
    },
    removed() {
      if (++removed * 2 >= rows.length - start) compact();
    },
    compact,
    get size() {
      return rows.length - start;
    },
  };
}

/** Where an id stands, or would stand, among rows by id. */
function placeOf(id: string, rows: readonly Row[]): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] as Row).id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
