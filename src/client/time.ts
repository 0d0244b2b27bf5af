/** The ends of waiting that the caller may set. */
export interface Ends {
  /** Ends the call, as with `fetch`: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole call, repetitions included: it then rejects with a `TimeoutError`. Default: no end. */
  readonly timeout?: number;
}

/** Works until the work is done or one of the ends comes: the work's signal tells it to stop. */
export async function within<T>(
  { signal, timeout }: Ends,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const ended = new AbortController();
  const end = () => ended.abort(signal?.reason);
  signal?.addEventListener('abort', end);
  const late = () => ended.abort(new DOMException(`no answer within ${timeout} ms`, 'TimeoutError'));
  const timer = timeout === undefined ? undefined : setTimeout(late, timeout);
  const rejected = new Promise<never>((_, reject) => {
    ended.signal.addEventListener('abort', () => reject(ended.signal.reason as Error));
  });
  try {
    // Use a race, because a service in the same process ignores signals.
    return await Promise.race([work(ended.signal), rejected]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** Waits for milliseconds, or until the signal. */
export async function sleep(wait: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(finish, wait);
    function finish(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    }
    signal.addEventListener('abort', finish);
  });
}
