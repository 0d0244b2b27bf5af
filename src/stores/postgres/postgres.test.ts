import { createConnection } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { Pool, type PoolConfig } from 'pg';
import postgres from 'postgres';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { fill, newDeliveryFor, webhookRecord } from '#test/support/faults.ts';
import { butTurns, FIRST_WAITING, HEADS, rowsOfFirstStep, writesOfFirstStep } from '#test/support/heads.ts';
import { inProcesses } from '#test/support/programs.ts';
import { sized } from '#test/support/size.ts';
import {
  keyStoreSuite,
  quotaStoreSuite,
  usageStoreSuite,
  webhookStoreSuite,
} from '../../conformance/index.ts';
import { seededRandom } from '../../lib/random-sources.ts';
import type { WebhookStore } from '../../contracts/webhook-store.ts';
import type { Stores } from '../../contracts/stores.ts';
import { clientOf } from './client.ts';
import { addOfFirstStep, ofKey, usageOfBoth } from '#test/support/usage-of-first-step.ts';
import { migrate, migrations, postgresStores, type PGliteDatabase, type PostgresClient } from './index.ts';
import { postgresWebhooks } from './webhooks.ts';

const runner = { describe, it, expect };
const host = process.env['PGHOST'] ?? '127.0.0.1';
const port = Number(process.env['PGPORT'] ?? 5432);
const login = {
  host,
  port,
  user: process.env['PGUSER'] ?? 'postgres',
  database: process.env['PGDATABASE'] ?? 'postgres',
};

/** The tests need a server that lets `postgres` in from this machine, or as the variables of libpq say. */
const hasServer =
  process.env['REQUIRE_ALL'] === '1' ||
  (await new Promise<boolean>((resolve) => {
    const socket = createConnection({ host, port }, () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  }));

let schemas = 0;
const newSchema = () => `canivete_test_${process.pid}_${Date.now()}_${schemas++}`;

const admin = new Pool({ ...login, max: 1, options: '-c synchronous_commit=off' });
const dropped: string[] = [];
afterAll(async () => {
  for (const schema of dropped) await admin.query(`drop schema ${schema} cascade`);
  await admin.end();
});

const tables = [
  'accounts',
  'keys',
  'favorites',
  'buckets',
  'webhooks',
  'deliveries',
  'key_usage',
  'hour_usage',
];
const emptied = (schema: string) =>
  tables.map((table) => `delete from ${schema}.canivete_${table};`).join(' ');

async function madeSchema(): Promise<string> {
  const schema = newSchema();
  dropped.push(schema);
  await admin.query(`create schema ${schema}`);
  return schema;
}

type Opening = (schema: string) => { readonly client: PostgresClient; readonly end: () => Promise<void> };

const byPg: Opening = (schema) => {
  const client = new Pool({
    ...login,
    max: 4,
    options: `-c search_path=${schema} -c synchronous_commit=off`,
  });
  return { client, end: async () => client.end() };
};

const byPostgres: Opening = (schema) => {
  const connection = { search_path: schema, synchronous_commit: 'off' };
  const client = postgres({ ...login, max: 4, connection, onnotice: () => undefined });
  return { client, end: async () => client.end() };
};

/** A schema of its own, emptied for each test: making one takes long. */
function inSchema<Name extends keyof Stores>(name: Name, opening: Opening) {
  let made: Promise<string> | null = null;
  return async () => {
    const isNew = made === null;
    made ??= madeSchema();
    const schema = await made;
    if (!isNew) await admin.query(emptied(schema));
    const opened: (() => Promise<void>)[] = [];
    const open = () => {
      const { client, end } = opening(schema);
      opened.push(end);
      return postgresStores(client)[name];
    };
    const close = async () => {
      for (const end of opened.splice(0)) await end();
    };
    const store = open();
    return {
      store,
      open,
      // Once is enough: the stored data does not depend on the driver.
      ...(opening === byPg && {
        reopen: async () => {
          await close();
          return open();
        },
      }),
      close,
    };
  };
}

describe.skipIf(!hasServer)('PostgreSQL by pg', () => {
  keyStoreSuite(runner, inSchema('keyStore', byPg));
  quotaStoreSuite(runner, inSchema('quotaStore', byPg), { concurrency: 400 });
  usageStoreSuite(runner, inSchema('usageStore', byPg));
  webhookStoreSuite(runner, inSchema('webhookStore', byPg));
});

describe.skipIf(!hasServer)('PostgreSQL by postgres', () => {
  keyStoreSuite(runner, inSchema('keyStore', byPostgres));
  quotaStoreSuite(runner, inSchema('quotaStore', byPostgres), { concurrency: 400 });
  usageStoreSuite(runner, inSchema('usageStore', byPostgres));
  webhookStoreSuite(runner, inSchema('webhookStore', byPostgres));
});

/** All tests share one database, as it takes seconds to start. */
let lite: Promise<PGlite> | null = null;
function inLite<Name extends keyof Stores>(name: Name) {
  return async () => {
    const isNew = lite === null;
    lite ??= PGlite.create();
    const database = await lite;
    if (isNew) await migrate(database);
    else await database.exec(emptied('public'));
    return { store: postgresStores(database)[name] };
  };
}

describe('PostgreSQL by PGlite', () => {
  keyStoreSuite(runner, inLite('keyStore'));
  quotaStoreSuite(runner, inLite('quotaStore'), { concurrency: 200 });
  usageStoreSuite(runner, inLite('usageStore'));
  webhookStoreSuite(runner, inLite('webhookStore'));

  it('cancels no delivery whose lease ends while those of other webhooks are taken back', async () => {
    await inLite('webhookStore')();
    const database = (await lite) as PGlite;
    const passLeaseOf = (id: string) =>
      `update canivete_deliveries set due_at = 0 where webhook_id = '${id}'`;
    const meanwhile: PGliteDatabase = {
      query: async (...statement) => database.query(...statement),
      exec: async (sql) => database.exec(sql),
      transaction: async (work) =>
        database.transaction(async (within) => {
          const query: PGliteDatabase['query'] = async (...statement) => {
            const rows = await within.query(...statement);
            await within.exec(passLeaseOf('wh_1'));
            return rows;
          };
          return work({ query, exec: async (sql) => within.exec(sql) });
        }),
    };
    const { webhookStore } = postgresStores(database);
    const disturbed = postgresStores(meanwhile, { migrate: false }).webhookStore;
    const ids = await fill(webhookStore, {
      webhooks: 2,
      deliveries: 2,
      random: seededRandom('leases'),
    });
    const request = { owner: 'a', limit: 10, slow: 10, lease: 3_600_000, perWebhook: 4 };
    expect(await webhookStore.claim(request)).toHaveLength(2);
    await database.exec(passLeaseOf('wh_0'));
    await disturbed.claim({ ...request, limit: 0 });
    const claimed = await webhookStore.claim(request);
    expect(claimed.map(({ delivery }) => delivery.id).toSorted()).toEqual(ids.toSorted());
  });

  it('counts what waits for a webhook again after a second, not with each event', async () => {
    await inLite('webhookStore')();
    const database = (await lite) as PGlite;
    await database.exec(`
      insert into canivete_webhooks (id, account_id, url, events, state, secret, failed_deliveries, slow, version, created_at,
        updated_at) values ('w', 'a', 'https://a.example/', '[]', 'active', 's', 0, 0, 1, 1, 1);
      insert into canivete_deliveries (id, webhook_id, account_id, event, tool_id, at, body, keep_body, state, due_at)
        select 'd' || i, 'w', 'a', 'tool_used', 'cpf', 1, '{}', 0, 'pending', i from generate_series(1, 1000) i`);
    let now = 0;
    const client = clientOf(database, { prepare: true, timeout: 5_000, lockingConnections: undefined });
    const webhookStore = postgresWebhooks(client, () => now, 5_000);
    const enqueue = async (id: string) => {
      const delivery = { ...newDeliveryFor('w', 1, seededRandom(id)), id };
      await webhookStore.enqueue([delivery], 1_003);
      return (await webhookStore.getDelivery(id))?.state;
    };
    expect([await enqueue('a'), await enqueue('b'), await enqueue('c'), await enqueue('d')]).toEqual([
      'pending',
      'pending',
      'pending',
      'skipped',
    ]);
    await database.exec(`delete from canivete_deliveries where id like 'd_'`);
    now = 999;
    expect(await enqueue('e')).toBe('skipped');
    now = 1_000;
    expect(await enqueue('f')).toBe('pending');
  });

  it('looks at no more webhooks than it claims of, however many have something due', async () => {
    await inLite('webhookStore')();
    const database = (await lite) as PGlite;
    const asked = new Map<string, unknown[]>();
    const watched: PGliteDatabase = {
      query: async (...statement) => database.query(...statement),
      exec: async (sql) => database.exec(sql),
      transaction: async (work) =>
        database.transaction(async (within) => {
          const query: PGliteDatabase['query'] = async (sql, params = []) => {
            asked.set(sql, params);
            return within.query(sql, params);
          };
          return work({ query, exec: async (sql) => within.exec(sql) });
        }),
    };
    await database.exec(`
      insert into canivete_webhooks (id, account_id, url, events, state, secret, failed_deliveries, slow, version, created_at,
        updated_at) select 'w' || i, 'a', 'https://a.example/', '[]', 'active', 's', 0, i % 2, 1, 1, 1 from generate_series(1, 500) i;
      insert into canivete_deliveries (id, webhook_id, account_id, event, tool_id, at, body, keep_body, state, due_at)
        select 'd' || i, 'w' || i, 'a', 'tool_used', 'cpf', 1, '{}', 0, 'pending', i from generate_series(1, 500) i`);
    const { webhookStore } = postgresStores(watched, { migrate: false });
    const claims = await webhookStore.claim({ owner: 'o', limit: 10, slow: 4, lease: 60_000, perWebhook: 1 });
    expect(claims.map(({ delivery }) => delivery.id)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 10, 12].map((i) => `d${i}`),
    );
    expect([...asked.keys()].filter((sql) => sql.includes('canivete_heads'))).toHaveLength(2);
    for (const [sql, params] of asked) {
      const { rows } = await database.query(`explain (analyze, format text) ${sql}`, params);
      const read = rows.flatMap((row) =>
        [...String(Object.values(row as object)[0]).matchAll(/Scan.* rows=(\d+)(?:\.\d+)? loops=(\d+)/g)].map(
          ([, count, loops]) => Number(count) * Number(loops),
        ),
      );
      expect(read.length).toBeGreaterThan(0);
      expect(Math.max(...read)).toBeLessThan(50);
    }
  });

  it('brings a database of the first version up to date, whose processes may go on beside the new ones', async () => {
    const database = await PGlite.create();
    await database.exec('create table canivete_schema (version integer not null primary key)');
    await database.exec(`${migrations[0]} insert into canivete_schema (version) values (1)`);
    await database.exec(rowsOfFirstStep);
    const { webhookStore } = postgresStores(database);
    expect((await webhookStore.listWebhooks('a')).map(({ id }) => id)).toEqual(['w1', 'w2', 'w3']);
    const read = async (sql: string) => (await database.query(sql)).rows;
    expect(await read(HEADS)).toEqual([
      { webhook_id: 'w1', id: 'd2', due_at: 20, slow: 0 },
      { webhook_id: 'w2', id: 'd3', due_at: 10, slow: 1 },
    ]);
    for (const sql of writesOfFirstStep) {
      await database.exec(sql);
      expect(await read(HEADS)).toEqual(await read(FIRST_WAITING));
    }
    expect(await read(HEADS)).toEqual([{ webhook_id: 'w1', id: 'd7', due_at: 60, slow: 1 }]);
    const claims = await webhookStore.claim({ owner: 'o', limit: 9, slow: 9, lease: 9, perWebhook: 9 });
    // By then the statements of the other version are over.
    expect(claims.map(({ delivery }) => delivery.id)).toEqual(['d7', 'd6']);
    await database.close();
  });

  it('keeps the usage of a version that counted no keys, and counts what its processes go on to add', async () => {
    const database = await PGlite.create();
    await database.exec('create table canivete_schema (version integer not null primary key)');
    await database.exec(`${migrations[0]} insert into canivete_schema (version) values (1)`);
    await database.exec(addOfFirstStep);
    const { usageStore } = postgresStores(database);
    await usageStore.add([{ ...ofKey, hour: 9 }]);
    expect(await usageStore.readHours?.({ accountId: 'a', from: '', to: '~' })).toMatchObject([
      { hour: 9, ok: 1 },
    ]);
    await database.exec(addOfFirstStep);
    expect(await usageStore.read({ accountId: 'a', from: '', to: '~' })).toEqual(usageOfBoth);
    expect((await database.query('select * from canivete_usage')).rows).toEqual([]);
    await database.close();
  });

  afterAll(async () => (await lite)?.close());
});

describe.skipIf(!hasServer)('PostgreSQL', () => {
  const opened: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of opened.splice(0)) await end();
  });
  const poolOf = (schema: string, more: PoolConfig = {}) => {
    const pool = new Pool({
      ...login,
      max: 4,
      application_name: schema,
      options: `-c search_path=${schema}`,
      ...more,
    });
    opened.push(async () => pool.end());
    return pool;
  };
  const program = (work: string) => `
    import { Pool } from 'pg';
    import { postgresStores } from './src/stores/postgres/index.ts';
    const [, , schema, ...given] = process.argv;
    const login = ${JSON.stringify(login)};
    const pool = new Pool({ ...login, max: 4, options: '-c search_path=' + schema + ' -c synchronous_commit=off' });
    const { keyStore, quotaStore } = postgresStores(pool);
    ${work}
    await pool.end();`;
  const account = (id: string) => ({ id, plan: 'free', status: 'active', createdAt: 1 }) as const;

  it('can be brought up to date by several processes at once', async () => {
    const schema = await madeSchema();
    const work = `
      await keyStore.createAccount({ id: given[0], plan: 'free', status: 'active', createdAt: 1 });
      console.log(JSON.stringify('made'));`;
    const ids = ['a', 'b', 'c', 'd'];
    await inProcesses(
      program(work),
      ids.map((id) => [schema, id]),
    );
    const pool = poolOf(schema);
    const found = await postgresStores(pool).keyStore.listAccounts({ limit: 10 });
    expect(found.map(({ id }) => id)).toEqual(ids);
    const { rows } = await pool.query('select version from canivete_schema order by version');
    expect(rows).toEqual(migrations.map((_, i) => ({ version: i + 1 })));
  });

  it('works with a newer schema that was added to, and refuses one that it cannot work with', async () => {
    const pool = poolOf(await madeSchema());
    await migrate(pool);
    await pool.query('alter table canivete_accounts add column newer text');
    await pool.query(`insert into canivete_schema (version) values (${migrations.length + 1})`);
    expect(await postgresStores(pool).keyStore.getAccount('a')).toBe(null);
    await pool.query(`update canivete_oldest set version = ${migrations.length + 1}`);
    const { keyStore } = postgresStores(pool);
    await expect((async () => keyStore.getAccount('a'))()).rejects.toThrow('update canivete');
  });

  it('leaves the schema alone when asked to', async () => {
    const { keyStore } = postgresStores(poolOf(await madeSchema()), { migrate: false });
    await expect((async () => keyStore.getAccount('a'))()).rejects.toThrow('does not exist');
  });

  it('admits exactly the limit to four processes at once', async () => {
    const schema = await madeSchema();
    await migrate(poolOf(schema));
    const calls = sized(1_000, 100_000);
    const limit = calls / 10;
    const work = `
      const [calls, limit] = given.map(Number);
      let admitted = 0;
      let most = 0;
      const consume = async () => {
        const outcome = await quotaStore.consume({ bucket: 'm:a:2026-11', limit, cost: 1, keep: 1e9 });
        if (outcome.admitted) admitted++;
        most = Math.max(most, outcome.used);
      };
      for (let i = 0; i < calls; i += 250) {
        await Promise.all(Array.from({ length: Math.min(250, calls - i) }, consume));
      }
      console.log(JSON.stringify({ admitted, most }));`;
    const args = [schema, String(calls / 4), String(limit)];
    const outcomes = (await inProcesses(program(work), [args, args, args, args])) as {
      admitted: number;
      most: number;
    }[];
    expect(outcomes.reduce((sum, { admitted }) => sum + admitted, 0)).toBe(limit);
    expect(Math.max(...outcomes.map(({ most }) => most))).toBe(limit);
  });

  it('knows the first delivery of each webhook that waits, whatever is done at once', async () => {
    const schema = await madeSchema();
    const random = seededRandom('heads');
    const pools = Array.from({ length: 3 }, () => poolOf(schema));
    const stores = pools.map((pool) => postgresStores(pool, { timeout: '60s' }).webhookStore);
    const [first] = stores as [WebhookStore];
    await fill(first, { webhooks: 4, deliveries: 40, random });
    const policy = { after: 1e9, gap: 1e9, deliveries: 1e9, slowAfter: 5_000 };
    const work = async (store: WebhookStore, turns: number) => {
      for (let turn = 0; turn < turns; turn++) {
        const webhooks = ['wh_0', 'wh_1', 'wh_2', 'wh_3'];
        const added = webhooks.map((id) => newDeliveryFor(id, Date.now(), random));
        await store.enqueue(turn % 2 ? added : added.toReversed(), 1_000);
        const lease = turn % 3 === 0 ? 1 : 60_000;
        const claims = await store.claim({ owner: 'o', limit: 6, slow: 3, lease, perWebhook: 3 });
        for (const [i, { delivery, token, attempt: number }] of claims.entries()) {
          if (i % 3 === 0) await store.release(delivery.id, token);
          else {
            const error = i % 3 === 1 ? null : 'timeout';
            const attempt = {
              number,
              at: 1,
              duration: 6_000 * (turn % 2),
              status: null,
              error,
              response: '',
            } as const;
            const next = error
              ? ({ state: 'pending', dueIn: turn % 5 } as const)
              : ({ state: 'succeeded' } as const);
            await store.settle({ id: delivery.id, token, attempt, next, policy });
          }
        }
        if (turn % 7 === 6) {
          await store.setState('wh_3', 'disabled', 'request', 1);
          await store.setState('wh_3', 'active', null, 1);
        }
      }
    };
    await Promise.all([...stores, ...stores].map(async (store) => work(store, sized(20, 200))));
    const read = async (sql: string) => (await pools[0]?.query(sql))?.rows;
    expect(await read(butTurns(HEADS))).toEqual(await read(butTurns(FIRST_WAITING)));
    expect(await read(HEADS)).not.toEqual([]);
  });

  it('locks several deliveries in one order, so that nobody waits in a ring', async () => {
    const schema = await madeSchema();
    const random = seededRandom('ring');
    const [first, second] = [poolOf(schema), poolOf(schema)].map(
      (pool) => postgresStores(pool, { timeout: '60s' }).webhookStore,
    ) as [WebhookStore, WebhookStore];
    const remove = async (one: WebhookStore, other: WebhookStore) => {
      await one.deleteWebhook('wh_0', Date.now());
      await Promise.all([one.endCanceled?.(1_000), other.eraseAccount('acc_faults')]);
    };
    for (let turn = 0; turn < sized(4, 40); turn++) {
      await fill(first, { webhooks: 1, deliveries: 400, random }, { slow: false });
      const claims = await first.claim({ owner: 'o', limit: 300, slow: 0, lease: 60_000, perWebhook: 300 });
      expect(claims.length).toBe(300);
      const begun = claims.map(({ delivery, token }) => ({ id: delivery.id, token }));
      await Promise.all([
        ...[first, second].flatMap((store) => [store.begin?.(begun), store.begin?.(begun.toReversed())]),
        remove(first, second),
        second.eraseAccount('acc_faults'),
      ]);
      expect(await first.listDeliveries({ accountId: 'acc_faults', limit: 1 })).toEqual([]);
    }
  });

  it('counts what waits by its index, however much another webhook has', async () => {
    const schema = await madeSchema();
    const random = seededRandom('skewed');
    const pool = poolOf(schema, {
      max: 1,
      options: `-c search_path=${schema} -c plan_cache_mode=force_generic_plan`,
    });
    const store = postgresStores(pool, { timeout: '60s' }).webhookStore;
    await fill(store, { webhooks: 1, deliveries: 20_000, random });
    await store.createWebhook(webhookRecord(1, random), 10);
    await pool.query('analyze canivete_deliveries');
    const scans = async () => {
      await pool.query('select pg_stat_force_next_flush()');
      const sql = `select seq_scan from pg_stat_user_tables where relid = 'canivete_deliveries'::regclass`;
      return (await pool.query<{ seq_scan: string }>(sql)).rows[0]?.seq_scan;
    };
    const before = await scans();
    await store.enqueue([newDeliveryFor('wh_1', Date.now(), random)], 1_000);
    expect(await scans()).toBe(before);
  });

  it('goes on by itself when its connections are cut, used or not, and ends no process', async () => {
    const schema = await madeSchema();
    const pool = poolOf(schema);
    const { keyStore } = postgresStores(pool);
    const cut = async () =>
      admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
        schema,
      ]);
    await keyStore.createAccount(account('a'));
    const uncaught: unknown[] = [];
    const note = (error: unknown) => void uncaught.push(error);
    process.on('uncaughtException', note);
    try {
      for (let i = 0; i < 5; i++) {
        const working = Promise.allSettled(
          Array.from({ length: 8 }, async (_, k) => keyStore.addFavorite('a', `t${i}-${k}`, 1)),
        );
        await cut();
        await working;
        await cut();
        // The pool hears of it when it can: a call that comes before may fail, and those after it do not.
        await Promise.allSettled([keyStore.getAccount('a'), keyStore.getAccount('a')]);
      }
      await expect.poll(async () => keyStore.getAccount('a')).toEqual(account('a'));
    } finally {
      process.off('uncaughtException', note);
    }
    expect(uncaught).toEqual([]);
    const { added } = await keyStore.addFavorite('a', 'last', 1);
    expect(added).toBe(true);
  });
});
