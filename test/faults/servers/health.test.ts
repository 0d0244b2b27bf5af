import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import type { Stores } from '../../../src/contracts/stores.ts';
import { createService } from '../../../src/index.ts';
import { postgresStores } from '../../../src/stores/postgres/index.ts';
import { redisStores } from '../../../src/stores/redis/index.ts';
import { hasServer, newDatabase } from '../../support/postgres.ts';
import { hasRedisServer, startRedis } from '../../support/servers.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of opened.splice(0).toReversed()) await end();
});

/** The checks of a service on these stores, which are asked once. */
const healthOn = async (stores: Stores) =>
  (await createService({ ...stores, autoStart: false, onError: () => undefined }).health()).checks.map(
    ({ status }) => status,
  );

const ok = Array.from({ length: 4 }, () => 'ok');
const failed = Array.from({ length: 4 }, () => 'failed');

describe.runIf(hasRedisServer)('health on Redis', () => {
  it.each([
    ['is full', ['maxmemory', '1']],
    ['has too few replicas to write to', ['min-replicas-to-write', '1']],
  ] as const)('fails where the server %s', async (_, [name, value]) => {
    const { port, stop } = await startRedis('everysec');
    const client = new Redis(port);
    opened.push(stop, () => client.disconnect());
    expect(await healthOn(redisStores(client))).toEqual(ok);
    await client.config('SET', name, value);
    expect(await healthOn(redisStores(client))).toEqual(failed);
  });

  it('fails where the server is a replica', async () => {
    const { port, stop } = await startRedis('everysec');
    const client = new Redis(port);
    opened.push(stop, () => client.disconnect());
    await client.replicaof('127.0.0.1', '1');
    expect(await healthOn(redisStores(client))).toEqual(failed);
  });
});

describe.runIf(hasServer)('health on PostgreSQL', () => {
  it('fails where the server takes no writes', async () => {
    const { address, drop } = await newDatabase();
    const pool = new Pool({ connectionString: address });
    opened.push(drop, async () => pool.end());
    expect(await healthOn(postgresStores(pool))).toEqual(ok);
    const readOnly = `${address}%20-c%20default_transaction_read_only%3Don`;
    const other = new Pool({ connectionString: readOnly });
    opened.push(async () => other.end());
    expect(await healthOn(postgresStores(other))).toEqual(failed);
  });
});
