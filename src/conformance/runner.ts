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

/** Changes every field of a record and of what it holds, as far as it lets itself be changed. */
export function spoil(record: object): void {
  for (const [name, value] of Object.entries(record)) {
    if (typeof value === 'object' && value !== null) spoil(value);
    else Reflect.set(record, name, 'spoilt');
  }
  if (Array.isArray(record)) Reflect.set(record, record.length, 'spoilt');
}
