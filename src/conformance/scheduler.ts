import type { Scheduler } from '../contracts/scheduler.ts';
import { range, type Runner } from './runner.ts';

export interface SchedulerSuiteOptions {
  /** Lets time pass; where it is faked, all that falls due in it happens. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** The scheduler's own sweep, in milliseconds. Default 15,000. */
  readonly sweep?: number;
}

/** Waits for an instant of the time that passes elsewhere; unlike `sleep` it makes no time pass. */
const pause = async (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The requirements on every `Scheduler`. */
export function schedulerSuite(
  { describe, it, expect }: Runner,
  make: () => Scheduler | Promise<Scheduler>,
  { sleep, sweep = 15_000 }: SchedulerSuiteOptions,
): void {
  describe('Scheduler', () => {
    const startScheduler = async (
      nextDue: () => number | null = () => null,
      work: () => Promise<void> = async () => undefined,
    ) => {
      const scheduler = await make();
      const seen = { runs: 0, active: 0, overlaps: 0, errors: [] as unknown[] };
      await scheduler.start(
        async () => {
          seen.runs++;
          seen.active++;
          if (seen.active > 1) seen.overlaps++;
          try {
            await work();
          } finally {
            seen.active--;
          }
          return { nextDue: nextDue() };
        },
        (error) => seen.errors.push(error),
      );
      return { scheduler, seen };
    };

    it('runs once it is started, and at least every sweep', async () => {
      const { scheduler, seen } = await startScheduler();
      await sleep(50);
      expect(seen.runs >= 1).toBe(true);
      await sleep(sweep + 1_000);
      expect(seen.runs >= 2).toBe(true);
      await scheduler.stop();
    });

    it('runs soon after a wake, and at the time that a run answered', async () => {
      const answers = [200, null];
      const { scheduler, seen } = await startScheduler(() => answers.shift() ?? null);
      await sleep(50);
      const first = seen.runs;
      await sleep(1_200);
      expect(seen.runs > first).toBe(true);
      const second = seen.runs;
      await scheduler.wake(0);
      await sleep(1_000);
      expect(seen.runs > second).toBe(true);
      await scheduler.stop();
    });

    it('never runs twice at a time; a wake during a run causes one more', async () => {
      const { scheduler, seen } = await startScheduler(
        () => null,
        async () => pause(100),
      );
      await sleep(20);
      for (const _ of range(4)) await scheduler.wake(0);
      await sleep(1_500);
      expect(seen.overlaps).toBe(0);
      expect(seen.runs >= 2).toBe(true);
      await scheduler.stop();
    });

    it('tells of a run that was rejected, and goes on', async () => {
      let failures = 2;
      const { scheduler, seen } = await startScheduler(
        () => null,
        async () => {
          if (failures-- > 0) throw new Error('run');
        },
      );
      await sleep(50);
      await scheduler.wake(0);
      await sleep(1_100);
      expect(seen.errors.length).toBe(2);
      await scheduler.wake(0);
      await sleep(1_100);
      expect(seen.runs >= 3).toBe(true);
      await scheduler.stop();
    });

    it('stop waits for the run under way, and none starts after it', async () => {
      const { scheduler, seen } = await startScheduler(
        () => 0,
        async () => pause(30),
      );
      await sleep(10);
      const activeAfter = scheduler.stop().then(() => seen.active);
      await sleep(100);
      expect(await activeAfter).toBe(0);
      const { runs } = seen;
      await scheduler.wake(0);
      await sleep(sweep + 1_000);
      expect(seen.runs).toBe(runs);
    });

    it('takes delays that no timer can hold', async () => {
      const { scheduler, seen } = await startScheduler(() => 1e15);
      await scheduler.wake(2 ** 40);
      await sleep(50);
      expect(seen.runs).toBe(1);
      await scheduler.stop();
    });
  });
}
