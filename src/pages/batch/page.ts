import type { Page } from '../../contracts/pages.ts';
import { lazyPromise } from '../../lib/lazy.ts';
import type { BatchParts } from './answer.ts';

/** `POST /batch`: many calls in one request. Only this file is loaded until somebody sends one. */
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
