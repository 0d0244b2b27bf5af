import type { Awaitable } from '../../contracts/call.ts';
import { lazyPromise } from '../../lib/lazy.ts';
import { Refused } from './refused.ts';

/** Kept, because the engine takes as long to give a module again as a good request takes. */
const words = lazyPromise(() => import('./words.ts'));

/** Turns a refusal into the error that says what is allowed. Any other error stays as it is. */
export function inWords(error: unknown): Awaitable<unknown> {
  return error instanceof Refused ? words().then(({ describeRefusal }) => describeRefusal(error)) : error;
}
