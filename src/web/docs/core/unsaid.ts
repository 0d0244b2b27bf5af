/** Form drafts, which are in no address. */
import type { Values } from './types.ts';

export interface Unsaid {
  /** Keeps the values for the current address, until the page is left. `isTyped`: by a reader, and not by a link. */
  keep(values: Values, isTyped?: boolean): void;
  /** Gives the values kept for this address; undefined where nothing was kept. */
  read(): Values | undefined;
  /** Tells if somebody typed them. */
  isTyped(): boolean;
}

/** Keeps drafts only in memory: a form that is drawn again, in the other language or on the way back, gets them back. */
export function createUnsaid(): Unsaid {
  const kept = new Map<string, { readonly values: Values; readonly isTyped: boolean }>();
  /** All tabs of a tool share one form. */
  const tool = () => location.hash.replace(/[/?].*/, '');
  return {
    keep: (values, isTyped = true) => void kept.set(tool(), { values, isTyped }),
    read: () => kept.get(tool())?.values,
    isTyped: () => kept.get(tool())?.isTyped ?? false,
  };
}
