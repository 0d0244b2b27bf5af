/** Work that the steps of deliveries leave behind, done a piece at a time. */
import { PIECE, type WebhookStore } from '../contracts/webhook-store.ts';
import { HOUR } from '../lib/dates/durations.ts';

export interface TidyParts {
  readonly store: WebhookStore;
  /** Milliseconds for which ended deliveries are kept. */
  readonly retention: number;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds between two looks for what is left to cancel, when there was nothing. */
const CANCEL_EVERY = 5_000;

/** Makes what does a piece of each such work, and says whether there may be more. A failure stops no delivery. */
export function createTidy({ store, retention, clock, onError }: TidyParts): () => Promise<boolean> {
  let purgedAt = -Infinity;
  let canceledAt = -Infinity;

  async function cancel(): Promise<number> {
    const now = performance.now();
    if (!store.endCanceled || now - canceledAt < CANCEL_EVERY) return 0;
    canceledAt = now;
    const done = await store.endCanceled(PIECE);
    if (done >= PIECE) canceledAt = -Infinity;
    return done;
  }

  async function purge(): Promise<number> {
    const now = clock();
    if (now - purgedAt < HOUR && now >= purgedAt) return 0;
    purgedAt = now;
    const done = await store.purge(retention, PIECE);
    if (done >= PIECE) purgedAt = -Infinity;
    return done;
  }

  return async () => {
    let more = false;
    for (const piece of [cancel, purge]) {
      try {
        if ((await piece()) >= PIECE) more = true;
      } catch (error) {
        onError(error);
      }
    }
    return more;
  };
}
