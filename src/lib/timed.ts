import { within } from './promises.ts';

/** The same store, of which a call that is still open after some milliseconds counts as rejected. */
export function timed<Store extends object>(store: Store, milliseconds: number): Store {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]) =>
        within(Reflect.apply(member, target, given), milliseconds, String(name));
    },
  });
}
