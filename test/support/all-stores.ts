/** The backends that have all stores, each empty and ready, for tests that must hold on every one of them. */
import { createConnection } from 'node:net';
import Database from 'libsql';
import { Pool } from 'pg';
import type { Stores } from '../../src/contracts/stores.ts';
import { memoryStores } from '../../src/stores/memory/index.ts';
import { migrate as migratePostgres, postgresStores } from '../../src/stores/postgres/index.ts';
import { migrate as migrateSqlite, sqliteStores } from '../../src/stores/sqlite/index.ts';
import { sized } from './size.ts';

export interface Backend {
  readonly name: string;
  /** False when the store's server does not run on this machine. */
  readonly isThere: boolean;
  open(clock: () => number): Promise<{ readonly stores: Stores; close(): Promise<void> }>;
}

const host = process.env['PGHOST'] ?? '127.0.0.1';
const port = Number(process.env['PGPORT'] ?? 5432);
export const postgresLogin = {
  host,
  port,
  user: process.env['PGUSER'] ?? 'postgres',
  database: process.env['PGDATABASE'] ?? 'postgres',
};

/** A PostgreSQL that lets `postgres` in from this machine, or as the variables of libpq say. */
const hasPostgresServer =
  process.env['REQUIRE_ALL'] === '1' ||
  (await new Promise<boolean>((resolve) => {
    const socket = createConnection({ host, port }, () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  }));

/** True lets tests use PostgreSQL. Each request to it takes time, and the other backends find most of its faults. */
export const hasPostgres = sized(false, hasPostgresServer);

let schemas = 0;

/** A pool on an empty schema of its own, with the tables made. */
export async function postgresSchema() {
  const schema = `canivete_test_${process.pid}_${Date.now()}_all_${schemas++}`;
  const options = `-c search_path=${schema} -c synchronous_commit=off`;
  const client = new Pool({ ...postgresLogin, max: 4, options });
  await client.query(`create schema ${schema}`);
  await migratePostgres(client);
  return {
    client,
    schema,
    async close() {
      await client.query(`drop schema ${schema} cascade`);
      await client.end();
    },
  };
}

export const backends: readonly Backend[] = [
  {
    name: 'memory',
    isThere: true,
    open: async (clock) => ({ stores: memoryStores({ clock }), close: async () => undefined }),
  },
  {
    name: 'SQLite',
    isThere: true,
    async open() {
      const database = new Database(':memory:');
      await migrateSqlite(database);
      return {
        stores: sqliteStores(database),
        close: async () => {
          database.close();
        },
      };
    },
  },
  {
    name: 'PostgreSQL',
    isThere: hasPostgres,
    async open() {
      const { client, close } = await postgresSchema();
      return { stores: postgresStores(client), close };
    },
  },
];
