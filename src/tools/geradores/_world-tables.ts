/** The schemas of the tables of a world, which the columns of `world/schema.ts` give. */
import * as v from 'valibot';
import { num, pure } from '../../kit/fields/index.ts';
import { reais } from '../../kit/units.ts';
import type { Column, Table } from '../../world/columns.ts';
import { schema } from '../../world/schema.ts';

const valueOf = ({ type, values }: Column): v.GenericSchema => {
  if (values) return v.picklist(values);
  if (type === 'integer') return num(pure);
  if (type === 'money') return num(reais);
  return type === 'boolean' ? v.boolean() : v.string();
};

function fieldOf(table: string, name: string, column: Column): v.GenericSchema {
  const value = valueOf(column);
  // The number of a row leads to that row.
  const ref = name === 'id' ? table : column.references;
  const field = ref === undefined ? value : v.pipe(value, v.metadata({ ref }));
  return column.isNullable ? v.nullable(field) : field;
}

const rowOf = (table: string, { columns }: Table) =>
  v.object(
    Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, fieldOf(table, name, column)])),
  );

const each = <Schema extends v.GenericSchema>(of: (table: string, columns: Table) => Schema) =>
  Object.fromEntries(Object.entries(schema).map(([name, table]) => [name, v.optional(of(name, table))]));

/** The rows of each table that was asked for. */
export const worldTables = () =>
  v.object(each((name, table) => v.array(rowOf(name, table)))) as unknown as v.GenericSchema<
    Record<string, Record<string, unknown>[]>
  >;

/** How many rows each table that was asked for has. */
export const worldCounts = () =>
  v.object(each(() => num(pure))) as unknown as v.GenericSchema<Record<string, number>>;
