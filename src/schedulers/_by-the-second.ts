import { orTimeout } from '../lib/promises.ts';

/**
 * Sends the one job of a second: its name, which is the same in all processes, and the time until the second begins.
 */
export type SendJob = (job: { readonly name: string; readonly delay: number }) => Promise<unknown>;

export interface JobOptions {
  /** Milliseconds: later wakes are left to the sweep. */
  readonly sweep: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Most jobs whose sending may be open at a time: without a limit they would pile up while a broker is away. */
const MOST_OPEN = 4;
/** Milliseconds that a caller waits for the broker. */
const PATIENCE = 2_000;

/**
 * Sends wakes to a broker as one job a second at most, over all processes. A job is for the first second that begins
 * after the wake, so that it never runs before its work was stored.
 */
export function jobsByTheSecond(
  send: SendJob,
  { sweep, clock }: JobOptions,
): (delay: number) => Promise<void> {
  const told = new Set<number>();
  let open = 0;

  async function sendCounted(second: number): Promise<void> {
    open++;
    try {
      await send({ name: `w-${second}`, delay: Math.max(0, second * 1_000 - clock()) });
    } finally {
      open--;
    }
  }

  return async (delay) => {
    if (delay > sweep || open >= MOST_OPEN) return;
    const now = clock();
    for (const second of told) if (second * 1_000 <= now) told.delete(second);
    const second = Math.floor((now + Math.max(0, delay)) / 1_000) + 1;
    if (told.has(second)) return;
    told.add(second);
    try {
      await orTimeout(sendCounted(second), PATIENCE, 'a wake by the broker');
    } catch (error) {
      told.delete(second);
      throw error;
    }
  };
}
