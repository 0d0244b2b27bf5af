/**
 * A clock that fails instead of giving what is no time: every comparison with `NaN` is false, so that nothing would ever
 * be over.
 */
export function finiteClock(clock: () => number): () => number {
  return () => {
    const now = clock();
    if (Number.isFinite(now)) return now;
    throw new TypeError(`the clock gave no finite number: ${String(now)}`);
  };
}
