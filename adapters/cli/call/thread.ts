/** The other side of `in-threads.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { inProcess } from './in-process.ts';
import type { Asked, Replied, Reply, ThreadOptions } from './in-threads.ts';

/** Answers the calls of each message that comes to this thread. */
export function answerMessages(): void {
  const { signal } = new AbortController();
  const caller = inProcess({ ...(workerData as ThreadOptions), signal });
  parentPort?.on('message', ({ id, tool, inputs }: Asked) => {
    void (async () => {
      const replies: Reply[] = [];
      for await (const { call: _, ...reply } of caller.answers(tool, callsOf(inputs))) replies.push(reply);
      const message: Replied = { id, replies };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      parentPort?.postMessage(message);
    })();
  });
}

async function* callsOf(inputs: Asked['inputs']) {
  for (const input of inputs) yield { input };
}
