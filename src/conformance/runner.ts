/** What a suite needs of a test runner: vitest, Jest, bun:test and `@std/testing` all have it. */
export interface Runner {
  describe(name: string, body: () => void): void;
  it(name: string, body: () => Promise<void>): void;
  expect(value: unknown): {
    toBe(expected: unknown): void;
    toEqual(expected: unknown): void;
  };
}

/** Makes an empty store for one test, and what to do when the test is over. */
export type StoreFactory<Store> = () =>
  | Promise<{ readonly store: Store; close?(): Promise<void> | void }>
  | { readonly store: Store; close?(): Promise<void> | void };

/** The body of a test on a new store, which is closed whatever happens. */
export function withStore<Store>(make: StoreFactory<Store>, body: (store: Store) => Promise<void>) {
  return async () => {
    const { store, close } = await make();
    try {
      await body(store);
    } finally {
      await close?.();
    }
  };
}

/** The numbers from 0 to n − 1. */
export function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}
