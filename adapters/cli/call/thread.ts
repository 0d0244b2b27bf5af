/** The other side of `in-threads.ts`. */
import { inProcess } from './in-process.ts';
import type { ThreadOptions } from '../threads.ts';
import type { Calls, Reply } from './in-threads.ts';

/** Gives what answers the calls of a message. */
export function callAnswerer(options: ThreadOptions): (calls: Calls) => Promise<readonly Reply[]> {
  const { signal } = new AbortController();
  const caller = inProcess({ ...options, signal });
  return async ({ tool, inputs }) => {
    const replies: Reply[] = [];
    for await (const { call: _, ...reply } of caller.answers(tool, callsOf(inputs))) replies.push(reply);
    return replies;
  };
}

async function* callsOf(inputs: Calls['inputs']) {
  for (const input of inputs) yield { input };
}
