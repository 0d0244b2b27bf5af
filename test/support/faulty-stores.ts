import { expect, it } from 'vitest';
import type { Runner } from '../../src/conformance/index.ts';
import { memoryStore } from '../../src/stores/memory/index.ts';

/** A store as faults are put into it. */
export type Methods = Record<string, (...given: readonly never[]) => unknown>;
/** Puts a fault into a store, whose time it may change. */
export type Fault = (store: Methods, time?: { now: number }) => void;
export type Row = Readonly<Record<string, unknown>>;

/** The cases of a suite by name, each run on a new store with a fault. */
export function casesOf(
  suite: (
    runner: Runner,
    make: () => { readonly store: never },
    options: { readonly sleep: (milliseconds: number) => Promise<void> },
  ) => void,
  makeStore: (clock: () => number) => object = (clock) => memoryStore({ clock }),
) {
  const cases = new Map<string, (fault: Fault) => Promise<void>>();
  const time = { now: 1_795_262_400_000 };
  let put: Fault = () => undefined;
  const group: string[] = [];
  const runner: Runner = {
    describe(name, body) {
      group.push(name);
      body();
      group.pop();
    },
    it(name, body) {
      cases.set(`${group.join(': ')}: ${name}`, async (fault) => {
        put = fault;
        await body();
      });
    },
    expect,
  };
  const make = () => {
    const store = makeStore(() => time.now);
    put(store as Methods, time);
    return { store: store as never };
  };
  suite(runner, make, { sleep: async (milliseconds) => void (time.now += milliseconds) });
  return cases;
}

/** A method that answers something else than it should. */
export const answers =
  (method: string, change: (answer: never, given: readonly unknown[], nth: number) => unknown): Fault =>
  (store) => {
    const real = store[method] as Methods[string];
    let nth = 0;
    store[method] = (...given) => change(real(...given) as never, given, ++nth);
  };

/** A method that does nothing and answers as if it had. */
export const onlyAnswers =
  (method: string, answer: unknown): Fault =>
  (store) => {
    store[method] = () => answer;
  };

/** A method that is given something else than the caller gave. */
export const isGiven =
  (method: string, change: (...given: [never, never, never]) => readonly unknown[]): Fault =>
  (store) => {
    const real = store[method] as Methods[string];
    store[method] = (...given) =>
      real(...(change(...(given as readonly never[] as [never, never, never])) as never[]));
  };

/** A method that writes one item of the list that it is given after the other, in an order. */
export const inParts =
  (method: string, order: (list: Row[]) => Row[] = (list) => list): Fault =>
  (store) => {
    const real = store[method] as Methods[string];
    store[method] = (list: Row[], ...rest: readonly never[]) => {
      for (const one of order(list)) real([one] as never, ...rest);
    };
  };

/** A method that does not tell that it failed. */
export const tellsNothing =
  (method: string): Fault =>
  (store) => {
    const real = store[method] as Methods[string];
    store[method] = (...given) => {
      try {
        return real(...given);
      } catch {
        return undefined;
      }
    };
  };

/** A method that begins when others have had some turns: no fault. */
export const slowly =
  (method: string): Fault =>
  (store) => {
    const real = store[method] as Methods[string];
    store[method] = async (...given) => {
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve));
      return real(...given);
    };
  };

/** A record that the store and its caller share, and what the caller has changed of it. */
interface Shared {
  changes(): Row;
}

function shared(record: Row): Shared {
  const before = { ...record };
  return {
    changes: () =>
      Object.fromEntries(Object.entries(record).filter(([name, value]) => value !== before[name])),
  };
}

/** A store that keeps what it is handed by one method, and hands out the same by another. */
export const sharesGiven =
  (write: string, read: string, at = 0): Fault =>
  (store) => {
    let kept: Shared | undefined;
    const [realWrite, realRead] = [store[write], store[read]] as [Methods[string], Methods[string]];
    store[write] = (...given) => {
      kept ??= shared(given[at] as unknown as Row);
      return realWrite(...given);
    };
    store[read] = (...given) => {
      const real = realRead(...given) as Row | null;
      return real && kept ? { ...real, ...kept.changes() } : real;
    };
  };

/** A store whose record is the one that it has handed out, with what its owner has done to it. */
export const sharesAnswer =
  (method: string, read = method): Fault =>
  (store) => {
    const handed: Shared[] = [];
    for (const name of new Set([method, read])) {
      answers(name, (answer: Row | null) => {
        const record = answer && Object.assign({}, answer, ...handed.map(({ changes }) => changes()));
        if (name === method && record) handed.push(shared(record));
        return record;
      })(store);
    }
  };

export const not = (answer: boolean) => !answer;
export const reversed = (answer: readonly unknown[]) => answer.toReversed();
export const shorter = (answer: readonly unknown[]) => answer.slice(1);
export const withField = (name: string, value: unknown) => (answer: Row | null) =>
  answer && { ...answer, [name]: value };

/** Checks that each case of a suite finds each of the faults that are named for it, and that every case is named. */
export function finds(
  cases: ReturnType<typeof casesOf>,
  faults: Readonly<Record<string, Readonly<Record<string, Fault>>>>,
): void {
  it('has these cases, which the store in memory passes', async () => {
    expect([...cases.keys()]).toEqual(Object.keys(faults));
    for (const run of cases.values()) await run(() => undefined);
  });

  const rows = Object.entries(faults).flatMap(([name, own]) =>
    Object.entries(own).map(([fault, put]) => [fault, name, put] as const),
  );
  it.each(rows)('finds a store that %s, in "%s"', async (_, name, put) => {
    await expect(cases.get(name)?.(put)).rejects.toThrow(/expected|Cannot read/);
  });
}
