import type { Values } from './types.ts';

/** An answer with what it was asked. */
export interface Pinned {
  readonly input: Values;
  readonly answer: unknown;
}

/** The answer of a form that a reader keeps beside the next ones. */
export interface Pin {
  pinned(): Pinned | undefined;
  /** Keeps an answer in place of the last one; undefined keeps none. */
  keep(answer: Pinned | undefined): void;
}

/** The pins of all forms, by name. They are only in memory, since answers may be nobody's business. */
export type Pins = (form: string) => Pin;

export function createPins(): Pins {
  const kept = new Map<string, Pinned | undefined>();
  return (form) => ({
    pinned: () => kept.get(form),
    keep: (answer) => void kept.set(form, answer),
  });
}
