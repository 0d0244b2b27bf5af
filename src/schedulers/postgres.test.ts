import { EventEmitter } from 'node:events';
import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import postgres from 'postgres';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { sized } from '#test/support/size.ts';
import { hasServer, login } from '#test/support/postgres.ts';
import { counted, sleep, until, untilHeard } from '#test/support/schedulers.ts';
import { schedulerSuite } from '../conformance/index.ts';
import { type NotifyClient, notifyScheduler } from './postgres.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

let channels = 0;
const newChannel = () => `canivete_test_${process.pid}_${Date.now()}_${channels++}`;

/** The scheduler has no other reason to look than a wake, for an hour. */
async function started(client: NotifyClient, channel: string) {
  const scheduler = notifyScheduler(client, { channel, sweep: 3_600_000 });
  closing.push(async () => scheduler.stop());
  return counted(scheduler);
}

interface Driver {
  readonly name: string;
  open(application?: string): { readonly client: NotifyClient; readonly end: () => Promise<unknown> };
}

const drivers: readonly Driver[] = [
  {
    name: 'pg',
    open: (application_name = 'canivete-test') => {
      const client = new Pool({ ...login, max: 3, application_name });
      return { client, end: async () => client.end() };
    },
  },
  {
    name: 'postgres',
    open: (application_name = 'canivete-test') => {
      const client = postgres({
        ...login,
        max: 2,
        connection: { application_name },
        onnotice: () => undefined,
      });
      return { client, end: async () => client.end({ timeout: 5 }) };
    },
  },
];

function opened(driver: Driver, application?: string): NotifyClient {
  const { client, end } = driver.open(application);
  closing.push(end);
  return client;
}

describe.runIf(hasServer).each(drivers)('notifyScheduler by $name', (driver) => {
  const shared = hasServer ? driver.open() : null;
  afterAll(async () => shared?.end());

  // The suite takes long with either driver: a quick run has it for one.
  const suite = sized(driver.name === 'pg', true) ? schedulerSuite : () => undefined;
  suite(
    { describe, it, expect },
    () => notifyScheduler(shared?.client as NotifyClient, { sweep: 1_000, channel: newChannel() }),
    { sleep, sweep: 1_000 },
  );

  it('wakes the other processes, which look for no other reason', async () => {
    const channel = newChannel();
    const first = await started(opened(driver), channel);
    const second = await started(opened(driver), channel);
    await untilHeard(first.scheduler, second);
    await untilHeard(second.scheduler, first);
    expect([...first.seen.errors, ...second.seen.errors]).toEqual([]);
  });

  it('is woken by one that only speaks, as a command line does', async () => {
    const channel = newChannel();
    const worker = await started(opened(driver), channel);
    const speaker = notifyScheduler(opened(driver), { channel });
    await untilHeard(speaker, worker);
    await speaker.stop();
    const { runs } = worker.seen;
    await speaker.wake(0);
    await sleep(300);
    expect(worker.seen.runs).toBe(runs);
  });

  it('hears nothing of another channel', async () => {
    const channel = newChannel();
    const [first, other] = [
      await started(opened(driver), channel),
      await started(opened(driver), newChannel()),
    ];
    const second = await started(opened(driver), channel);
    await untilHeard(first.scheduler, second);
    // The scheduler looked once when it began.
    expect(other.seen.runs).toBe(1);
  });

  it('tells a burst by few notifications, the last of them after it', async () => {
    const channel = newChannel();
    const speaker = notifyScheduler(opened(driver), { channel });
    const listener = postgres({ ...login, max: 1 });
    closing.push(
      async () => listener.end(),
      async () => speaker.stop(),
    );
    const heard: number[] = [];
    await listener.listen(channel, () => heard.push(performance.now()));
    const began = performance.now();
    const woken: Promise<void>[] = [];
    for (let i = 0; i < 1_000; i++) woken.push(speaker.wake(0));
    await Promise.all(woken);
    const said = performance.now();
    await until(() => (heard.at(-1) ?? 0) > said);
    expect(heard.length).toBeLessThanOrEqual(2 + (performance.now() - began) / 100);
    await sleep(300);
    const { length } = heard;
    // Later work is found by the process that looks then.
    await speaker.wake(1);
    await sleep(300);
    expect(heard.length).toBe(length);
  });

  it('survives that its connections are cut, tells of it once, and hears again by itself', async () => {
    const channel = newChannel();
    const application = `canivete-cut-${process.pid}-${channels}`;
    const worker = await started(opened(driver, application), channel);
    const speaker = await started(opened(driver), channel);
    await untilHeard(speaker.scheduler, worker);
    const admin = new Pool({ ...login, max: 1 });
    closing.push(async () => admin.end());
    const cut = await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [application],
    );
    expect(cut.rows.length).toBeGreaterThan(0);
    await untilHeard(speaker.scheduler, worker);
    // The driver "postgres" listens again on its own and reports nothing.
    expect(worker.seen.errors.length).toBeLessThanOrEqual(1);
  });

  it('while nobody can be heard, looks every second, and tells of it once', async () => {
    const nowhere: Driver = {
      ...driver,
      open: () => {
        const client =
          driver.name === 'pg' ? new Pool({ ...login, port: 1 }) : postgres({ ...login, port: 1, max: 1 });
        return { client, end: async () => client.end() };
      },
    };
    const { seen, scheduler } = await started(opened(nowhere), newChannel());
    await until(() => seen.runs >= 4);
    expect(seen.errors).toHaveLength(1);
    await expect(scheduler.wake(0)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await scheduler.stop();
  });
});

describe('notifyScheduler', () => {
  it('works with PGlite', async () => {
    // It takes seconds to start, in which nobody can be heard.
    const database = await PGlite.create();
    const channel = newChannel();
    const worker = await started(database, channel);
    const speaker = notifyScheduler(database, { channel });
    await untilHeard(speaker, worker);
    expect(worker.seen.errors).toEqual([]);
    await closing.pop()?.();
    await database.close();
  });

  it('refuses a channel that drivers would read differently', () => {
    for (const channel of ['', 'Wakes', 'a b', 'a"', '1a', 'a'.repeat(64)])
      expect(() => notifyScheduler({} as never, { channel })).toThrow(/"channel" must be lower-case/);
    expect(() => notifyScheduler({} as never, { channel: 'a'.repeat(63) })).not.toThrow();
  });

  /** Fakes a database of one process, which hears its own notifications. */
  function fakeDatabase() {
    let heard: (payload: string) => void = () => undefined;
    const said: unknown[] = [];
    const client = {
      query: async (_sql: string, [, payload]: unknown[]) => {
        said.push(payload);
        heard(payload as string);
      },
      listen: async (_channel: string, listener: (payload: string) => void) => {
        heard = listener;
        return async () => undefined;
      },
    } as never;
    return { client, said };
  }

  it('makes sure that it hears by a name of its own, which is no wake to itself', async () => {
    const { client, said } = fakeDatabase();
    const { seen } = await started(client, 'any');
    await until(() => said.length > 0);
    await sleep(100);
    expect(said).toEqual([expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)]);
    // The scheduler looked once when it began.
    expect(seen).toEqual({ runs: 1, errors: [] });
  });

  it('tells the others again after a stop, though something was still to be told', async () => {
    const { client, said } = fakeDatabase();
    const scheduler = notifyScheduler(client, { sweep: 3_600_000 });
    closing.push(async () => scheduler.stop());
    await counted(scheduler);
    for (let i = 0; i < 2; i++) await scheduler.wake(0);
    await scheduler.stop();
    let before = said.length;
    await counted(scheduler);
    // It makes sure first that it hears.
    await until(() => said.length > before);
    before = said.length;
    await scheduler.wake(0);
    await until(() => said.length > before);
  });

  it('tells that its connection is lost in that moment, not when it next makes sure of it', async () => {
    vi.useFakeTimers();
    try {
      const connection = new EventEmitter();
      let connected = 0;
      const pool = Object.assign(new EventEmitter(), {
        query: async ({ values: [, payload] }: { values: readonly string[] }) =>
          void connection.emit('notification', { payload }),
        connect(done: (error: never, connection: never) => void) {
          connected++;
          done(
            undefined as never,
            Object.assign(connection, { query: async () => ({}), release() {} }) as never,
          );
        },
      });
      const { scheduler, seen } = await counted(notifyScheduler(pool as never, { sweep: 3_600_000 }));
      await vi.advanceTimersByTimeAsync(1_000);
      connection.emit('error', new Error('cut'));
      await vi.advanceTimersByTimeAsync(0);
      expect(seen.errors).toEqual([new Error('cut')]);
      // It listens again after a second.
      await vi.advanceTimersByTimeAsync(999);
      expect(connected).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(connected).toBe(2);
      await scheduler.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('looks every second where what is said is not heard, as behind a pooler that forgets who listens', async () => {
    const deaf = {
      query: async () => ({}),
      listen: async () => async () => undefined,
    };
    const { seen } = await started(deaf, 'any');
    await until(() => seen.runs >= 2);
    expect(seen.errors.map(String)).toEqual(['Error: what was notified took longer than 5000 ms']);
  });
});
