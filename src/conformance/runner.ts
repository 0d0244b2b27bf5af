import type { Awaitable } from '../contracts/call.ts';

/** The part of a test runner that a suite needs: vitest, Jest, bun:test and `@std/testing` all have it. */
export interface Runner {
  describe(name: string, body: () => void): void;
  it(name: string, body: () => Promise<void>): void;
  expect(value: unknown): {
    toBe(expected: unknown): void;
    toEqual(expected: unknown): void;
  };
}

/** An empty store for one test, and what else can be done with its data. */
export interface Opened<Store> {
  readonly store: Store;
  /**
   * A second handle on the same data, such as another connection: races are run over both. Give it whenever processes
   * can share the store; without it the races are run over the one handle.
   */
  open?(): Awaitable<Store>;
  /**
   * The store after it was closed and opened again on the same data. Give it whenever data outlives the process: each
   * case is then run a second time, on a store that is reopened after every write.
   */
  reopen?(): Awaitable<Store>;
  /**
   * The store opened again on the same data, while the handle before is left as a killed process leaves it: it is not
   * closed, and writes nothing more. Give it whenever a killed process loses nothing: each case is then run once more, on
   * a store that is killed after every write.
   */
  crash?(): Awaitable<Store>;
  /** Ends all of them, when the test is over. */
  close?(): Awaitable<void>;
}

/** Makes an empty store for one test. */
export type StoreFactory<Store> = () => Awaitable<Opened<Store>>;

/** The body of a case. Both are the same store; where the factory can open a second handle, they are two handles. */
type Case<Store> = (store: Store, other: Store) => Promise<void>;

/** The functions that a suite is written with. */
export interface SuiteTools<Store> {
  describe(name: string, body: () => void): void;
  /** A case on a new store, which is closed whatever happens. */
  test(name: string, body: Case<Store>): void;
  /** A comparison whose failure names what was looked at: a method, and the field of its answer. */
  that(what: string, actual: unknown): { toEqual(expected: unknown): void };
}

export function toolsOf<Store extends object>(
  { describe, it, expect }: Runner,
  make: StoreFactory<Store>,
): SuiteTools<Store> {
  async function once<Found>(body: (opened: Opened<Store>) => Promise<Found>): Promise<Found> {
    const opened = await make();
    try {
      return await body(opened);
    } finally {
      await opened.close?.();
    }
  }

  return {
    describe: (name, body) => describe(name, body),
    test: (name, body) =>
      it(name, async () => {
        const ways = await once(async ({ store, open, reopen, crash }) => {
          await body(store, open ? await open() : store);
          return [...(reopen ? ['reopen' as const] : []), ...(crash ? ['crash' as const] : [])];
        });
        for (const way of ways) {
          await once(async (opened) => {
            const again = reopening(opened.store, async () => opened[way]?.() ?? opened.store);
            await body(again, again);
          });
        }
      }),
    that: (what, actual) => ({
      toEqual(expected) {
        try {
          expect(actual).toEqual(expected);
        } catch (error) {
          if (error instanceof Error) error.message = `${what}: ${error.message}`;
          throw error;
        }
      },
    }),
  };
}

const READS = /^(?:get|list|find|read|nextDue)/;

/** Wraps a store so that it is opened again after every write, once no other call is under way. */
function reopening<Store extends object>(store: Store, reopen: () => Promise<Store>): Store {
  let current = store;
  let underWay = 0;
  let ready: Promise<unknown> = Promise.resolve();

  async function call(name: string, given: readonly unknown[]): Promise<unknown> {
    for (let seen; seen !== ready;) {
      seen = ready;
      await seen;
    }
    underWay++;
    try {
      return await (current as Record<string, (...given: readonly unknown[]) => unknown>)[name]?.(...given);
    } finally {
      if (--underWay === 0 && !READS.test(name)) {
        ready = reopen().then((opened) => (current = opened));
        await ready;
      }
    }
  }

  return new Proxy(store, {
    get(_, name) {
      const value: unknown = Reflect.get(current, name, current);
      return typeof value === 'function'
        ? async (...given: readonly unknown[]) => call(String(name), given)
        : value;
    },
  });
}

/** Lets everything else go on, timers too, before the next look at what others do. */
export async function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The numbers from 0 to n − 1. */
export function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

/** Changes every field of a record, and of the records in it, that can be changed. */
export function spoil(record: object): void {
  for (const [name, value] of Object.entries(record)) {
    if (typeof value === 'object' && value !== null) spoil(value);
    else Reflect.set(record, name, 'spoilt');
  }
  if (Array.isArray(record)) Reflect.set(record, record.length, 'spoilt');
}
