/**
 * The scheduler of several processes over one store. It looks often, because no wake tells this process of work that
 * another one stored, or left behind when it died.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { poller } from 'canivete/schedulers/poller';
 *
 * const service = createService({ scheduler: poller({ poll: '500ms' }) });
 * ```
 * @module
 */
import type { Scheduler } from '../contracts/scheduler.ts';
import { durationOption } from '../lib/duration.ts';
import { type OptionsOf, readOptions } from '../lib/options.ts';
import { timers } from './timers.ts';

const pollerOptions = {
  /** From the end of a look to the next one at most. */
  poll: durationOption(1, '1s'),
};

export type PollerOptions = OptionsOf<typeof pollerOptions>;

/** A wake of this process is heeded at once, as by `timers`. Throws a `TypeError` that names a wrong option. */
export function poller(options: PollerOptions = {}): Scheduler {
  return timers({ sweep: readOptions('poller', options, pollerOptions).poll });
}
