import { ApiError } from '../../kit/errors/api-error.ts';

/**
 * Lets at most so many works run at a time; the others wait for their turn, in the order in which they came. Throws 503,
 * with the seconds after which to try again, where a turn does not come within `longest` milliseconds.
 */
export function createGate(
  most: number,
  longest: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting = new Set<() => void>();
  let running = 0;

  const turn = async () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        // Where another request could not clear it, as in a Worker, the turn has come all the same.
        if (waiting.delete(begin)) reject(busy(longest));
      }, longest);
      waiting.add(begin);
    });

  return async (work) => {
    if (running >= most) await turn();
    else running++;
    try {
      return await work();
    } finally {
      const [next] = waiting;
      // The place goes on to the next one.
      if (next) {
        waiting.delete(next);
        next();
      } else running--;
    }
  };
}

const busy = (longest: number) =>
  new ApiError(503, { headers: { 'retry-after': String(Math.ceil(longest / 1000)) } });
