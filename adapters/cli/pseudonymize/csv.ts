/** CSV (RFC 4180). Cells that stay are written as they stood. */
import { Failure } from '../usage.ts';
import type { Encoding } from './encoding.ts';
import { LONG, LOOKED, MOST_VALUE, type Rows, type Tables } from './rows.ts';
import { WaitingCells } from './waiting-cells.ts';
import type { Steps, Window } from './window.ts';

const MARK = '\u00ef\u00bb\u00bf';
const SIGNS = [';', ',', '\t', '|'] as const;

interface Cell {
  readonly start: number;
  readonly end: number;
  /** The place behind the cell: of a delimiter, of the end of the row, or of the text. */
  readonly next: number;
}

const openQuote = (line: number) =>
  new Failure({
    pt: `linha ${line}: aspas abertas até o fim do arquivo`,
    en: `line ${line}: a quote is left open to the end of the file`,
  });
const wrongQuote = (line: number) =>
  new Failure({
    pt: `linha ${line}: uma célula tem aspas no lugar errado`,
    en: `line ${line}: a cell has a quote in a wrong place`,
  });

/** The cell that begins at a place; undefined where its end is not there yet. */
function cellAt(window: Window, start: number, sign: string): Cell | undefined {
  const { text, isEnded } = window;
  let end = start;
  if (text[start] === '"') {
    for (end = start + 1; ; end += 2) {
      end = text.indexOf('"', end);
      if (end < 0) {
        if (!isEnded) return undefined;
        throw openQuote(window.line(start));
      }
      if (end + 1 >= text.length && !isEnded) return undefined;
      if (text[end + 1] !== '"') break;
    }
    end++;
    const after = text[end];
    if (after !== undefined && after !== sign && after !== '\n' && after !== '\r')
      throw wrongQuote(window.line(start));
  } else {
    const [delimiter, line] = [text.indexOf(sign, start), text.indexOf('\n', start)];
    const found = delimiter < 0 || (line >= 0 && line < delimiter) ? line : delimiter;
    if (found < 0 && !isEnded) return undefined;
    end = found < 0 ? text.length : found;
    if (text[end] !== sign && text[end - 1] === '\r' && end > start) end--;
    if (text.slice(start, Math.min(end, start + LONG)).includes('"')) throw wrongQuote(window.line(start));
  }
  if (text[end] === '\r' && text[end + 1] === undefined && !isEnded) return undefined;
  return { start, end, next: text[end] === '\r' && text[end + 1] === '\n' ? end + 1 : end };
}

const unquote = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

function quote(value: string, sign: string, wasQuoted: boolean): string {
  const needs = wasQuoted || value.includes(sign) || /["\r\n]/.test(value);
  return needs ? `"${value.replaceAll('"', '""')}"` : value;
}

/** The delimiter of a file: the sign that splits its first line into most cells. */
function signIn(text: string): string {
  const [head = ''] = /^[^\n]*/.exec(text) ?? [];
  return SIGNS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] as string;
}

export function* readCsv(
  window: Window,
  tables: Tables,
  encoding: Encoding,
  delimiter: string | undefined,
): Steps {
  yield* window.need(LONG);
  if (window.text.startsWith(MARK)) window.at = MARK.length;
  const told = /^sep=(.)\r?\n/i.exec(window.text.slice(window.at, window.at + 8));
  if (told) window.at += told[0].length;
  const sign = delimiter ?? told?.[1] ?? signIn(window.text.slice(window.at));
  yield* new CsvRows(window, encoding, sign).read(tables);
}

class CsvRows {
  readonly #window: Window;
  readonly #encoding: Encoding;
  readonly #sign: string;

  constructor(window: Window, encoding: Encoding, sign: string) {
    this.#window = window;
    this.#encoding = encoding;
    this.#sign = sign;
  }

  /** Reads the names of the columns, and then all rows. */
  *read(tables: Tables): Steps {
    const window = this.#window;
    const names = yield* this.#readNames();
    const rows = tables.open('', names, 1);
    for (;;) {
      yield* window.need(1);
      if (window.at === window.text.length) return;
      const end = /^\r?\n/.exec(window.text.slice(window.at, window.at + 2));
      if (end) window.at += end[0].length;
      else yield* this.#readRow(rows, names.length);
    }
  }

  *#readNames(): Steps<readonly string[]> {
    const window = this.#window;
    const names: string[] = [];
    for (;;) {
      const cell = yield* this.#wholeCell();
      const sent = window.text.slice(cell.start, cell.end);
      names.push(this.#encoding.decode(unquote(sent), () => window.line()));
      if (this.#passWhole(cell)) return names;
    }
  }

  *#readRow(rows: Rows | undefined, count: number): Steps {
    const window = this.#window;
    const first = window.line();
    const line = () => first;
    const wanted = new Set(rows?.places());
    const waiting = new WaitingCells(window);
    let place = 0;
    for (; ; place++) {
      if (!rows || !(rows.isRead(place) || (wanted.has(place) && this.#isNear()))) {
        if (yield* this.#passCell()) break;
        continue;
      }
      const cell = yield* this.#wholeCell();
      this.#take(rows, place, cell, { waiting, line });
      if (this.#passWhole(cell)) break;
    }
    // Cells that stay are written as they stood.
    waiting.end();
    if (place + 1 !== count)
      throw new Failure({
        pt: `linha ${first}: tem ${place + 1} colunas, e a primeira linha ${count}`,
        en: `line ${first}: has ${place + 1} columns, and the first line ${count}`,
      });
    rows?.end();
  }

  /** Takes a cell, and writes those whose changes are then known. */
  #take(
    rows: Rows,
    place: number,
    { start, end }: Cell,
    { waiting, line }: { readonly waiting: WaitingCells; line: () => number },
  ): void {
    const sent = this.#window.text.slice(start, end);
    if (rows.isChanged(place)) waiting.keep(place, end);
    const value = this.#encoding.decode(unquote(sent), line);
    for (const [changed, other] of rows.take(place, value, line)) {
      const held = waiting.take(changed);
      if (other !== undefined)
        held?.put(quote(this.#encoding.encode(other ?? ''), this.#sign, held.sent.startsWith('"')));
    }
  }

  *#wholeCell(): Steps<Cell> {
    const window = this.#window;
    for (;;) {
      const cell = cellAt(window, window.at, this.#sign);
      if (cell) return cell;
      if (window.text.length - window.at > MOST_VALUE)
        throw new Failure({
          pt: `linha ${window.line()}: um valor tem mais de ${MOST_VALUE} bytes`,
          en: `line ${window.line()}: a value is longer than ${MOST_VALUE} bytes`,
        });
      yield* window.more();
    }
  }

  /** True if a cell ends near by, so that it can be looked at. */
  #isNear(): boolean {
    const cell = cellAt(this.#window, this.#window.at, this.#sign);
    return cell !== undefined && cell.end - cell.start <= LOOKED;
  }

  /** Goes behind a cell, and tells whether it was the last one of its row. */
  #passWhole({ next }: Cell): boolean {
    const window = this.#window;
    const isDelimiter = window.text[next] === this.#sign;
    window.at = Math.min(next + 1, window.text.length);
    return !isDelimiter;
  }

  /** Passes a cell of any length, and tells whether it was the last one. */
  *#passCell(): Steps<boolean> {
    const window = this.#window;
    for (;;) {
      const whole = cellAt(window, window.at, this.#sign);
      if (whole) return this.#passWhole(whole);
      if (window.text.length - window.at >= LONG) break;
      yield* window.more();
    }
    return window.text[window.at] === '"' ? yield* this.#passLongQuoted() : yield* this.#passLong();
  }

  *#passLong(): Steps<boolean> {
    const window = this.#window;
    do {
      const { text, at } = window;
      const [delimiter, line] = [text.indexOf(this.#sign, at), text.indexOf('\n', at)];
      const end = delimiter < 0 || (line >= 0 && line < delimiter) ? line : delimiter;
      if (end >= 0) {
        window.at = end + 1;
        return end !== delimiter;
      }
      window.at = text.length;
    } while (yield* window.more());
    return true;
  }

  *#passLongQuoted(): Steps<boolean> {
    const window = this.#window;
    const first = window.line();
    window.at++;
    for (;;) {
      const { text } = window;
      const end = text.indexOf('"', window.at);
      if (end >= 0 && (end + 1 < text.length || window.isEnded)) {
        window.at = end + 1;
        if (text[end + 1] !== '"') return yield* this.#passSignBehindQuote(first);
        window.at++;
        continue;
      }
      window.at = end >= 0 ? end : text.length;
      if (!(yield* window.more())) throw openQuote(first);
    }
  }

  /** Passes the sign that ends a cell, and tells whether it was the last one. */
  *#passSignBehindQuote(first: number): Steps<boolean> {
    const window = this.#window;
    yield* window.need(2);
    const [after = ''] = /^\r?\n|^./s.exec(window.text.slice(window.at, window.at + 2)) ?? [];
    if (after !== '' && after !== this.#sign && !after.endsWith('\n')) throw wrongQuote(first);
    window.at += after.length;
    return after !== this.#sign;
  }
}
