import { expect } from 'vitest';
import type { Scheduler } from '../../src/contracts/scheduler.ts';

export const sleep = async (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when something is so; a test that waits in vain ends by its own limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

/** Starts a scheduler, and counts how often it looks. */
export async function counted(scheduler: Scheduler) {
  const seen = { runs: 0, errors: [] as unknown[] };
  await scheduler.start(
    async () => {
      seen.runs++;
      return { nextDue: null };
    },
    (error) => seen.errors.push(error),
  );
  return { scheduler, seen };
}

/** Has one scheduler woken until another one has looked three times more: there is no other sign that it hears. */
export async function untilHeard(
  speaker: Scheduler,
  { seen }: { readonly seen: { readonly runs: number } },
): Promise<void> {
  const { runs } = seen;
  await until(async () => {
    await speaker.wake(0).catch(() => undefined);
    await sleep(120);
    return seen.runs >= runs + 3;
  });
  expect(seen.runs).toBeGreaterThan(runs);
}
