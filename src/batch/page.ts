import type { Page, Visit } from '../contracts/pages.ts';
import { lazyPromise } from '../lib/lazy.ts';
import type { BodyLimits } from '../pipeline/body.ts';

export interface BatchParts {
  readonly limits: BodyLimits;
  /** Calls that a batch may hold. */
  readonly maxBatch: number;
  /** Told of a call that failed for no fault of the caller's. */
  readonly report: (error: unknown, visit: Visit) => void;
}

/** `POST /batch`: many calls in one request, of which only this file is loaded until somebody sends one. */
export function batchPage(parts: BatchParts): Page {
  const load = lazyPromise(async () => (await import('./answer.ts')).createBatch(parts));
  return {
    method: 'POST',
    path: '/batch',
    access: 'key',
    restricted: true,
    counts: false,
    handle: async (visit) => (await load())(visit),
  };
}
