import type { Awaitable } from '../../contracts/call.ts';
import { isPromise } from '../../lib/promises.ts';

/** What a function makes of a value; without a promise when the value is none, so that a synchronous driver needs none. */
export function following<T, U>(value: Awaitable<T>, make: (value: T) => U): Awaitable<U> {
  return isPromise(value) ? value.then(make) : make(value);
}
