/** Plain dumps of PostgreSQL and MySQL: rows of COPY and INSERT. All else stays byte for byte. */
import { Failure, UsageError } from '../usage.ts';
import { type Catalog, NAME, readName } from './catalog.ts';
import type { Encoding } from './encoding.ts';
import { type Change, LONG, LOOKED, MOST_VALUE, type Rows, type Tables } from './rows.ts';
import { type Dialect, Scan } from './sql-scan.ts';
import { readCopy, readLiteral, writeCopy, writeLiteral } from './sql-values.ts';
import type { Steps, Window } from './window.ts';

/** Characters of a statement that is read as a whole. */
const MOST_STATEMENT = 16 * 2 ** 20;
/** Characters in which the first words of a statement stand. */
const HEAD = 4096;

/** Statements that end a transaction, or that a transaction cannot hold. */
const APART =
  /^(?:(?:create|drop|alter)\s+(?:database|tablespace|system)\b|(?:begin|start\s+transaction|commit|rollback|end|abort)\b)/i;
const DEFINITION =
  /^(?:create\s+(?:(?:global|local|temporary|temp|unlogged|foreign)\s+)*table|create\s+unique\s+index|alter\s+table)\b/i;
const ROUTINE = /^create\s+(?:or\s+replace\s+)?(?:function|procedure)\b/i;
const DELIMITER = /^delimiter[ \t]+(?!;[ \t]*\r?\n)/i;
const END_OF_ROUTINES = /^delimiter[ \t]+;[ \t]*\r?\n/i;
const COPY = new RegExp(`^copy\\s+(${NAME})\\s*(\\([^()]*\\))?\\s*from\\s+stdin\\s*;[ \\t]*\\r?$`, 'i');
const INSERT = new RegExp(
  `^(?:insert|replace)\\s+(?:(?:low_priority|delayed|high_priority|ignore)\\s+)*into\\s+(${NAME})\\s*(\\([^()]*\\))?\\s*(?:overriding\\s+\\w+\\s+value\\s+)?values?\\s*(?=\\()`,
  'i',
);
const INTO = new RegExp(`^(?:insert|replace)\\s+(?:\\w+\\s+)*?into\\s+(${NAME})`, 'i');

export interface SqlParts {
  readonly dialect: Dialect;
  readonly tables: Tables;
  readonly catalog: Catalog;
  readonly encoding: Encoding;
  readonly isOneTransaction: boolean;
  /** Tells whether the reader stands among the rows of COPY. */
  setInRows(isInside: boolean): void;
}

export function* readSql(window: Window, parts: SqlParts): Steps {
  const { dialect, tables, catalog, encoding, isOneTransaction } = parts;
  const { decode, encode } = encoding;
  /** Dumps whose first line was read, and not their last one. */
  let halves = 0;

  for (;;) {
    yield* blanks();
    if (window.at === window.text.length) break;
    yield* statement();
  }
  if (halves > 0)
    throw new Failure({
      pt: `linha ${window.line()}: o dump acaba antes da última linha`,
      en: `line ${window.line()}: the dump ends before its last line`,
    });

  /** Passes white space and comments. */
  function* blanks(): Steps {
    for (;;) {
      yield* window.need(2);
      const { text, at } = window;
      if (at === text.length) return;
      const isHash = dialect === 'mysqldump' && text[at] === '#';
      if (/\s/.test(text[at] as string)) window.at++;
      else if (text.startsWith('--', at) || isHash) yield* restOfLine();
      else if (text.startsWith('/*', at)) yield* comment();
      else return;
    }
  }

  function* restOfLine(): Steps {
    yield* window.need(64);
    if (window.text.startsWith('-- PostgreSQL database dump', window.at))
      halves += window.text.startsWith('-- PostgreSQL database dump complete', window.at) ? -1 : 1;
    for (;;) {
      const end = window.text.indexOf('\n', window.at);
      window.at = end < 0 ? window.text.length : end + 1;
      if (end >= 0 || !(yield* window.more())) return;
    }
  }

  function* comment(): Steps {
    let depth = 0;
    for (;;) {
      const marks = /\/\*|\*\//g;
      marks.lastIndex = window.at;
      const mark = marks.exec(window.text);
      if (!mark) {
        window.at = Math.max(window.at, window.isEnded ? window.text.length : window.text.length - 1);
        if (!(yield* window.more()))
          throw new Failure({
            pt: `linha ${window.line()}: um comentário fica aberto`,
            en: `line ${window.line()}: a comment is left open`,
          });
        continue;
      }
      window.at = marks.lastIndex;
      if (mark[0] === '*/') depth--;
      else if (depth === 0 || dialect === 'pgdump') depth++;
      if (depth === 0) return;
    }
  }

  function* statement(): Steps {
    yield* window.need(HEAD);
    const head = window.text.slice(window.at, window.at + HEAD);
    if (head.startsWith('\\')) {
      if (/^\\c(?:onnect)?\b/.test(head)) requireNotApart();
      return yield* restOfLine();
    }
    if (head.startsWith(';')) {
      window.at++;
      return;
    }
    if (dialect === 'mysqldump' && DELIMITER.test(head)) return yield* routines();
    if (dialect === 'pgdump' && APART.test(head)) requireNotApart();
    if (/^copy\b/i.test(head) && dialect === 'pgdump') return yield* copy();
    if (/^(?:insert|replace)\b/i.test(head)) return yield* insert();
    if (DEFINITION.test(head)) catalog.read(decode(yield* wholeStatement(), () => window.line()));
    yield* pass(new Scan(dialect, ';', ROUTINE.test(head)), 1);
  }

  /** Passes routines, whose statements end in a sign that the client is told before and after them. */
  function* routines(): Steps {
    do {
      yield* restOfLine();
      yield* window.need(HEAD);
    } while (
      window.at < window.text.length &&
      !END_OF_ROUTINES.test(window.text.slice(window.at, window.at + 80))
    );
    yield* restOfLine();
  }

  function requireNotApart(): void {
    if (isOneTransaction)
      throw new UsageError({
        pt:
          `linha ${window.line()}: um dump é escrito como uma transação, que não pode ter esta linha; ` +
          'faça o dump sem -C e sem large objects, ou use --no-transaction',
        en:
          `line ${window.line()}: a dump is written as one transaction, which cannot hold this line; ` +
          'dump without -C and without large objects, or say --no-transaction',
      });
  }

  /** The text of a statement, which is not passed yet. */
  function* wholeStatement(): Steps<string> {
    for (;;) {
      const scan = new Scan(dialect, ';');
      const end = scan.find(window.text, window.at, window.before(window.at), window.isEnded);
      if (end >= 0 || window.isEnded) return window.text.slice(window.at, end < 0 ? undefined : end);
      if (window.text.length - window.at > MOST_STATEMENT)
        throw new Failure({
          pt: `linha ${window.line()}: um comando tem mais de ${MOST_STATEMENT} bytes`,
          en: `line ${window.line()}: a statement is longer than ${MOST_STATEMENT} bytes`,
        });
      yield* window.more();
    }
  }

  /** Passes all up to the sign that a scan looks for, and so many characters more. False where the file ends first. */
  function* pass(scan: Scan, more: number): Steps<boolean> {
    for (;;) {
      const end = scan.find(window.text, window.at, window.before(window.at), window.isEnded);
      if (end >= 0) {
        window.at = end + more;
        return true;
      }
      window.at = scan.at;
      if (!(yield* window.more())) {
        window.at = window.text.length;
        return false;
      }
    }
  }

  function namesIn(list: string | undefined, line: () => number): readonly string[] | undefined {
    if (list === undefined) return undefined;
    const names = decode(list, line).matchAll(new RegExp(NAME, 'g'));
    return Array.from(names, ([name]) => readName(name, dialect));
  }

  function* copy(): Steps {
    let end = window.text.indexOf('\n', window.at);
    while (end < 0 && !window.isEnded && window.text.length - window.at < LONG) {
      yield* window.more();
      end = window.text.indexOf('\n', window.at);
    }
    const head = window.text.slice(window.at, end < 0 ? undefined : end);
    const number = window.line();
    const line = () => number;
    const [, name, list] = COPY.exec(decode(head, line)) ?? [];
    if (name === undefined) {
      if (/^copy\s+[^]*\bto\s/i.test(head)) return void (yield* pass(new Scan(dialect, ';'), 1));
      throw new Failure({
        pt: `linha ${number}: COPY é lido como "COPY tabela (colunas) FROM stdin;" em uma linha`,
        en: `line ${number}: COPY is read as "COPY table (columns) FROM stdin;" in one line`,
      });
    }
    const table = readName(name, dialect);
    // The names are decoded already.
    const columns = list === undefined ? tables.columnsOf(table, true) : namesIn(encode(list), line);
    const rows = tables.open(table, columns, number);
    window.at = end < 0 ? window.text.length : end + 1;
    parts.setInRows(true);
    yield* copyRows(rows, columns?.length);
    parts.setInRows(false);
  }

  function* copyRows(rows: Rows | undefined, count: number | undefined): Steps {
    for (;;) {
      const { text, at } = window;
      let end = text.indexOf('\n', at);
      if (end < 0 && !window.isEnded) {
        if (text.length - at < LONG) yield* window.more();
        else yield* longRow(rows, count);
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
      if (rows) copyRow(rows, end, count);
      window.at = Math.min(end + 1, text.length);
    }
  }

  function copyRow(rows: Rows, end: number, count: number | undefined): void {
    const places = rows.places();
    if (places.length === 0) return rows.end();
    const { text, at: start } = window;
    const line = () => window.line(start);
    const starts = [start];
    for (let at = text.indexOf('\t', start) + 1; at > 0 && at <= end; at = text.indexOf('\t', at) + 1)
      starts.push(at);
    requireCount(starts.length, count, line);
    starts.push(end + 1);
    const changes: Change[] = [];
    for (const place of places) {
      const cell = text.slice(starts[place], (starts[place + 1] as number) - 1);
      if (rows.isRead(place)) requireShort(cell, line);
      const isLooked = cell.length <= LOOKED || rows.isRead(place);
      const read = isLooked ? readCopy(cell) : undefined;
      changes.push(...rows.take(place, read && decodeOf(read, rows.isRead(place), line), line));
    }
    rows.end();
    if (changes.length > 1) changes.sort(([a], [b]) => a - b);
    for (const [place, value] of changes)
      if (value !== undefined)
        window.replace(
          starts[place] as number,
          (starts[place + 1] as number) - 1,
          writeCopy(value === null ? null : encode(value)),
        );
  }

  /** Values that are only looked at may be of any bytes. */
  function decodeOf(bytes: string, isRead: boolean, line: () => number): string | undefined {
    if (isRead) return decode(bytes, line);
    try {
      return decode(bytes, line);
    } catch {
      return undefined;
    }
  }

  function requireCount(found: number, count: number | undefined, line: () => number): void {
    if (count !== undefined && found !== count)
      throw new Failure({
        pt: `linha ${line()}: tem ${found} colunas, e a tabela ${count}`,
        en: `line ${line()}: has ${found} columns, and the table ${count}`,
      });
  }

  function requireShort(value: string, line: () => number): void {
    if (value.length > MOST_VALUE)
      throw new Failure({
        pt: `linha ${line()}: um valor com regra tem mais de ${MOST_VALUE} bytes`,
        en: `line ${line()}: a value under a rule is longer than ${MOST_VALUE} bytes`,
      });
  }

  /** Reads a row of COPY in pieces. */
  function* longRow(rows: Rows | undefined, count: number | undefined): Steps {
    const number = window.line();
    const line = () => number;
    const puts = new Map<number, (text: string) => void>();
    for (let place = 0; ; place++) {
      const isRead = rows?.isRead(place) === true;
      let end = cellEnd();
      while (end < 0 && !window.isEnded) {
        if (!isRead) window.at = window.text.length;
        requireShort(window.text.slice(window.at), line);
        yield* window.more();
        end = cellEnd();
      }
      if (end < 0) end = window.text.length;
      if (isRead && rows) {
        const cell = readCopy(window.text.slice(window.at, end));
        if (rows.isChanged(place)) {
          puts.set(place, window.keepPlace(window.at, end));
          window.waiting++;
        }
        for (const [changed, value] of rows.take(place, cell === null ? null : decode(cell, line), line)) {
          if (value !== undefined) puts.get(changed)?.(writeCopy(value === null ? null : encode(value)));
          puts.delete(changed);
          window.waiting--;
        }
      }
      window.at = end;
      if (window.text[end] === '\t') {
        window.at++;
        continue;
      }
      window.at = Math.min(end + 1, window.text.length);
      window.waiting -= puts.size;
      requireCount(place + 1, count, line);
      return rows?.end();
    }
  }

  /** Where a cell of COPY ends, or −1. */
  function cellEnd(): number {
    const { text, at } = window;
    const [tab, line] = [text.indexOf('\t', at), text.indexOf('\n', at)];
    return tab < 0 || (line >= 0 && line < tab) ? line : tab;
  }

  function* insert(): Steps {
    yield* window.need(LONG);
    const number = window.line();
    const line = () => number;
    // The names of columns stand at the beginning, and rows may be of any bytes.
    const head = window.text.slice(window.at, window.at + LONG / 4);
    const [whole, name, list] = INSERT.exec(head) ?? [];
    if (whole === undefined || name === undefined) {
      const [, table] = INTO.exec(head) ?? [];
      if (table === undefined || tables.hasRules(readName(decode(table, line), dialect)))
        throw new Failure({
          pt: `linha ${number}: INSERT é lido com VALUES`,
          en: `line ${number}: INSERT is read with VALUES`,
        });
      return void (yield* pass(new Scan(dialect, ';'), 1));
    }
    const table = readName(decode(name, line), dialect);
    const columns = namesIn(list, line) ?? tables.columnsOf(table, false);
    const rows = tables.open(table, columns, number);
    window.at += whole.length;
    for (;;) {
      yield* blanks();
      const sign = window.text[window.at];
      if (sign === '(') yield* tuple(rows, columns);
      else if (sign === ',') window.at++;
      else return void (yield* pass(new Scan(dialect, ';'), 1));
    }
  }

  /** Reads a row of INSERT, from its bracket on. */
  function* tuple(rows: Rows | undefined, columns: readonly string[] | undefined): Steps {
    const start = window.line();
    const line = () => start;
    const places = new Set(rows?.places());
    window.at++;
    if (rows && places.size === 0) {
      yield* passTo(')', line);
      return rows.end();
    }
    const puts = new Map<number, { put: (text: string) => void; sent: string }>();
    for (let place = 0; ; place++) {
      const isRead = rows?.isRead(place) === true;
      if (rows?.isDerived(place)) {
        const end = yield* expressionEnd(line);
        window.replace(window.at, end, 'DEFAULT');
        window.at = end;
      } else if (isRead || (places.has(place) && isNear())) {
        const end = yield* expressionEnd(line);
        const sent = window.text.slice(window.at, end);
        const literal = readLiteral(sent, dialect);
        if (isRead && !literal)
          throw new Failure({
            pt: `linha ${line()}: uma coluna com regra tem uma expressão, e não um valor`,
            en: `line ${line()}: a column under a rule has an expression, and no value`,
          });
        if (rows?.isChanged(place)) {
          puts.set(place, { put: window.keepPlace(window.at, end), sent });
          window.waiting++;
        }
        const text = literal?.text;
        const value = text === undefined || text === null ? text : decodeOf(text, isRead, line);
        for (const [changed, other] of rows?.take(place, value, line) ?? []) {
          const held = puts.get(changed);
          const form = held && readLiteral(held.sent, dialect);
          if (held && form && other !== undefined)
            held.put(writeLiteral(other === null ? null : encode(other), form, dialect));
          puts.delete(changed);
          window.waiting--;
        }
        window.at = end;
      } else yield* passTo(',)', line, 0);
      const sign = window.text[window.at];
      window.at++;
      if (sign === ',') continue;
      window.waiting -= puts.size;
      if (rows) requireCount(place + 1, columns?.length, line);
      return rows?.end();
    }
  }

  /** Tells whether an expression ends near by, so that it can be looked at. */
  function isNear(): boolean {
    const end = new Scan(dialect, ',)').find(
      window.text,
      window.at,
      window.before(window.at),
      window.isEnded,
    );
    return end >= 0 && end - window.at <= LOOKED;
  }

  function* passTo(signs: string, line: () => number, more = 1): Steps {
    if (!(yield* pass(new Scan(dialect, signs), more)))
      throw new Failure({
        pt: `linha ${line()}: uma linha fica aberta até o fim do arquivo`,
        en: `line ${line()}: a row is left open to the end of the file`,
      });
  }

  /** Where the expression ends that begins here. */
  function* expressionEnd(line: () => number): Steps<number> {
    for (;;) {
      const scan = new Scan(dialect, ',)');
      const end = scan.find(window.text, window.at, window.before(window.at), window.isEnded);
      if (end >= 0) {
        requireShort(window.text.slice(window.at, end), line);
        return end;
      }
      if (window.isEnded)
        throw new Failure({
          pt: `linha ${line()}: uma linha fica aberta até o fim do arquivo`,
          en: `line ${line()}: a row is left open to the end of the file`,
        });
      requireShort(window.text.slice(window.at), line);
      yield* window.more();
    }
  }
}
