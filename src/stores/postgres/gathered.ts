interface Call<Item> {
  readonly items: readonly Item[];
  resolve(): void;
  reject(error: unknown): void;
}

/** Runs the items of a call, alone or together with those of others of the same key, whose `run` does the same. */
export type Gathered<Item> = (
  key: string,
  items: readonly Item[],
  run: (items: readonly Item[]) => Promise<void>,
) => Promise<void>;

/**
 * Gathers the calls that come while a run of their key is under way, and runs them together next. Calls that would wait
 * for the same rows then hold one connection, not one each. At most `most` items run together, unless a call has more.
 */
export function gather<Item>(most: number): Gathered<Item> {
  const lines = new Map<string, Call<Item>[]>();

  return async (key, items, run) => {
    async function serve(line: Call<Item>[]): Promise<void> {
      while (line.length > 0) await runAll(firstOf(line, most));
      lines.delete(key);
    }

    async function runAll(calls: readonly Call<Item>[]): Promise<void> {
      try {
        await run(calls.flatMap((call) => call.items));
        for (const { resolve } of calls) resolve();
      } catch (error) {
        // When the server cannot store the data of one call, the others must not fail with it.
        if (calls.length > 1 && isDataException(error)) for (const call of calls) await runAll([call]);
        else for (const { reject } of calls) reject(error);
      }
    }

    return new Promise((resolve, reject) => {
      const call = { items, resolve, reject };
      const line = lines.get(key);
      if (line) return void line.push(call);
      const begun = [call];
      lines.set(key, begun);
      void serve(begun);
    });
  };
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
