/** A value made when it is first asked for, and kept: importing a module must not compute anything. */
/* @__NO_SIDE_EFFECTS__ */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export type LazyPromise<T> = () => Promise<T>;

/** A promise made when it is first asked for, and kept. After a rejection the next call makes another one. */
/* @__NO_SIDE_EFFECTS__ */
export function lazyPromise<T>(make: () => Promise<T>): LazyPromise<T> {
  let made: Promise<T> | undefined;
  return async () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
