/** Divides long work into turns, so that no caller waits for another one's. */
import { isWorker } from './runtime.ts';

/** Timers of a Worker, which hold even where a test has replaced the clock. */
interface WorkerTimers {
  wait(milliseconds: number): Promise<unknown>;
}

/** Resolves once other work of this process, such as that of other requests, has had its turn. */
export async function nextTurn(): Promise<void> {
  const { setImmediate, scheduler } = globalThis as unknown as {
    setImmediate?: (call: () => void) => unknown;
    scheduler?: WorkerTimers;
  };
  if (isWorker() && scheduler) {
    await scheduler.wait(0);
    return;
  }
  // In Node a timer lasts a millisecond at least, even where nothing else waits.
  const later = setImmediate ?? setTimeout;
  await new Promise<void>((resolve) => later(resolve));
}
