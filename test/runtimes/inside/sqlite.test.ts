import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  keyStoreSuite,
  quotaStoreSuite,
  usageStoreSuite,
  webhookStoreSuite,
} from '../../../src/conformance/index.ts';
import type { Stores } from '../../../src/contracts/stores.ts';
import { sqliteStores, type SqliteDatabase } from '../../../src/stores/sqlite/index.ts';

const runner = { describe, it, expect };
/** Loads the packages of `npm run runtimes` and the modules built into runtimes. */
const require = createRequire(new URL('../package.json', import.meta.url));

type Open = (file: string) => SqliteDatabase & { close(): void };

/** By its name, each driver that this runtime has, or that is made for it. */
const drivers: Readonly<Record<string, Open>> = Object.fromEntries(
  [
    process.versions['bun'] ? (['bun:sqlite', 'Database'] as const) : null,
    process.getBuiltinModule?.('node:sqlite') ? (['node:sqlite', 'DatabaseSync'] as const) : null,
    isNode() ? ([betterSqlite(), null] as const) : null,
  ]
    .filter((driver) => driver !== null)
    .map(([name, member]): [string, Open] => {
      const loaded: unknown = require(name);
      const Database = (member ? (loaded as Record<string, unknown>)[member] : loaded) as new (
        file: string,
      ) => ReturnType<Open>;
      return [name, (file) => new Database(file)];
    }),
);

function isNode(): boolean {
  return process.versions['bun'] === undefined && process.versions['deno'] === undefined;
}

/** Its version 13 ends a process without a word below version 10 of the interface that it is built for. */
function betterSqlite(): string {
  return Number(process.versions['napi']) >= 10 ? 'better-sqlite3' : 'better-sqlite3-12';
}

function inFile<Name extends keyof Stores>(name: Name, openDatabase: Open, clock: () => number) {
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-sqlite-'));
    const databases: ReturnType<Open>[] = [];
    const open = () => {
      const database = openDatabase(join(folder, 'store.db'));
      databases.push(database);
      return sqliteStores(database, { clock })[name];
    };
    const close = () => {
      for (const database of databases.splice(0)) database.close();
    };
    return {
      store: open(),
      open,
      reopen: () => {
        close();
        return open();
      },
      close: () => {
        close();
        rmSync(folder, { recursive: true });
      },
    };
  };
}

it('the runtime has a driver to test with', () => {
  expect(Object.keys(drivers)).not.toEqual([]);
});

describe.each(Object.entries(drivers))('SQLite by %s', (_, openDatabase) => {
  let now = 1_795_262_400_000;
  const clock = () => now;
  keyStoreSuite(runner, inFile('keyStore', openDatabase, clock));
  quotaStoreSuite(runner, inFile('quotaStore', openDatabase, clock), { concurrency: 400 });
  usageStoreSuite(runner, inFile('usageStore', openDatabase, clock));
  webhookStoreSuite(runner, inFile('webhookStore', openDatabase, clock), {
    sleep: async (milliseconds) => void (now += milliseconds),
  });
});
