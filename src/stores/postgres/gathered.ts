import { type Check, tooLate, withDeadline } from './deadline.ts';

interface Call<Item> {
  readonly items: readonly Item[];
  /** Instant from which its caller no longer waits, by the clock of `performance`. */
  readonly ends: number;
  resolve(): void;
  reject(error: unknown): void;
}

/** Runs items. It calls the check before it sends anything, and sends nothing when that throws. */
type Run<Item> = (items: readonly Item[], check: Check) => Promise<void>;

/** Runs the items of a call, alone or together with those of others of the same key, whose `run` does the same. */
export type Gathered<Item> = (key: string, items: readonly Item[], run: Run<Item>) => Promise<void>;

/**
 * Gathers the calls that come while a run of their key is under way, and runs them together next. Calls that would wait
 * for the same rows then hold one connection, not one each. At most `most` items run together, unless a call has more.
 *
 * A call that was not sent within `patience` milliseconds is refused, and never sent. A run that takes longer fails, and
 * those that wait behind it have their turn.
 */
export function gather<Item>(most: number, patience: number): Gathered<Item> {
  const lines = new Map<string, Call<Item>[]>();

  return async (key, items, run) => {
    async function serve(line: Call<Item>[]): Promise<void> {
      while (line.length > 0) await runAll(firstOf(line, most));
      lines.delete(key);
    }

    async function runAll(calls: readonly Call<Item>[]): Promise<void> {
      for (const { reject } of calls.filter(isLate)) reject(tooLate(patience));
      const waiting = calls.filter((call) => !isLate(call));
      if (waiting.length === 0) return;
      let isSent = false;
      const check = () => {
        if (waiting.some(isLate)) throw tooLate(patience);
        isSent = true;
        return Math.max(1, Math.ceil(Math.min(...waiting.map(({ ends }) => ends)) - performance.now()));
      };
      try {
        await withDeadline(patience, async () =>
          run(
            waiting.flatMap((call) => call.items),
            check,
          ),
        );
        for (const { resolve } of waiting) resolve();
      } catch (error) {
        // Those that were to go together with one that is late go without it.
        if (!isSent && waiting.some(isLate)) await runAll(waiting);
        // When the server cannot store the data of one call, the others must not fail with it.
        else if (waiting.length > 1 && isDataException(error))
          for (const call of waiting) await runAll([call]);
        else for (const { reject } of waiting) reject(error);
      }
    }

    return new Promise((resolve, reject) => {
      const call = { items, ends: performance.now() + patience, resolve, reject };
      const line = lines.get(key);
      if (line) return void line.push(call);
      const begun = [call];
      lines.set(key, begun);
      void serve(begun);
    });
  };
}

/** Tests that the caller has been refused by now. */
function isLate({ ends }: { readonly ends: number }): boolean {
  return performance.now() >= ends;
}

/** Takes calls from the front, one at least. */
function firstOf<Item>(line: Call<Item>[], most: number): readonly Call<Item>[] {
  let count = 0;
  const end = line.findIndex(({ items }, i) => (count += items.length) > most && i > 0);
  return line.splice(0, end < 0 ? line.length : end);
}

/** Class 22 of SQLSTATE, such as a text that PostgreSQL cannot hold. */
function isDataException(error: unknown): boolean {
  const { code } = Object(error) as { readonly code?: unknown };
  return typeof code === 'string' && code.startsWith('22');
}
