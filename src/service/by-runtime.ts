/** Chooses the scheduler and the egress by runtime, for a host that names none. */
import type { Scheduler } from '../contracts/scheduler.ts';
import { type Egress, fetchEgress } from '../egress/egress.ts';
import { canPinAddresses, nodeEgress } from '../egress/node.ts';
import { isWorker } from '../lib/runtime.ts';
import { timers } from '../schedulers/timers.ts';

const UNPINNED =
  'webhooks leave by fetch, which may connect to private addresses, since this runtime has no node:http; hand in an "egress" that pins addresses';

/** Looks at nothing by itself: `service.runDue` is called by a cron or a queue. */
const none: Scheduler = {
  async start() {},
  async wake() {},
  async stop() {},
};

/**
 * Uses timers, except on Workers: a round that a timer began there would be cut off with the event that it began in.
 */
export function schedulerByRuntime(): Scheduler {
  return isWorker() ? none : timers();
}

/**
 * Uses Node's HTTP client where there is one. Elsewhere `fetch`: on Workers the platform reaches public addresses only;
 * any other runtime may reach private ones, and the host is warned of it.
 */
export function egressByRuntime(onError: (error: unknown) => void): Egress {
  if (canPinAddresses()) return nodeEgress();
  if (!isWorker()) onError(Object.assign(new Error(UNPINNED), { code: 'egress_unpinned' }));
  return fetchEgress();
}
