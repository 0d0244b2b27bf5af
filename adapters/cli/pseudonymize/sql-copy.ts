/** The rows of COPY, a line each. */
import { Failure } from '../usage.ts';
import type { Encoding } from './encoding.ts';
import { type Change, LONG, LOOKED, type Rows } from './rows.ts';
import { decodeCell, requireCount, requireShort } from './sql-cells.ts';
import { readCopy, writeCopy } from './sql-values.ts';
import { WaitingCells } from './waiting-cells.ts';
import type { Steps, Window } from './window.ts';

export class CopyRows {
  readonly #window: Window;
  readonly #encoding: Encoding;
  readonly #rows: Rows | undefined;
  /** The columns of a row; undefined where no list of them was seen. */
  readonly #count: number | undefined;

  constructor(window: Window, encoding: Encoding, rows: Rows | undefined, count: number | undefined) {
    this.#window = window;
    this.#encoding = encoding;
    this.#rows = rows;
    this.#count = count;
  }

  /** Reads all rows, and the line that ends them. */
  *read(): Steps {
    const window = this.#window;
    for (;;) {
      const { text, at } = window;
      let end = text.indexOf('\n', at);
      if (end < 0 && !window.isEnded) {
        if (text.length - at < LONG) yield* window.more();
        else yield* this.#readLong();
        continue;
      }
      if (end < 0) end = text.length;
      if (text[at] === '\\' && text[at + 1] === '.' && /^\\\.\r?$/.test(text.slice(at, end))) {
        window.at = Math.min(end + 1, text.length);
        return;
      }
      if (at === text.length)
        throw new Failure({
          pt: `linha ${window.line()}: o arquivo acaba dentro de COPY`,
          en: `line ${window.line()}: the file ends inside COPY`,
        });
      if (this.#rows) this.#change(this.#rows, end);
      window.at = Math.min(end + 1, text.length);
    }
  }

  /** Changes a row that is there as a whole. */
  #change(rows: Rows, end: number): void {
    const places = rows.places();
    if (places.length === 0) return rows.end();
    const window = this.#window;
    const { text, at: start } = window;
    const line = () => window.line(start);
    const starts = [start];
    for (let at = text.indexOf('\t', start) + 1; at > 0 && at <= end; at = text.indexOf('\t', at) + 1)
      starts.push(at);
    requireCount(starts.length, this.#count, line);
    starts.push(end + 1);
    const changes: Change[] = [];
    for (const place of places) {
      const cell = text.slice(starts[place], (starts[place + 1] as number) - 1);
      const isRead = rows.isRead(place);
      if (isRead) requireShort(cell, line);
      const read = isRead || cell.length <= LOOKED ? readCopy(cell) : undefined;
      changes.push(...rows.take(place, read && decodeCell(read, isRead, this.#encoding, line), line));
    }
    rows.end();
    if (changes.length > 1) changes.sort(([a], [b]) => a - b);
    for (const [place, value] of changes)
      if (value !== undefined)
        window.replace(
          starts[place] as number,
          (starts[place + 1] as number) - 1,
          writeCopy(value === null ? null : this.#encoding.encode(value)),
        );
  }

  /** Reads a row in pieces. */
  *#readLong(): Steps {
    const window = this.#window;
    const number = window.line();
    const line = () => number;
    const waiting = new WaitingCells(window);
    for (let place = 0; ; place++) {
      const end = yield* this.#cellEnd(this.#rows?.isRead(place) === true, line);
      if (this.#rows?.isRead(place)) this.#takeLong(this.#rows, place, end, { waiting, line });
      window.at = end;
      if (window.text[end] === '\t') {
        window.at++;
        continue;
      }
      window.at = Math.min(end + 1, window.text.length);
      waiting.end();
      requireCount(place + 1, this.#count, line);
      return this.#rows?.end();
    }
  }

  /** Where the cell ends that begins here. One that no rule reads is passed meanwhile. */
  *#cellEnd(isRead: boolean, line: () => number): Steps<number> {
    const window = this.#window;
    for (;;) {
      const { text, at } = window;
      const [tab, lineEnd] = [text.indexOf('\t', at), text.indexOf('\n', at)];
      const end = tab < 0 || (lineEnd >= 0 && lineEnd < tab) ? lineEnd : tab;
      if (end >= 0) return end;
      if (window.isEnded) return text.length;
      if (!isRead) window.at = text.length;
      requireShort(text.slice(window.at), line);
      yield* window.more();
    }
  }

  /** Takes a cell of a row that is read in pieces, and writes those whose changes are then known. */
  #takeLong(
    rows: Rows,
    place: number,
    end: number,
    { waiting, line }: { readonly waiting: WaitingCells; readonly line: () => number },
  ): void {
    const cell = readCopy(this.#window.text.slice(this.#window.at, end));
    if (rows.isChanged(place)) waiting.keep(place, end);
    const read = cell === null ? null : this.#encoding.decode(cell, line);
    for (const [changed, value] of rows.take(place, read, line)) {
      const held = waiting.take(changed);
      if (value !== undefined) held?.put(writeCopy(value === null ? null : this.#encoding.encode(value)));
    }
  }
}
