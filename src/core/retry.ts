import type { AttemptNumber, Next } from './webhook-store.ts';

/** Milliseconds from the failure of attempt 1 to attempt 2, and from that of attempt 2 to attempt 3. */
const WAITS = { 1: 30_000, 2: 300_000 } as const;

/** What follows a failed attempt; `lengthening`, 0 to 0.5, adds that share to the wait. */
export function afterFailure(number: AttemptNumber, lengthening = 0): Next {
  return number === 3
    ? { state: 'failed' }
    : { state: 'pending', dueIn: Math.round(WAITS[number] * (1 + lengthening)) };
}
