/** A world of a plan. */
import { NOTICE } from './notice.ts';
import type { Plan } from './plan.ts';
import { ddl, type Dialect } from './ddl.ts';
import type { TableName } from './schema.ts';
import { inserts, type TableRow } from './sql.ts';
import { again, sizesOf, type Tables, tablesOf, warningsOf } from './tables.ts';

export interface World<Name extends TableName = TableName> {
  readonly seed: string;
  readonly seedVersion: number;
  /** The first and the last month, `YYYY-MM`. */
  readonly from: string;
  readonly until: string;
  /** Says that the data are fictitious. */
  readonly notice: string;
  /** `payslips-since-2025`: months before have none. `anomalies-present`: some rows are wrong on purpose. */
  readonly warnings: readonly string[];
  /** The rows of each table, in ascending order of their keys, made as they are read. They can be read again. */
  readonly tables: Pick<Tables, Name>;
  /** The number of rows of each table. It walks through those whose rows are not as many as the options say. */
  counts(this: void): Readonly<Record<Name, number>>;
  /** All rows, table after table: a row comes after those that it refers to. */
  rows(this: void): Iterable<Extract<TableRow, { readonly table: Name }>>;
  /** The statements that create the tables, without unique and foreign keys where some rows are wrong on purpose. */
  ddl(this: void, dialect: Dialect): string;
  /** The rows as INSERT statements of up to 100 rows each, in the order of `rows`. */
  sql(this: void, dialect: Dialect): Iterable<string>;
}

export function worldOf(plan: Plan): World {
  const { tables: all } = tablesOf(plan);
  const tables = Object.fromEntries(plan.tables.map((name) => [name, all[name]])) as unknown as Tables;
  const sizes = sizesOf(plan);
  const rows = () => again(() => rowsOf(plan.tables, tables));
  return {
    seed: plan.seed,
    seedVersion: plan.seedVersion,
    from: plan.from,
    until: plan.until,
    notice: NOTICE,
    warnings: warningsOf(plan),
    tables,
    counts: () =>
      Object.fromEntries(plan.tables.map((name) => [name, sizes[name] ?? countOf(tables[name])])) as Record<
        TableName,
        number
      >,
    rows,
    ddl: (dialect) => ddl(plan.tables, dialect, plan.anomalies > 0),
    sql: (dialect) => again(() => inserts(rows(), dialect)),
  };
}

function* rowsOf(names: readonly TableName[], tables: Tables): Generator<TableRow> {
  for (const table of names) for (const row of tables[table]) yield { table, row } as TableRow;
}

function countOf(rows: Iterable<unknown>): number {
  let count = 0;
  for (const _ of rows) count++;
  return count;
}
