/**
 * Makes a clock give whole milliseconds, which all stores hold, and throw instead of giving a value that is not a time:
 * every comparison with `NaN` is false, so that nothing would ever be over.
 */
export function wholeClock(clock: () => number): () => number {
  return () => {
    const now = clock();
    if (Number.isFinite(now)) return Math.floor(now);
    throw new TypeError(`the clock gave no finite number: ${String(now)}`);
  };
}
