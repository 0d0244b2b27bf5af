import { Refused } from '../../src/pipeline/errors/refused.ts';
import { describeRefusal } from '../../src/pipeline/errors/words.ts';

/** Gives the error of a refusal at once; any other error as it is. */
export const saidOf = (error: unknown): unknown =>
  error instanceof Refused ? describeRefusal(error) : error;

/** Does work whose refusals are thrown in words. */
export function inWords<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw saidOf(error);
  }
}
