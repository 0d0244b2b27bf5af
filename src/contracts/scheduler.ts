/**
 * Decides when to look for due work; only the store knows what is due. So wakes may be merged, repeated, early or lost:
 * once started, `run` is called at least every 15 seconds whatever happens.
 */
export interface Scheduler {
  /** Runs never overlap in one process; a rejected run or wake goes to `onError` and stops nothing. */
  start(
    run: () => Promise<{ readonly nextDue: number | null }>,
    onError: (error: unknown) => void,
  ): Promise<void>;
  /** Runs after `delay` milliseconds, or soon after. */
  wake(delay: number): Promise<void>;
  /** Resolves once no run is active; no run starts afterwards. */
  stop(): Promise<void>;
}
