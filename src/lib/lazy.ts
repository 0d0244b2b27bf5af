/** A value made when it is first asked for, and kept: importing a module must not compute anything. */
/* @__NO_SIDE_EFFECTS__ */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export interface LazyPromise<T> {
  (): Promise<T>;
  /** The promise that was made, or undefined before anybody asked for it and after it was rejected. */
  begun(): Promise<T> | undefined;
}

/** A promise made when it is first asked for, and kept. One that is rejected is made anew: what it waits for may come back. */
/* @__NO_SIDE_EFFECTS__ */
export function lazyPromise<T>(make: () => Promise<T>): LazyPromise<T> {
  let made: Promise<T> | undefined;
  const get = async () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
  return Object.assign(get, { begun: () => made });
}
