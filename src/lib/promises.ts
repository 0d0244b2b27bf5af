/** Values that may be promises, and promises that may never settle. */

/** Whether a value is to be awaited. */
export function isPromise<T>(value: T | Promise<T>): value is Promise<T> {
  return typeof (value as { then?: unknown } | null)?.then === 'function';
}

/**
 * The value of a call, awaited when it is a promise. A promise that is still open after `milliseconds` counts as
 * rejected, because nothing can wait for ever.
 */
export function orTimeout<T>(value: T | Promise<T>, milliseconds: number, what: string): T | Promise<T> {
  return isPromise(value) ? race(value, milliseconds, what) : value;
}

async function race<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls a host's function that only listens. An error that it throws, now or later, is dropped, because no caller could
 * handle it.
 */
export function callQuietly(call: () => unknown): void {
  try {
    const outcome = call();
    if (isPromise(outcome)) outcome.catch(() => undefined);
  } catch {
    // An error in the host's function must not stop the work that the call only reports.
  }
}
