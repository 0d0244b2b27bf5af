/** CSV (RFC 4180). Cells that stay are written as they stood. */
import { Failure } from '../usage.ts';
import type { Encoding } from './encoding.ts';
import { LONG, LOOKED, MOST_VALUE, type Rows, type Tables } from './rows.ts';
import type { Steps, Window } from './window.ts';

const MARK = '\u00ef\u00bb\u00bf';
const SIGNS = [';', ',', '\t', '|'] as const;

interface Cell {
  readonly start: number;
  readonly end: number;
  /** The place behind the cell: of a delimiter, of the end of the row, or of the text. */
  readonly next: number;
}

/** The cell that begins at a place; undefined where its end is not there yet. */
function cellAt(window: Window, start: number, sign: string): Cell | undefined {
  const { text, isEnded } = window;
  let end = start;
  if (text[start] === '"') {
    for (end = start + 1; ; end += 2) {
      end = text.indexOf('"', end);
      if (end < 0) {
        if (!isEnded) return undefined;
        throw new Failure({
          pt: `linha ${window.line(start)}: aspas abertas até o fim do arquivo`,
          en: `line ${window.line(start)}: a quote is left open to the end of the file`,
        });
      }
      if (end + 1 >= text.length && !isEnded) return undefined;
      if (text[end + 1] !== '"') break;
    }
    end++;
    const after = text[end];
    if (after !== undefined && after !== sign && after !== '\n' && after !== '\r')
      throw new Failure({
        pt: `linha ${window.line(start)}: uma célula tem aspas no lugar errado`,
        en: `line ${window.line(start)}: a cell has a quote in a wrong place`,
      });
  } else {
    const [delimiter, line] = [text.indexOf(sign, start), text.indexOf('\n', start)];
    const found = delimiter < 0 || (line >= 0 && line < delimiter) ? line : delimiter;
    if (found < 0 && !isEnded) return undefined;
    end = found < 0 ? text.length : found;
    if (text[end] !== sign && text[end - 1] === '\r' && end > start) end--;
    if (text.slice(start, Math.min(end, start + LONG)).includes('"'))
      throw new Failure({
        pt: `linha ${window.line(start)}: uma célula tem aspas no lugar errado`,
        en: `line ${window.line(start)}: a cell has a quote in a wrong place`,
      });
  }
  if (text[end] === '\r' && text[end + 1] === undefined && !isEnded) return undefined;
  return { start, end, next: text[end] === '\r' && text[end + 1] === '\n' ? end + 1 : end };
}

const unquote = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

function quote(value: string, sign: string, wasQuoted: boolean): string {
  const needs = wasQuoted || value.includes(sign) || /["\r\n]/.test(value);
  return needs ? `"${value.replaceAll('"', '""')}"` : value;
}

export function* readCsv(
  window: Window,
  tables: Tables,
  { decode, encode }: Encoding,
  delimiter: string | undefined,
): Steps {
  yield* window.need(LONG);
  if (window.text.startsWith(MARK)) window.at = MARK.length;
  const told = /^sep=(.)\r?\n/i.exec(window.text.slice(window.at, window.at + 8));
  if (told) window.at += told[0].length;
  const [head = ''] = /^[^\n]*/.exec(window.text.slice(window.at)) ?? [];
  const sign =
    delimiter ??
    told?.[1] ??
    (SIGNS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] as string);

  const names: string[] = [];
  yield* record((cell) => void names.push(decode(unquote(cell), () => window.line())));
  const rows = tables.open('', names, 1);
  for (;;) {
    yield* window.need(1);
    if (window.at === window.text.length) return;
    const end = /^\r?\n/.exec(window.text.slice(window.at, window.at + 2));
    if (end) window.at += end[0].length;
    else yield* row(rows);
  }

  /** Reads one record, a cell after the other, each of them whole. */
  function* record(take: (cell: string) => void): Steps {
    for (;;) {
      const cell = yield* wholeCell();
      take(window.text.slice(cell.start, cell.end));
      if (isLast(cell)) return;
    }
  }

  function* wholeCell(): Steps<Cell> {
    for (;;) {
      const cell = cellAt(window, window.at, sign);
      if (cell) return cell;
      if (window.text.length - window.at > MOST_VALUE)
        throw new Failure({
          pt: `linha ${window.line()}: um valor tem mais de ${MOST_VALUE} bytes`,
          en: `line ${window.line()}: a value is longer than ${MOST_VALUE} bytes`,
        });
      yield* window.more();
    }
  }

  /** Tells whether a cell ends near by, so that it can be looked at. */
  function isNear(): boolean {
    const cell = cellAt(window, window.at, sign);
    return cell !== undefined && cell.end - cell.start <= LOOKED;
  }

  /** Goes behind a cell, and tells whether it was the last one of its row. */
  function isLast({ next }: Cell): boolean {
    const { text } = window;
    const isDelimiter = text[next] === sign;
    window.at = Math.min(next + 1, text.length);
    return !isDelimiter;
  }

  function* row(opened: Rows | undefined): Steps {
    const first = window.line();
    const line = () => first;
    const wanted = new Set(opened?.places());
    const kept = new Map<number, { put: (text: string) => void; isQuoted: boolean }>();
    let place = 0;
    for (; ; place++) {
      const isRead = opened?.isRead(place) === true;
      if (!isRead && !(wanted.has(place) && isNear())) {
        if (yield* passCell()) break;
        continue;
      }
      const cell = yield* wholeCell();
      const sent = window.text.slice(cell.start, cell.end);
      const isChanged = opened?.isChanged(place) === true;
      if (isChanged) {
        kept.set(place, { put: window.keepPlace(cell.start, cell.end), isQuoted: sent.startsWith('"') });
        window.waiting++;
      }
      const value = decode(unquote(sent), line);
      for (const [changed, other] of opened?.take(place, value, line) ?? []) {
        const held = kept.get(changed);
        if (other !== undefined) held?.put(quote(encode(other ?? ''), sign, held.isQuoted));
        kept.delete(changed);
        window.waiting--;
      }
      if (isLast(cell)) break;
    }
    // Cells that stay are written as they stood.
    window.waiting -= kept.size;
    if (place + 1 !== names.length)
      throw new Failure({
        pt: `linha ${first}: tem ${place + 1} colunas, e a primeira linha ${names.length}`,
        en: `line ${first}: has ${place + 1} columns, and the first line ${names.length}`,
      });
    opened?.end();
  }

  /** Passes a cell of any length, and tells whether it was the last one. */
  function* passCell(): Steps<boolean> {
    const whole = cellAt(window, window.at, sign);
    if (whole) return isLast(whole);
    if (window.text.length - window.at < LONG) {
      yield* window.more();
      return yield* passCell();
    }
    const first = window.line();
    const isQuoted = window.text[window.at] === '"';
    if (isQuoted) window.at++;
    for (;;) {
      const { text, at } = window;
      if (isQuoted) {
        const end = text.indexOf('"', at);
        if (end >= 0 && (end + 1 < text.length || window.isEnded)) {
          window.at = end + 1;
          if (text[end + 1] === '"') {
            window.at++;
            continue;
          }
          yield* window.need(2);
          const [after = ''] = /^\r?\n|^./s.exec(window.text.slice(window.at, window.at + 2)) ?? [];
          if (after !== '' && after !== sign && !after.endsWith('\n'))
            throw new Failure({
              pt: `linha ${first}: uma célula tem aspas no lugar errado`,
              en: `line ${first}: a cell has a quote in a wrong place`,
            });
          window.at += after.length;
          return after !== sign;
        }
        window.at = end >= 0 ? end : text.length;
      } else {
        const [delimiter, line] = [text.indexOf(sign, at), text.indexOf('\n', at)];
        const end = delimiter < 0 || (line >= 0 && line < delimiter) ? line : delimiter;
        if (end >= 0) {
          window.at = end + 1;
          return end !== delimiter;
        }
        window.at = text.length;
      }
      if (!(yield* window.more())) {
        if (isQuoted)
          throw new Failure({
            pt: `linha ${first}: aspas abertas até o fim do arquivo`,
            en: `line ${first}: a quote is left open to the end of the file`,
          });
        return true;
      }
    }
  }
}
