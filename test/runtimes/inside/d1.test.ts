// @ts-expect-error It is there in workerd alone, and its types are those of a Worker.
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import {
  keyStoreSuite,
  quotaStoreSuite,
  usageStoreSuite,
  webhookStoreSuite,
} from '../../../src/conformance/index.ts';
import type { Stores } from '../../../src/contracts/stores.ts';
import { type D1Database, migrate, sqliteStores } from '../../../src/stores/sqlite/index.ts';

const runner = { describe, it, expect };
const database = (env as { readonly DB: D1Database }).DB;
let now = 1_795_262_400_000;

const tables = ['accounts', 'keys', 'favorites', 'buckets', 'webhooks', 'deliveries', 'key_usage'];

/** One database for all tests, emptied for each. */
function emptied<Name extends keyof Stores>(name: Name) {
  return async () => {
    await migrate(database);
    await database.batch(tables.map((table) => database.prepare(`delete from canivete_${table}`)));
    const open = () => sqliteStores(database, { clock: () => now })[name];
    return { store: open(), open };
  };
}

describe('SQLite by D1', () => {
  const sleep = async (milliseconds: number) => void (now += milliseconds);
  keyStoreSuite(runner, emptied('keyStore'));
  quotaStoreSuite(runner, emptied('quotaStore'), { concurrency: 200, sleep });
  usageStoreSuite(runner, emptied('usageStore'));
  webhookStoreSuite(runner, emptied('webhookStore'), { sleep });
});
