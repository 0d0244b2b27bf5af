/**
 * The scheduler of one process: a timer for the next due work, and a look at least every `sweep`.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { timers } from 'canivete/schedulers/timers';
 *
 * const service = createService({ scheduler: timers({ sweep: '5s' }) });
 * ```
 * @module
 */
import type { Scheduler } from '../contracts/scheduler.ts';
import { durationOption } from '../lib/duration.ts';
import { type OptionsOf, readOptions } from '../lib/options.ts';

const timerOptions = {
  /** Time after which work is looked for in any case. */
  sweep: durationOption(1, '15s'),
};

export type TimerOptions = OptionsOf<typeof timerOptions>;

/** Throws a `TypeError` that names a wrong option. */
export function timers(options: TimerOptions = {}): Scheduler {
  const { sweep } = readOptions('timers', options, timerOptions);
  /** Looks once for due work, between a start and a stop. */
  let look: (() => Promise<void>) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firesAt = Infinity;
  /** The run under way, and true if another one was asked for meanwhile. */
  let active: Promise<void> | undefined;
  let again = false;

  // No timer is longer than the sweep, so no delay overflows a timer.
  function arm(delay: number): void {
    const wait = delay < sweep ? Math.max(0, delay) : sweep;
    const at = performance.now() + wait;
    if (timer !== undefined && firesAt <= at) return;
    clearTimeout(timer);
    firesAt = at;
    timer = setTimeout(fire, wait);
    // A process that has nothing else to do may end; in browsers and Workers a timer is a number.
    (timer as { unref?: () => void }).unref?.();
  }

  function fire(): void {
    timer = undefined;
    firesAt = Infinity;
    if (active) again = true;
    else active = look?.();
  }

  return {
    async start(run, onError) {
      look = async () => {
        let next: number | null = null;
        try {
          next = (await run()).nextDue;
        } catch (error) {
          onError(error);
        }
        active = undefined;
        if (!look) return;
        arm(again ? 0 : (next ?? sweep));
        again = false;
      };
      arm(0);
    },
    async wake(delay) {
      if (look) arm(delay);
    },
    async stop() {
      look = undefined;
      clearTimeout(timer);
      timer = undefined;
      firesAt = Infinity;
      await active;
    },
  };
}
