/** Worlds in a PostgreSQL, a MariaDB and a SQLite. MariaDB is asked by its client, `mariadb`; COPY by `psql`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { inserts, script } from '../../../src/world/sql.ts';
import { csvHead, csvLines } from '../../../src/world/texts.ts';
import { world, type World } from '../../../src/world/index.ts';
import { type Rows, schema, type TableName, tableNames } from '../../../src/world/schema.ts';
import { hasMariaDb, newMariaDb } from '../../support/mariadb.ts';
import { hasServer, newDatabase } from '../../support/postgres.ts';
import { awkwardSeed } from '../../support/small-tables.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of opened.splice(0).toReversed()) await end();
});

const sizes = { companies: 2, employees: 12, months: 2 };
const worlds: readonly (readonly [string, () => World])[] = [
  ['a world', () => world({ ...sizes, seed: awkwardSeed })],
  ['a world with anomalies', () => world({ ...sizes, seed: 'demo', anomalies: 0.2 })],
];

const scriptOf = (made: World, dialect: 'postgres' | 'mysql') =>
  [...script(made.ddl(dialect), made.sql(dialect), dialect)].join('');

/** The rows of a table, in an order that does not hang on how a database sorts texts. */
const sorted = (name: TableName, rows: Iterable<object>) =>
  [...(rows as Iterable<Record<string, unknown>>)]
    .map((row) => [schema[name].key.map((column) => row[column]).join(), row] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row);

/** A row as it was, of one in which a database writes instants and booleans in a way of its own. */
function asItWas(name: TableName, row: Readonly<Record<string, unknown>>) {
  const columns = Object.entries(schema[name].columns).map(([column, { type }]) => {
    const value = row[column];
    if (value === null) return [column, null];
    if (type === 'instant') return [column, new Date(value as string).toISOString()];
    return [column, type === 'boolean' ? Boolean(value) : value];
  });
  return Object.fromEntries(columns);
}

async function openPostgres() {
  const { address, drop } = await newDatabase();
  const pool = new Pool({ connectionString: address, max: 1 });
  opened.push(drop, () => pool.end());
  return {
    address,
    run: (sql: string) => pool.query(sql),
    async rowsIn(name: TableName) {
      const { rows } = await pool.query(`select to_json(t) as row from ${name} t`);
      return sorted(
        name,
        rows.map(({ row }) => asItWas(name, row)),
      );
    },
  };
}

describe.runIf(hasServer)('PostgreSQL', () => {
  it.each(worlds)('takes the script of %s, and has its rows', async (_, make) => {
    const { run, rowsIn } = await openPostgres();
    const made = make();
    await run(scriptOf(made, 'postgres'));
    for (const name of tableNames) expect(await rowsIn(name), name).toEqual(sorted(name, made.tables[name]));
  });

  it('takes its files of CSV by COPY, in the order of the tables', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-copy-'));
    opened.push(() => rmSync(folder, { recursive: true }));
    const { address, run, rowsIn } = await openPostgres();
    const made = world({ ...sizes, seed: awkwardSeed });
    await run(made.ddl('postgres'));
    const copies = tableNames.map((name) => {
      const file = join(folder, `${name}.csv`);
      writeFileSync(
        file,
        [csvHead(name), ...csvLines(name, made.tables[name] as Iterable<Rows[typeof name]>)].join(''),
      );
      return `\\copy ${name} from '${file}' with (format csv, header, encoding 'UTF8')\n`;
    });
    execFileSync('psql', [address, '--quiet', '--set=ON_ERROR_STOP=1'], { input: copies.join('') });
    for (const name of tableNames) expect(await rowsIn(name), name).toEqual(sorted(name, made.tables[name]));
  });

  it('refuses rows whose keys other rows have', async () => {
    const { run } = await openPostgres();
    const made = world({ seed: 'demo', employees: 2, months: 1 });
    await run(scriptOf(made, 'postgres'));
    await expect(run([...inserts(made.rows(), 'postgres')][0]!)).rejects.toThrow('duplicate key');
    await expect(run('delete from bancos')).rejects.toThrow('foreign key');
  });
});

describe.runIf(hasMariaDb)('MariaDB', () => {
  it.each(worlds)('takes the script of %s, and has its rows', async (_, make) => {
    const { ask, drop } = await newMariaDb();
    opened.push(drop);
    const made = make();
    await ask(scriptOf(made, 'mysql'));
    for (const name of tableNames) {
      const members = Object.entries(schema[name].columns).map(([column, { type }]) => {
        // The server has no word for the zone, which is UTC.
        const value = type === 'instant' ? `date_format(${column}, '%Y-%m-%dT%H:%i:%sZ')` : column;
        return `'${column}', ${value}`;
      });
      const printed = await ask(`set names utf8mb4; select json_object(${members.join(', ')}) from ${name}`);
      const found = printed.split('\n').slice(0, -1);
      const rows = found.map((line) => asItWas(name, JSON.parse(line)));
      expect(sorted(name, rows), name).toEqual(sorted(name, made.tables[name]));
    }
  });

  it('tells capitals apart in unique keys', async () => {
    const { ask, drop } = await newMariaDb();
    opened.push(drop);
    const made = world({ seed: 'demo', employees: 1, months: 1 });
    await ask(scriptOf(made, 'mysql'));
    const copy = (id: number, txid: string) =>
      ask(
        `set foreign_key_checks = 0; insert into cobrancas_pix select id + ${id}, venda_id + ${id}, chave, ${txid}, valor, copia_e_cola, criada_em,
           expira_em, situacao from cobrancas_pix order by id limit 1`,
      );
    await copy(1_000_000_000_000, "'abc'");
    await copy(2_000_000_000_000, "'ABC'");
    await expect(copy(3_000_000_000_000, "'abc'")).rejects.toThrow('Duplicate entry');
  });
});
