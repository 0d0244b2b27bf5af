import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'pg';
import postgres from 'postgres';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../../../adapters/cli/store.ts';
import type { Stores } from '../../../src/contracts/stores.ts';
import { createService } from '../../../src/index.ts';
import { type PostgresClient, postgresStores } from '../../../src/stores/postgres/index.ts';
import { hasServer, login } from '../../support/postgres.ts';
import { freePort, untilItAnswers } from '../../support/servers.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of opened.splice(0).toReversed()) await end();
});

let databases = 0;

/** A database of its own, as what a pooler connects to is a database. */
async function madeDatabase(): Promise<string> {
  const name = `canivete_test_${process.pid}_${Date.now()}_${databases++}`;
  const admin = new Pool({ ...login, max: 1 });
  await admin.query(`create database ${name}`);
  opened.push(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return name;
}

const drivers: readonly (readonly [
  string,
  (database: string, port: number, session?: string) => PostgresClient,
])[] = [
  [
    'pg',
    (database, port, session) => {
      const pool = new Pool({
        ...login,
        host: '127.0.0.1',
        port,
        database,
        max: 8,
        ...(session && { options: session }),
      });
      opened.push(async () => pool.end());
      return pool;
    },
  ],
  [
    'postgres',
    (database, port, session) => {
      const connection = session ? { options: session } : {};
      const options = { max: 8, fetch_types: false, connection, onnotice: () => undefined };
      const sql = postgres({ ...login, host: '127.0.0.1', port, database, ...options });
      opened.push(async () => sql.end({ timeout: 0 }));
      return sql;
    },
  ],
];

/** A service whose call of an account is made by its id. */
async function serving(stores: Stores, options: object = {}) {
  const errors: unknown[] = [];
  const service = createService({
    ...stores,
    autoStart: false,
    onError: (error) => errors.push(error),
    ...options,
  });
  const account = async () => {
    const { id } = await service.accounts.create({ plan: 'pro' });
    const { key } = await service.keys.create(id);
    const headers = { authorization: `Bearer ${key}` };
    const call = async () => (await service(new Request('http://localhost/v1/cpf', { headers }))).status;
    return { id, call, used: async () => (await service.usage(id)).used };
  };
  return { service, account, errors };
}

/** A way to the server on which one statement that holds a text is never heard of again, nor is its connection. */
async function swallowing(port: number) {
  const sockets = new Set<Socket>();
  let wanted: string | null = null;
  const server = createServer((client) => {
    const behind = connect(port, '127.0.0.1');
    for (const socket of [client, behind]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => void (client.destroy(), behind.destroy()));
    }
    client.on('data', (data: Buffer) => {
      if (wanted !== null && data.includes(wanted)) {
        wanted = null;
        client.removeAllListeners('data');
        client.resume();
      } else behind.write(data);
    });
    behind.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Ends its connections, before the clients do: `postgres` fails where it ends one that does not answer. */
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
    swallow(text: string): void {
      wanted = text;
    },
    get isSwallowed() {
      return wanted === null;
    },
  };
}

describe.runIf(hasServer).each(drivers)('one lost answer, with %s', (_, open) => {
  it('fails its own call, and stops nobody after it; every call that was answered is counted', async () => {
    const database = await madeDatabase();
    const way = await swallowing(login.port);
    const client = open(database, way.port);
    // Long enough for a busy machine: no other statement may take it.
    const stores = postgresStores(client, { prepare: false, timeout: '4s' });
    const { account } = await serving(stores, { storeTimeout: '4s' });
    const [mine, other] = [await account(), await account()];
    expect([await mine.call(), await other.call()]).toEqual([200, 200]);
    way.swallow('with seen as');
    const lost = mine.call();
    await expect.poll(() => way.isSwallowed).toBe(true);
    // These go once the lost one is given up, and have half their time left by then.
    await setTimeout(2_000);
    const waited = Array.from({ length: 5 }, mine.call);
    expect(await other.call()).toBe(200);
    expect(await lost).toBe(500);
    const after = [...(await Promise.all(waited)), await mine.call()];
    expect(after.at(-1)).toBe(200);
    const answered = after.filter((status) => status === 200).length;
    expect(await other.call()).toBe(200);
    // A call that was sent in time and answered too late may be counted; the lost one never is.
    const used = await mine.used();
    expect(used).toBeGreaterThanOrEqual(1 + answered);
    expect(used).toBeLessThanOrEqual(1 + after.length);
    await way.close();
  });
});

describe.runIf(hasServer)('a pool without a free connection', () => {
  it('counts nothing later for callers that were refused meanwhile', async () => {
    const database = await madeDatabase();
    const pool = new Pool({ ...login, database, max: 1 });
    opened.push(async () => pool.end());
    const stores = postgresStores(pool, { timeout: '1s' });
    const { account } = await serving(stores, { storeTimeout: '1s' });
    const mine = await account();
    expect(await mine.call()).toBe(200);
    const held = await pool.connect();
    const refused = await Promise.all(Array.from({ length: 9 }, mine.call));
    expect(new Set(refused)).toEqual(new Set([500]));
    held.release();
    expect(await mine.call()).toBe(200);
    expect(await mine.used()).toBe(2);
  });
});

describe.runIf(hasServer).each(drivers)('a session of %s whose isolation is', (_, open) => {
  it.each(['read committed', 'repeatable read', 'serializable', 'read uncommitted'])(
    '%s by default changes nothing',
    async (isolation) => {
      const database = await madeDatabase();
      const session = `-c default_transaction_isolation=${isolation.replaceAll(' ', '\\ ')} -c synchronous_commit=off`;
      const two = await Promise.all(
        [0, 1].map(async () => {
          const stores = postgresStores(open(database, login.port, session), { timeout: '60s' });
          const { service, errors } = await serving(stores, {
            storeTimeout: '60s',
          });
          return { service, errors, stores };
        }),
      );
      const [{ service }] = two as [(typeof two)[0]];
      const { id } = await service.accounts.create({ plan: 'enterprise' });
      const { key } = await service.keys.create(id);
      const webhook = { url: 'https://example.com/', events: ['tool_used'] } as const;
      const { id: webhookId } = (await service.webhooks.create(id, webhook)).webhook;
      const headers = { authorization: `Bearer ${key}` };
      const statuses = await Promise.all(
        Array.from(
          { length: 100 },
          async (__, i) =>
            (
              await (two[i % 2] as (typeof two)[0]).service(
                new Request('http://localhost/v1/cpf', { headers }),
              )
            ).status,
        ),
      );
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      expect((await service.usage(id)).used).toBe(100);
      await expect
        .poll(async () => (await service.webhooks.deliveries(webhookId, { limit: 200 })).length)
        .toBe(100);
      expect(two.flatMap(({ errors }) => errors)).toEqual([]);
    },
  );
});

const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((path) =>
  existsSync(path),
);
const hasPooler = hasServer && (process.env['REQUIRE_ALL'] === '1' || pgbouncer !== undefined);

/** A PgBouncer in front of a database, whose clients get another connection with each transaction. */
async function startPooler(database: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${database} = host=${login.host} port=${login.port} user=${login.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  );
  const own = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const pooler: ChildProcess = spawn(pgbouncer ?? 'pgbouncer', [...own, file], { stdio: 'ignore' });
  await untilItAnswers(port);
  opened.push(async () => {
    const ended = new Promise((resolve) => pooler.once('exit', resolve));
    pooler.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  });
  return port;
}

describe.runIf(hasServer)('a table that somebody else has locked', () => {
  it.each([
    ['PostgreSQL itself', async () => login.port],
    ...(hasPooler ? [['PgBouncer', startPooler] as const] : []),
  ] as const)(
    'takes no more backends than the pool has through %s, and what was given up is not counted later',
    async (_, portTo) => {
      const database = await madeDatabase();
      const pool = new Pool({ ...login, port: await portTo(database), database, max: 4 });
      const other = new Pool({ ...login, database, max: 2, application_name: 'other' });
      // The database is dropped before its connections are gone.
      other.on('error', () => undefined);
      opened.push(async () => Promise.all([pool.end(), other.end()]));
      const { account } = await serving(postgresStores(pool, { timeout: '1s' }), { storeTimeout: '1s' });
      const { call, used } = await account();
      expect(await call()).toBe(200);

      const holder = await other.connect();
      await holder.query('begin; lock table canivete_buckets');
      const backends: number[] = [];
      const released = new AbortController();
      const poll = async () => {
        const sql = 'select from pg_stat_activity where datname = $1 and application_name <> $2';
        while (!released.signal.aborted) {
          const { rows } = await other.query(sql, [database, 'other']);
          backends.push(rows.length);
          await setTimeout(50);
        }
      };
      const polling = poll();
      const answered: number[] = [200];
      for (let round = 0; round < 6; round++)
        answered.push(...(await Promise.all(Array.from({ length: 12 }, call))));
      released.abort();
      await polling;
      await holder.query('rollback');
      holder.release();
      // Any that still waited for the table would be done by now.
      await setTimeout(500);

      expect(new Set(answered)).toEqual(new Set([200, 500]));
      expect(Math.max(...backends)).toBeLessThanOrEqual(4);
      expect(await call()).toBe(200);
      expect(await used()).toBe(answered.filter((status) => status === 200).length + 1);
    },
  );
});

describe.runIf(hasPooler)('behind PgBouncer in transaction mode', () => {
  it.each([
    ['by itself', {}],
    ['when told to prepare nothing', { prepare: false }],
  ])('pg answers every call %s', async (_, options) => {
    const database = await madeDatabase();
    const port = await startPooler(database);
    // Processes prepare statements of the same names, so what one has made is in the way of the other.
    const pools = [0, 1].map(() => {
      const pool = new Pool({ ...login, host: '127.0.0.1', port, database, max: 8 });
      opened.push(async () => pool.end());
      return pool;
    });
    const all = await Promise.all(
      pools.map(async (pool) =>
        serving(postgresStores(pool, { timeout: '60s', ...options }), { storeTimeout: '60s' }),
      ),
    );
    const accounts = await Promise.all(all.map(async ({ account }) => account()));
    const answered: number[] = [];
    for (let round = 0; round < 10; round++) {
      const calls = accounts.flatMap(({ call }) => Array.from({ length: 25 }, call));
      answered.push(...(await Promise.all(calls)));
    }
    expect(answered.filter((status) => status !== 200)).toEqual([]);
    expect(answered).toHaveLength(500);
    expect(await Promise.all(accounts.map(async ({ used }) => used()))).toEqual([250, 250]);
  });

  it.each(['', '?prepare=false'])('the command line opens an address%s', async (query) => {
    const database = await madeDatabase();
    const port = await startPooler(database);
    const address = `postgres://${login.user}@127.0.0.1:${port}/${database}${query}`;
    for (let i = 0; i < 3; i++) {
      const { stores, close } = await openStore(address);
      const account = { id: `a${i}`, plan: 'pro', status: 'active', createdAt: 1 } as const;
      expect(await stores.keyStore.createAccount(account)).toBe(true);
      await close();
    }
  });
});
