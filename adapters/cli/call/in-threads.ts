/** Calls answered by several threads of this process. */
import { realpathSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Answered, type Caller, type CallerOptions, type ToolCall } from './caller.ts';
import { inProcess } from './in-process.ts';

/** Calls of one message. A smaller one costs more to send than to answer, and a larger one keeps the first answers waiting. */
const BATCH = 250;

/** An answer or a refusal, without the call. */
export type Reply =
  Answered<unknown> extends infer One ? (One extends unknown ? Omit<One, 'call'> : never) : never;

/** The message to a thread, and the one that comes back. */
export interface Asked {
  readonly id: number;
  readonly tool: string;
  readonly inputs: readonly ToolCall['input'][];
}
export interface Replied {
  readonly id: number;
  readonly replies: readonly Reply[];
}

/** The options of the caller in each thread. */
export type ThreadOptions = Pick<CallerOptions, 'language' | 'defaults'>;

export interface Thread {
  ask(tool: string, inputs: Asked['inputs']): Promise<readonly Reply[]>;
  end(): Promise<unknown>;
}

/** Answers in so many threads, in the order of the calls. A few calls are answered in this one, for a thread takes time to start. */
export function inThreads(
  jobs: number,
  options: Pick<CallerOptions, 'language' | 'defaults' | 'signal'>,
  start: (options: ThreadOptions) => Thread = startThread,
): Caller {
  const here = inProcess(options);
  const { language, defaults = {}, signal } = options;

  async function* answers<Call extends ToolCall>(
    tool: string,
    calls: AsyncIterable<Call>,
  ): AsyncGenerator<Answered<Call>> {
    const threads: Thread[] = [];
    const waiting: { readonly calls: readonly Call[]; readonly replies: Promise<readonly Reply[]> }[] = [];
    let sent = 0;
    async function* next(): AsyncGenerator<Answered<Call>> {
      const one = waiting.shift();
      const replies = (await one?.replies) ?? [];
      signal.throwIfAborted();
      for (const [i, reply] of replies.entries()) yield { ...reply, call: one?.calls[i] } as Answered<Call>;
    }
    try {
      for await (const batch of inBatches(calls)) {
        if (sent === 0 && batch.length < BATCH) {
          yield* here.answers(tool, each(batch));
          return;
        }
        const thread = (threads[sent % jobs] ??= start({ language, defaults }));
        const replies = thread.ask(
          tool,
          batch.map(({ input }) => input),
        );
        // It is waited for in its turn, which may be after it failed.
        replies.catch(() => undefined);
        waiting.push({ calls: batch, replies });
        sent++;
        if (waiting.length >= 2 * jobs) yield* next();
      }
      while (waiting.length > 0) yield* next();
    } finally {
      await Promise.all(threads.map((thread) => thread.end()));
    }
  }

  return { read: here.read, answers };
}

async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

/** A thread that runs the command line, which answers calls where it is no main thread (`thread.ts`). */
function startThread(options: ThreadOptions): Thread {
  const worker = new Worker(realpathSync(process.argv[1] as string), { workerData: options });
  const open = new Map<
    number,
    { readonly resolve: (replies: readonly Reply[]) => void; readonly reject: (error: unknown) => void }
  >();
  let asked = 0;
  worker.on('message', ({ id, replies }: Replied) => {
    open.get(id)?.resolve(replies);
    open.delete(id);
  });
  worker.on('error', (error) => {
    for (const { reject } of open.values()) reject(error);
    open.clear();
  });
  return {
    ask: (tool, inputs) =>
      new Promise((resolve, reject) => {
        const message: Asked = { id: asked++, tool, inputs };
        open.set(message.id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(message);
      }),
    end: () => worker.terminate(),
  };
}
