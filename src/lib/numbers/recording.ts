/**
 * How an answer explains itself: the arithmetic of `exact.ts` tells a recorder what it computes, while one listens.
 *
 * A rule is written once, in that arithmetic. For a call that asks for no explanation nobody listens, and nothing is
 * kept. For one that asks, `src/explain` listens while the rule runs, and makes the steps of what it was told: what is
 * explained is what was computed, and no formula is written a second time. A rule adds what numbers alone cannot say:
 * the name of a value (`exact(6000, 'salario')`), and what a result is called (`step`).
 *
 * The listener is a variable of this module, and not an argument of every rule. A rule runs from its begin to its end
 * without waiting, so that two calls never share it.
 */
import type { Rational } from './rational.ts';

export type Operator = '+' | '-' | '*' | '/' | 'menor' | 'maior' | 'potencia';

/** How a result was rounded: `nenhum`, `centavo`, `centavo-acima`, `centavo-abaixo` or `4 casas`. */
export type Rounding = 'nenhum' | 'centavo' | 'centavo-acima' | 'centavo-abaixo' | `${number} casas`;

/** What sets a value: the text of a law, or the value of a legal table's entry, whose source the recorder knows. */
export type Source = string | object;

export interface Recorder {
  /** A number of the call or of a table. One that was shown before stands for what was computed. */
  value(value: number, name: string | undefined, source: Source | undefined): Rational | undefined;
  named(of: Rational, value: number, name: string | undefined, source: Source | undefined): Rational;
  computed(result: Rational, operator: Operator, a: Rational, b: Rational): Rational;
  rounded(result: Rational, of: Rational, rounding: Rounding): Rational;
  /** A value that was found by trial, whose equation leaves `residual`: 0 as it is rounded. */
  root(value: Rational, residual: Rational): Rational;
  step(result: Rational, id: string, pt: string, en: string, source: Source | undefined): Rational;
  /** What stands for a number in the answer until its path is known. */
  shown(value: number, of: Rational, rounding: Rounding): number;
  /** The source of a legal table's value. */
  table(value: unknown, source: string): void;
}

/** Whoever listens; undefined while no answer explains itself. */
export let recorder: Recorder | undefined;

/** What `rule` returns, which nobody is told of: a value found by trial, told by its equation alone. */
export function unrecorded<T>(rule: () => T): T {
  return recordedBy(undefined, rule);
}

/** What `rule` returns; the listener is told of all that it computes. */
export function recordedBy<T>(listener: Recorder | undefined, rule: () => T): T {
  const before = recorder;
  recorder = listener;
  try {
    return rule();
  } finally {
    recorder = before;
  }
}
