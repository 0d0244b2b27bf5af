// Stores with much in them, which is put there in one statement where a database can.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { Pool } from 'pg';
import { memoryStores } from '../../dist/stores/memory.js';
import { postgresStores } from '../../dist/stores/postgres.js';
import { sqliteStores } from '../../dist/stores/sqlite.js';

const login = { host: '127.0.0.1', user: 'postgres', database: 'postgres' };
/** Before all that a bench does, so that all of it is due. */
const DUE = Date.now() - 100_000_000;

const idOf = (i) => `evt_${String(i).padStart(9, '0')}`;
const body = '{"event":"tool_used","tool_id":"cpf","result_count":1}';

const fields = (id, webhook, due) => `insert into canivete_deliveries
  (id, webhook_id, account_id, event, tool_id, at, body, keep_body, state, due_at)
  select ${id}, ${webhook}, 'acc_bench', 'tool_used', 'cpf', ${DUE}, '${body}', 0, 'pending', ${due}`;

export const webhookRecord = (i) => ({
  ...{ id: `wh_${i}`, accountId: 'acc_bench', url: 'https://hooks.example.com/in', events: ['tool_used'] },
  ...{ state: 'active', disabledReason: null, disabledAt: null, secret: 'whsec_bench', nextSecret: null },
  ...{
    nextSecretUntil: null,
    failingSince: null,
    lastFailureAt: null,
    failedDeliveries: 0,
    lastSuccessAt: null,
  },
  ...{ slow: false, version: 1, createdAt: DUE, updatedAt: DUE },
});

/** Opens stores of a kind, each with `fill`, which puts so many due deliveries of so many webhooks into it. */
export const kinds = {
  async memory() {
    const open = async () => {
      const stores = memoryStores();
      const fill = async (count, webhooks) => {
        const deliveries = Array.from({ length: count }, (_, i) => ({
          ...{ id: idOf(i), webhookId: `wh_${i % webhooks}`, accountId: 'acc_bench', event: 'tool_used' },
          ...{ toolId: 'cpf', at: DUE, body, keepBody: false, resendOf: null, trace: null },
        }));
        await stores.webhookStore.enqueue(deliveries, count);
      };
      return { stores, fill };
    };
    return { open, close: () => undefined };
  },

  async sqlite() {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-bench-'));
    let opened = 0;
    const open = async () => {
      const database = new Database(join(folder, `${opened++}.db`));
      const stores = sqliteStores(database);
      const fill = async (count, webhooks) =>
        void database.exec(`begin immediate;
          with recursive n (i) as (select 0 union all select i + 1 from n where i + 1 < ${count})
          ${fields("printf('evt_%09d', i)", `'wh_' || (i % ${webhooks})`, `${DUE} + i`)} from n;
          commit; analyze`);
      return { stores, fill };
    };
    return { open, close: () => rmSync(folder, { recursive: true }) };
  },

  /** Null where none answers on this machine. */
  async postgres() {
    const admin = new Pool({ ...login, max: 1 });
    const isThere = await admin.query('select 1').then(
      () => true,
      () => false,
    );
    if (!isThere) return null;
    const pools = [];
    const schemas = [];
    const open = async () => {
      const schema = `canivete_bench_${process.pid}_${schemas.length}`;
      schemas.push(schema);
      await admin.query(`create schema ${schema}`);
      const pool = new Pool({
        ...login,
        max: 8,
        options: `-c search_path=${schema} -c synchronous_commit=off`,
      });
      pools.push(pool);
      const stores = postgresStores(pool, { timeout: '60s' });
      await stores.webhookStore.nextDue();
      const fill = async (count, webhooks) => {
        const id = "'evt_' || lpad(i::text, 9, '0')";
        await pool.query(
          `${fields(id, `'wh_' || (i % ${webhooks})`, `${DUE} + i`)} from generate_series(0, ${count - 1}) i`,
        );
        await pool.query('vacuum analyze');
        // Pending writes of the filling would slow the measurement. Not every role may run a checkpoint.
        await pool.query('checkpoint').catch(() => undefined);
      };
      return { stores, fill };
    };
    const close = async () => {
      for (const pool of pools) await pool.end();
      for (const schema of schemas) await admin.query(`drop schema ${schema} cascade`);
      await admin.end();
    };
    return { open, close };
  },
};
