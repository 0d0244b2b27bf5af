/**
 * The scheduler of several processes that have pg-boss: a wake of one is a job that any of them gets. A job holds nothing,
 * and a lost one makes a delivery late by a sweep at most. pg-boss looks for jobs by itself, every half second; where it is not
 * there for other reasons, `canivete/schedulers/postgres` is faster and needs nothing.
 *
 * ```ts
 * import PgBoss from 'pg-boss';
 * import { createService } from 'canivete';
 * import { pgBossScheduler } from 'canivete/schedulers/pg-boss';
 *
 * const boss = new PgBoss('postgres://localhost/canivete');
 * await boss.start();
 * const service = createService({ scheduler: pgBossScheduler(boss) });
 * ```
 * @module
 */
import type { Scheduler } from '../contracts/scheduler.ts';
import { durationOption } from '../lib/duration.ts';
import { isFunction, isText, option, type OptionsOf, readOptions } from '../lib/options.ts';
import { orTimeout } from '../lib/promises.ts';
import { jobsByTheSecond } from './_by-the-second.ts';
import { reportOutages } from './_outages.ts';
import { timers } from './timers.ts';

/** The used part of a `PgBoss`, which must be started. */
export interface WakeBoss {
  on(event: 'error', listener: (error: Error) => void): unknown;
  off(event: 'error', listener: (error: Error) => void): unknown;
  createQueue(name: string, options: { name: string; policy: 'short' }): Promise<unknown>;
  send(name: string, data: object, options: object): Promise<unknown>;
  work(
    name: string,
    options: { pollingIntervalSeconds: number; batchSize: number },
    handler: (jobs: readonly { readonly id: string }[]) => Promise<unknown>,
  ): Promise<unknown>;
  offWork(name: string): Promise<unknown>;
  deleteJob(name: string, ids: string[]): Promise<unknown>;
}

const pgBossOptions = {
  /** The queue's name. */
  queue: option<string>(isText, 'canivete-wakes'),
  /** Time after which work is looked for in any case. */
  sweep: durationOption(1, '5s'),
  /** Milliseconds since 1970. Default `Date.now`. */
  clock: option<() => number>(isFunction),
};

export type PgBossOptions = OptionsOf<typeof pgBossOptions>;

/** Milliseconds that a stop waits for the broker. */
const PATIENCE = 2_000;

/** Wakes by jobs of a queue of its own. `boss` stays yours to stop. */
export function pgBossScheduler(boss: WakeBoss, options: PgBossOptions = {}): Scheduler {
  const { queue, sweep, clock = Date.now } = readOptions('pgBossScheduler', options, pgBossOptions);
  const local = timers({ sweep });
  let outages = reportOutages(() => undefined);
  let isStopped = false;
  let working: Promise<unknown> | undefined;
  let made: { readonly queue: Promise<unknown>; readonly at: number } | undefined;
  const noteFailure = (error: unknown) => {
    // The queue may be gone, with its schema: the next look or wake makes it again.
    made = undefined;
    outages.failed(error);
  };

  /** Makes the queue, which holds at most one waiting job per key. */
  async function haveQueue(): Promise<void> {
    const make = async () => boss.createQueue(queue, { name: queue, policy: 'short' });
    // If several processes make it at once, the database ends all but one, as they wait for one another.
    made ??= { queue: make().catch(make), at: clock() };
    try {
      await made.queue;
    } catch (error) {
      made = undefined;
      throw error;
    }
  }

  const tell = jobsByTheSecond(
    async ({ name, delay }) => {
      await haveQueue();
      const startAfter = new Date(clock() + delay);
      try {
        const job = await boss.send(queue, {}, { singletonKey: name, startAfter, retryLimit: 0 });
        // Another process has sent it, or the queue is gone: pg-boss answers the same.
        if (job === null && made && clock() - made.at >= sweep) made = undefined;
      } catch (error) {
        made = undefined;
        throw error;
      }
    },
    { sweep, clock },
  );

  async function work(): Promise<void> {
    await haveQueue();
    await boss.work(queue, { pollingIntervalSeconds: 0.5, batchSize: 100 }, async (jobs) => {
      outages.worked();
      await local.wake(0);
      // Done jobs would be kept for days.
      await boss.deleteJob(
        queue,
        jobs.map(({ id }) => id),
      );
    });
  }

  function begin(): void {
    if (working) haveQueue().catch(noteFailure);
    working ??= work().catch((error: unknown) => {
      working = undefined;
      noteFailure(error);
    });
  }

  return {
    async start(run, onError) {
      isStopped = false;
      outages = reportOutages(onError);
      // Without a listener, a connection that drops would end the process.
      boss.off('error', noteFailure);
      boss.on('error', noteFailure);
      // The start succeeds even while the database is away: each look tries again.
      await local.start(async () => {
        begin();
        return run();
      }, onError);
    },
    async wake(delay) {
      if (isStopped) return;
      await local.wake(delay);
      await tell(delay);
    },
    async stop() {
      isStopped = true;
      const ending = working;
      working = undefined;
      await local.stop();
      if (ending) {
        const off = async () => {
          await ending;
          await boss.offWork(queue);
        };
        await Promise.resolve(orTimeout(off(), PATIENCE, 'pg-boss')).catch(() => undefined);
      }
      boss.off('error', noteFailure);
    },
  };
}
