/** Values that may be promises, and promises that may never settle. */

/** Tests that a value is to be awaited. */
export function isPromise<T>(value: T | Promise<T>): value is Promise<T> {
  return typeof (value as { then?: unknown } | null)?.then === 'function';
}

/**
 * Gives the value of a call, awaited when it is a promise. A promise that is still open after `milliseconds` counts as
 * rejected, because nothing can wait for ever. A value that comes after that goes to `late`.
 */
export function orTimeout<T>(
  value: T | Promise<T>,
  milliseconds: number,
  what: string,
  late?: (value: T) => void,
): T | Promise<T> {
  return isPromise(value) ? race(value, milliseconds, what, late) : value;
}

// Not `Promise.race`, which makes five promises of two: each request waits for a store in this way.
function race<T>(
  promise: Promise<T>,
  milliseconds: number,
  what: string,
  late?: (value: T) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error(`${what} took longer than ${milliseconds} ms`));
    }, milliseconds);
    promise.then(
      (value) => {
        clearTimeout(timer);
        if (isLate) late?.(value);
        else resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error as Error);
      },
    );
  });
}

/** Drops the rejection of what a host's function returned: nobody waits for it. */
export function dropRejection(outcome: unknown): void {
  if (isPromise(outcome)) outcome.catch(() => undefined);
}

/**
 * Calls a host's function that only listens. An error that it throws, now or later, is dropped, because no caller could
 * handle it.
 */
export function callQuietly<Given extends readonly unknown[]>(
  call: (...given: Given) => unknown,
  ...given: Given
): void {
  try {
    dropRejection(call(...given));
  } catch {
    // An error in the host's function must not stop the work that the call only reports.
  }
}
