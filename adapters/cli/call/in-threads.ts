/** Calls answered by several threads of this process. */
import { startThread, type Thread, type ThreadOptions } from '../threads.ts';
import { type Answered, type Caller, type CallerOptions, type ToolCall } from './caller.ts';
import { inProcess } from './in-process.ts';

/** Calls of one message. A smaller one costs more to send than to answer, and a larger one keeps the first answers waiting. */
const BATCH = 250;

/** An answer or a refusal, without the call. */
export type Reply =
  Answered<unknown> extends infer One ? (One extends unknown ? Omit<One, 'call'> : never) : never;

/** The calls of a message to a thread. */
export interface Calls {
  readonly tool: string;
  readonly inputs: readonly ToolCall['input'][];
}

type CallThread = Thread<Calls, readonly Reply[]>;

/** Answers in so many threads, in the order of the calls. A few calls are answered in this one, for a thread takes time to start. */
export function inThreads(
  jobs: number,
  options: Pick<CallerOptions, 'language' | 'defaults' | 'signal'>,
  start: (options: ThreadOptions) => CallThread = (own) => startThread({ of: 'calls', ...own }),
): Caller {
  const here = inProcess(options);
  const { language, defaults = {}, signal } = options;

  async function* answers<Call extends ToolCall>(
    tool: string,
    calls: AsyncIterable<Call>,
  ): AsyncGenerator<Answered<Call>> {
    const threads: CallThread[] = [];
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
        const replies = thread.ask({ tool, inputs: batch.map(({ input }) => input) });
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
