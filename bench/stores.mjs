// Counting a request by each quota store, behind its deadline as in a service, against the same call of the bare
// client, which takes turns with it, at 1 caller and at 32: `node bench/stores.mjs`, or `-- ioredis pg` for some
// clients. Reads the sources. Needs PostgreSQL and Redis on their standard ports of this machine, for `better-sqlite3`
// the packages of `npm run runtimes`, and for `node:sqlite` Node 24.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { median } from './lib/stats.mjs';

const ROUNDS = 31;
/**
 * Milliseconds. A deadline costs the same however long it is, and a busy machine may take longer than a service would
 * wait.
 */
const TIMEOUT = 60_000;
const name = `canivete_bench_${process.pid}`;
const login = { host: '127.0.0.1', user: 'postgres', database: 'postgres', max: 8 };
const counted = { bucket: 'm:acc:2026-11', limit: 1e12, cost: 1, keep: 1e9 };
const folder = mkdtempSync(join(tmpdir(), 'canivete-bench-'));
const { leased, postgresStores, redisStores, sqliteStores, timedQuotaStore } = await fromSources();

/** The stores, bundled from the sources: the package does not export what gives a store its deadline. */
async function fromSources() {
  const contents = ['contracts/quota-store', 'stores/leased', ...kindsOf('postgres', 'redis', 'sqlite')]
    .map((path) => `export * from './src/${path}.ts';`)
    .join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('..', import.meta.url)) },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const file = join(folder, 'stores.mjs');
  writeFileSync(file, outputFiles[0].contents);
  return import(pathToFileURL(file).href);
}

function kindsOf(...names) {
  return names.map((one) => `stores/${one}/index`);
}

/**
 * Measures `calls` calls by `callers` callers: wall time and processor time of this process, in nanoseconds per call.
 */
async function costOf(call, callers, calls) {
  const caller = async () => {
    for (let i = 0; i < calls / callers; i++) await call();
  };
  const before = process.cpuUsage();
  const from = process.hrtime.bigint();
  await Promise.all(Array.from({ length: callers }, caller));
  const wall = Number(process.hrtime.bigint() - from) / calls;
  const { user, system } = process.cpuUsage(before);
  return { wall, cpu: ((user + system) * 1_000) / calls };
}

/** Records what the store passes to its client for one call, to give the bare client the same. */
async function seen(object, method, consume) {
  const calls = [];
  const real = object[method];
  object[method] = (...given) => {
    calls.push(given);
    return Reflect.apply(real, object, given);
  };
  await consume();
  object[method] = real;
  return calls.at(-1);
}

async function compare(title, ours, bare, { calls, callers = [1, 32] }) {
  for (const count of callers) {
    const rounds = [];
    await costOf(bare, count, calls);
    await costOf(ours, count, calls);
    for (let round = 0; round < ROUNDS; round++) {
      const order = round % 2 ? [ours, bare] : [bare, ours];
      const costs = [await costOf(order[0], count, calls), await costOf(order[1], count, calls)];
      const [a, b] = round % 2 ? costs : costs.toReversed();
      rounds.push({ speed: b.wall / a.wall, cpu: b.cpu / a.cpu, perSecond: 1e9 / a.wall });
    }
    const of = (what) => median(rounds.map((round) => round[what]));
    const perSecond = Math.round(of('perSecond')).toLocaleString('en-US');
    const ratios = [of('speed'), of('cpu')].map((ratio) => ratio.toFixed(2).padStart(7)).join('');
    console.log(`${ratios}  ${title}, ${count} ${count === 1 ? 'caller' : 'callers'} (${perSecond}/s)`);
  }
}

const timed = ({ quotaStore }) => timedQuotaStore(quotaStore, TIMEOUT);

/** Measures a synchronous driver on a file of its own. */
async function sqlite(title, open) {
  const database = open(join(folder, `${title.split(' ').at(-1).replace(/\W/g, '')}.db`));
  const statements = [];
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    const statement = prepare(sql);
    statements.push([sql, statement]);
    return statement;
  };
  const store = timed(sqliteStores(database));
  const consume = () => store.consume(counted);
  consume();
  const statement = prepare(statements.at(-1)[0]);
  const values = [counted.bucket, counted.cost, counted.limit, Date.now() + counted.keep];
  await compare(title, consume, () => statement.all(...values), { calls: 2_000, callers: [1] });
  database.close();
}

async function inSchema(work) {
  const { Pool } = await import('pg');
  const admin = new Pool({ ...login, max: 1 });
  await admin.query(`create schema ${name}`);
  try {
    await work(Pool);
  } finally {
    await admin.query(`drop schema ${name} cascade`);
    await admin.end();
  }
}

/**
 * Compares a lease with the plain store, in turns, for one caller at a limit of 10,000; every call must be admitted.
 */
async function lease(title, store) {
  const LIMIT = 10_000;
  const count = { made: 0, refused: 0 };
  const lent = leased(store, { timeout: TIMEOUT });
  // A bucket for each 10,000 calls, as of an account of that limit.
  const byLease = async () => {
    const bucket = `leased:${Math.floor(count.made++ / LIMIT)}`;
    const { admitted } = await lent.consume({ ...counted, bucket, limit: LIMIT });
    if (!admitted) count.refused++;
  };
  const plain = () => store.consume({ ...counted, bucket: 'plain' });
  // The calls fill the last bucket to its limit, so that the comparison covers its end.
  await compare(title, byLease, plain, { calls: LIMIT / 4, callers: [1] });
  while (count.made % LIMIT > 0) await byLease();
  console.log(
    `                refused before the limit: ${count.refused} of ${count.made.toLocaleString('en-US')}`,
  );
}

const clients = {
  async 'better-sqlite3'() {
    const load = createRequire(new URL('../test/runtimes/', import.meta.url));
    const Database = load(process.versions.napi >= 10 ? 'better-sqlite3' : 'better-sqlite3-12');
    await sqlite('SQLite by better-sqlite3', (path) => new Database(path));
  },
  async 'node:sqlite'() {
    const { DatabaseSync } = await import('node:sqlite');
    await sqlite('SQLite by node:sqlite', (path) => new DatabaseSync(path));
  },
  async libsql() {
    const { default: Database } = await import('libsql');
    await sqlite('SQLite by libsql', (path) => new Database(path));
  },
  async pg() {
    await inSchema(async (Pool) => {
      const pool = new Pool({ ...login, options: `-c search_path=${name}` });
      const store = timed(postgresStores(pool));
      const consume = () => store.consume(counted);
      await consume();
      const connection = await pool.connect();
      connection.release();
      const [query] = await seen(connection, 'query', consume);
      await compare('PostgreSQL by pg', consume, () => pool.query(query), { calls: 320 });
      await pool.end();
    });
  },
  async postgres() {
    const { default: postgres } = await import('postgres');
    await inSchema(async () => {
      const sql = postgres({ ...login, connection: { search_path: name }, onnotice: () => undefined });
      const store = timed(postgresStores(sql));
      const consume = () => store.consume(counted);
      await consume();
      const call = await seen(sql, 'unsafe', consume);
      await compare('PostgreSQL by postgres', consume, () => sql.unsafe(...call), { calls: 320 });
      await sql.end();
    });
  },
  async pglite() {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = new PGlite();
    const store = timed(postgresStores(database));
    const consume = () => store.consume(counted);
    await consume();
    const call = await seen(database, 'query', consume);
    await compare('PostgreSQL by PGlite', consume, () => database.query(...call), { calls: 320 });
    await database.close();
  },
  async ioredis() {
    const { Redis } = await import('ioredis');
    const redis = new Redis();
    const stores = redisStores(redis, { name });
    const store = timed(stores);
    const consume = () => store.consume(counted);
    await consume();
    const call = await seen(redis, 'call', consume);
    await compare('Redis by ioredis', consume, () => redis.call(...call), { calls: 3_200 });
    await lease('Redis by ioredis, leased, against the plain store', stores.quotaStore);
    await redis.unlink(await redis.keys(`{${name}}:*`));
    await redis.quit();
  },
  async redis() {
    const { createClient } = await import('redis');
    const client = createClient();
    await client.connect();
    const stores = redisStores(client, { name });
    const store = timed(stores);
    const consume = () => store.consume(counted);
    await consume();
    const call = await seen(client, 'evalSha', consume);
    await compare('Redis by redis', consume, () => client.evalSha(...call), { calls: 3_200 });
    await lease('Redis by redis, leased, against the plain store', stores.quotaStore);
    await client.unlink(await client.keys(`{${name}}:*`));
    await client.close();
  },
};

console.log('counting a request, as ratios to the bare client that is given the same call (more is better):');
console.log('  speed    cpu');
const [major] = process.versions.node.split('.');
const wanted = process.argv.slice(2).filter((arg) => arg !== '--');
const all = Object.keys(clients).filter((client) => client !== 'node:sqlite' || Number(major) >= 24);
try {
  for (const client of wanted.length > 0 ? wanted : all) await clients[client]();
} finally {
  rmSync(folder, { recursive: true });
}
