import { describe, expect, it } from 'vitest';
import type { Scheduler } from '../contracts/scheduler.ts';
import { createService } from '../index.ts';
import { memoryStore } from '../stores/memory/index.ts';

const HOUR = 3_600_000;

/** A service whose scheduler runs when a test says so, and whose store says what it was asked. */
function started() {
  let now = 1_795_262_400_000;
  let run: Parameters<Scheduler['start']>[0] = () => Promise.reject(new Error('not started'));
  let isStopped = false;
  const scheduler: Scheduler = {
    start: async (look) => void (run = look),
    wake: async () => undefined,
    stop: async () => void (isStopped = true),
  };
  const asked: string[] = [];
  const store = memoryStore({ clock: () => now });
  const webhookStore = {
    ...store,
    claim: (request: Parameters<typeof store.claim>[0]) => {
      asked.push('claim');
      return store.claim(request);
    },
    purge: (olderThan: number, max: number) => {
      asked.push('purge');
      return store.purge(olderThan, max);
    },
  };
  const service = createService({ webhookStore, scheduler, clock: () => now });
  return {
    service,
    asked,
    pass: (time: number) => (now += time),
    look: async () => run(),
    isStopped: () => isStopped,
  };
}

describe('a look of the scheduler', () => {
  it('claims what is due, and deletes what is old once an hour', async () => {
    const { service, asked, pass, look } = started();
    await service.start();
    expect(await look()).toEqual({ nextDue: null });
    expect(asked.splice(0)).toEqual(['claim', 'purge']);
    pass(HOUR - 1);
    await look();
    expect(asked.splice(0)).toEqual(['claim']);
    pass(1);
    await look();
    expect(asked).toEqual(['claim', 'purge']);
  });
});

describe('a service that is stopped', () => {
  it('before it delivered anything has nothing to wait for, and stops its scheduler', async () => {
    const { service, isStopped } = started();
    await service.start();
    expect(await service.stop()).toEqual({ drained: 0, released: 0 });
    expect(isStopped()).toBe(true);
  });

  it('claims again after the next start', async () => {
    const { service, asked, look } = started();
    await service.runDue();
    await service.stop();
    await service.start();
    asked.length = 0;
    await look();
    expect(asked).toEqual(['claim']);
    await service.stop();
    asked.length = 0;
    await look();
    expect(asked).toEqual([]);
  });
});

describe('the settings of webhooks', () => {
  it('refuse a key that is not 32 bytes in Base64, before there is a webhook', () => {
    const make = (encryptionKey: string) => () => createService({ webhooks: { encryptionKey } });
    const message = 'createService: option "webhooks.encryptionKey" must be 32 bytes in Base64';
    expect(make(btoa('x'.repeat(31)))).toThrow(new TypeError(message));
    expect(make('?')).toThrow(new TypeError(message));
    expect(make(btoa('x'.repeat(32)))).not.toThrow();
  });
});
