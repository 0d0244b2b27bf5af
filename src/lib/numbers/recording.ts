/**
 * How an answer explains itself: the arithmetic of `exact.ts` reports to a recorder what it computes, while one listens.
 *
 * A rule is written once, in that arithmetic. For a call that asks for no explanation nobody listens, and nothing is
 * kept. For one that asks, `src/explain` listens while the rule runs, and makes the steps of these reports: what is
 * explained is what was computed, and no formula is written a second time. A rule adds what numbers alone cannot say:
 * the name of a value (`exact(6000, 'salario')`), and what a result is called (`step`).
 *
 * The listener is a variable of this module, and not an argument of every rule. A rule runs from its begin to its end
 * without waiting, so that two calls never share it.
 */
import type { Rational } from './rational.ts';

export type Operator = '+' | '-' | '*' | '/' | 'menor' | 'maior' | 'potencia';

/** The rounding of a result: `nenhum`, `centavo`, `centavo-acima`, `centavo-abaixo` or `4 casas`. */
export type Rounding = 'nenhum' | 'centavo' | 'centavo-acima' | 'centavo-abaixo' | `${number} casas`;

/** The source of a value: the text of a law, or the value of a legal table's entry, whose source the recorder knows. */
export type Source = string | object;

export interface Recorder {
  /**
   * Records a number of the call or of a table. A number that was shown before stands for the value it was computed
   * from.
   */
  value(value: number, name: string | undefined, source: Source | undefined): Rational | undefined;
  named(of: Rational, value: number, name: string | undefined, source: Source | undefined): Rational;
  computed(result: Rational, operator: Operator, a: Rational, b: Rational): Rational;
  rounded(result: Rational, of: Rational, rounding: Rounding): Rational;
  /** Records a value that was found by trial, whose equation leaves `residual`, which rounds to 0. */
  root(value: Rational, residual: Rational): Rational;
  step(result: Rational, id: string, pt: string, en: string, source: Source | undefined): Rational;
  /** Gives the number that stands for a result in the answer until its path is known. */
  shown(value: number, of: Rational, rounding: Rounding): number;
  /** Registers the source of a legal table's value. */
  table(value: unknown, source: string): void;
}

/** The listener; undefined while no answer explains itself. */
export let recorder: Recorder | undefined;

/** Runs `rule` unrecorded: a value found by trial is explained by its equation alone. */
export function withoutRecording<T>(rule: () => T): T {
  return recordedBy(undefined, rule);
}

/** Runs `rule` while the listener records everything that it computes. */
export function recordedBy<T>(listener: Recorder | undefined, rule: () => T): T {
  const before = recorder;
  recorder = listener;
  try {
    return rule();
  } finally {
    recorder = before;
  }
}
