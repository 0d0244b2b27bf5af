/** Values whose pseudonyms other threads make while the pieces of the file that have them wait to be read. */
import type { Kind } from '../../../src/pseudonyms/names.ts';
import type { Detail, Pseudonymizer, ValueOptions } from '../../../src/pseudonyms/pseudonymizer.ts';
import type { Thread } from '../threads.ts';

/** Values of one message. */
const MOST_VALUES = 250;
/** Pieces that wait: readers may take a mebibyte before they read any of it. */
const AHEAD = 32;

/** Values that have one kind and the same options. */
export interface Wanted {
  readonly kind: Kind;
  readonly options: ValueOptions;
  readonly values: string[];
}

/** The details of the values, in their order; null where one is refused. */
export type Details = readonly (Detail | null)[];

export interface Threads {
  /** Threads that make pseudonyms at once. */
  readonly jobs: number;
  start(): Thread<Wanted, Details>;
}

/** Reads pieces with a pseudonymizer of its own, and gives something after each of them and at the end. */
export type Scout = (pieces: AsyncIterable<Uint8Array>, made: Pseudonymizer) => AsyncIterable<unknown>;

/** The pieces of a file, and what makes the pseudonyms of the one that was taken last. */
export interface Ahead {
  readonly made: Pseudonymizer;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/**
 * A scout reads each piece first, and its values go to a thread. The answers stand ready when the piece itself is read, so
 * nothing depends on which thread was faster. A value that has no answer gets its pseudonym here.
 */
export function readAhead(
  source: AsyncIterable<Uint8Array>,
  made: Pseudonymizer,
  scout: Scout,
  { jobs, start }: Threads,
): Ahead {
  let answers: ReadonlyMap<string, Detail> = new Map();
  let groups = new Map<string, Wanted>();
  const threads: Thread<Wanted, Details>[] = [];
  let sent = 0;

  const note = (kind: Kind, value: string | null, options: ValueOptions = {}): Detail => {
    const group = groupOf(kind, options);
    let wanted = groups.get(group);
    if (!wanted) groups.set(group, (wanted = { kind, options, values: [] }));
    if (value !== null) wanted.values.push(value);
    return { value, status: 'kept' };
  };

  /** Asks the threads by turns for the values that were noted. */
  async function ask(): Promise<typeof answers> {
    const found = new Map<string, Detail>();
    const parts = [...groups].flatMap(([group, wanted]) => inParts(wanted).map((part) => ({ group, part })));
    groups = new Map();
    await Promise.all(
      parts.map(async ({ group, part }) => {
        const thread = (threads[sent++ % jobs] ??= start());
        const details = await thread.ask(part);
        for (const [i, value] of part.values.entries()) {
          const detail = details[i];
          if (detail) found.set(`${group}\0${value}`, detail);
        }
      }),
    );
    return found;
  }

  async function* pieces(): AsyncGenerator<Uint8Array, void, undefined> {
    const waiting: { readonly piece: Uint8Array; readonly answers: Promise<typeof answers> }[] = [];
    const noted = noteLast(source);
    async function* next() {
      const one = waiting.shift();
      if (!one) return;
      answers = await one.answers;
      yield one.piece;
    }
    try {
      try {
        for await (const _ of scout(noted.pieces(), { ...made, detail: note, restoreDetail: note })) {
          const asked = ask();
          // It is waited for in its turn, which may be after it failed.
          asked.catch(() => undefined);
          waiting.push({ piece: noted.take(), answers: asked });
          if (waiting.length > AHEAD) yield* next();
        }
      } catch (error) {
        if (noted.hasFailed()) throw error;
        // The reader meets the same error where the scout has.
      }
      while (waiting.length > 0) yield* next();
      yield noted.take();
      yield* noted.pieces();
    } finally {
      await Promise.all([...threads.map((thread) => thread.end()), noted.end()]);
    }
  }

  const answered =
    (own: Pseudonymizer['detail']): Pseudonymizer['detail'] =>
    (kind, value, options = {}) =>
      answers.get(`${groupOf(kind, options)}\0${value}`) ?? own(kind, value, options);
  return {
    made: { ...made, detail: answered(made.detail), restoreDetail: answered(made.restoreDetail) },
    pieces: pieces(),
  };
}

function inParts({ values, ...rest }: Wanted): readonly Wanted[] {
  const parts: Wanted[] = [];
  for (let at = 0; at < values.length; at += MOST_VALUES)
    parts.push({ ...rest, values: values.slice(at, at + MOST_VALUES) });
  return parts;
}

const texts = new WeakMap<ValueOptions, string>();

/** The kind and the options of values as a text. Options that come again are written once. */
function groupOf(kind: Kind, options: ValueOptions): string {
  let text = texts.get(options);
  if (text === undefined) texts.set(options, (text = JSON.stringify(options)));
  return `${kind}\0${text}`;
}

/** The pieces of a source, which stays open where a reader of them fails. */
function noteLast(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  const none = new Uint8Array();
  let last: Uint8Array = none;
  let hasFailed = false;
  return {
    async *pieces(): AsyncGenerator<Uint8Array, void, undefined> {
      for (;;) {
        const { done, value } = await iterator.next().catch((error: unknown) => {
          hasFailed = true;
          throw error;
        });
        if (done) return;
        last = value;
        yield value;
      }
    },
    /** Takes the piece that was read last, once. */
    take(): Uint8Array {
      const piece = last;
      last = none;
      return piece;
    },
    hasFailed: () => hasFailed,
    end: async () => iterator.return?.(),
  };
}
