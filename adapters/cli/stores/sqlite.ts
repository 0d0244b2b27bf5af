import { resolve } from 'node:path';
import { timers } from '../../../src/schedulers/timers.ts';
import { sqliteStores, type SqliteDatabase } from '../../../src/stores/sqlite/index.ts';
import type { Drivers } from '../drivers.ts';
import type { Opened } from './opened.ts';
import { UsageError } from '../usage.ts';

type Database = SqliteDatabase & { close(): unknown };
type Constructor<Opened = Database> = new (file: string) => Opened;

/** The Node-API that `better-sqlite3` 13 is built for: below it the process crashes when a database is opened. */
const NAPI_OF_13 = 10;

export function openSqlite(address: string, drivers: Drivers): Opened {
  const file = address.slice('sqlite:'.length);
  if (file === '')
    throw new UsageError({
      pt: '--store sqlite:ARQUIVO precisa do caminho de um arquivo',
      en: '--store sqlite:FILE needs the path of a file',
    });
  const database = openForOwner(requireDriver(drivers), resolve(file));
  return {
    stores: sqliteStores(database),
    // No other process can wake this one through a file.
    scheduler: timers({ sweep: '1s' }),
    close: async () => void database.close(),
  };
}

/** A file that is made is its owner's alone, as the secrets of webhooks are in it; so are those that SQLite puts beside it. */
function openForOwner(Driver: Constructor, file: string): Database {
  const umask = process.umask(0o077);
  try {
    return new Driver(file);
  } finally {
    process.umask(umask);
  }
}

/** The runtime's own, else the first driver that is installed and that the runtime can bear; null without any. */
export function sqliteDriver<Opened = Database>(drivers: Drivers): Constructor<Opened> | null {
  const ofBun = drivers.builtin('bun:sqlite') as { Database: Constructor<Opened> } | null;
  if (ofBun) return ofBun.Database;
  const ofNode = drivers.builtin('node:sqlite') as { DatabaseSync: Constructor<Opened> } | null;
  if (ofNode) return ofNode.DatabaseSync;
  const driver = canBear13(drivers) ? drivers.load('better-sqlite3') : null;
  return (driver ?? drivers.load('libsql')) as Constructor<Opened> | null;
}

function requireDriver(drivers: Drivers): Constructor {
  const driver = sqliteDriver(drivers);
  if (driver) return driver;
  const fitting = drivers.napi >= NAPI_OF_13 ? 'better-sqlite3' : 'better-sqlite3@12';
  throw new UsageError({
    pt:
      `--store sqlite: ${drivers.runtime} não tem SQLite próprio, e não há driver instalado que ele carregue; ` +
      `rode "npm install ${fitting}", ou use o Node 24`,
    en:
      `--store sqlite: ${drivers.runtime} has no SQLite of its own, and no driver that it can load is installed; ` +
      `run "npm install ${fitting}", or use Node 24`,
  });
}

function canBear13(drivers: Drivers): boolean {
  if (drivers.napi >= NAPI_OF_13) return true;
  const manifest = drivers.load('better-sqlite3/package.json') as { readonly version: string } | null;
  return manifest !== null && Number.parseInt(manifest.version, 10) < 13;
}
