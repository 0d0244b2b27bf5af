/** The drivers of SQLite that the running runtime has, or that are made for it. */
import { createRequire } from 'node:module';
import type { SqliteDatabase } from '../../src/stores/sqlite/index.ts';

export type OpenFile = (file: string) => SqliteDatabase & { close(): void };

export interface SqliteDriver {
  readonly name: string;
  /** A name or path that `require` takes, and the member that is the constructor; null where the module is it. */
  readonly from: string;
  readonly member: string | null;
  readonly open: OpenFile;
}

type Constructor = new (file: string) => ReturnType<OpenFile>;

const require = createRequire(import.meta.url);
/** Loads the packages of `npm run runtimes`. */
const ofRuntimes = createRequire(new URL('../runtimes/package.json', import.meta.url));
const { versions } = process;
const isNode = versions['bun'] === undefined && versions['deno'] === undefined;

/** Version 13 ends a process without a word below version 10 of the interface that it is built for. */
const betterSqlite = Number(versions['napi']) >= 10 ? 'better-sqlite3' : 'better-sqlite3-12';

function driver(name: string, from: string | null, member: string | null = null): SqliteDriver | null {
  if (from === null) return null;
  const loaded = require(from) as Constructor & Record<string, Constructor>;
  const Database = member === null ? loaded : (loaded[member] as Constructor);
  return { name, from, member, open: (file) => new Database(file) };
}

/** The path of a package of `npm run runtimes`; null where that is missing and tests may be skipped. */
function installed(name: string): string | null {
  try {
    return ofRuntimes.resolve(name);
  } catch (error) {
    if (process.env['REQUIRE_ALL'] === '1') throw error;
    return null;
  }
}

export const sqliteDrivers: readonly SqliteDriver[] = [
  driver('bun:sqlite', versions['bun'] ? 'bun:sqlite' : null, 'Database'),
  driver('node:sqlite', process.getBuiltinModule?.('node:sqlite') ? 'node:sqlite' : null, 'DatabaseSync'),
  driver('better-sqlite3', isNode ? installed(betterSqlite) : null),
  driver('libsql', require.resolve('libsql')),
].filter((one) => one !== null);
