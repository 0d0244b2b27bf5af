import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newDeliveryFor, webhookRecord } from '#test/support/faults.ts';
import { createService } from '../../index.ts';
import { seededRandom } from '../../lib/random-sources.ts';
import { sqliteStores } from './index.ts';

let folder: string;
let ends: (() => unknown)[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'canivete-locked-'));
  ends = [];
});
afterEach(() => {
  for (const end of ends) end();
  rmSync(folder, { recursive: true });
});

function open() {
  const database = new Database(join(folder, 'store.db'));
  ends.push(() => database.close());
  return database;
}

const account = (id: string) => ({ id, plan: 'free', status: 'active', createdAt: 1 }) as const;

/** Waits for so many turns of the loop, which shows that it goes on. */
async function turns(count: number): Promise<number> {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setTimeout(resolve, 0));
  return count;
}

it('SQLite lets the process go on while another has the file locked, and does what waits when it is free, in order', async () => {
  const { keyStore, quotaStore, webhookStore } = sqliteStores(open(), { timeout: '60s' });
  const other = open();
  other.exec('begin immediate');
  const order: string[] = [];
  const calls = [
    async () => order.push(`a ${await keyStore.createAccount(account('a'))}`),
    async () =>
      order.push(`b ${(await quotaStore.consume({ bucket: 'b', limit: 1, cost: 1, keep: 1e9 })).used}`),
    async () => order.push(`c ${await webhookStore.deleteWebhook('w', 1)}`),
  ].map(async (call) => call());
  expect(await turns(100)).toBe(100);
  expect(order).toEqual([]);
  // Reading waits for nobody.
  expect(await keyStore.getAccount('a')).toBe(null);
  other.exec('commit');
  await Promise.all(calls);
  expect(order).toEqual(['a true', 'b 1', 'c false']);
});

it('a lease begins when the file is free, not when its claim began to wait', async () => {
  let now = 1_000;
  const { webhookStore } = sqliteStores(open(), { timeout: '60s', clock: () => now });
  await webhookStore.createWebhook(webhookRecord(0, seededRandom('a'), { id: 'w' }), 1);
  await webhookStore.enqueue([newDeliveryFor('w', now, seededRandom('b'))], 1);
  const other = open();
  other.exec('begin immediate');
  const claiming = webhookStore.claim({ owner: 'o', limit: 1, slow: 1, lease: 500, perWebhook: 1 });
  await turns(3);
  now += 400;
  other.exec('commit');
  expect(await claiming).toHaveLength(1);
  expect(await webhookStore.nextDue()).toBe(500);
});

it('SQLite gives up a call after its time, and does not do later what was refused', async () => {
  const { quotaStore } = sqliteStores(open(), { timeout: 20 });
  const other = open();
  other.exec('begin immediate');
  const count = { bucket: 'b', limit: null, cost: 1, keep: 1e9 };
  const refused = [1, 2, 3].map(async () =>
    expect((async () => quotaStore.consume(count))()).rejects.toThrow('database is locked'),
  );
  await Promise.all(refused);
  other.exec('commit');
  expect(await quotaStore.consume(count)).toEqual({ admitted: true, used: 1 });
});

it('a locked file is told by the health of the service, before calls give up', async () => {
  const service = createService({ ...sqliteStores(open()), autoStart: false, onError: () => undefined });
  const other = open();
  other.exec('begin immediate');
  const { status, checks } = await service.health();
  expect([status, checks.map((check) => check.status)]).toEqual([
    'failed',
    ['failed', 'failed', 'failed', 'failed'],
  ]);
  other.exec('commit');
});

it('a file that can only be read is told by the health of the service', async () => {
  const database = open();
  const service = createService({ ...sqliteStores(database), autoStart: false, onError: () => undefined });
  database.exec('pragma query_only = on');
  expect((await service.health()).status).toBe('failed');
});
