import { mkdtempSync, rmSync } from 'node:fs';
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
import { sqliteStores } from '../../../src/stores/sqlite/index.ts';
import { type OpenFile, sqliteDrivers } from '../../support/sqlite-drivers.ts';

const runner = { describe, it, expect };

function inFile<Name extends keyof Stores>(name: Name, openDatabase: OpenFile, clock: () => number) {
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-sqlite-'));
    const databases: ReturnType<OpenFile>[] = [];
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
      // Another connection reads what a killed process would leave behind.
      crash: open,
      close: () => {
        close();
        rmSync(folder, { recursive: true });
      },
    };
  };
}

describe.each(sqliteDrivers)('SQLite by $name', ({ open }) => {
  let now = 1_795_262_400_000;
  const clock = () => now;
  keyStoreSuite(runner, inFile('keyStore', open, clock));
  const sleep = async (milliseconds: number) => void (now += milliseconds);
  quotaStoreSuite(runner, inFile('quotaStore', open, clock), { concurrency: 400, sleep });
  usageStoreSuite(runner, inFile('usageStore', open, clock));
  webhookStoreSuite(runner, inFile('webhookStore', open, clock), { sleep });
});
