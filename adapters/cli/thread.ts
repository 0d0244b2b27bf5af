/** The other side of `threads.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, Replied, Work } from './threads.ts';

/** Answers each message that comes to this thread. */
export async function answerMessages(): Promise<void> {
  const answer = await answererOf(workerData as Work);
  parentPort?.on('message', ({ id, question }: Asked) => {
    void (async () => {
      const message: Replied = { id, reply: await answer(question) };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      parentPort?.postMessage(message);
    })();
  });
}

async function answererOf(work: Work): Promise<(question: unknown) => unknown> {
  const answer =
    work.of === 'calls'
      ? (await import('./call/thread.ts')).callAnswerer(work)
      : await (await import('./pseudonymize/thread.ts')).pseudonymAnswerer(work);
  return answer as (question: unknown) => unknown;
}
