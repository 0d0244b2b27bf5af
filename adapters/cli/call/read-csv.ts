import type { Text } from '../../../src/lib/languages.ts';
import { Failure } from '../usage.ts';

/** A line of a table: its cells, and where in the file it begins, from 1. */
export interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Characters of one record: a quote that is never closed would otherwise take the rest of the file into memory. */
const LONGEST = 1_000_000;

/**
 * The records of a CSV (RFC 4180), as they arrive: lines that end in CRLF, LF or CR, empty lines left out. Throws a
 * `Failure` that names the line.
 */
export async function* readCsv(
  pieces: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRecord, void, undefined> {
  let text = '';
  let line = 1;

  function* records(isEnd: boolean): Generator<CsvRecord, void, undefined> {
    let start = 0;
    while (start < text.length) {
      const read = readRecord(text, start, { delimiter, isEnd, line });
      if (!read) break;
      if (!isBlank(read.cells)) yield { cells: read.cells, line };
      line += linesIn(text, start, read.next);
      start = read.next;
    }
    text = text.slice(start);
    if (text.length > LONGEST) {
      throw wrong(line, {
        pt: `mais de ${LONGEST} caracteres; há aspas abertas?`,
        en: `more than ${LONGEST} characters; is a quote left open?`,
      });
    }
  }

  for await (const piece of pieces) {
    text += piece;
    yield* records(false);
  }
  yield* records(true);
}

const wrong = (line: number, text: Text) =>
  new Failure({ pt: `linha ${line}: ${text.pt}`, en: `line ${line}: ${text.en}` });

const isBlank = (cells: readonly string[]) => cells.length === 1 && cells[0] === '';

const newLines = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;

function linesIn(text: string, start: number, next: number): number {
  const quote = text.indexOf('"', start);
  // A record without quotes is one line, the last one too.
  return quote < 0 || quote >= next ? 1 : newLines(text.slice(start, next));
}

interface Reading {
  readonly delimiter: string;
  /** True when no more text follows. */
  readonly isEnd: boolean;
  readonly line: number;
}

/** The record at a place and where the next one begins; null when the rest of it has not arrived. */
function readRecord(text: string, start: number, reading: Reading): { cells: string[]; next: number } | null {
  const { delimiter, isEnd, line } = reading;
  const cells: string[] = [];
  for (let at = start; ; at++) {
    const cell = text[at] === '"' ? quotedCell(text, at, reading) : plainCell(text, at, reading);
    if (!cell) return null;
    cells.push(cell.value);
    at = cell.end;
    if (at === text.length) return isEnd ? { cells, next: at } : null;
    if (text[at] === delimiter) continue;
    if (text[at] === '\n') return { cells, next: at + 1 };
    if (text[at] !== '\r') {
      throw wrong(line + newLines(text.slice(start, at)), {
        pt: 'texto depois das aspas que fecham uma célula',
        en: 'text after the closing quote of a cell',
      });
    }
    if (at + 1 === text.length && !isEnd) return null;
    return { cells, next: text[at + 1] === '\n' ? at + 2 : at + 1 };
  }
}

interface Cell {
  readonly value: string;
  readonly end: number;
}

function quotedCell(text: string, start: number, { isEnd, line }: Reading): Cell | null {
  let value = '';
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) {
      if (isEnd)
        throw wrong(line, {
          pt: 'aspas abertas até o fim do arquivo',
          en: 'a quote is left open to the end of the file',
        });
      return null;
    }
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    from = quote + 2;
  }
}

const [LF, CR, QUOTE] = [10, 13, 34];

function plainCell(text: string, start: number, { delimiter, line }: Reading): Cell {
  const separator = delimiter.charCodeAt(0);
  let end = start;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === separator || code === LF || code === CR) break;
    if (code === QUOTE)
      throw wrong(line, {
        pt: 'aspas dentro de uma célula que não começa com aspas',
        en: 'a quote inside a cell that does not begin with one',
      });
  }
  return { value: text.slice(start, end), end };
}
