import { readCsv } from '../../adapters/cli/call/read-csv.ts';
import type { ColumnType } from '../../src/world/columns.ts';
import { schema, type TableName } from '../../src/world/schema.ts';

const valueOf: Readonly<Record<ColumnType, (cell: string) => unknown>> = {
  integer: Number,
  money: Number,
  boolean: (cell) => ({ true: true, false: false })[cell],
  date: String,
  instant: String,
  char: String,
  text: String,
};

/** A cell as the value of its column; the empty one is null. */
export function valueIn(table: TableName, column: string, cell: string | null): unknown {
  const { type } = (schema[table].columns as Readonly<Record<string, { readonly type: ColumnType }>>)[
    column
  ]!;
  return cell === '' || cell === null ? null : valueOf[type](cell);
}

/** The rows of a table that was written as CSV. */
export async function rowsOfCsv(table: TableName, text: string): Promise<unknown[]> {
  const pieces = async function* () {
    yield text;
  };
  const rows: unknown[] = [];
  let names: readonly string[] | undefined;
  for await (const { cells } of readCsv(pieces(), ',')) {
    if (names) rows.push(Object.fromEntries(names.map((name, i) => [name, valueIn(table, name, cells[i]!)])));
    names ??= cells;
  }
  return rows;
}
