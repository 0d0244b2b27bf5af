import { createConnection } from 'node:net';
import { Pool } from 'pg';

const host = process.env['PGHOST'] ?? '127.0.0.1';
const port = Number(process.env['PGPORT'] ?? 5432);

/** A server that lets `postgres` in from this machine, or as the variables of libpq say. */
export const login = {
  host,
  port,
  user: process.env['PGUSER'] ?? 'postgres',
  database: process.env['PGDATABASE'] ?? 'postgres',
};

/** True when a server runs; when nothing may be skipped, it must. */
export const hasServer =
  process.env['REQUIRE_ALL'] === '1' ||
  (await new Promise<boolean>((resolve) => {
    const socket = createConnection({ host, port }, () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  }));

let databases = 0;

/** A whole database of its own, for what a dump of one is loaded into: its address, and what drops it. */
export async function newWholeDatabase() {
  const name = `canivete_test_${process.pid}_${Date.now()}_${databases++}`;
  const admin = new Pool({ ...login, max: 1 });
  await admin.query(`create database ${name} template template0 encoding 'UTF8'`);
  return {
    address: `postgres://${login.user}@${host}:${port}/${name}`,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

let schemas = 0;

/** A schema of its own: the address that a command line takes, and what drops it. */
export async function newDatabase() {
  const schema = `canivete_test_${process.pid}_${Date.now()}_${schemas++}`;
  const admin = new Pool({ ...login, max: 1 });
  await admin.query(`create schema ${schema}`);
  const options = encodeURIComponent(`-c search_path=${schema}`);
  return {
    address: `postgres://${login.user}@${host}:${port}/${login.database}?options=${options}`,
    async drop() {
      await admin.query(`drop schema ${schema} cascade`);
      await admin.end();
    },
  };
}
