/** Divides long work into turns, so that no caller waits for another one's. */
import { isWorker } from './runtime.ts';

/** Resolves once other work of this process, such as that of other requests, has had its turn. */
export async function nextTurn(): Promise<void> {
  const { setImmediate } = globalThis as { setImmediate?: (call: () => void) => unknown };
  // In Node a timer lasts a millisecond at least, even where nothing else waits.
  const later = setImmediate && !isWorker() ? setImmediate : setTimeout;
  await new Promise<void>((resolve) => later(resolve));
}
