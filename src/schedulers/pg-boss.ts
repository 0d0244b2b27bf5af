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
import { lazyPromise } from '../lib/lazy.ts';
import { orTimeout } from '../lib/promises.ts';
import { jobsByTheSecond } from './_by-the-second.ts';
import { reportOutages } from './_outages.ts';
import { timers } from './timers.ts';

/** The part that is used of a `PgBoss`, which must be started. */
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

export interface PgBossOptions {
  /** The queue's name. Default `canivete-wakes`. */
  readonly queue?: string;
  /** Milliseconds after which work is looked for whatever was said. Default 5,000. */
  readonly sweep?: number;
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number;
}

/** Milliseconds that a stop waits for the broker. */
const PATIENCE = 2_000;

/** Wakes by jobs of a queue of its own. `boss` stays yours to stop. */
export function pgBossScheduler(
  boss: WakeBoss,
  { queue = 'canivete-wakes', sweep = 5_000, clock = Date.now }: PgBossOptions = {},
): Scheduler {
  const local = timers({ sweep });
  let outages = reportOutages(() => undefined);
  let isStopped = false;
  let working: Promise<unknown> | undefined;
  const failed = (error: unknown) => outages.failed(error);

  /** The queue, of whose jobs with one key a single one waits. */
  const haveQueue = lazyPromise(async () => {
    const make = async () => boss.createQueue(queue, { name: queue, policy: 'short' });
    // Of processes that make it at once, the database ends all but one, as they wait for one another.
    return make().catch(make);
  });

  const tell = jobsByTheSecond(
    async ({ name, delay }) => {
      await haveQueue();
      const startAfter = new Date(clock() + delay);
      await boss.send(queue, {}, { singletonKey: name, startAfter, retryLimit: 0 });
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
    working ??= work().catch((error: unknown) => {
      working = undefined;
      outages.failed(error);
    });
  }

  return {
    async start(run, onError) {
      isStopped = false;
      outages = reportOutages(onError);
      // Without a listener, a connection that drops would end the process.
      boss.off('error', failed);
      boss.on('error', failed);
      // A database that is away is no reason not to begin: each look tries again.
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
      boss.off('error', failed);
    },
  };
}
