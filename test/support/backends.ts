/** The backends that several processes can open at once, by each client, and a place of its own in one for a test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import Database from 'libsql';
import { Pool } from 'pg';
import postgres from 'postgres';
import { createClient } from 'redis';
import type { Stores } from '../../src/contracts/stores.ts';
import { postgresStores } from '../../src/stores/postgres/index.ts';
import { redisStores } from '../../src/stores/redis/index.ts';
import { sqliteStores } from '../../src/stores/sqlite/index.ts';

export type Backend =
  | 'SQLite by libsql'
  | 'PostgreSQL by pg'
  | 'PostgreSQL by postgres'
  | 'Redis by ioredis'
  | 'Redis by redis';

/** A file, a schema or a name of keys, which a process is told as JSON. */
export interface Place {
  readonly backend: Backend;
  readonly at: string;
  /** The port of its server on this machine. */
  readonly port: number;
}

export interface Opened {
  readonly stores: Stores;
  end(): Promise<unknown>;
}

const kindOf = (backend: Backend) => backend.split(' ')[0] as 'SQLite' | 'PostgreSQL' | 'Redis';
const standardPort = { SQLite: 0, PostgreSQL: 5432, Redis: 6379 } as const;

const login = (port: number) => ({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });

/** True if a test must run on a backend: always when nothing may be skipped, else when its server runs. */
export async function isThere(backend: Backend): Promise<boolean> {
  const port = standardPort[kindOf(backend)];
  if (port === 0 || process.env['REQUIRE_ALL'] === '1') return true;
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

let places = 0;

/** A new, empty place; `remove` takes it away. */
export async function newPlace(backend: Backend, port: number = standardPort[kindOf(backend)]) {
  const name = `canivete_fault_${process.pid}_${Date.now()}_${places++}`;
  if (kindOf(backend) === 'SQLite') {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-'));
    const place: Place = { backend, at: join(folder, 'store.db'), port };
    return { ...place, remove: async () => rmSync(folder, { recursive: true }) };
  }
  const place: Place = { backend, at: name, port };
  if (kindOf(backend) === 'PostgreSQL') {
    await asAdmin(port, `create schema ${name}`);
    return { ...place, remove: async () => asAdmin(port, `drop schema ${name} cascade`) };
  }
  return {
    ...place,
    async remove() {
      const redis = new Redis(port);
      const script = `for _, key in ipairs(redis.call('keys', ARGV[1])) do redis.call('unlink', key) end`;
      await redis.eval(script, 0, `{${name}}:*`);
      await redis.quit();
    },
  };
}

async function asAdmin(port: number, sql: string): Promise<void> {
  const pool = new Pool({ ...login(port), max: 1 });
  await pool.query(sql);
  await pool.end();
}

/**
 * Vacuums and analyzes the deliveries, as a server of PostgreSQL does within a minute unless that was turned off: plans that
 * were made for empty tables are made again, and dead rows leave.
 */
export async function tidy({ backend, at, port }: Place): Promise<void> {
  if (kindOf(backend) === 'PostgreSQL') await asAdmin(port, `vacuum analyze ${at}.canivete_deliveries`);
}

/** Its stores, through a connection of one's own. */
export async function openPlace({ backend, at, port }: Place): Promise<Opened> {
  switch (backend) {
    case 'SQLite by libsql': {
      const database = new Database(at);
      return { stores: sqliteStores(database), end: async () => database.close() };
    }
    case 'PostgreSQL by pg': {
      const pool = new Pool({
        ...login(port),
        max: 8,
        application_name: at,
        connectionTimeoutMillis: 60_000,
        options: `-c search_path=${at}`,
      });
      return { stores: postgresStores(pool), end: async () => pool.end() };
    }
    case 'PostgreSQL by postgres': {
      const connection = { search_path: at, application_name: at };
      // By a query that asks for types, a connection that is cut while it is made would end the process.
      const options = { fetch_types: false, max: 8, connection, onnotice: () => undefined };
      const sql = postgres({ ...login(port), ...options });
      return { stores: postgresStores(sql), end: async () => sql.end({ timeout: 1 }) };
    }
    case 'Redis by ioredis': {
      const redis = new Redis({ port, connectionName: at, retryStrategy: () => 100 });
      redis.on('error', () => undefined);
      return { stores: redisStores(redis, { name: at }), end: async () => redis.disconnect() };
    }
    case 'Redis by redis': {
      // It gives up what it could not send within a time, which a busy machine may need.
      const commandOptions = { timeout: 60_000 };
      const client = createClient({ url: `redis://127.0.0.1:${port}`, name: at, commandOptions });
      client.on('error', () => undefined);
      await client.connect();
      return { stores: redisStores(client, { name: at }), end: async () => client.destroy() };
    }
  }
}

/** Ends every connection to a place, as a network does that fails; a file has none. */
export async function cutter({ backend, at, port }: Place) {
  if (kindOf(backend) === 'PostgreSQL') {
    const pool = new Pool({ ...login(port), max: 1 });
    const sql = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1';
    return { cut: async () => (await pool.query(sql, [at])).rows.length, end: async () => pool.end() };
  }
  const redis = new Redis(port);
  return {
    async cut() {
      const clients = String(await redis.client('LIST')).split('\n');
      const ids = clients
        .filter((each) => each.includes(` name=${at} `))
        .map((each) => /id=(\d+)/.exec(each)?.[1]);
      for (const id of ids) await redis.client('KILL', 'ID', String(id)).catch(() => undefined);
      return ids.length;
    },
    end: async () => redis.quit(),
  };
}
