/**
 * The scheduler of several processes over one store. It looks often, because no wake tells this process of work that
 * another one stored, or left behind when it died.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { poller } from 'canivete/schedulers/poller';
 *
 * const service = createService({ scheduler: poller({ poll: 500 }) });
 * ```
 * @module
 */
import type { Scheduler } from '../contracts/scheduler.ts';
import { timers } from './timers.ts';

export interface PollerOptions {
  /** Milliseconds from the end of a look to the next one at most. Default 1,000. */
  readonly poll?: number;
}

/** A wake of this process is heeded at once, as by `timers`. */
export function poller({ poll = 1_000 }: PollerOptions = {}): Scheduler {
  return timers({ sweep: poll });
}
