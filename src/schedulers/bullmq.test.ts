import { createConnection } from 'node:net';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { counted, sleep, until, untilHeard } from '#test/support/schedulers.ts';
import { schedulerSuite } from '../conformance/index.ts';
import { bullmqScheduler, type WakeWorker } from './bullmq.ts';

const [host, port] = [process.env['REDIS_HOST'] ?? '127.0.0.1', Number(process.env['REDIS_PORT'] ?? 6379)];
const connection = { host, port, maxRetriesPerRequest: null };

const hasServer =
  process.env['REQUIRE_ALL'] === '1' ||
  (await new Promise<boolean>((resolve) => {
    const socket = createConnection({ host, port }, () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  }));

const HOUR = 3_600_000;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

let queues = 0;
const newName = () => `canivete-test-${process.pid}-${Date.now()}-${queues++}`;

function queueOf(name: string): Queue {
  const queue = new Queue(name, { connection });
  closing.push(async () => {
    await queue.obliterate({ force: true });
    await queue.close();
  });
  return queue;
}

function adminOf(): Redis {
  const client = new Redis({ host, port });
  closing.push(async () => client.disconnect());
  return client;
}

/** Makes the scheduler of one process: its own queue and worker. */
function schedulerOf(name: string, sweep = HOUR) {
  const scheduler = bullmqScheduler(queueOf(name), (process) => new Worker(name, process, { connection }), {
    sweep,
  });
  closing.push(async () => scheduler.stop());
  return scheduler;
}

describe.runIf(hasServer)('bullmqScheduler', () => {
  schedulerSuite({ describe, it, expect }, () => schedulerOf(newName(), 1_000), { sleep, sweep: 1_000 });

  it('wakes another process, which looks for no other reason, and leaves no job behind', async () => {
    const name = newName();
    const speaker = bullmqScheduler(queueOf(name), undefined, { sweep: HOUR });
    const worker = await counted(schedulerOf(name));
    await untilHeard(speaker, worker);
    expect(worker.seen.errors).toEqual([]);
    await speaker.stop();
    const queue = queueOf(name);
    await until(async () => (await queue.getJobCountByTypes('delayed', 'waiting', 'active')) === 0);
    expect(await queue.getJobCountByTypes('completed', 'failed')).toBe(0);
  });

  it('puts one job a second at most into the queue, with nothing in it', async () => {
    const queue = queueOf(newName());
    const [first, second] = [bullmqScheduler(queue), bullmqScheduler(queue)];
    const began = Date.now();
    // A busy server may answer one later than a wake has patience, which does not matter here.
    for (let i = 0; i < 100; i++) await Promise.allSettled([first.wake(0), second.wake(0)]);
    await Promise.allSettled([first.wake(4_000), first.wake(2 ** 40)]);
    const passed = (Date.now() - began) / 1_000;
    const jobs = await queue.getDelayed();
    expect(jobs.length).toBeLessThanOrEqual(3 + passed);
    for (const { data, name, id } of jobs)
      expect([data, name, id]).toEqual([{}, 'wake', expect.stringMatching(/^w-\d+$/)]);
    await first.stop();
    await first.wake(0);
  });

  it('goes on when the broker forgets everything', async () => {
    const name = newName();
    const worker = await counted(schedulerOf(name));
    const speaker = schedulerOf(name);
    await untilHeard(speaker, worker);
    const client = adminOf();
    const keys = await client.keys(`bull:${name}:*`);
    expect(keys.length).toBeGreaterThan(0);
    await client.del(...keys);
    await untilHeard(speaker, worker);
  });

  it('survives that its connections are cut, and hears again by itself', async () => {
    const name = newName();
    const worker = await counted(schedulerOf(name));
    const speaker = schedulerOf(name);
    await untilHeard(speaker, worker);
    const client = adminOf();
    const list = (await client.call('CLIENT', 'LIST')) as string;
    // Only the clients of this queue: others use the server too. BullMQ names its connections by the queue.
    const ids = list
      .split('\n')
      .filter((line) => line.includes(`name=bull:${Buffer.from(name).toString('base64')}`))
      .map((line) => /id=(\d+)/.exec(line)?.[1] as string);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) await client.call('CLIENT', 'KILL', 'ID', id);
    await untilHeard(speaker, worker);
  });
});

describe('bullmqScheduler', () => {
  function fakes() {
    const listeners: ((error: Error) => void)[] = [];
    const on = (_: 'error', listener: (error: Error) => void) => listeners.push(listener);
    const fail = (text: string) => listeners.forEach((listener) => listener(new Error(text)));
    return { on, fail };
  }

  it('looks by itself while the broker is away, and tells of that once', async () => {
    const { on, fail } = fakes();
    const worker: WakeWorker = { on, close: async () => undefined };
    const scheduler = bullmqScheduler({ on, add: () => new Promise(() => undefined) }, () => worker, {
      sweep: 200,
    });
    const { seen } = await counted(scheduler);
    fail('ECONNREFUSED');
    fail('ECONNREFUSED');
    await until(() => seen.runs >= 3);
    expect(seen.errors.map(String)).toEqual(['Error: ECONNREFUSED']);
    await expect(scheduler.wake(0)).rejects.toThrow('took longer than 2000 ms');
    await scheduler.stop();
  });

  it('looks at once for a wake of its own process', async () => {
    const { on } = fakes();
    const worker: WakeWorker = { on, close: async () => undefined };
    const scheduler = bullmqScheduler({ on, add: async () => undefined }, () => worker, { sweep: 3_600_000 });
    const { seen } = await counted(scheduler);
    await until(() => seen.runs === 1);
    await scheduler.wake(0);
    await until(() => seen.runs === 2);
    await scheduler.stop();
  });

  it('tells of a second outage after a job has come', async () => {
    const { on, fail } = fakes();
    let handle: () => Promise<void> = async () => undefined;
    const scheduler = bullmqScheduler({ on, add: async () => undefined }, (process) => {
      handle = process;
      return { on, close: async () => undefined };
    });
    const { seen } = await counted(scheduler);
    fail('first');
    await handle();
    fail('second');
    expect(seen.errors.map(String)).toEqual(['Error: first', 'Error: second']);
    await scheduler.stop();
  });

  it('is stopped though the worker cannot be closed in time, which is then cut off', async () => {
    const { on } = fakes();
    const close = vi.fn((force?: boolean) =>
      force ? Promise.reject(new Error('gone')) : new Promise<void>(() => undefined),
    );
    const scheduler = bullmqScheduler({ on, add: async () => undefined }, () => ({ on, close }));
    await counted(scheduler);
    await scheduler.stop();
    expect(close.mock.calls).toEqual([[], [true]]);
    await scheduler.stop();
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('makes its worker when it starts, and another one when it starts again', async () => {
    const { on } = fakes();
    let made = 0;
    const add = vi.fn(async () => undefined);
    const scheduler = bullmqScheduler({ on, add }, () => {
      made++;
      return { on, close: async () => undefined };
    });
    expect(made).toBe(0);
    await counted(scheduler);
    await scheduler.stop();
    await scheduler.wake(0);
    expect([made, add.mock.calls.length]).toEqual([1, 0]);
    await counted(scheduler);
    await scheduler.wake(0);
    expect([made, add.mock.calls.length]).toEqual([2, 1]);
    expect(add).toHaveBeenCalledWith(
      'wake',
      {},
      {
        jobId: expect.stringMatching(/^w-\d+$/),
        delay: expect.any(Number),
        removeOnComplete: true,
        removeOnFail: true,
      },
    );
    await scheduler.stop();
  });
});
