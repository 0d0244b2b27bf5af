/** What was typed and no address says. */
import type { Values } from './types.ts';

export interface Unsaid {
  /** Keeps it beside the address as it stands, until the page is left. */
  keep(values: Values): void;
  /** What was kept beside this address; undefined where nobody typed. */
  read(): Values | undefined;
}

/** In memory alone: a form that is drawn again, in the other language, has it back. */
export function createUnsaid(): Unsaid {
  let kept: { readonly hash: string; readonly values: Values } | undefined;
  return {
    keep(values) {
      kept = { hash: location.hash, values };
    },
    read: () => (kept?.hash === location.hash ? kept.values : undefined),
  };
}
