import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scheduler } from '../contracts/scheduler.ts';
import { timers } from '../schedulers/timers.ts';
import { schedulerSuite } from './scheduler.ts';

describe('the suite of a Scheduler', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const sleep = async (milliseconds: number) => void (await vi.advanceTimersByTimeAsync(milliseconds));
  const cases = new Map<string, () => Promise<void>>();
  let put: (scheduler: Scheduler) => Scheduler = (scheduler) => scheduler;
  schedulerSuite(
    { describe: (_, body) => body(), it: (name, body) => void cases.set(name, body), expect },
    () => put(timers()),
    { sleep },
  );

  /** Replaces methods of a scheduler; they may run the work that it was started with. */
  const running =
    (methods: (real: Scheduler, work: () => Promise<unknown>) => Partial<Scheduler>) =>
    (real: Scheduler): Scheduler => {
      let work: () => Promise<unknown> = async () => undefined;
      return {
        ...real,
        start: async (run, onError) => {
          work = run;
          await real.start(run, onError);
        },
        ...methods(real, async () => work()),
      };
    };

  /** A scheduler that runs at every wake, whatever else it does. */
  const runsAtWakes = running((_, work) => ({ wake: async () => void work() }));

  const faults: Readonly<Record<string, Readonly<Record<string, (scheduler: Scheduler) => Scheduler>>>> = {
    'runs once it is started, and at least every sweep': {
      'waits for a wake': (real) => ({ ...real, start: async () => undefined }),
      'waits for the first sweep': (real) => {
        let runs = 0;
        return {
          ...real,
          start: async (run, onError) =>
            real.start(async () => {
              if (runs++ === 0) return { nextDue: null };
              await run();
              return run();
            }, onError),
        };
      },
      'runs once': (real) => ({
        ...real,
        start: async (run, onError) => {
          await run();
          void onError;
        },
      }),
    },
    'runs soon after a wake, and at the time that a run answered': {
      'heeds no wake': (real) => ({ ...real, wake: async () => undefined }),
      'heeds no answer': (real) => ({
        ...real,
        start: async (run, onError) =>
          real.start(async () => {
            await run();
            return { nextDue: null };
          }, onError),
      }),
    },
    'never runs twice at a time; a wake during a run causes one more': {
      'runs at every wake': runsAtWakes,
      'forgets a wake during a run': (real) => ({ ...real, wake: async () => undefined }),
    },
    'tells of a run that was rejected, and goes on': {
      'tells nobody': (real) => ({ ...real, start: async (run) => real.start(run, () => undefined) }),
      'tells twice': (real) => ({
        ...real,
        start: async (run, onError) =>
          real.start(run, (error) => {
            onError(error);
            onError(error);
          }),
      }),
      'ends with it': (real) => ({
        ...real,
        start: async (run, onError) =>
          real.start(run, (error) => {
            onError(error);
            void real.stop();
          }),
      }),
      'ends with the second': (real) => {
        let errors = 0;
        return {
          ...real,
          start: async (run, onError) =>
            real.start(run, (error) => {
              onError(error);
              if (++errors === 2) void real.stop();
            }),
        };
      },
    },
    'stop waits for the run under way, and none starts after it': {
      'goes on': (real) => ({ ...real, stop: async () => undefined }),
      'waits for nothing': (real) => ({ ...real, stop: async () => void real.stop() }),
      'is woken after it': runsAtWakes,
      'sweeps after it': running((real, work) => ({
        stop: async () => {
          await real.stop();
          setTimeout(work, 15_000);
        },
      })),
    },
    'takes delays that no timer can hold': {
      'lets a timer overflow': running((_, work) => ({
        // A longer delay than 2^31 − 1 milliseconds is one of 1 (HTML Standard, timers; Node).
        wake: async (delay) => void setTimeout(work, delay > 2 ** 31 - 1 ? 1 : delay),
      })),
      'does not run': (real) => ({ ...real, start: async () => undefined }),
    },
  };

  it('has these cases, which timers pass', async () => {
    expect([...cases.keys()]).toEqual(Object.keys(faults));
    put = (scheduler) => scheduler;
    for (const run of cases.values()) {
      await run();
      // No timer is left running.
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  const rows = Object.entries(faults).flatMap(([name, own]) =>
    Object.entries(own).map(([fault, change]) => [fault, name, change] as const),
  );
  it.each(rows)('finds a scheduler that %s, in "%s"', async (_, name, change) => {
    put = change;
    await expect(cases.get(name)?.()).rejects.toThrow(/expected/);
  });
});
