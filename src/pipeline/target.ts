import type { Call } from '../contracts/call.ts';
import { MAX_TARGET } from './limits.ts';
import { refuse } from './refusal.ts';

/** Refuses a request target, path and query together, that is too long to be read. */
export function checkTarget({ path, query }: Call): void {
  if (path.length + query.length + 1 > MAX_TARGET) throw refuse('query', ({ queryTooLong }) => queryTooLong);
}
