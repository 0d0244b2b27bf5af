import type { Call } from '../contracts/call.ts';
import { MAX_TARGET } from './limits.ts';
import { refuseRequest } from './refusal.ts';

/** Refuses a request target, path and query together, that is too long to be read. */
export function checkTarget({ path, query }: Call): void {
  if (path.length + query.length + 1 > MAX_TARGET)
    throw refuseRequest('query', ({ queryTooLong }) => queryTooLong);
}
