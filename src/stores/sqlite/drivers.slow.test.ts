import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inProcesses } from '#test/support/programs.ts';
import { sqliteDrivers } from '#test/support/sqlite-drivers.ts';
import { sqliteStores } from './index.ts';

let folder: string;
let ends: (() => unknown)[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'canivete-drivers-'));
  ends = [];
});
afterEach(() => {
  for (const end of ends) end();
  rmSync(folder, { recursive: true });
});

const account = (id: string) => ({ id, plan: 'free', status: 'active', createdAt: 1 }) as const;
const count = { bucket: 'b', limit: null, cost: 1, keep: 1e9 };

it('the runtime has a driver', () => {
  expect(sqliteDrivers).not.toEqual([]);
});

describe.each(sqliteDrivers)('SQLite by $name', ({ from, member, open }) => {
  const openFile = () => {
    const database = open(join(folder, 'store.db'));
    ends.push(() => database.close());
    return database;
  };

  /** The accounts and the count that another connection finds. */
  async function seenBy(other: ReturnType<typeof openFile>) {
    const { keyStore, quotaStore } = sqliteStores(other, { timeout: 1 });
    const accounts = await keyStore.listAccounts({ limit: 100 });
    return { accounts: accounts.map(({ id }) => id), used: await quotaStore.read('b') };
  }

  const writes = {
    'a count': (stores: ReturnType<typeof sqliteStores>) => stores.quotaStore.consume(count),
    'a purge': (stores: ReturnType<typeof sqliteStores>) => stores.webhookStore.purge(1, 1),
    'a step of several statements': (stores: ReturnType<typeof sqliteStores>) =>
      stores.webhookStore.deleteWebhook('w', 1),
  };

  it.each(Object.entries(writes))(
    'another connection sees a write that was confirmed while %s waited for a locked file',
    async (_, waitsFor) => {
      const stores = sqliteStores(openFile(), { timeout: '60s' });
      const [locking, other] = [openFile(), openFile()];
      sqliteStores(other);
      locking.exec('begin immediate');
      const waiting = waitsFor(stores);
      locking.exec('commit');
      expect(await stores.keyStore.createAccount(account('a'))).toBe(true);
      expect((await seenBy(other)).accounts).toEqual(['a']);
      await waiting;
      expect((await seenBy(other)).accounts).toEqual(['a']);
    },
  );

  it('another connection sees a write that was confirmed after another was given up', async () => {
    const stores = sqliteStores(openFile(), { timeout: 1 });
    const [locking, other] = [openFile(), openFile()];
    sqliteStores(other);
    locking.exec('begin immediate');
    await expect((async () => stores.quotaStore.consume(count))()).rejects.toThrow('database is locked');
    locking.exec('commit');
    expect(await stores.keyStore.createAccount(account('a'))).toBe(true);
    expect(await seenBy(other)).toEqual({ accounts: ['a'], used: 0 });
    expect(await stores.quotaStore.consume(count)).toEqual({ admitted: true, used: 1 });
    expect(await seenBy(other)).toEqual({ accounts: ['a'], used: 1 });
  });

  it('two processes see what the other has confirmed, and nothing of it is lost', async () => {
    const file = join(folder, 'store.db');
    const program = `
      import { createRequire } from 'node:module';
      import { sqliteStores } from './src/stores/sqlite/index.ts';
      const [, , from, member, file, own] = process.argv;
      const loaded = createRequire(import.meta.url)(from);
      const Database = member === '' ? loaded : loaded[member];
      const stores = sqliteStores(new Database(file), { timeout: '60s' });
      const other = sqliteStores(new Database(file), { timeout: '60s' });
      const unseen = [];
      let confirmed = 0;
      const creating = async (i) => {
        const id = own + i;
        await stores.keyStore.createAccount({ id, plan: 'free', status: 'active', createdAt: 1 });
        if (!(await other.keyStore.getAccount(id))) unseen.push(id);
      };
      const counting = async () => {
        await stores.quotaStore.consume({ bucket: 'b', limit: null, cost: 1, keep: 1e9 });
        confirmed++;
      };
      const erasing = async (i) => stores.webhookStore.eraseAccount(own + i);
      for (let i = 0; i < 200; i++) {
        await Promise.all([counting(), erasing(i), creating(i), counting()]);
        await new Promise((resolve) => setTimeout(resolve));
      }
      console.log(JSON.stringify({ unseen, confirmed }));`;
    const own = ['a', 'b'];
    const outcomes = await inProcesses(
      program,
      own.map((one) => [from, member ?? '', file, one]),
    );
    expect(outcomes).toEqual(own.map(() => ({ unseen: [], confirmed: 400 })));
    const { keyStore, quotaStore } = sqliteStores(openFile());
    expect(await quotaStore.read('b')).toBe(800);
    expect(await keyStore.listAccounts({ limit: 1_000 })).toHaveLength(400);
  });

  it('processes open a new file at the same moment', async () => {
    const program = `
      import { createRequire } from 'node:module';
      import { sqliteStores } from './src/stores/sqlite/index.ts';
      const [, , from, member, folder, begins] = process.argv;
      const loaded = createRequire(import.meta.url)(from);
      const Database = member === '' ? loaded : loaded[member];
      for (let i = 0; i < 60; i++) {
        while (Date.now() < Number(begins) + 20 * i);
        sqliteStores(new Database(folder + '/' + i + '.db'));
      }
      console.log('"opened"');`;
    const args = [from, member ?? '', folder, String(Date.now() + 1_500)];
    expect(await inProcesses(program, [args, args, args])).toEqual(['opened', 'opened', 'opened']);
  });
});
