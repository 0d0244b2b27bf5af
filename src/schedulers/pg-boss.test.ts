import { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasServer, login } from '#test/support/postgres.ts';
import { counted, sleep, until, untilHeard } from '#test/support/schedulers.ts';
import { schedulerSuite } from '../conformance/index.ts';
import { pgBossScheduler } from './pg-boss.ts';

const HOUR = 3_600_000;

describe.runIf(hasServer)('pgBossScheduler', () => {
  const schema = `canivete_boss_${process.pid}_${Date.now()}`;
  const admin = new Pool({ ...login, max: 1 });
  const boss = new PgBoss({ ...login, schema, max: 3, application_name: schema });
  beforeAll(async () => void (await boss.start()));
  afterAll(async () => {
    await boss.stop({ graceful: false, wait: true });
    await admin.query(`drop schema if exists ${schema} cascade`);
    await admin.end();
  });
  const closing: (() => Promise<unknown>)[] = [];
  const ignore = () => undefined;
  // While a test runs, only its scheduler listens. Between two tests, pg-boss may still report a connection that was
  // cut.
  beforeEach(() => void boss.off('error', ignore));
  afterEach(async () => {
    boss.on('error', ignore);
    for (const close of closing.splice(0).toReversed()) await close();
  });
  let queues = 0;
  const newQueue = () => `wakes-${queues++}`;
  const schedulerOf = (queue: string, sweep = HOUR) => {
    const scheduler = pgBossScheduler(boss, { queue, sweep });
    closing.push(async () => scheduler.stop());
    return scheduler;
  };
  const rows = async (queue: string) =>
    (await admin.query(`select state, data, singleton_key from ${schema}.job where name = $1`, [queue])).rows;

  /** A queue is a table of its own, and making one may wait for others' tables longer than a wake has patience. */
  const madeQueue = async () => {
    const queue = newQueue();
    await boss.createQueue(queue, { name: queue, policy: 'short' });
    return queue;
  };

  schedulerSuite({ describe, it, expect }, async () => schedulerOf(await madeQueue(), 1_000), {
    sleep,
    sweep: 1_000,
  });

  it('wakes another process, which looks for no other reason, and leaves no job behind', async () => {
    const queue = newQueue();
    const speaker = schedulerOf(queue);
    const worker = await counted(schedulerOf(queue));
    await untilHeard(speaker, worker);
    expect(worker.seen.errors).toEqual([]);
    await speaker.stop();
    await until(async () => (await rows(queue)).length === 0);
  });

  it('puts one job a second at most into the queue, with nothing in it', async () => {
    const queue = await madeQueue();
    const [first, second] = [schedulerOf(queue), schedulerOf(queue)];
    const began = Date.now();
    // A busy server may answer one later than a wake has patience, which does not matter here.
    const wakeBoth = async () => Promise.allSettled([first.wake(0), second.wake(0)]);
    for (let i = 0; i < 100; i++) await wakeBoth();
    await first.wake(2 ** 40);
    await until(async () => (await rows(queue)).length > 0 || (await wakeBoth(), false));
    const found = await rows(queue);
    const passed = (Date.now() - began) / 1_000;
    expect(found.length).toBeLessThanOrEqual(2 + passed);
    for (const row of found)
      expect(row).toEqual({ state: 'created', data: {}, singleton_key: expect.stringMatching(/^w-\d+$/) });
  });

  it('survives that its connections are cut, and hears again by itself', async () => {
    const queue = newQueue();
    const worker = await counted(schedulerOf(queue));
    const speaker = schedulerOf(queue);
    await untilHeard(speaker, worker);
    const cut = await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [schema],
    );
    expect(cut.rows.length).toBeGreaterThan(0);
    await untilHeard(speaker, worker);
  });
});

describe('pgBossScheduler', () => {
  function fakeBoss() {
    let fail: (error: Error) => void = () => undefined;
    const boss = {
      on: vi.fn((_: 'error', listener: (error: Error) => void) => void (fail = listener)),
      off: vi.fn(),
      createQueue: vi.fn(async () => undefined),
      send: vi.fn(async (): Promise<string | null> => 'id'),
      work: vi.fn(async (..._given: unknown[]): Promise<unknown> => 'id'),
      offWork: vi.fn(async () => undefined),
      deleteJob: vi.fn(async () => undefined),
    };
    return { boss, fail: (text: string) => fail(new Error(text)) };
  }

  it('looks by itself while the database is away, and tells of that once', async () => {
    const { boss, fail } = fakeBoss();
    boss.createQueue.mockRejectedValue(new Error('schema is gone'));
    const scheduler = pgBossScheduler(boss, { sweep: 200 });
    const { seen } = await counted(scheduler);
    await until(() => seen.runs >= 3);
    fail('again');
    expect(seen.errors.map(String)).toEqual(['Error: schema is gone']);
    await expect(scheduler.wake(0)).rejects.toThrow('schema is gone');
    expect(boss.work).not.toHaveBeenCalled();
    // Each look tries to listen again.
    boss.createQueue.mockResolvedValue(undefined);
    await until(() => boss.work.mock.calls.length > 0);
    const { length } = boss.createQueue.mock.calls;
    await scheduler.wake(0);
    expect(boss.send).toHaveBeenCalledTimes(1);
    expect(boss.createQueue).toHaveBeenCalledTimes(length);
    await scheduler.stop();
  });

  it('has a queue in which one job for a second waits, and removes jobs that it gets', async () => {
    const { boss, fail } = fakeBoss();
    const scheduler = pgBossScheduler(boss, { clock: () => 500, queue: 'wakes' });
    const { seen } = await counted(scheduler);
    await until(() => boss.work.mock.calls.length > 0);
    await scheduler.wake(0);
    expect(boss.createQueue.mock.calls).toEqual([['wakes', { name: 'wakes', policy: 'short' }]]);
    expect(boss.send.mock.calls).toEqual([
      ['wakes', {}, { singletonKey: 'w-1', startAfter: new Date(1_000), retryLimit: 0 }],
    ]);
    const [queue, options, handle] = boss.work.mock.calls[0] as unknown as [
      string,
      object,
      (jobs: { id: string }[]) => Promise<void>,
    ];
    expect([queue, options]).toEqual(['wakes', { pollingIntervalSeconds: 0.5, batchSize: 100 }]);
    await until(() => seen.runs > 0);
    const { runs } = seen;
    fail('first');
    await handle([{ id: 'a' }, { id: 'b' }]);
    fail('second');
    await until(() => seen.runs > runs);
    expect(boss.deleteJob.mock.calls).toEqual([['wakes', ['a', 'b']]]);
    expect(seen.errors.map(String)).toEqual(['Error: first', 'Error: second']);
    await scheduler.stop();
    expect(boss.offWork.mock.calls).toEqual([['wakes']]);
    await scheduler.wake(0);
    await scheduler.stop();
    expect([boss.send.mock.calls.length, boss.offWork.mock.calls.length]).toEqual([1, 1]);
  });

  it('makes its queue again when it may be gone: after a failure, and when nothing was sent for a sweep', async () => {
    const { boss, fail } = fakeBoss();
    let now = 1_000_000;
    const scheduler = pgBossScheduler(boss, { sweep: 60_000, clock: () => now });
    const made = () => boss.createQueue.mock.calls.length;
    await scheduler.wake(0);
    boss.send.mockRejectedValueOnce(new Error('schema is gone'));
    await expect(scheduler.wake(1_000)).rejects.toThrow('schema is gone');
    expect(made()).toBe(1);
    await scheduler.wake(1_000);
    expect(made()).toBe(2);
    // Another process may have sent the job of a second, which is not a failure; if it always has, it may be one.
    boss.send.mockResolvedValue(null);
    now += 30_000;
    await scheduler.wake(0);
    await scheduler.wake(1_000);
    expect(made()).toBe(2);
    now += 30_000;
    await scheduler.wake(0);
    await scheduler.wake(1_000);
    expect(made()).toBe(3);
    const { seen } = await counted(scheduler);
    await until(() => boss.work.mock.calls.length > 0 && seen.runs > 0);
    fail('relation does not exist');
    const { runs } = seen;
    await scheduler.wake(0);
    await until(() => seen.runs > runs && made() === 4);
    await scheduler.stop();
  });

  it('makes its queue at the next wake when it could not, where it only speaks', async () => {
    const { boss } = fakeBoss();
    const scheduler = pgBossScheduler(boss, { sweep: 60_000, clock: () => 0 });
    // It tries a second time at once.
    for (let i = 0; i < 2; i++) boss.createQueue.mockRejectedValueOnce(new Error('the database is away'));
    await expect(scheduler.wake(0)).rejects.toThrow('the database is away');
    await scheduler.wake(0);
    expect([boss.createQueue.mock.calls.length, boss.send.mock.calls.length]).toEqual([3, 1]);
  });

  it('works a queue once, however often it is started, and again after a stop; a default has a name', async () => {
    const { boss } = fakeBoss();
    const scheduler = pgBossScheduler(boss);
    await counted(scheduler);
    await counted(scheduler);
    await until(() => boss.work.mock.calls.length > 0);
    await scheduler.stop();
    expect(boss.work).toHaveBeenCalledTimes(1);
    await counted(scheduler);
    await until(() => boss.work.mock.calls.length === 2);
    expect(boss.work.mock.calls[1]?.[0]).toBe('canivete-wakes');
    await scheduler.stop();
  });

  it('is stopped though pg-boss does not answer', async () => {
    const { boss } = fakeBoss();
    boss.offWork.mockReturnValue(new Promise(() => undefined));
    const scheduler = pgBossScheduler(boss);
    await counted(scheduler);
    await until(() => boss.work.mock.calls.length > 0);
    await scheduler.stop();
    expect(boss.offWork).toHaveBeenCalledTimes(1);
  });
});
