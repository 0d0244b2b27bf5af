import { orTimeout } from '../lib/promises.ts';

/**
 * The same object, each of whose methods rejects when its promise is still open after some milliseconds: nothing may
 * wait for ever for a store. A method that answers without a promise still does.
 */
export function withTimeout<T extends object, Name extends keyof T & string>(
  target: T,
  methods: readonly Name[],
  milliseconds: number,
): Pick<T, Name> {
  const timed = methods.map((name) => [
    name,
    // Looked up at each call: a host may replace a method, as tests do.
    (...given: readonly unknown[]) =>
      orTimeout((target[name] as Method).apply(target, [...given]), milliseconds, name),
  ]);
  return Object.fromEntries(timed) as Pick<T, Name>;
}

type Method = (...given: readonly unknown[]) => unknown;
