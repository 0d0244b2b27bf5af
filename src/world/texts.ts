import type { ColumnType } from './columns.ts';
import { type Rows, schema, type TableName } from './schema.ts';

/** The first line of a table as CSV (RFC 4180): the names of its columns. */
export const csvHead = (table: TableName): string => `${Object.keys(schema[table].columns).join(',')}\r\n`;

/** Rows of a table as lines of CSV. Null is an empty cell, and money has two decimals. */
export function* csvLines<T extends TableName>(table: T, rows: Iterable<Rows[T]>): Generator<string, void> {
  const columns = Object.entries(schema[table].columns).map(
    ([name, { type }]) => [name, cellOf(type)] as const,
  );
  for (const row of rows as Iterable<Readonly<Record<string, unknown>>>) {
    yield `${columns.map(([name, write]) => (row[name] === null ? '' : write(row[name]))).join(',')}\r\n`;
  }
}

function cellOf(type: ColumnType): (value: unknown) => string {
  if (type === 'money') return (value) => (value as number).toFixed(2);
  return type === 'char' || type === 'text' ? (value) => quoted(value as string) : String;
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A list of rows as JSON, in pieces; a line each where `isTall`. */
export function* jsonList(rows: Iterable<object>, isTall = false): Generator<string, void> {
  const [first, between, last] = isTall ? ['\n', ',\n', '\n'] : ['', ',', ''];
  let before = first;
  yield '[';
  for (const row of rows) {
    yield before + JSON.stringify(row);
    before = between;
  }
  yield before === first ? ']' : `${last}]`;
}

/** A world, as an answer tells of it. */
export interface ToldWorld {
  readonly seed: string;
  readonly seedVersion: number;
  /** The first month. */
  readonly from: string;
  readonly until: string;
  readonly notice: string;
  counts(): Partial<Record<TableName, number>>;
  readonly tables: { readonly [T in TableName]?: Iterable<Rows[T]> };
  readonly warnings: readonly string[];
}

/** The answer of `POST /mundo` in pieces, with statements that create its tables if they are given. */
export function* worldJson(world: ToldWorld, ddl?: string): Generator<string, void> {
  const { seed, seedVersion, from, until, notice, warnings } = world;
  const head = JSON.stringify({ seed, seedVersion, from, until, notice, counts: world.counts() });
  yield `${head.slice(0, -1)},"tables":{`;
  let before = '';
  for (const [name, rows] of Object.entries(world.tables)) {
    yield `${before}"${name}":`;
    yield* jsonList(rows);
    before = ',';
  }
  yield `},${JSON.stringify({ ddl, warnings }).slice(1)}`;
}
