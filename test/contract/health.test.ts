import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { healthDescription } from '../../src/pages/health/description.ts';
import type { QuotaStore } from '../../src/contracts/quota-store.ts';
import { createService, type ServiceOptions } from '../../src/index.ts';
import { memoryStores } from '../../src/stores/memory/index.ts';
import { cpf } from '../../src/tools/documentos/cpf.ts';
import { turnsUntil } from '../support/deliveries.ts';

const healthOutput = healthDescription.GET?.output as v.GenericSchema;

function started(options: ServiceOptions = {}) {
  const service = createService({ tools: [cpf], onError: () => undefined, ...options });
  const get = async () => {
    const response = await service(new Request('http://localhost/v1/health'));
    // Every answer keeps the documented schema.
    if (response.status !== 404) expect(v.is(healthOutput, await response.clone().json())).toBe(true);
    return response;
  };
  return { service, get };
}

const ms = expect.any(Number);
const names = ['keyStore', 'quotaStore', 'webhookStore', 'usageStore'];
const allOk = names.map((name) => ({ name, status: 'ok', ms }));

/** Options with a quota store whose `read` is replaced. */
const reading = (read: QuotaStore['read']): ServiceOptions => ({
  quotaStore: { ...memoryStores().quotaStore, read },
});

describe('GET /health', () => {
  it('answers anyone, and tells of each store', async () => {
    const { service, get } = started();
    const response = await get();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({ status: 'ok', version: expect.any(String), checks: allOk });
    expect(await service.health()).toMatchObject({ status: 'ok', checks: allOk });
  });

  it('is 503 when a store fails, and tells why to who runs the service alone', async () => {
    const told: unknown[] = [];
    const { get } = started({
      ...reading(() => Promise.reject(new Error('password of the database'))),
      onError: (error) => told.push(error),
    });
    const response = await get();
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({
      status: 'failed',
      checks: expect.arrayContaining([{ name: 'quotaStore', status: 'failed', ms }]),
    });
    expect(text).not.toContain('password');
    expect(told.map(String)).toEqual(['Error: password of the database']);
  });

  it('waits 2 seconds for a store, though calls wait longer', async () => {
    vi.useFakeTimers();
    try {
      const { service } = started({ ...reading(() => new Promise(() => undefined)), storeTimeout: 60_000 });
      const health = service.health();
      // Loading a module takes turns of the event loop that fake timers do not see.
      await turnsUntil(() => vi.getTimerCount() > 0);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await health).toMatchObject({ status: 'failed' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is 503 from the moment in which the service is stopped until it is started again', async () => {
    const { service, get } = started();
    const stopped = service.stop();
    expect([(await get()).status, (await service.health()).status]).toEqual([503, 'stopping']);
    await stopped;
    expect((await get()).status).toBe(503);
    await service.start();
    expect((await get()).status).toBe(200);
    await service.stop();
  });

  it('writes nothing', async () => {
    const stores = memoryStores();
    const before = JSON.stringify(stores.keyStore.listAccounts({ limit: 10 }));
    const { get } = started(stores);
    for (let i = 0; i < 3; i++) await get();
    expect(JSON.stringify(stores.keyStore.listAccounts({ limit: 10 }))).toBe(before);
    expect(await stores.quotaStore.read('health')).toBe(0);
  });

  it('is left out with health: false', async () => {
    const { service, get } = started({ health: false });
    expect((await get()).status).toBe(404);
    expect((await service.health()).status).toBe('ok');
  });
});
