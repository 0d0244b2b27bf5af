import { readFileSync } from 'node:fs';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { awkwardSeed, smallNames, smallRows, smallTables } from '#test/support/small-tables.ts';
import { ddl, dialects } from './ddl.ts';
import { world } from './index.ts';
import { schema, tableNames } from './schema.ts';
import { inserts, script, type TableRow } from './sql.ts';

const fewNames = ['mundo', 'municipios', 'atividades', 'empresas'] as const;
const fewRows = smallRows.filter(({ table }) => (fewNames as readonly string[]).includes(table));

function loaded(sql: string): InstanceType<typeof Database> {
  const database = new Database(':memory:');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec(sql);
  return database;
}

/** The rows of a table in SQLite, with booleans where the schema has them. */
function rowsIn(database: InstanceType<typeof Database>, table: (typeof smallNames)[number]): unknown[] {
  const booleans = Object.entries(schema[table].columns).filter(([, { type }]) => type === 'boolean');
  return (database.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all() as Record<string, unknown>[]).map(
    (row) => ({ ...row, ...Object.fromEntries(booleans.map(([name]) => [name, row[name] === 1])) }),
  );
}

describe('the statements that create tables', () => {
  it.each(dialects)('are one a table in %s, with each of its columns', (dialect) => {
    const statements = ddl(tableNames, dialect, false).split('\n\n');
    expect(statements.map((one) => /^CREATE TABLE (\w+) \(/.exec(one)?.[1])).toEqual(tableNames);
    for (const [i, name] of tableNames.entries())
      for (const column of Object.keys(schema[name].columns))
        expect(statements[i]).toMatch(new RegExp(`^ {2}${column} [A-Z]`, 'm'));
  });

  it('the DDL uses the types of each dialect', () => {
    const columns = ['empresas', 'vendas'] as const;
    const typesIn = (dialect: (typeof dialects)[number]) =>
      ['id', 'raiz_cnpj', 'razao_social', 'data_abertura', 'capital_social', 'ficticio', 'emitida_em'].map(
        (name) => new RegExp(`^ {2}${name} (\\S+)`, 'm').exec(ddl(columns, dialect, false))?.[1],
      );
    expect(typesIn('postgres').join(' ')).toBe(
      'BIGINT CHAR(8) VARCHAR(120) DATE NUMERIC(14,2) BOOLEAN TIMESTAMPTZ',
    );
    expect(typesIn('mysql').join(' ')).toBe(
      'BIGINT CHAR(8) VARCHAR(120) DATE DECIMAL(14,2) BOOLEAN DATETIME',
    );
    expect(typesIn('sqlite').join(' ')).toBe('INTEGER TEXT TEXT TEXT NUMERIC INTEGER TEXT');
  });

  it('keeps the order of the schema, whatever the order of the names', () => {
    expect(ddl(['empresas', 'mundo'], 'sqlite', false)).toMatch(
      /CREATE TABLE mundo[^]*CREATE TABLE empresas/,
    );
  });

  it('refers to no table that is not there', () => {
    expect(ddl(['empresas'], 'postgres', false)).not.toContain('REFERENCES');
    expect(ddl(['atividades', 'empresas'], 'postgres', false)).toContain(
      'FOREIGN KEY (cnae) REFERENCES atividades (cnae)',
    );
  });

  it.each([
    ['a second row with a unique value', 'UPDATE empresas SET raiz_cnpj = 1 WHERE id < 3', 'UNIQUE'],
    ['a row that refers to none', "UPDATE empresas SET cnae = '9999999'", 'FOREIGN KEY'],
    ['a value that is not in the list', "UPDATE empresas SET porte = 'grande'", 'CHECK'],
    ['a null', 'UPDATE empresas SET email = NULL', 'NOT NULL'],
    ['a second row with the same key', 'UPDATE empresas SET id = 1', 'UNIQUE'],
  ])('refuses %s', (_, statement, constraint) => {
    const database = loaded(ddl(fewNames, 'sqlite', false) + [...inserts(fewRows, 'sqlite')].join(''));
    expect(() => database.exec(statement)).toThrow(constraint);
  });

  it('lets in what anomalies break, and no row without a key of its own', () => {
    const database = loaded(ddl(fewNames, 'sqlite', true) + [...inserts(fewRows, 'sqlite')].join(''));
    database.exec("UPDATE empresas SET raiz_cnpj = '1', cnae = '9999999'");
    expect(() => database.exec('UPDATE empresas SET id = 1')).toThrow('UNIQUE');
  });
});

describe('the statements that insert rows', () => {
  it('have up to 100 rows of one table each', () => {
    const sizes = [...inserts(smallRows, 'sqlite')].map((statement) => {
      const [, table] = /^INSERT INTO (\w+) \(/.exec(statement)!;
      return [table, statement.split('\n').length - 2];
    });
    expect(sizes).toEqual([
      ['mundo', 2],
      ['municipios', 1],
      ['atividades', 1],
      ['empresas', 2],
      ['vendas', 2],
      ['folha_itens', 100],
      ['folha_itens', 100],
      ['folha_itens', 50],
    ]);
  });

  it('give SQLite the same rows back', () => {
    const database = loaded(
      [...script(ddl(smallNames, 'sqlite', true), inserts(smallRows, 'sqlite'), 'sqlite')].join(''),
    );
    for (const name of smallNames) expect(rowsIn(database, name), name).toEqual(smallTables[name]);
  });

  it('leave SQLite without rows when one cannot be inserted', () => {
    const twice: readonly TableRow[] = [...fewRows, fewRows[0]!];
    const database = new Database(':memory:');
    expect(() =>
      database.exec([...script(ddl(fewNames, 'sqlite', false), inserts(twice, 'sqlite'), 'sqlite')].join('')),
    ).toThrow('UNIQUE');
    database.exec('ROLLBACK');
    expect(rowsIn(database, 'mundo')).toEqual([]);
  });

  it('have literals of the dialect', () => {
    const written = (dialect: (typeof dialects)[number]) => [...inserts(smallRows, dialect)].join('');
    expect(written('postgres')).toContain("'2026-10-05T14:03:00.000Z', 1234.50, 0.00, 0.05,");
    expect(written('mysql')).toContain("'2026-10-05 14:03:00', 1234.50, 0.00, 0.05,");
    expect(written('postgres')).toContain("'contato1@example.com', FALSE)");
    expect(written('sqlite')).toContain("'contato1@example.com', 0)");
    expect(written('sqlite')).toContain(`('seed', '${awkwardSeed.replace("'", "''")}')`);
    // MySQL reads a backslash as the beginning of an escape.
    expect(written('mysql')).toContain(`('seed', '${awkwardSeed.replace("'", "''").replace('\\', '\\\\')}')`);
  });
});

describe('the page for users', () => {
  const page = readFileSync(new URL('../../docs/worlds.md', import.meta.url), 'utf8');
  const story = page.slice(page.indexOf('## A bakery'), page.indexOf('## What is likely'));
  const queries = [...story.matchAll(/```sql\n(.*?)```\n\n(.*?)\n\n/gs)];

  it('tells of a bakery what its queries answer', () => {
    const options = [...(/canivete world (.*)/.exec(story)?.[1] ?? '').matchAll(/--(\w+) (\S+)/g)];
    const sent = options.map(([, name, value]) => [name, /^\d+$/.test(value!) ? Number(value) : value]);
    const { format: _, out: __, ...sizes } = Object.fromEntries(sent);
    const { ddl: tables, sql } = world(sizes);
    const database = loaded([...script(tables('sqlite'), sql('sqlite'), 'sqlite')].join(''));
    expect(queries.length).toBeGreaterThan(4);
    for (const [, query, table] of queries) {
      const rows = database.prepare(query!).all() as Record<string, unknown>[];
      const cells = [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))];
      const [head, , ...told] = table!.split('\n').map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
      expect([head, ...told]).toEqual(cells.map((row) => row.map((cell) => String(cell ?? ''))));
    }
  });
});
