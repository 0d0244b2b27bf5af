import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../src/pipeline/answer.ts';
import { startAccounts } from '../../support/account.ts';
import { hasPostgres, postgresLogin, postgresSchema } from '../../support/all-stores.ts';
import { inProcesses } from '../../support/programs.ts';

const PROCESSES = 4;

/** Calls of one account from one process; prints the alerts received and the answers of the calls. */
const callers = (stores: string) => `
import { createService } from './src/index.ts';
import { cpf } from './src/tools/documentos/cpf.ts';
${stores}
const [place, requests, limit, key] = process.argv.slice(2);
const { stores, close } = open(place);
const told = [];
const service = createService({
  ...stores, tools: [cpf], autoStart: false,
  // A machine that is busy with other tests may leave a store without a turn for seconds.
  storeTimeout: '5m',
  keys: {
    plans: { few: { requestsPerMonth: Number(limit), tools: '*', events: [] } },
    onQuota: ({ percent }) => void told.push(percent),
  },
});
const statuses = {};
const headers = { authorization: 'Bearer ' + key };
let left = Number(requests);
const worker = async () => {
  while (left-- > 0) {
    const { status } = await service(new Request('http://localhost/v1/cpf', { headers }));
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
};
await Promise.all(Array.from({ length: 8 }, worker));
await service.stop();
await close();
console.log(JSON.stringify({ told, statuses }));
`;

const BY_PG = `
import { Pool } from 'pg';
import { postgresStores } from './src/stores/postgres/index.ts';
const open = (schema) => {
  const client = new Pool({ ...${JSON.stringify(postgresLogin)}, max: 4, options: '-c search_path=' + schema + ' -c synchronous_commit=off' });
  return { stores: postgresStores(client, { timeout: '5m' }), close: () => client.end() };
};`;

const BY_SQLITE = `
import Database from 'libsql';
import { sqliteStores } from './src/stores/sqlite/index.ts';
const open = (file) => {
  const database = new Database(file);
  return { stores: sqliteStores(database), close: async () => database.close() };
};`;

interface Told {
  readonly told: readonly number[];
  readonly statuses: Readonly<Record<string, number>>;
}

/** Expects each alert once over four processes, and a usage equal to the number of requests. */
async function expectAll(
  program: string,
  place: string,
  stores: Parameters<typeof startAccounts>[1],
  requests: number,
): Promise<void> {
  // A tenth of the requests is refused.
  const limit = Math.round(requests * 0.9);
  const plans = { few: { requestsPerMonth: limit, tools: '*', events: [] } } as const;
  const { service, ask, open } = await startAccounts({ keys: { plans }, clock: Date.now }, stores);
  const account = await open('conta', 'few');
  const calls = Array.from({ length: PROCESSES }, () => [
    place,
    String(requests / PROCESSES),
    String(limit),
    account.tools,
  ]);
  const printed = (await inProcesses(program, calls)) as Told[];
  expect(printed.flatMap(({ told }) => told).toSorted((a, b) => a - b)).toEqual([80, 90, 100]);
  const sum = (status: string) => printed.reduce((all, { statuses }) => all + (statuses[status] ?? 0), 0);
  expect([sum('200'), sum('429'), sum('500')]).toEqual([limit, requests - limit, 0]);
  const { body } = await ask({ key: account.key }, '/account/usage');
  expect(body.tools).toEqual([{ tool: 'cpf', ok: limit, refused: requests - limit, failed: 0 }]);
  const days = body.days as { ok: number; refused: number; failed: number }[];
  expect(days.reduce((all, { ok, refused, failed }) => all + ok + refused + failed, 0)).toBe(requests);
  expect((await service.usage('conta')).used).toBe(limit);
}

describe('requests of four processes on one limit tell of each share once, and stand in the usage', () => {
  it.skipIf(!hasPostgres)('on PostgreSQL', async () => {
    const { postgresStores } = await import('../../../src/stores/postgres/index.ts');
    const { client, schema, close } = await postgresSchema();
    await expectAll(callers(BY_PG), schema, postgresStores(client, { timeout: '5m' }), 50_000);
    await close();
  });

  it('on SQLite', async () => {
    const { default: Database } = await import('libsql');
    const { migrate, sqliteStores } = await import('../../../src/stores/sqlite/index.ts');
    const folder = mkdtempSync(join(tmpdir(), 'canivete-usage-'));
    const file = join(folder, 'store.db');
    const database = new Database(file);
    await migrate(database);
    await expectAll(callers(BY_SQLITE), file, sqliteStores(database), 4_000);
    database.close();
    rmSync(folder, { recursive: true });
  });
});

describe('the usage', () => {
  it('counts the answers of tools, wherever they are called, and of the test of webhooks', async () => {
    const { ask, open } = await startAccounts({
      keys: { plans: { few: { requestsPerMonth: 6, tools: { allow: ['cpf'] }, events: ['tool_used'] } } },
      pages: [
        {
          method: 'POST',
          path: '/both',
          access: 'key',
          counts: false,
          async handle({ use }) {
            const tried = await Promise.allSettled([
              use('cpf', {}),
              use('cpf', { count: 0 }),
              use('none', {}),
            ]);
            return jsonAnswer(200, tried.length);
          },
        },
      ],
    });
    const { tools: key, key: own } = await open('conta', 'few');
    const statuses = [
      await ask({ key }, '/cpf'),
      await ask({ key }, '/cpf?count=0'),
      await ask({ key }, '/cnpj'),
      await ask({ key }, '/both', { method: 'POST', body: {} }),
      await ask({ key }, '/webhooks/test', { method: 'POST', body: {} }),
      await ask({ key: own }, '/cpf'),
      await ask({ key: own }, '/account'),
      await ask(null, '/cpf'),
      await ask({ key }, '/nada'),
      await ask({ key }, '/cpf'),
      await ask({ key }, '/cpf'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 400, 403, 200, 400, 403, 200, 401, 404, 200, 429]);
    const { body } = await ask({ key: own }, '/account/usage');
    expect(body.tools).toEqual([
      { tool: 'cpf', ok: 3, refused: 4, failed: 0 },
      { tool: 'cnpj', ok: 0, refused: 1, failed: 0 },
      { tool: 'webhooks-test', ok: 0, refused: 1, failed: 0 },
    ]);
    expect(body.month).toMatchObject({
      used: 6,
      limit: 6,
      remaining: 0,
      resetsAt: '2026-12-01T00:00:00.000Z',
    });
  });
});
