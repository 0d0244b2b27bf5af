import type { Awaitable } from '../../contracts/call.ts';
import { isPromise } from '../../lib/promises.ts';

/** Like `then`, but stays synchronous for a value that is not a promise, as synchronous drivers give it. */
export function following<T, U>(value: Awaitable<T>, make: (value: T) => U): Awaitable<U> {
  return isPromise(value) ? value.then(make) : make(value);
}
