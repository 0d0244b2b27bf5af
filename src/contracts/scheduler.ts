/**
 * Says when to look for due work; what is due, the store alone knows. So wakes may be merged, repeated, early or
 * lost: once started, `run` is called at least every 15 seconds whatever happens.
 */
export interface Scheduler {
  /** Runs never overlap in one process; a rejected run or wake goes to `onError` and stops nothing. */
  start(
    run: () => Promise<{ readonly nextDue: number | null }>,
    onError: (error: unknown) => void,
  ): Promise<void>;
  /** Run after `delay` milliseconds, or soon after. */
  wake(delay: number): Promise<void>;
  /** Resolves once no run is active; none starts afterwards. */
  stop(): Promise<void>;
}
