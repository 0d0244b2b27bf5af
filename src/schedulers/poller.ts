/**
 * The scheduler of several processes over one store: looks often, since work that another process stored, or left
 * behind when it died, announces itself to nobody here.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { poller } from 'canivete/schedulers/poller';
 *
 * const service = createService({ scheduler: poller({ poll: 500 }) });
 * ```
 * @module
 */
import type { Scheduler } from '../core/scheduler.ts';
import { timers } from './timers.ts';

export interface PollerOptions {
  /** Milliseconds from the end of a look to the next one at most. Default 1,000. */
  readonly poll?: number;
}

/** Work of this process's own is looked for at once, as `timers` does: its wakes are kept. */
export function poller({ poll = 1_000 }: PollerOptions = {}): Scheduler {
  return timers({ sweep: poll });
}
