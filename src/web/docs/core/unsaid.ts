/** Form drafts that are not in the address. */
import type { Values } from './types.ts';

export interface Unsaid {
  /** Keeps the values for the current address, until the page is left. */
  keep(values: Values): void;
  /** Gives the values kept for this address; undefined where nobody typed. */
  read(): Values | undefined;
}

/** Keeps drafts only in memory: a form that is drawn again, in the other language, gets them back. */
export function createUnsaid(): Unsaid {
  let kept: { readonly hash: string; readonly values: Values } | undefined;
  return {
    keep(values) {
      kept = { hash: location.hash, values };
    },
    read: () => (kept?.hash === location.hash ? kept.values : undefined),
  };
}
