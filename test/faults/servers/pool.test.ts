import { Pool } from 'pg';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import type { Settlement } from '../../../src/contracts/webhook-store.ts';
import { usageDay } from '../../../src/contracts/usage-store.ts';
import { createService } from '../../../src/index.ts';
import { seededRandom } from '../../../src/lib/random-sources.ts';
import { type PostgresClient, postgresStores } from '../../../src/stores/postgres/index.ts';
import { fill, newDeliveryFor } from '../../support/faults.ts';
import { hasServer, login, newDatabase } from '../../support/postgres.ts';

const CONNECTIONS = 4;
const DELIVERIES = 12;

interface Opened {
  readonly client: PostgresClient;
  /** Requests of one account that are admitted, of four times as many. */
  readonly requests: number;
  end(): Promise<void>;
}

const clients: Readonly<Record<string, (address: string) => Opened>> = {
  pg(address) {
    const client = new Pool({ connectionString: address, max: CONNECTIONS });
    return { client, requests: 10, end: async () => client.end() };
  },
  postgres(address) {
    const schema = /search_path%3D(\w+)/.exec(address)?.[1] ?? '';
    const connection = { search_path: schema };
    const client = postgres({ ...login, max: CONNECTIONS, connection, onnotice: () => undefined });
    // It sends other statements after a count that waits, on the same connection.
    return { client, requests: 0, end: async () => client.end() };
  },
};

/** Holds the rows of a webhook and of a count, and tells how many statements wait for them. */
async function holder(address: string) {
  const pool = new Pool({ connectionString: address, max: 2 });
  const connection = await pool.connect();
  const waiting = `select count(distinct l.pid)::int as count from pg_locks l
    where not l.granted and $1 = any (pg_blocking_pids(l.pid))
      or l.pid in (select pid from pg_locks where not granted and relation in ('canivete_webhooks'::regclass, 'canivete_buckets'::regclass))`;
  await connection.query('begin');
  await connection.query('select from canivete_buckets for update');
  const { rows } = await connection.query('select pg_backend_pid() as pid from canivete_webhooks for update');
  return {
    waiting: async () => (await pool.query<{ count: number }>(waiting, [rows[0].pid])).rows[0]?.count,
    async end() {
      await connection.query('rollback');
      connection.release();
      await pool.end();
    },
  };
}

describe.runIf(hasServer).each(Object.entries(clients))('a pool of %s', (_, open) => {
  it('has connections for requests and health, whatever waits for the row of a webhook or of a count', async () => {
    const database = await newDatabase();
    const { client, requests, end } = open(database.address);
    const random = seededRandom('pool');
    // Long enough for a busy machine. If what waits took all connections, the rest would come after it had failed.
    const stores = postgresStores(client, { timeout: '30s' });
    const { keyStore, quotaStore, usageStore, webhookStore } = stores;
    const service = createService({ ...stores, storeTimeout: '1h', autoStart: false });
    const { id } = await service.accounts.create({ plan: 'pro' });
    const { key } = await service.keys.create(id);
    await fill(webhookStore, { webhooks: 1, deliveries: DELIVERIES, random }, { slow: false });
    const limits = { limit: DELIVERIES, slow: 1, perWebhook: DELIVERIES, lease: 3_600_000 };
    const claims = await webhookStore.claim({ owner: 'a', ...limits });
    expect(claims).toHaveLength(DELIVERIES);

    const count = { bucket: 'm:hot', limit: 1 + requests, cost: 1, keep: 1e9 };
    await quotaStore.consume(count);
    const waiting = CONNECTIONS / 2 + (requests > 0 ? 1 : 0);
    const held = await holder(database.address);
    let ended = 0;
    const noted = async <T>(work: T | Promise<T>) => {
      try {
        return await work;
      } finally {
        ended++;
      }
    };
    const attempt = { number: 1, at: 1, duration: 1, status: 200, error: null, response: '' } as const;
    const settled = claims.map(async ({ delivery, token }) => {
      const policy = { after: 1e9, gap: 1e9, deliveries: 3, slowAfter: 5_000 };
      const settlement: Settlement = {
        id: delivery.id,
        token,
        attempt,
        next: { state: 'succeeded' },
        policy,
      };
      return noted(webhookStore.settle(settlement));
    });
    const enqueued = Array.from({ length: DELIVERIES }, async () =>
      noted(webhookStore.enqueue([newDeliveryFor('wh_0', Date.now(), random)], 1e6)),
    );
    const disabled = noted(webhookStore.setState('wh_0', 'disabled', 'request', 1));
    const counted = Array.from({ length: 4 * requests }, async () => noted(quotaStore.consume(count)));
    await expect.poll(held.waiting).toBeGreaterThanOrEqual(waiting);

    // Calls that must still be answered: the one of `/health`, and a request of another account.
    const today = usageDay(Date.now());
    for (let i = 0; i < 3; i++) {
      const asked = [
        keyStore.getAccount('health'),
        quotaStore.read('health'),
        webhookStore.nextDue(),
        usageStore.read({ accountId: 'health', from: today, to: today }),
      ];
      await Promise.all(asked);
      const headers = { authorization: `Bearer ${key}` };
      const { status } = await service(new Request('http://localhost/v1/cpf', { headers }));
      expect(status).toBe(200);
    }
    expect(ended).toBe(0);
    expect(await held.waiting()).toBe(waiting);

    await held.end();
    const results = await Promise.all(settled);
    expect(results.map(({ result }) => result)).toEqual(results.map(() => 'applied'));
    await Promise.all([...enqueued, disabled]);
    const counts = await Promise.all(counted);
    const admitted = counts.filter((one) => one.admitted).map(({ used }) => used);
    expect(admitted).toEqual(Array.from({ length: requests }, (_, i) => i + 2));
    expect(ended).toBe(2 * DELIVERIES + 4 * requests + 1);
    await service.stop();
    await end();
    await database.drop();
  });
});
