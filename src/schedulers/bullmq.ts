/**
 * The scheduler of several processes that have BullMQ: a wake of one is a job that any of them gets. A job holds nothing,
 * and a lost one makes a delivery late by a sweep at most.
 *
 * ```ts
 * import { Queue, Worker } from 'bullmq';
 * import { createService } from 'canivete';
 * import { bullmqScheduler } from 'canivete/schedulers/bullmq';
 *
 * const connection = { host: '127.0.0.1', maxRetriesPerRequest: null };
 * const queue = new Queue('canivete', { connection });
 * const scheduler = bullmqScheduler(queue, (process) => new Worker('canivete', process, { connection }));
 * const service = createService({ scheduler });
 * ```
 * @module
 */
import type { Scheduler } from '../contracts/scheduler.ts';
import { durationOption } from '../lib/duration.ts';
import { isFunction, option, type OptionsOf, readOptions } from '../lib/options.ts';
import { orTimeout } from '../lib/promises.ts';
import { jobsByTheSecond } from './_by-the-second.ts';
import { reportOutages } from './_outages.ts';
import { timers } from './timers.ts';

/** The used part of a `Queue`. */
export interface WakeJobs {
  add(name: string, data: object, options: object): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The used part of a `Worker`. */
export interface WakeWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(force?: boolean): Promise<unknown>;
}

const bullmqOptions = {
  /** Time after which work is looked for in any case. */
  sweep: durationOption(1, '5s'),
  /** Milliseconds since 1970. Default `Date.now`. */
  clock: option<() => number>(isFunction),
};

export type BullmqOptions = OptionsOf<typeof bullmqOptions>;

/** Milliseconds that a stop waits for the broker. */
const PATIENCE = 2_000;

/**
 * Wakes by jobs of a queue. `work` makes the worker that has its jobs handled by the function it is given; a process
 * that only raises events leaves it out. The queue stays yours to close; the worker is made by `start` and closed by
 * `stop`.
 */
export function bullmqScheduler(
  queue: WakeJobs,
  work?: (process: () => Promise<void>) => WakeWorker,
  options: BullmqOptions = {},
): Scheduler {
  const { sweep, clock = Date.now } = readOptions('bullmqScheduler', options, bullmqOptions);
  const local = timers({ sweep });
  let outages = reportOutages(() => undefined);
  let worker: WakeWorker | undefined;
  let isStopped = false;
  // Without a listener, each failure to connect is printed.
  queue.on('error', (error) => outages.failed(error));

  // Finished jobs are removed: a job whose name is known would not be added again.
  const tell = jobsByTheSecond(
    async ({ name, delay }) =>
      queue.add('wake', {}, { jobId: name, delay, removeOnComplete: true, removeOnFail: true }),
    { sweep, clock },
  );

  return {
    async start(run, onError) {
      isStopped = false;
      outages = reportOutages(onError);
      await local.start(run, onError);
      worker ??= work?.(async () => {
        outages.worked();
        await local.wake(0);
      });
      worker?.on('error', (error) => outages.failed(error));
    },
    async wake(delay) {
      if (isStopped) return;
      await local.wake(delay);
      await tell(delay);
    },
    async stop() {
      isStopped = true;
      const closing = worker;
      worker = undefined;
      await local.stop();
      // A worker without a connection waits for one: its jobs hold nothing, so it may be cut off.
      await Promise.resolve(closing && orTimeout(closing.close(), PATIENCE, 'the worker')).catch(() => {
        closing?.close(true).catch(() => undefined);
      });
    },
  };
}
