import type { ColumnType } from './columns.ts';
import type { Dialect } from './ddl.ts';
import { type Rows, schema, type TableName } from './schema.ts';

/** A row with the name of its table. */
export type TableRow = { [T in TableName]: { readonly table: T; readonly row: Rows[T] } }[TableName];

/** Rows of an INSERT. */
const ROWS = 100;

type Write = (value: unknown) => string;

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
const quoteText = (value: unknown) => quote(value as string);
const writeInteger = String;
const writeMoney = (value: unknown) => (value as number).toFixed(2);

/** How a dialect writes what it writes in a way of its own. */
const LITERALS: Readonly<Record<Dialect, Readonly<Record<'instant' | 'boolean' | 'text', Write>>>> = {
  postgres: { instant: quoteText, boolean: (value) => String(value).toUpperCase(), text: quoteText },
  mysql: {
    // 2026-10-05T14:03:00.000Z: a DATETIME has no zone.
    instant: (value) => quote((value as string).slice(0, 19).replace('T', ' ')),
    boolean: (value) => String(value).toUpperCase(),
    // A seed may have a backslash, which begins an escape there.
    text: (value) => quote((value as string).replaceAll('\\', '\\\\')),
  },
  sqlite: { instant: quoteText, boolean: (value) => String(Number(value)), text: quoteText },
};

function writerOf(type: ColumnType, dialect: Dialect): Write {
  if (type === 'integer') return writeInteger;
  if (type === 'money') return writeMoney;
  const { instant, boolean, text } = LITERALS[dialect];
  return type === 'instant' ? instant : type === 'boolean' ? boolean : text;
}

/** INSERT statements of up to 100 rows of one table each, in the order of the rows. */
export function* inserts(rows: Iterable<TableRow>, dialect: Dialect): Generator<string, void> {
  let current: TableName | undefined;
  let head = '';
  let writers: readonly (readonly [name: string, write: Write])[] = [];
  let lines: string[] = [];
  const end = () => {
    const statement = `${head}${lines.join(',\n')};\n`;
    lines = [];
    return statement;
  };
  for (const { table, row } of rows) {
    if (lines.length === ROWS || (table !== current && lines.length > 0)) yield end();
    if (table !== current) {
      const columns = Object.entries(schema[table].columns);
      writers = columns.map(([name, { type }]) => [name, writerOf(type, dialect)]);
      head = `INSERT INTO ${table} (${columns.map(([name]) => name).join(', ')}) VALUES\n`;
      current = table;
    }
    const values = row as Readonly<Record<string, unknown>>;
    lines.push(
      `(${writers.map(([name, write]) => (values[name] === null ? 'NULL' : write(values[name]))).join(', ')})`,
    );
  }
  if (lines.length > 0) yield end();
}

// The bytes are UTF-8, whatever the client takes them for. MySQL commits at each CREATE TABLE, so these come first.
const BEFORE: Readonly<Record<Dialect, string>> = {
  postgres: "SET client_encoding = 'UTF8';\n\n",
  mysql: 'SET NAMES utf8mb4;\n\n',
  sqlite: '',
};

/** A script that creates tables and inserts rows in one transaction. */
export function* script(
  tables: string,
  statements: Iterable<string>,
  dialect: Dialect,
): Generator<string, void> {
  yield `${BEFORE[dialect]}${tables}\nBEGIN;\n`;
  yield* statements;
  yield 'COMMIT;\n';
}
