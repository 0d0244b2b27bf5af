// Counting a request by each quota store against the same call of the bare client, which takes turns with it, at 1 caller
// and at 32: `npm run build && node bench/stores.mjs`. Needs PostgreSQL and Redis on their standard ports of this machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import Database from 'libsql';
import { Pool } from 'pg';
import postgres from 'postgres';
import { createClient } from 'redis';
import { leased } from '../dist/stores.js';
import { postgresStores } from '../dist/stores/postgres.js';
import { redisStores } from '../dist/stores/redis.js';
import { sqliteStores } from '../dist/stores/sqlite.js';
import { median } from './lib/stats.mjs';

const ROUNDS = 15;
const LIMIT = 1e12;
const name = `canivete_bench_${process.pid}`;
const login = { host: '127.0.0.1', user: 'postgres', database: 'postgres', max: 8 };
const counted = { bucket: 'm:acc:2026-11', limit: LIMIT, cost: 1, keep: 1e9 };

/** Calls a second of one way, by so many callers. */
async function rate(call, callers, calls) {
  const caller = async () => {
    for (let i = 0; i < calls / callers; i++) await call();
  };
  const from = process.hrtime.bigint();
  await Promise.all(Array.from({ length: callers }, caller));
  return calls / (Number(process.hrtime.bigint() - from) / 1e9);
}

/** What the store hands to its client for one call: the bare client is given the same. */
async function seen(watch, consume) {
  const calls = [];
  const unwatch = watch((...given) => calls.push(given));
  await consume();
  unwatch();
  return calls.at(-1);
}

function spy(object, method) {
  return (note) => {
    const real = object[method];
    object[method] = (...given) => {
      note(...given);
      return Reflect.apply(real, object, given);
    };
    return () => void (object[method] = real);
  };
}

async function compare(title, ours, bare, { calls, callers = [1, 32] }) {
  for (const count of callers) {
    const ratios = [];
    const rates = [];
    await rate(bare, count, calls);
    await rate(ours, count, calls);
    for (let round = 0; round < ROUNDS; round++) {
      const order = round % 2 ? [ours, bare] : [bare, ours];
      const [first, second] = [await rate(order[0], count, calls), await rate(order[1], count, calls)];
      const [a, b] = round % 2 ? [first, second] : [second, first];
      ratios.push(a / b);
      rates.push(a);
    }
    const perSecond = Math.round(median(rates)).toLocaleString('en-US');
    console.log(
      `  ${median(ratios).toFixed(2).padStart(6)}  ${title}, ${count} ${count === 1 ? 'caller' : 'callers'} (${perSecond}/s)`,
    );
  }
}

console.log('counting a request, as a ratio to the bare client that is given the same call (more is better)');

const folder = mkdtempSync(join(tmpdir(), 'canivete-bench-'));
const database = new Database(join(folder, 'store.db'));
{
  const statements = [];
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    const statement = prepare(sql);
    statements.push([sql, statement]);
    return statement;
  };
  const { quotaStore } = sqliteStores(database);
  const consume = () => quotaStore.consume(counted);
  consume();
  const [sql] = statements.at(-1);
  const statement = prepare(sql);
  const values = [counted.bucket, counted.cost, counted.limit, Date.now() + counted.keep];
  await compare('SQLite by libsql', consume, () => statement.all(...values), { calls: 2_000, callers: [1] });
}
database.close();
rmSync(folder, { recursive: true });

const admin = new Pool({ ...login, max: 1 });
await admin.query(`create schema ${name}`);
{
  const pool = new Pool({ ...login, options: `-c search_path=${name}` });
  const { quotaStore } = postgresStores(pool);
  const consume = () => quotaStore.consume(counted);
  await consume();
  const connection = await pool.connect();
  connection.release();
  const [query] = await seen(spy(connection, 'query'), consume);
  await compare('PostgreSQL by pg', consume, () => pool.query(query), { calls: 320 });
  await pool.end();
}
{
  const sql = postgres({ ...login, connection: { search_path: name }, onnotice: () => undefined });
  const { quotaStore } = postgresStores(sql);
  const consume = () => quotaStore.consume(counted);
  const call = await seen(spy(sql, 'unsafe'), consume);
  await compare('PostgreSQL by postgres', consume, () => sql.unsafe(...call), { calls: 320 });
  await sql.end();
}
await admin.query(`drop schema ${name} cascade`);
await admin.end();

{
  const redis = new Redis();
  const { quotaStore } = redisStores(redis, { name });
  const consume = () => quotaStore.consume(counted);
  await consume();
  const call = await seen(spy(redis, 'call'), consume);
  const bare = () => redis.call(...call);
  await compare('Redis by ioredis', consume, bare, { calls: 3_200 });
  const lease = leased(quotaStore);
  // A bucket for each 10,000 calls, as of an account of that limit.
  let made = 0;
  const leasedBucket = () => `leased:${Math.floor(made++ / 10_000)}`;
  const byLease = () => lease.consume({ ...counted, bucket: leasedBucket(), limit: 10_000 });
  await compare('Redis by ioredis, leased', byLease, bare, { calls: 3_200 });
  await redis.unlink(await redis.keys(`{${name}}:*`));
  await redis.quit();
}
{
  const client = createClient();
  await client.connect();
  const { quotaStore } = redisStores(client, { name });
  const consume = () => quotaStore.consume(counted);
  await consume();
  const call = await seen(spy(client, 'evalSha'), consume);
  await compare('Redis by redis', consume, () => client.evalSha(...call), { calls: 3_200 });
  await client.unlink(`{${name}}:bucket:${counted.bucket}`);
  await client.close();
}
