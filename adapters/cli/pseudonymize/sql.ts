/** Plain dumps of PostgreSQL and MySQL: rows of COPY and INSERT. All else stays byte for byte. */
import { Failure, UsageError } from '../usage.ts';
import { type Catalog, NAME, readName } from './catalog.ts';
import type { Encoding } from './encoding.ts';
import { LONG, type Tables } from './rows.ts';
import { CopyRows } from './sql-copy.ts';
import { InsertRows } from './sql-insert.ts';
import type { Dialect } from './sql-scan.ts';
import { SqlText } from './sql-text.ts';
import type { Steps, Window } from './window.ts';

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
  /** True if the reader stands among the rows of COPY. */
  setInRows(isInside: boolean): void;
}

export const readSql = (window: Window, parts: SqlParts): Steps => new Statements(window, parts).read();

class Statements {
  readonly #window: Window;
  readonly #parts: SqlParts;
  readonly #sql: SqlText;

  constructor(window: Window, parts: SqlParts) {
    this.#window = window;
    this.#parts = parts;
    this.#sql = new SqlText(window, parts.dialect);
  }

  /** Reads all statements. */
  *read(): Steps {
    for (;;) {
      yield* this.#sql.passBlanks();
      if (this.#window.at === this.#window.text.length) break;
      yield* this.#readStatement();
    }
    this.#sql.requireWhole();
  }

  *#readStatement(): Steps {
    const { dialect, catalog, encoding } = this.#parts;
    const window = this.#window;
    yield* window.need(HEAD);
    const head = window.text.slice(window.at, window.at + HEAD);
    if (head.startsWith('\\')) {
      if (/^\\c(?:onnect)?\b/.test(head)) this.#requireNotApart();
      return yield* this.#sql.passLine();
    }
    if (head.startsWith(';')) {
      window.at++;
      return;
    }
    if (dialect === 'mysqldump' && DELIMITER.test(head)) return yield* this.#passRoutines();
    if (dialect === 'pgdump' && APART.test(head)) this.#requireNotApart();
    if (/^copy\b/i.test(head) && dialect === 'pgdump') return yield* this.#readCopy();
    if (/^(?:insert|replace)\b/i.test(head)) return yield* this.#readInsert();
    if (DEFINITION.test(head))
      catalog.read(encoding.decode(yield* this.#sql.statementHere(), () => window.line()));
    yield* this.#sql.passStatement(ROUTINE.test(head));
  }

  /** Passes routines, whose statements end in a sign that the client is told before and after them. */
  *#passRoutines(): Steps {
    const window = this.#window;
    do {
      yield* this.#sql.passLine();
      yield* window.need(HEAD);
    } while (
      window.at < window.text.length &&
      !END_OF_ROUTINES.test(window.text.slice(window.at, window.at + 80))
    );
    yield* this.#sql.passLine();
  }

  #requireNotApart(): void {
    if (!this.#parts.isOneTransaction) return;
    const line = this.#window.line();
    throw new UsageError({
      pt:
        `linha ${line}: um dump é escrito como uma transação, que não pode ter esta linha; ` +
        'faça o dump sem -C e sem large objects, ou use --no-transaction',
      en:
        `line ${line}: a dump is written as one transaction, which cannot hold this line; ` +
        'dump without -C and without large objects, or say --no-transaction',
    });
  }

  *#readCopy(): Steps {
    const { dialect, tables, encoding } = this.#parts;
    const window = this.#window;
    let end = window.text.indexOf('\n', window.at);
    while (end < 0 && !window.isEnded && window.text.length - window.at < LONG) {
      yield* window.more();
      end = window.text.indexOf('\n', window.at);
    }
    const head = window.text.slice(window.at, end < 0 ? undefined : end);
    const line = window.line();
    const [, name, list] = COPY.exec(encoding.decode(head, () => line)) ?? [];
    if (name === undefined) {
      if (/^copy\s+[^]*\bto\s/i.test(head)) return yield* this.#sql.passStatement();
      throw new Failure({
        pt: `linha ${line}: COPY é lido como "COPY tabela (colunas) FROM stdin;" em uma linha`,
        en: `line ${line}: COPY is read as "COPY table (columns) FROM stdin;" in one line`,
      });
    }
    const table = readName(name, dialect);
    const columns = list === undefined ? tables.columnsOf(table, true) : namesIn(list, dialect);
    const rows = tables.open(table, columns, line);
    window.at = end < 0 ? window.text.length : end + 1;
    this.#parts.setInRows(true);
    yield* new CopyRows(window, encoding, rows, columns?.length).read();
    this.#parts.setInRows(false);
  }

  *#readInsert(): Steps {
    const { dialect, tables, encoding } = this.#parts;
    const window = this.#window;
    yield* window.need(LONG);
    const number = window.line();
    const line = () => number;
    // The names of columns stand at the beginning, and rows may be of any bytes.
    const head = window.text.slice(window.at, window.at + LONG / 4);
    const [whole, name, list] = INSERT.exec(head) ?? [];
    if (whole === undefined || name === undefined) {
      const [, table] = INTO.exec(head) ?? [];
      if (table === undefined || tables.hasRules(readName(encoding.decode(table, line), dialect)))
        throw new Failure({
          pt: `linha ${number}: INSERT é lido com VALUES`,
          en: `line ${number}: INSERT is read with VALUES`,
        });
      return yield* this.#sql.passStatement();
    }
    const table = readName(encoding.decode(name, line), dialect);
    const columns =
      list === undefined ? tables.columnsOf(table, false) : namesIn(encoding.decode(list, line), dialect);
    const rows = tables.open(table, columns, number);
    window.at += whole.length;
    yield* new InsertRows(this.#sql, encoding, rows, columns?.length).read();
  }
}

const namesIn = (list: string, dialect: Dialect): readonly string[] =>
  Array.from(list.matchAll(new RegExp(NAME, 'g')), ([name]) => readName(name, dialect));
