import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDeliveryFor, webhookRecord } from '#test/support/faults.ts';
import { inProcesses } from '#test/support/programs.ts';
import { FIRST_WAITING, HEADS, rowsOfFirstStep, writesOfFirstStep } from '#test/support/heads.ts';
import { sized } from '#test/support/size.ts';
import { passingClock } from '#test/support/passing-clock.ts';
import {
  keyStoreSuite,
  quotaStoreSuite,
  usageStoreSuite,
  webhookStoreSuite,
} from '../../conformance/index.ts';
import type { Stores } from '../../contracts/stores.ts';
import { seededRandom } from '../../lib/random-sources.ts';
import { addOfFirstStep, ofKey, usageOfBoth } from '#test/support/usage-of-first-step.ts';
import { type D1Database, migrate, migrations, sqliteStores } from './index.ts';

const runner = { describe, it, expect };
const { clock, options } = passingClock();

interface PlanStep {
  readonly id: number;
  readonly parent: number;
  readonly detail: string;
}

/** A file of its own, in a folder that goes when the test is over. */
function inFile<Name extends keyof Stores>(name: Name) {
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-sqlite-'));
    const handles: InstanceType<typeof Database>[] = [];
    const open = () => {
      const database = new Database(join(folder, 'store.db'));
      handles.push(database);
      return sqliteStores(database, { clock })[name];
    };
    const close = () => {
      for (const database of handles.splice(0)) database.close();
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

describe('SQLite by libsql', () => {
  keyStoreSuite(runner, inFile('keyStore'));
  quotaStoreSuite(runner, inFile('quotaStore'), options);
  usageStoreSuite(runner, inFile('usageStore'));
  webhookStoreSuite(runner, inFile('webhookStore'), options);
});

describe('SQLite', () => {
  const newDatabase = () => new Database(':memory:');
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'canivete-sqlite-'));
    file = join(folder, 'store.db');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('answers accounts, keys and counts without promises, by a driver that needs none', () => {
    const { keyStore, quotaStore, usageStore } = sqliteStores(newDatabase());
    const account = { id: 'a', plan: 'free', status: 'active', createdAt: 1 } as const;
    expect(keyStore.createAccount(account)).toBe(true);
    expect(keyStore.getAccount('a')).toEqual(account);
    expect(quotaStore.consume({ bucket: 'b', limit: 1, cost: 1, keep: 1 })).toEqual({
      admitted: true,
      used: 1,
    });
    expect(usageStore.read({ accountId: 'a', from: '', to: '~' })).toEqual([]);
  });

  it('keeps the counts of days apart by account, day and tool, and adds to them', () => {
    const { usageStore } = sqliteStores(newDatabase());
    const row = {
      accountId: 'a',
      day: '2026-11-22',
      toolId: 'cpf',
      keyId: null,
      ok: 1,
      refused: 2,
      failed: 3,
    };
    usageStore.add([row, row, { ...row, toolId: 'cnpj' }]);
    usageStore.add([row, { ...row, day: '2026-11-21' }, { ...row, accountId: 'b' }]);
    const ofDay = { accountId: 'a', from: '2026-11-22', to: '2026-11-22' };
    expect(usageStore.read(ofDay)).toEqual([
      { ...row, toolId: 'cnpj' },
      { ...row, ok: 3, refused: 6, failed: 9 },
    ]);
    usageStore.purge('2026-11-22');
    expect(usageStore.read({ ...ofDay, from: '' })).toEqual(usageStore.read(ofDay));
    usageStore.eraseAccount('a');
    expect(usageStore.read(ofDay)).toEqual([]);
    expect(usageStore.read({ ...ofDay, accountId: 'b' })).toHaveLength(1);
  });

  it('deletes usage by pieces, with turns of others between them', async () => {
    const database = newDatabase();
    const deleted: number[] = [];
    const prepare = (sql: string) => {
      const statement = database.prepare(sql);
      if (!sql.startsWith('delete from canivete_key_usage')) return statement;
      return {
        all(...params: Parameters<typeof statement.all>) {
          const rows = statement.all(...params);
          deleted.push(rows.length);
          return rows;
        },
      };
    };
    const { usageStore } = sqliteStores({ exec: (sql) => database.exec(sql), prepare });
    const counts = { accountId: 'a', day: '2026-11-22', keyId: null, ok: 1, refused: 0, failed: 0 };
    const fill = () =>
      usageStore.add(Array.from({ length: 1_200 }, (_, i) => ({ ...counts, toolId: `t${i}` })));
    for (const work of [() => usageStore.purge('2026-11-23'), () => usageStore.eraseAccount('a')]) {
      fill();
      const done = work();
      expect(deleted).toEqual([500]);
      await done;
      expect(deleted.splice(0)).toEqual([500, 500, 200]);
    }
  });

  it('drops buckets whose time is over, and no others', () => {
    let now = 0;
    const { quotaStore } = sqliteStores(newDatabase(), { clock: () => now });
    const use = (bucket: string, keep: number) => quotaStore.consume({ bucket, limit: null, cost: 1, keep });
    for (let i = 0; i < 100; i++) use(`over${i}`, 10);
    use('kept', 1_000);
    now = 10;
    for (let i = 0; i < 64; i++) use(`new${i}`, 10);
    const counts = ['over0', 'over99', 'kept', 'new0'].map((bucket) => quotaStore.read(bucket));
    expect(counts).toEqual([0, 0, 1, 1]);
  });

  it('looks for buckets to drop once in 64 new ones', () => {
    const database = newDatabase();
    let looked = 0;
    const prepare = (sql: string) => {
      const statement = database.prepare(sql);
      if (!sql.startsWith('delete')) return statement;
      const all = (...params: unknown[]) => (looked++, statement.all(...params));
      return { all };
    };
    const { quotaStore } = sqliteStores({ exec: (sql) => database.exec(sql), prepare });
    const use = (bucket: string) => quotaStore.consume({ bucket, limit: null, cost: 1, keep: 60_000 });
    for (let i = 0; i < 128; i++) use(`b${i}`);
    expect(looked).toBe(2);
    for (let i = 0; i < 128; i++) use(`b${i}`);
    expect(looked).toBe(2);
  });

  it('brings a database of D1 up to date, once more where another process was faster', async () => {
    const database = newDatabase();
    let batches = 0;
    const d1: D1Database = {
      prepare: (sql) => ({
        bind: (...params) => ({
          all: async () => ({ results: database.prepare(sql).all(...params) }),
          sql,
        }),
      }),
      async batch(statements: readonly { readonly sql: string }[]) {
        batches++;
        for (const { sql } of statements) database.exec(sql);
        // The steps come after the table of versions.
        if (batches === 2) throw new Error('table canivete_accounts already exists');
        return [];
      },
    };
    await migrate(d1);
    expect(batches).toBe(2);
    const { keyStore } = sqliteStores(d1);
    expect(await keyStore.getAccount('a')).toBe(null);
  });

  it('works with a newer schema that was added to, and refuses one that it cannot work with', () => {
    const database = newDatabase();
    migrate(database);
    database.exec('alter table canivete_accounts add column newer text');
    database.exec(`insert into canivete_schema (version) values (${migrations.length + 1})`);
    const { keyStore } = sqliteStores(database);
    keyStore.createAccount({ id: 'a', plan: 'free', status: 'active', createdAt: 1 });
    expect(keyStore.getAccount('a')).toMatchObject({ id: 'a' });
    database.exec(`update canivete_oldest set version = ${migrations.length + 1}`);
    expect(() => sqliteStores(database)).toThrow('update canivete');
  });

  it('leaves the schema alone when asked to', async () => {
    const database = newDatabase();
    const { webhookStore } = sqliteStores(database, { migrate: false });
    await expect(webhookStore.nextDue()).rejects.toThrow('no such table');
    migrate(database);
    expect(await webhookStore.nextDue()).toBe(null);
  });

  it('brings a database of the first version up to date, whose processes may go on beside the new ones', async () => {
    const database = newDatabase();
    database.exec('create table canivete_schema (version integer not null primary key)');
    database.exec(`${migrations[0]} insert into canivete_schema (version) values (1)`);
    database.exec(rowsOfFirstStep);
    const { webhookStore } = sqliteStores(database, { clock: () => 100 });
    const read = (sql: string) => database.prepare(sql).all();
    expect(read(HEADS)).toEqual([
      { webhook_id: 'w1', id: 'd2', due_at: 20, slow: 0 },
      { webhook_id: 'w2', id: 'd3', due_at: 10, slow: 1 },
    ]);
    for (const sql of writesOfFirstStep) {
      database.exec(sql);
      expect(read(HEADS)).toEqual(read(FIRST_WAITING));
    }
    expect(read(HEADS)).toEqual([{ webhook_id: 'w1', id: 'd7', due_at: 60, slow: 1 }]);
    const claims = await webhookStore.claim({ owner: 'o', limit: 9, slow: 9, lease: 9, perWebhook: 9 });
    // By then the statements of the other version are over.
    expect(claims.map(({ delivery }) => delivery.id)).toEqual(['d7', 'd6']);
  });

  it('keeps the usage of a version that counted no keys, and counts what its processes go on to add', async () => {
    const database = newDatabase();
    database.exec('create table canivete_schema (version integer not null primary key)');
    database.exec(`${migrations[0]} insert into canivete_schema (version) values (1)`);
    database.exec(addOfFirstStep);
    const { usageStore } = sqliteStores(database);
    database.exec(addOfFirstStep);
    usageStore.add([{ ...ofKey, hour: 9 }]);
    expect(usageStore.readHours?.({ accountId: 'a', from: '', to: '~' })).toMatchObject([{ hour: 9, ok: 1 }]);
    expect(usageStore.read({ accountId: 'a', from: '', to: '~' })).toEqual(usageOfBoth);
    expect(database.prepare('select * from canivete_usage').all()).toEqual([]);
  });

  it('can be brought up to date by several processes at once', async () => {
    const program = `
      import Database from 'libsql';
      import { sqliteStores } from './src/stores/sqlite/index.ts';
      const { keyStore } = sqliteStores(new Database(process.argv[2]));
      await keyStore.createAccount({ id: process.argv[3], plan: 'free', status: 'active', createdAt: 1 });
      console.log(JSON.stringify('made'));`;
    const ids = ['a', 'b', 'c', 'd'];
    await inProcesses(
      program,
      ids.map((id) => [file, id]),
    );
    const database = new Database(file);
    const found = await sqliteStores(database).keyStore.listAccounts({ limit: 10 });
    expect(found.map(({ id }) => id)).toEqual(ids);
    const taken = database.prepare('select version from canivete_schema order by version').all();
    expect(taken).toEqual(migrations.map((_, i) => ({ version: i + 1 })));
    database.close();
  });

  it('admits exactly the limit to four processes at once, and again in the next month', async () => {
    const calls = sized(2_000, 100_000);
    const limit = calls / 10;
    const program = `
      import Database from 'libsql';
      import { sqliteStores } from './src/stores/sqlite/index.ts';
      const [, , file, calls, limit] = process.argv;
      const { quotaStore } = sqliteStores(new Database(file));
      const admitted = { '2026-11': 0, '2026-12': 0 };
      let most = 0;
      for (let i = 0; i < Number(calls); i++) {
        const month = i < Number(calls) / 2 ? '2026-11' : '2026-12';
        const outcome = await quotaStore.consume({ bucket: 'm:a:' + month, limit: Number(limit), cost: 1, keep: 1e9 });
        if (outcome.admitted) admitted[month]++;
        most = Math.max(most, outcome.used);
      }
      console.log(JSON.stringify({ ...admitted, most }));`;
    const args = [file, String(calls / 4), String(limit)];
    const outcomes = (await inProcesses(program, [args, args, args, args])) as Record<string, number>[];
    const sum = (name: string) => outcomes.reduce((total, outcome) => total + (outcome[name] ?? 0), 0);
    expect([sum('2026-11'), sum('2026-12')]).toEqual([limit, limit]);
    expect(Math.max(...outcomes.map(({ most = 0 }) => most))).toBe(limit);
  });

  it('looks everything up by an index, however much there is', async () => {
    const database = newDatabase();
    const seen: string[] = [];
    const watched = {
      exec: (sql: string) => database.exec(sql),
      prepare(sql: string) {
        seen.push(sql);
        return database.prepare(sql);
      },
    };
    const { keyStore, quotaStore, usageStore, webhookStore } = sqliteStores(watched);
    const read = [
      () => keyStore.findKey('d'),
      () => keyStore.listKeys('a'),
      () => keyStore.eraseAccount('a'),
      () => quotaStore.consume({ bucket: 'b', limit: 1, cost: 1, keep: 1 }),
      () => usageStore.read({ accountId: 'a', from: '', to: '~' }),
      () => usageStore.readHours?.({ accountId: 'a', from: '', to: '~' }),
      () => usageStore.purge('2026'),
      () => usageStore.eraseAccount('a'),
      () => webhookStore.claim({ owner: 'o', limit: 1, slow: 1, lease: 1, perWebhook: 1 }),
      () => webhookStore.setState('w', 'disabled', 'request', 1),
      () => webhookStore.release('d', 'token'),
      () => webhookStore.nextDue(),
      () => webhookStore.listDeliveries({ accountId: 'a', state: 'failed', limit: 1 }),
      () => webhookStore.listDeliveries({ webhookId: 'w', limit: 1 }),
      () => webhookStore.purge(1, 1),
      () => webhookStore.eraseAccount('a'),
    ];
    for (const ask of read) await ask();
    const tables = seen.filter((sql) => sql.includes('canivete_') && !sql.includes('canivete_schema'));
    expect(tables.length).toBeGreaterThanOrEqual(read.length);
    for (const sql of tables) {
      const plan = database.prepare(`explain query plan ${sql}`).all() as { detail: string }[];
      // `d` and `w` are names of tables; others that are scanned are lists made on the way, or an index from its beginning.
      const scans = plan.filter(
        ({ detail }) =>
          /^SCAN (?:canivete_\w+|[adkw])\b/.test(detail) &&
          !detail.endsWith('canivete_deliveries_delivering'),
      );
      expect(scans.map(({ detail }) => `${sql}: ${detail}`)).toEqual([]);
    }
  });

  it('claims the first of what is due without sorting the webhooks that have something due', async () => {
    const database = newDatabase();
    const seen: string[] = [];
    const prepare = (sql: string) => {
      seen.push(sql);
      return database.prepare(sql);
    };
    const { webhookStore } = sqliteStores({ exec: (sql) => database.exec(sql), prepare });
    await webhookStore.claim({ owner: 'o', limit: 1, slow: 1, lease: 1, perWebhook: 1 });
    const claim = seen.find((sql) => sql.startsWith('with') && sql.includes('canivete_heads'));
    const plan = database.prepare(`explain query plan ${claim}`).all() as PlanStep[];
    const parts = ['quick', 'fresh', 'failing'].map((name) => {
      const part = plan.find(({ detail }) => detail === `MATERIALIZE ${name}`);
      return plan.filter(({ parent }) => parent === part?.id).map(({ detail }) => detail);
    });
    for (const details of parts) {
      expect(
        details.filter((detail) => detail.includes('canivete_heads_due (slow=? AND due_at<?)')),
      ).toHaveLength(1);
      expect(details.filter((detail) => detail.includes('ORDER BY'))).toEqual([]);
    }
  });

  it('counts what waits for a webhook again after a second, not with each event', async () => {
    let now = 0;
    const database = newDatabase();
    const { webhookStore } = sqliteStores(database, { clock: () => now });
    const webhook = {
      id: 'w',
      accountId: 'a',
      url: 'https://a.example/',
      events: [],
      tools: null,
      headers: null,
      state: 'active',
      disabledReason: null,
      disabledAt: null,
    };
    const secrets = { secret: 's', nextSecret: null, nextSecretUntil: null };
    const streak = {
      failingSince: null,
      lastFailureAt: null,
      failedDeliveries: 0,
      lastSuccessAt: null,
      slow: false,
    };
    await webhookStore.createWebhook(
      { ...webhook, ...secrets, ...streak, state: 'active', version: 1, createdAt: 1, updatedAt: 1 },
      1,
    );
    const enqueue = async (id: string) => {
      const times = { id, webhookId: 'w', accountId: 'a', toolId: 'cpf', at: 1 };
      await webhookStore.enqueue(
        [{ ...times, event: 'tool_used', body: '{}', keepBody: true, resendOf: null, trace: null }],
        1_003,
      );
      return (await webhookStore.getDelivery(id))?.state;
    };
    for (let i = 0; i < 1_001; i++) await enqueue(`d${i}`);
    expect([await enqueue('a'), await enqueue('b'), await enqueue('c')]).toEqual([
      'pending',
      'pending',
      'skipped',
    ]);
    await webhookStore.claim({ owner: 'o', limit: 5, slow: 1, lease: 1_000_000, perWebhook: 5 });
    expect(await enqueue('e')).toBe('skipped');
    now = 1_000;
    expect(await enqueue('f')).toBe('pending');
  });

  it('finds the deliveries before another one without reading those after it', async () => {
    const database = newDatabase();
    const seen: string[] = [];
    const prepare = (sql: string) => {
      seen.push(sql);
      return database.prepare(sql);
    };
    const { webhookStore } = sqliteStores({ exec: (sql) => database.exec(sql), prepare });
    await webhookStore.listDeliveries({ accountId: 'a', before: 'd', limit: 1 });
    const list = seen.find((sql) => sql.includes('order by id desc'));
    const plan = database.prepare(`explain query plan ${list}`).all() as PlanStep[];
    expect(plan.map(({ detail }) => detail).join()).toContain(
      'INDEX canivete_deliveries_account (account_id=? AND id<?)',
    );
  });

  it('counts what waits for a webhook once for all that is stored for it together', async () => {
    let now = 0;
    const database = newDatabase();
    const known: unknown[] = [];
    const prepare = (sql: string) => {
      const statement = database.prepare(sql);
      if (!sql.startsWith('with p (now, most, known)')) return statement;
      return {
        all(...params: Parameters<typeof statement.all>) {
          known.push(params[2]);
          return statement.all(...params);
        },
      };
    };
    const { webhookStore } = sqliteStores(
      { exec: (sql) => database.exec(sql), prepare },
      { clock: () => now },
    );
    const random = seededRandom('together');
    const some = (count: number) => Array.from({ length: count }, () => newDeliveryFor('wh_1', 1, random));
    await webhookStore.createWebhook(webhookRecord(1, random), 1);
    await webhookStore.enqueue(some(1_000), 1e9);
    known.length = 0;
    now = 1_000;
    await webhookStore.enqueue(some(3), 1e9);
    expect(known).toEqual([1_000, 1_001, 1_002]);
  });
});
