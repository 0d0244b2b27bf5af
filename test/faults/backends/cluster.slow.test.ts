/** `shards` on a Redis cluster of its own: three masters with a replica each. One of the masters is killed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stores } from '../../../src/contracts/stores.ts';
import type { Claim } from '../../../src/contracts/webhook-store.ts';
import { seededRandom } from '../../../src/lib/random-sources.ts';
import { redisStores } from '../../../src/stores/redis/index.ts';
import { newDeliveryFor, webhookRecord } from '../../support/faults.ts';
import { freePort, hasRedisServer, untilItAnswers } from '../../support/servers.ts';

const SHARDS = 16;
const ACCOUNTS = 60;
const LEASE = 2_000;

interface Server {
  readonly port: number;
  readonly process: ChildProcess;
}

const folder = mkdtempSync(join(tmpdir(), 'canivete-cluster-'));
const servers: Server[] = [];
let client: Cluster;
let stores: Stores;

const ask = (port: number, ...words: string[]) =>
  execFileSync('redis-cli', ['-p', String(port), ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

async function startServer(): Promise<Server> {
  const port = await freePort();
  const own = { port, bus: await freePort() };
  const settings = {
    ...{ port, 'cluster-port': own.bus, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' },
    ...{ 'cluster-enabled': 'yes', 'cluster-config-file': `${port}.nodes`, 'cluster-node-timeout': 1_000 },
    'repl-diskless-sync-delay': 0,
  };
  const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const process = spawn('redis-server', words, { stdio: 'ignore' });
  await untilItAnswers(port);
  return { port, process };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (isSo()) return;
    await sleep(100);
  }
  throw new Error('it never came');
}

const isMaster = ({ port }: Server) => ask(port, 'role').startsWith('master');
const numberIn = (port: number, name: string) =>
  Number(new RegExp(`${name}:(\\d+)`).exec(ask(port, 'info', 'stats'))?.[1]);

/** Does what a call is for, however long the cluster takes to choose another master. */
async function answered<T>(call: () => PromiseLike<T> | T): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch {
      await sleep(50);
    }
  }
}

beforeAll(async () => {
  if (!hasRedisServer) return;
  for (let i = 0; i < 6; i++) servers.push(await startServer());
  const addresses = servers.map(({ port }) => `127.0.0.1:${port}`);
  const first = (servers[0] as Server).port;
  ask(first, '--cluster', 'create', ...addresses, '--cluster-replicas', '1', '--cluster-yes');
  await until(() => servers.every(({ port }) => ask(port, 'cluster', 'info').includes('cluster_state:ok')));
  await until(() => servers.filter(isMaster).every(({ port }) => ask(port, 'role').includes('127.0.0.1')));
  client = new Cluster(
    servers.map(({ port }) => ({ host: '127.0.0.1', port })),
    { clusterRetryStrategy: () => 100, redisOptions: { maxRetriesPerRequest: 1, commandTimeout: 1_000 } },
  );
  client.on('error', () => undefined);
  stores = redisStores(client, { shards: SHARDS, timeout: '2s' });
}, 120_000);

afterAll(() => {
  client?.disconnect();
  for (const { process } of servers) process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe.runIf(hasRedisServer)('a cluster of three masters and 16 shards', () => {
  const random = seededRandom('cluster');
  const accounts = Array.from({ length: ACCOUNTS }, (_, i) => `acc_${i}`);

  it('refuses another number of shards than the first', async () => {
    await stores.quotaStore.read('a');
    const others = redisStores(client, { shards: 8, timeout: '2s' });
    await expect(others.quotaStore.read('a')).rejects.toThrow('was made with 16 shards');
  });

  it('each master does 20 to 47 % of the work', async () => {
    const masters = servers.filter(isMaster);
    const before = masters.map(({ port }) => numberIn(port, 'total_commands_processed'));
    await Promise.all(
      accounts.map(async (id) => {
        await stores.keyStore.createAccount({ id, plan: 'free', status: 'active', createdAt: 1 });
        for (let i = 0; i < 40; i++) {
          await stores.quotaStore.consume({
            bucket: `m:${id}:2026-11`,
            limit: null,
            cost: 1,
            keep: 3_600_000,
          });
          await stores.usageStore.add([
            {
              ...{ accountId: id, day: '2026-11-30', toolId: 'cpf', keyId: null, hour: 1 },
              ok: 1,
              refused: 0,
              failed: 0,
            },
          ]);
        }
      }),
    );
    const work = masters.map(({ port }, i) => numberIn(port, 'total_commands_processed') - Number(before[i]));
    const total = work.reduce((sum, one) => sum + one, 0);
    const shares = work.map((one) => one / total);
    expect(Math.min(...shares)).toBeGreaterThan(0.2);
    expect(Math.max(...shares)).toBeLessThan(0.47);
  });

  it('a killed master loses no delivery and no count that was answered, and none is doubled beyond its lease', async () => {
    const { webhookStore, quotaStore } = stores;
    const ids = new Set<string>();
    for (const [i, accountId] of accounts.entries()) {
      const webhook = webhookRecord(i, random, { accountId, slow: false });
      await webhookStore.createWebhook(webhook, 1);
      const due = Array.from({ length: 5 }, (_, at) => ({
        ...newDeliveryFor(webhook.id, at, random),
        accountId,
      }));
      for (const { id } of due) ids.add(id);
      await webhookStore.enqueue(due, 100);
    }
    const victim = servers.find(isMaster) as Server;
    const settledAt = new Map<string, number>();
    const claimedAt = new Map<string, number[]>();
    let counted = 0;
    let isKilled = false;

    const settle = async ({ delivery, token, attempt }: Claim) => {
      const done = { number: attempt, at: 1, duration: 1, status: 200, error: null, response: '' } as const;
      const policy = { after: 1e9, gap: 1e9, deliveries: 1e9, slowAfter: 1e9 };
      const settlement = {
        id: delivery.id,
        token,
        attempt: done,
        next: { state: 'succeeded' },
        policy,
      } as const;
      await answered(() => webhookStore.settle(settlement));
      settledAt.set(delivery.id, performance.now());
    };
    while (settledAt.size < ids.size) {
      if (!isKilled && settledAt.size > ids.size / 4) {
        victim.process.kill('SIGKILL');
        isKilled = true;
      }
      const claims = await answered(() =>
        webhookStore.claim({ owner: 'a', limit: 10, slow: 10, lease: LEASE, perWebhook: 4 }),
      );
      const now = performance.now();
      for (const { delivery } of claims)
        claimedAt.set(delivery.id, [...(claimedAt.get(delivery.id) ?? []), now]);
      await Promise.all(claims.map(settle));
      await answered(async () => {
        await quotaStore.consume({ bucket: 'm:all', limit: null, cost: 1, keep: 3_600_000 });
        counted++;
      });
      if (claims.length === 0) await sleep(50);
    }
    expect(isKilled).toBe(true);
    expect([...settledAt.keys()].toSorted()).toEqual([...ids].toSorted());
    // A claim whose answer was lost comes again, but not before its lease is over.
    const early = [...claimedAt.values()].filter((times) =>
      times.some((at, i) => i > 0 && at - Number(times[i - 1]) < LEASE),
    );
    expect(early).toEqual([]);
    expect(await answered(() => quotaStore.read('m:all'))).toBeGreaterThanOrEqual(counted);
    const states = await Promise.all([...ids].map((id) => answered(() => webhookStore.getDelivery(id))));
    expect(states.filter((one) => one?.state !== 'succeeded')).toEqual([]);
  });
});
