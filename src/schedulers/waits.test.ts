import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bullmqScheduler } from './bullmq.ts';
import { pgBossScheduler } from './pg-boss.ts';
import { notifyScheduler } from './postgres.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = async () => new Promise<never>(() => undefined);
const nothing = async () => undefined;
const idle = async () => ({ nextDue: null });

/** Notes the outcome of a promise, and after how many milliseconds it came. */
function watched(promise: Promise<unknown>) {
  const start = performance.now();
  const seen: unknown[] = [];
  promise.then(
    () => seen.push('done', performance.now() - start),
    (error: Error) => seen.push(error.message, performance.now() - start),
  );
  return seen;
}

/** Fakes the used part of a PGlite database, and notes when it was asked. */
function database({
  notify = nothing as () => Promise<unknown>,
  close = nothing as () => Promise<unknown>,
} = {}) {
  const start = performance.now();
  const asked: [what: string, at: number][] = [];
  const payloads: string[] = [];
  let heard: (payload: string) => void = () => undefined;
  const client = {
    query: async (_: string, [, payload]: unknown[]) => {
      asked.push(['notify', performance.now() - start]);
      payloads.push(String(payload));
      return notify();
    },
    listen: async (_: string, hear: (payload: string) => void) => {
      asked.push(['listen', performance.now() - start]);
      heard = hear;
      return close;
    },
  };
  return { client, asked, payloads, hear: (payload: string) => heard(payload) };
}

describe('notifyScheduler', () => {
  it('tells at once, and what comes within a tenth of a second together after it', async () => {
    const { client, asked } = database();
    const { wake } = notifyScheduler(client);
    for (let i = 0; i < 3; i++) await wake(0);
    await vi.advanceTimersByTimeAsync(50);
    await wake(0);
    await vi.advanceTimersByTimeAsync(49);
    expect(asked).toEqual([['notify', 0]]);
    await vi.advanceTimersByTimeAsync(51);
    await wake(0);
    await wake(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await wake(-1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked.map(([, at]) => at)).toEqual([0, 100, 200, 1_150]);
  });

  it('has a channel of its own, unless one is named', async () => {
    const named: unknown[] = [];
    const scheduler = notifyScheduler({
      query: async (_: string, [channel]: unknown[] = []) => void named.push(channel),
      listen: async (channel: string) => {
        named.push(channel);
        return nothing;
      },
    });
    await scheduler.start(idle, () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(named).toEqual(['canivete_wakes', 'canivete_wakes']);
    await scheduler.stop();
  });

  it('tells nothing in the last millisecond of that time either', async () => {
    const { client, asked } = database();
    const { wake } = notifyScheduler(client);
    await wake(0);
    await vi.advanceTimersByTimeAsync(99);
    await wake(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.map(([, at]) => at)).toEqual([0, 100]);
  });

  it('tells nothing beside what it is telling, and looks every millisecond whether that is over', async () => {
    const { client, asked } = database({
      notify: async () => new Promise((resolve) => setTimeout(resolve, 301)),
    });
    const { wake } = notifyScheduler(client);
    void wake(0);
    await vi.advanceTimersByTimeAsync(150);
    void wake(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked.map(([, at]) => at)).toEqual([0, 301]);
  });

  it('waits five seconds for what it tells', async () => {
    const waiting = watched(Promise.resolve(notifyScheduler(database({ notify: never }).client).wake(0)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(waiting).toEqual(['NOTIFY took longer than 5000 ms', 5_000]);
  });

  it('makes sure every fifteen seconds that it hears', async () => {
    const made = database();
    const failures: unknown[] = [];
    const scheduler = notifyScheduler(made.client);
    await scheduler.start(idle, (error) => failures.push(error));
    for (let i = 0; i < 3; i++) {
      await vi.advanceTimersByTimeAsync(0);
      made.hear(made.payloads.at(-1) as string);
      await vi.advanceTimersByTimeAsync(15_000);
    }
    expect(made.asked.map(([what, at]) => `${what} ${at}`)).toEqual([
      ...['listen 0', 'notify 0', 'notify 15000', 'notify 30000', 'notify 45000'],
    ]);
    expect(failures).toEqual([]);
    await scheduler.stop();
  });

  it('listens again a second after five in which it hears nothing, and reports that once', async () => {
    const made = database();
    const failures: string[] = [];
    const scheduler = notifyScheduler(made.client);
    await scheduler.start(idle, (error) => failures.push((error as Error).message));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(made.asked.map(([what, at]) => `${what} ${at}`)).toEqual([
      ...['listen 0', 'notify 0', 'listen 6000', 'notify 6000', 'listen 12000', 'notify 12000'],
    ]);
    expect(failures).toEqual(['what was notified took longer than 5000 ms']);
    await scheduler.stop();
  });

  it('waits five seconds for a connection, and gives back one that comes later', async () => {
    let open: (close: () => Promise<void>) => void = () => undefined;
    const failures: string[] = [];
    let closed = 0;
    const scheduler = notifyScheduler({
      query: nothing,
      listen: async () => new Promise<() => Promise<void>>((resolve) => (open = resolve)),
    });
    await scheduler.start(idle, (error) => failures.push((error as Error).message));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(failures).toEqual(['LISTEN took longer than 5000 ms']);
    open(async () => void closed++);
    await vi.advanceTimersByTimeAsync(0);
    expect(closed).toBe(1);
    void scheduler.stop();
    await vi.advanceTimersByTimeAsync(5_000);
  });

  it('looks at once when it hears another process', async () => {
    const made = database();
    const looks: number[] = [];
    const start = performance.now();
    const look = async () => {
      looks.push(performance.now() - start);
      return { nextDue: null };
    };
    const scheduler = notifyScheduler(made.client, { sweep: 3_600_000 });
    await scheduler.start(look, () => undefined);
    await vi.advanceTimersByTimeAsync(10);
    made.hear('another');
    await vi.advanceTimersByTimeAsync(0);
    expect(looks).toEqual([0, 10]);
    await scheduler.stop();
  });

  it('tells of a second outage when it has heard between the two', async () => {
    let isAway = true;
    const made = database({ notify: async () => (isAway ? Promise.reject(new Error('away')) : undefined) });
    const failures: string[] = [];
    const scheduler = notifyScheduler(made.client);
    await scheduler.start(idle, (error) => failures.push((error as Error).message));
    await vi.advanceTimersByTimeAsync(1_500);
    isAway = false;
    await vi.advanceTimersByTimeAsync(500);
    made.hear(made.payloads.at(-1) as string);
    isAway = true;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(failures).toEqual(['away', 'away']);
    await scheduler.stop();
  });

  it.each([
    ['waits for what it has said of itself', 0, false],
    ['makes sure of nothing for a while', 100, true],
    ['waits until it listens anew', 5_100, false],
  ])('is stopped at once while it %s', async (_, after, isHeard) => {
    const made = database();
    const scheduler = notifyScheduler(made.client);
    await scheduler.start(idle, () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    if (isHeard) made.hear(made.payloads[0] as string);
    await vi.advanceTimersByTimeAsync(after);
    const stopping = watched(Promise.resolve(scheduler.stop()));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stopping).toEqual(['done', 0]);
  });

  it('tells nobody that its connection could not be closed when it is stopped', async () => {
    const made = database({ close: () => Promise.reject(new Error('closed')) });
    const failures: unknown[] = [];
    const scheduler = notifyScheduler(made.client);
    await scheduler.start(idle, (error) => failures.push(error));
    await vi.advanceTimersByTimeAsync(0);
    await scheduler.stop();
    expect(failures).toEqual([]);
  });

  it('is stopped when what it tells is told, and tells nothing of a wake that was under way', async () => {
    const { client, asked } = database({
      notify: async () => new Promise((resolve) => setTimeout(resolve, 300)),
    });
    const { wake, stop } = notifyScheduler(client);
    void wake(0);
    await vi.advanceTimersByTimeAsync(0);
    void wake(0);
    const stopping = watched(Promise.resolve(stop()));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(stopping).toEqual(['done', 300]);
    expect(asked).toEqual([['notify', 0]]);
  });

  it('leaves no timer of what was still to be told, and none that keeps a process alive', async () => {
    const { client } = database();
    const { wake, stop } = notifyScheduler(client);
    const set = vi.spyOn(globalThis, 'setTimeout');
    for (let i = 0; i < 2; i++) await wake(0);
    const { value } = set.mock.results.at(-1) as { value: Partial<NodeJS.Timeout> };
    // In runtimes where a timer is a number, it keeps nothing alive.
    expect(value.hasRef?.() ?? false).toBe(false);
    set.mockRestore();
    expect(vi.getTimerCount()).toBe(1);
    await stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells what comes once it is started again, though something was still to be told when it was stopped', async () => {
    const { client, asked } = database();
    const { start, wake, stop } = notifyScheduler({ ...client, listen: never });
    for (let i = 0; i < 2; i++) await wake(0);
    await stop();
    await start(idle, () => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    await wake(0);
    expect(asked.map(([, at]) => at)).toEqual([0, 1_000]);
    void stop();
    await vi.advanceTimersByTimeAsync(10_000);
  });

  it.each([
    ['in that moment, while it waits to hear itself', 0],
    ['as soon as it has said so, while it says something', 100],
  ])('tells that its connection is lost %s', async (_, saying) => {
    const connection = Object.assign(new EventEmitter(), { query: nothing, release() {} });
    const pool = Object.assign(new EventEmitter(), {
      query: async () => new Promise((resolve) => setTimeout(resolve, saying)),
      connect: (done: (error: never, given: typeof connection) => void) =>
        done(undefined as never, connection),
    });
    const failures: unknown[] = [];
    const scheduler = notifyScheduler(pool);
    await scheduler.start(idle, (error) => failures.push(error));
    await vi.advanceTimersByTimeAsync(50);
    connection.emit('error', new Error('cut'));
    await vi.advanceTimersByTimeAsync(saying / 2);
    expect(failures).toEqual([new Error('cut')]);
    await scheduler.stop();
  });

  it('is stopped in five seconds, whatever the database does', async () => {
    const made = database({ close: never });
    const scheduler = notifyScheduler(made.client);
    await scheduler.start(idle, () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    const stopping = watched(Promise.resolve(scheduler.stop()));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stopping).toEqual(['done', 5_000]);
  });
});

it('pgBossScheduler is stopped in two seconds, whatever pg-boss does', async () => {
  const boss = {
    ...{ on: nothing, off: nothing, createQueue: nothing, send: nothing, work: nothing, deleteJob: nothing },
    offWork: never,
  };
  const scheduler = pgBossScheduler(boss as never);
  await scheduler.start(idle, () => undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  const stopping = watched(Promise.resolve(scheduler.stop()));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stopping).toEqual(['done', 2_000]);
});

it('bullmqScheduler gives its worker two seconds to close, and then cuts it off', async () => {
  const closed: [force: unknown, at: number][] = [];
  const start = performance.now();
  const worker = {
    on: nothing,
    close: async (force?: boolean) => {
      closed.push([force, performance.now() - start]);
      return force ? undefined : never();
    },
  };
  const scheduler = bullmqScheduler({ on: nothing, add: nothing } as never, () => worker);
  await scheduler.start(idle, () => undefined);
  const stopping = watched(Promise.resolve(scheduler.stop()));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stopping).toEqual(['done', 2_000]);
  expect(closed).toEqual([
    [undefined, 0],
    [true, 2_000],
  ]);
});

it('bullmqScheduler looks at once when a job comes', async () => {
  let work: () => Promise<void> = nothing;
  let looks = 0;
  const scheduler = bullmqScheduler({ on: nothing, add: nothing } as never, (process) => {
    work = process;
    return { on: nothing, close: nothing };
  });
  await scheduler.start(
    async () => {
      looks++;
      return { nextDue: null };
    },
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(10);
  await work();
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toBe(2);
  await scheduler.stop();
});

it.each(['queue', 'worker'])('bullmqScheduler tells of what its %s fails in', async (failing) => {
  const [queue, worker] = [new EventEmitter(), new EventEmitter()];
  const failures: unknown[] = [];
  const scheduler = bullmqScheduler(Object.assign(queue, { add: nothing }), () =>
    Object.assign(worker, { close: nothing }),
  );
  await scheduler.start(idle, (error) => failures.push(error));
  (failing === 'queue' ? queue : worker).emit('error', new Error('away'));
  expect(failures).toEqual([new Error('away')]);
  await scheduler.stop();
});

describe('pgBossScheduler', () => {
  /** Makes a boss whose `work` ends when the test says so, and notes what it was asked. */
  function slowBoss() {
    const asked: string[] = [];
    let handle: (jobs: readonly object[]) => Promise<void> = nothing;
    let worked: (id: string) => void = () => undefined;
    const boss = Object.assign(new EventEmitter(), {
      createQueue: nothing,
      send: async () => void asked.push('send'),
      work: async (_queue: string, _options: object, given: typeof handle) => {
        handle = given;
        return new Promise<string>((resolve) => (worked = resolve));
      },
      offWork: async () => void asked.push('offWork'),
      deleteJob: nothing,
    });
    return { boss, asked, work: async () => handle([{ id: 'a' }]), worked: () => worked('id') };
  }

  it('looks at once when a job comes', async () => {
    const { boss, work } = slowBoss();
    let looks = 0;
    const look = async () => {
      looks++;
      return { nextDue: null };
    };
    const scheduler = pgBossScheduler(boss as never);
    await scheduler.start(look, () => undefined);
    await vi.advanceTimersByTimeAsync(10);
    await work();
    await vi.advanceTimersByTimeAsync(0);
    expect(looks).toBe(2);
  });

  it('listens to failures once, however often it is started, and not when it is stopped', async () => {
    const { boss } = slowBoss();
    const scheduler = pgBossScheduler(boss as never);
    for (let i = 0; i < 2; i++) await scheduler.start(idle, () => undefined);
    expect(boss.listenerCount('error')).toBe(1);
    await scheduler.stop();
    expect(boss.listenerCount('error')).toBe(0);
  });

  it('ends its work after that has begun, and tells of nothing once it is stopped', async () => {
    const { boss, asked, worked } = slowBoss();
    const scheduler = pgBossScheduler(boss as never);
    await scheduler.start(idle, () => undefined);
    await vi.advanceTimersByTimeAsync(10);
    const stopped = scheduler.stop();
    await scheduler.wake(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([]);
    worked();
    await stopped;
    expect(asked).toEqual(['offWork']);
  });
});
