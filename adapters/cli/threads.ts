/** Threads that run the command line, which answers messages where it is no main thread (`thread.ts`). */
import { realpathSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { CallerOptions } from './call/caller.ts';

/** The options of the caller in each thread. */
export type ThreadOptions = Pick<CallerOptions, 'language' | 'defaults'>;

/** The key of the pseudonyms that a thread makes, or leads back from. */
export interface ThreadKey {
  readonly key: string;
  readonly context: string;
  readonly isBack: boolean;
}

/** The work of a thread. */
export type Work = ({ readonly of: 'calls' } & ThreadOptions) | ({ readonly of: 'pseudonyms' } & ThreadKey);

/** The message to a thread, and the one that comes back. */
export interface Asked {
  readonly id: number;
  readonly question: unknown;
}
export interface Replied {
  readonly id: number;
  readonly reply: unknown;
}

export interface Thread<Question, Reply> {
  ask(question: Question): Promise<Reply>;
  end(): Promise<unknown>;
}

export function startThread<Question, Reply>(work: Work): Thread<Question, Reply> {
  const worker = new Worker(realpathSync(process.argv[1] as string), { workerData: work });
  const open = new Map<
    number,
    { readonly resolve: (reply: Reply) => void; readonly reject: (error: unknown) => void }
  >();
  let asked = 0;
  worker.on('message', ({ id, reply }: Replied) => {
    open.get(id)?.resolve(reply as Reply);
    open.delete(id);
  });
  worker.on('error', (error) => {
    for (const { reject } of open.values()) reject(error);
    open.clear();
  });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const message: Asked = { id: asked++, question };
        open.set(message.id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(message);
      }),
    end: () => worker.terminate(),
  };
}
