import type { Scheduler } from '../core/scheduler.ts';
import { isWorker } from '../lib/runtime.ts';
import { timers } from './timers.ts';

/** Looks at nothing by itself: `service.runDue` is called by a cron or a queue. */
const none: Scheduler = {
  async start() {},
  async wake() {},
  async stop() {},
};

/** Timers; but on Workers a round that a timer began would be cut off with the event that it began in. */
export function schedulerByRuntime(): Scheduler {
  return isWorker() ? none : timers();
}
