import type { Spans } from '../../contracts/spans.ts';
import type { Stores } from '../../contracts/stores.ts';
import { isPromise } from '../../lib/promises.ts';

/** Methods that the service calls on its own, from time to time: no request waits for them. */
const byItself = new Set([
  ...['claim', 'begin', 'settle', 'release', 'nextDue', 'waiting', 'endCanceled'],
  ...['add', 'purge'],
]);

/** Wraps stores whose own properties are methods: each call that a request may wait for has a span. */
export function tracedStores(stores: Stores, spans: Spans): Stores {
  return wrapStores(stores, (store, method, run) => {
    if (byItself.has(method)) return run;
    const start = { attributes: { 'canivete.store': store, 'canivete.store.method': method } };
    const spanName = `${store}.${method}`;
    return (...given) => spans.within(spanName, start, () => run(...given));
  });
}

/** Wraps such stores: each call that fails is reported, by store and method, and fails as it did. */
export function watchedStores(stores: Stores, onFailure: (store: string, method: string) => void): Stores {
  return wrapStores(stores, (store, method, run) => {
    const fail = (error: unknown): never => {
      onFailure(store, method);
      throw error;
    };
    return (...given) => {
      try {
        const outcome = run(...given);
        return isPromise(outcome) ? outcome.then(undefined, fail) : outcome;
      } catch (error) {
        return fail(error);
      }
    };
  });
}

type Method = (...given: readonly unknown[]) => unknown;
type Wrap = (store: string, method: string, run: Method) => Method;

function wrapStores(stores: Stores, wrap: Wrap): Stores {
  const wrapped = Object.entries(stores).map(([name, store]) => {
    const methods = Object.entries(store as Readonly<Record<string, Method>>).map(([method, run]) => [
      method,
      wrap(name, method, run),
    ]);
    // Other members, such as the revision of a store of keys, come from the store itself.
    return [name, Object.assign(Object.create(store as object), Object.fromEntries(methods))];
  });
  return Object.fromEntries(wrapped) as Stores;
}
