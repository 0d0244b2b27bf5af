/**
 * The scheduler for Cloudflare Workers, where nothing runs between two events. A wake is a message of a Queue; its
 * consumer calls `service.runDue`, as the worker of `canivete/cloudflare` does. The sweep is a cron of every minute.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { toWorker } from 'canivete/cloudflare';
 * import { queueScheduler, type WakeQueue } from 'canivete/schedulers/cloudflare';
 *
 * export default toWorker((env: { readonly WAKES: WakeQueue }) =>
 *   createService({ scheduler: queueScheduler(env.WAKES) }),
 * );
 * ```
 * @module
 */
import type { Scheduler } from '../contracts/scheduler.ts';
import { durationOption } from '../lib/duration.ts';
import { isFunction, option, type OptionsOf, readOptions } from '../lib/options.ts';

/** The used part of a producer's binding of a Queue. */
export interface WakeQueue {
  send(message: unknown, options?: { readonly delaySeconds?: number }): Promise<unknown>;
}

const queueSchedulerOptions = {
  /** Time between two runs of the cron: later wakes are left to it. */
  sweep: durationOption(1, '1m'),
  /** Milliseconds since 1970. Default `Date.now`. */
  clock: option<() => number>(isFunction),
};

export type QueueSchedulerOptions = OptionsOf<typeof queueSchedulerOptions>;

/** Rough number of milliseconds between two messages of an isolate; also the unit in which a Queue counts delays. */
const STEP = 1_000;

/** Throws a `TypeError` that names a wrong option. */
export function queueScheduler(queue: WakeQueue, options: QueueSchedulerOptions = {}): Scheduler {
  const { sweep, clock = Date.now } = readOptions('queueScheduler', options, queueSchedulerOptions);
  let stopped = false;
  /** Time when the last message arrives, or has arrived. */
  let arrives = -Infinity;

  return {
    // `run` is never called here: outside an event's handler it would be cut off at any time.
    async start() {
      stopped = false;
    },
    async wake(delay) {
      if (stopped || delay > sweep) return;
      const now = clock();
      // A message on its way that arrives in time finds this work as well.
      const isOnItsWay = now < arrives;
      if (isOnItsWay && arrives <= now + Math.max(delay, STEP)) return;
      const wait = isOnItsWay ? delay : Math.max(delay, arrives + STEP - now);
      const delaySeconds = Math.ceil(Math.max(0, wait) / STEP);
      arrives = now + delaySeconds * STEP;
      try {
        await queue.send({}, { delaySeconds });
      } catch (error) {
        arrives = -Infinity;
        throw error;
      }
    },
    async stop() {
      stopped = true;
    },
  };
}
