/** Values whose pseudonyms other threads make while the pieces of the file that have them wait to be read. */
import type { Kind } from '../../../src/pseudonyms/names.ts';
import type { Detail, Pseudonymizer, ValueOptions } from '../../../src/pseudonyms/pseudonymizer.ts';
import type { Thread } from '../threads.ts';

/** Values of one message, about. */
const MOST_VALUES = 250;
/** Pieces that wait: readers may take a mebibyte before they read any of it. */
const AHEAD = 32;

/** Values that have one kind and the same options. */
export interface Wanted {
  readonly kind: Kind;
  readonly options: ValueOptions;
  readonly values: readonly string[];
}

/** The details of the values, in their order; null where one is refused. */
export type Details = readonly (Detail | null)[];

export interface Threads {
  /** Threads that make pseudonyms at once. */
  readonly jobs: number;
  start(): Thread<readonly Wanted[], readonly Details[]>;
}

/** Reads pieces with a pseudonymizer of its own, and gives something after each of them and at the end. */
export type Scout = (pieces: AsyncIterable<Uint8Array>, made: Pseudonymizer) => AsyncIterable<unknown>;

/** Values of one kind and options in the order in which a piece has them, and their details. */
interface Group extends Wanted {
  readonly values: string[];
  readonly details: (Detail | null)[];
  /** The place of the value that is read next. */
  at: number;
}

/** The values of a group that one message has, from a place on. */
interface Part {
  readonly group: Group;
  readonly from: number;
  readonly wanted: Wanted;
}

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
  let answers: ReadonlyMap<string, Group> = new Map();
  let groups = new Map<string, Group>();
  const threads: Thread<readonly Wanted[], readonly Details[]>[] = [];
  let sent = 0;

  const note = (kind: Kind, value: string | null, options: ValueOptions = {}): Detail => {
    const name = nameOf(kind, options);
    let group = groups.get(name);
    if (!group) groups.set(name, (group = { kind, options, values: [], details: [], at: 0 }));
    if (value !== null) group.values.push(value);
    return { value, status: 'kept' };
  };

  /** Asks the threads by turns for the details of the values that were noted. */
  async function ask(): Promise<typeof answers> {
    const asked = groups;
    groups = new Map();
    await Promise.all(
      inMessages([...asked.values()]).map(async (parts) => {
        const thread = (threads[sent++ % jobs] ??= start());
        const replies = await thread.ask(parts.map(({ wanted }) => wanted));
        for (const [i, { group, from }] of parts.entries())
          for (const [n, detail] of (replies[i] as Details).entries()) group.details[from + n] = detail;
      }),
    );
    return asked;
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
    (kind, value, options = {}) => {
      const group = answers.get(nameOf(kind, options));
      const isNext = group !== undefined && group.values[group.at] === value;
      return (isNext && group.details[group.at++]) || own(kind, value, options);
    };
  return {
    made: { ...made, detail: answered(made.detail), restoreDetail: answered(made.restoreDetail) },
    pieces: pieces(),
  };
}

/** The values of groups in messages of some size. */
function inMessages(groups: readonly Group[]): readonly (readonly Part[])[] {
  const messages: Part[][] = [];
  let room = 0;
  for (const group of groups) {
    const { kind, options, values } = group;
    for (let from = 0; from < values.length; from += MOST_VALUES) {
      const some = values.slice(from, from + MOST_VALUES);
      if (room <= 0) {
        messages.push([]);
        room = MOST_VALUES;
      }
      messages.at(-1)?.push({ group, from, wanted: { kind, options, values: some } });
      room -= some.length;
    }
  }
  return messages;
}

const names = new WeakMap<ValueOptions, { readonly kind: Kind; readonly name: string }>();

/** The kind and the options of values as a text. Options that come again are written once. */
export function nameOf(kind: Kind, options: ValueOptions): string {
  const known = names.get(options);
  if (known?.kind === kind) return known.name;
  const name = `${kind}\0${JSON.stringify(options)}`;
  names.set(options, { kind, name });
  return name;
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
