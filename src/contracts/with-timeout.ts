import { orTimeout } from '../lib/promises.ts';

/**
 * Wraps methods so that a pending promise rejects after `milliseconds`: nothing may wait for ever for a store.
 * Synchronous results pass through.
 */
export function withTimeout<T extends object, Name extends keyof T & string>(
  target: T,
  methods: readonly Name[],
  milliseconds: number,
): Pick<T, Name> {
  const timed = methods.map((name) => [
    name,
    // Look the method up at each call: a host may replace it, as tests do.
    (...given: readonly unknown[]) =>
      orTimeout((target[name] as Method).apply(target, [...given]), milliseconds, name),
  ]);
  return Object.fromEntries(timed) as Pick<T, Name>;
}

type Method = (...given: readonly unknown[]) => unknown;
