import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bullmqScheduler } from './bullmq.ts';
import { pgBossScheduler } from './pg-boss.ts';
import { notifyScheduler } from './postgres.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = async () => new Promise<never>(() => undefined);
const nothing = async () => undefined;
const idle = async () => ({ nextDue: null });

/** What a promise has become, and after how many milliseconds. */
function watched(promise: Promise<unknown>) {
  const start = performance.now();
  const seen: unknown[] = [];
  promise.then(
    () => seen.push('done', performance.now() - start),
    (error: Error) => seen.push(error.message, performance.now() - start),
  );
  return seen;
}

/** A database of PGlite as far as it is used, and when it was asked. */
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

  it('tells nothing beside what it is telling, and looks every millisecond whether that is over', async () => {
    const { client, asked } = database({
      notify: async () => new Promise((resolve) => setTimeout(resolve, 300)),
    });
    const { wake } = notifyScheduler(client);
    void wake(0);
    await vi.advanceTimersByTimeAsync(150);
    void wake(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked.map(([, at]) => at)).toEqual([0, 300]);
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

  it('listens anew a second after five in which it hears nothing, and tells of that once', async () => {
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
