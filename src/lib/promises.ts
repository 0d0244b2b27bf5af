/** Values that may be promises, and promises that may never settle. */

/** Whether a value is to be awaited. */
export function isPromise<T>(value: T | Promise<T>): value is Promise<T> {
  return typeof (value as { then?: unknown } | null)?.then === 'function';
}

/**
 * The value of a call, awaited when it is a promise: after `milliseconds` it counts as rejected, since whoever
 * waits cannot wait for ever.
 */
export function within<T>(value: T | Promise<T>, milliseconds: number, what: string): T | Promise<T> {
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

/** Calls what a host handed in to be told something. What it throws, now or later, has nobody left to hear it. */
export function tell(call: () => unknown): void {
  try {
    const told = call();
    if (isPromise(told)) told.catch(() => undefined);
  } catch {
    // As above.
  }
}
