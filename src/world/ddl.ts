import type { Column, ColumnType, Table } from './columns.ts';
import { schema, type TableName } from './schema.ts';

export const dialects = ['postgres', 'mysql', 'sqlite'] as const;

/** Statements in `mysql` suit MariaDB too. */
export type Dialect = (typeof dialects)[number];

const TYPES: Readonly<Record<Dialect, Readonly<Record<ColumnType, (size: number) => string>>>> = {
  postgres: {
    integer: () => 'BIGINT',
    money: () => 'NUMERIC(14,2)',
    date: () => 'DATE',
    instant: () => 'TIMESTAMPTZ',
    boolean: () => 'BOOLEAN',
    char: (size) => `CHAR(${size})`,
    text: (size) => `VARCHAR(${size})`,
  },
  mysql: {
    integer: () => 'BIGINT',
    money: () => 'DECIMAL(14,2)',
    date: () => 'DATE',
    instant: () => 'DATETIME',
    boolean: () => 'BOOLEAN',
    char: (size) => `CHAR(${size})`,
    text: (size) => `VARCHAR(${size})`,
  },
  sqlite: {
    integer: () => 'INTEGER',
    money: () => 'NUMERIC',
    date: () => 'TEXT',
    instant: () => 'TEXT',
    boolean: () => 'INTEGER',
    char: () => 'TEXT',
    text: () => 'TEXT',
  },
};

// Unique keys tell capitals apart, as those of the other two do.
const AFTER_TABLE: Readonly<Record<Dialect, string>> = {
  postgres: '',
  mysql: ' DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
  sqlite: '',
};

/**
 * The statements that create tables, in the order of the schema. Foreign keys to tables that are not
 * among them are left out. Rows that are wrong on purpose break unique and foreign keys, which `hasAnomalies` leaves out.
 */
export function ddl(names: Iterable<TableName>, dialect: Dialect, hasAnomalies: boolean): string {
  const wanted = new Set<string>(names);
  return Object.entries(schema)
    .filter(([name]) => wanted.has(name))
    .map(([name, table]) => {
      const parts = [...columnsOf(table, dialect), `PRIMARY KEY (${table.key.join(', ')})`];
      if (!hasAnomalies) parts.push(...uniqueKeysOf(table), ...foreignKeysOf(table, wanted));
      return `CREATE TABLE ${name} (\n  ${parts.join(',\n  ')}\n)${AFTER_TABLE[dialect]};\n`;
    })
    .join('\n');
}

function columnsOf({ columns }: Table, dialect: Dialect): string[] {
  return Object.entries(columns).map(([name, column]) => {
    const type = TYPES[dialect][column.type](column.size ?? 0);
    return `${name} ${type}${column.isNullable ? '' : ' NOT NULL'}${checkOf(name, column)}`;
  });
}

function checkOf(name: string, { values }: Column): string {
  return values === undefined
    ? ''
    : ` CHECK (${name} IN (${values.map((value) => `'${value}'`).join(', ')}))`;
}

const uniqueKeysOf = ({ unique }: Table) => unique.map((key) => `UNIQUE (${key.join(', ')})`);

function foreignKeysOf({ columns }: Table, wanted: ReadonlySet<string>): string[] {
  return Object.entries(columns).flatMap(([name, { references }]) =>
    references !== undefined && wanted.has(references)
      ? [`FOREIGN KEY (${name}) REFERENCES ${references} (${schema[references as TableName].key.join(', ')})`]
      : [],
  );
}
