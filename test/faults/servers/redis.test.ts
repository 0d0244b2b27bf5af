import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import type { Drivers } from '../../../adapters/cli/drivers.ts';
import { openStore } from '../../../adapters/cli/store.ts';
import { createService } from '../../../src/index.ts';
import { hasRedisServer, silentProxy, startRedis } from '../../support/servers.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of opened.splice(0).toReversed()) await end();
});

async function ownRedis() {
  const server = await startRedis('everysec');
  const admin = new Redis(server.port);
  opened.push(async () => {
    admin.disconnect();
    await server.stop();
  });
  return { port: server.port, admin };
}

/** A service on the store that `serve --store` opens with one of the drivers, behind a proxy. */
async function serving(driver: string, port: number) {
  const proxy = await silentProxy(port);
  const drivers: Drivers = {
    load: (name) => (name === driver ? installed : null),
    builtin: () => null,
    runtime: 'Node',
    napi: 9,
  };
  const installed: unknown = await import(driver);
  const { stores, close } = await openStore(`redis://127.0.0.1:${proxy.port}`, drivers);
  opened.push(async () => {
    await close();
    proxy.close();
  });
  const errors: unknown[] = [];
  const service = createService({ ...stores, autoStart: false, onError: (error) => errors.push(error) });
  const { id } = await service.accounts.create({ plan: 'enterprise' });
  const { key } = await service.keys.create(id);
  const headers = { authorization: `Bearer ${key}` };
  const call = async () => (await service(new Request('http://localhost/v1/cpf', { headers }))).status;
  return { proxy, service, call, errors };
}

describe.runIf(hasRedisServer).each(['ioredis', 'redis'])('the command line with %s', (driver) => {
  it('gives up a connection that is silent, and answers by a new one', async () => {
    const { port } = await ownRedis();
    const { proxy, call } = await serving(driver, port);
    expect(await call()).toBe(200);
    proxy.abandon();
    // Three calls without an answer are enough, whatever time they take.
    const during = [await call(), ...(await Promise.all([call(), call(), call()]))];
    expect([200, 500]).toEqual(expect.arrayContaining(during));
    await expect.poll(call, { timeout: 20_000 }).toBe(200);
  });

  it('leaves a server that is a replica now for the one that took its place', async () => {
    const [old, next] = [await ownRedis(), await ownRedis()];
    await next.admin.replicaof('127.0.0.1', old.port);
    await expect.poll(async () => next.admin.info('replication')).toContain('master_link_status:up');
    const { proxy, call, service } = await serving(driver, old.port);
    await expect.poll(async () => next.admin.dbsize()).toBe(await old.admin.dbsize());
    expect(await call()).toBe(200);
    await next.admin.replicaof('NO', 'ONE');
    await old.admin.replicaof('127.0.0.1', next.port);
    proxy.leadTo(next.port);
    const statuses = await Promise.all([call(), call(), call()]);
    // A command of ioredis is sent again to the new server; redis fails it.
    if (driver === 'ioredis') expect(statuses).toEqual([200, 200, 200]);
    await expect.poll(call, { timeout: 20_000 }).toBe(200);
    expect((await service.health()).status).toBe('ok');
  });
});
