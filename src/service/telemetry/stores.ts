import type { Spans } from '../../contracts/spans.ts';
import type { Stores } from '../../contracts/stores.ts';

/** Methods that the service calls on its own, from time to time: no request waits for them. */
const byItself = new Set(['claim', 'settle', 'release', 'nextDue', 'add', 'purge']);

/** Wraps stores whose own properties are methods: each call that a request may wait for has a span. */
export function tracedStores(stores: Stores, spans: Spans): Stores {
  const traced = Object.entries(stores).map(([name, store]) => [name, tracedStore(name, store, spans)]);
  return Object.fromEntries(traced) as Stores;
}

type Methods = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;

function tracedStore(name: string, store: Methods, spans: Spans): Methods {
  const called = Object.entries(store).filter(([method]) => !byItself.has(method));
  const traced = called.map(([method, run]) => {
    const start = { attributes: { 'canivete.store': name, 'canivete.store.method': method } };
    const spanName = `${name}.${method}`;
    const call = (...given: readonly unknown[]) => spans.within(spanName, start, () => run(...given));
    return [method, call];
  });
  // Other members, such as the revision of a store of keys, come from the store itself.
  return Object.assign(Object.create(store) as Methods, Object.fromEntries(traced));
}
