/** Listens to the arithmetic of `lib/numbers/exact.ts` and keeps what each value was computed from. */
import { fromDecimal, type Rational } from '../lib/numbers/rational.ts';
import type { Operator, Recorder, Rounding, Source } from '../lib/numbers/recording.ts';

/** The origin of a value. A value without an origin is a number that the rule has written down. */
export type Origin =
  | {
      readonly kind: 'value';
      readonly value: number;
      readonly name: string;
      readonly source: string | null;
      /** For a root: the residual of its equation. */
      readonly residual?: Rational;
    }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly a: Rational; readonly b: Rational }
  | { readonly kind: 'rounding'; readonly of: Rational; readonly rounding: Rounding };

/** The name that a rule gives a result. */
export interface Name {
  readonly id: string;
  readonly pt: string;
  readonly en: string;
  readonly source: string | null;
}

/**
 * A value that was computed while a recorder listened. It carries what is known of it: a long schedule has tens of thousands
 * of them, and a map from each would take longer than the schedule.
 */
export class Recorded implements Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly origin: Origin;
  /** Moment of the computation, among all that was recorded. */
  readonly at: number;
  /** A value that outlives its call is a plain number in a later one. */
  readonly by: Recorder;
  name: Name | undefined;

  constructor({ numerator, denominator }: Rational, origin: Origin, at: number, by: Recorder) {
    this.numerator = numerator;
    this.denominator = denominator;
    this.origin = origin;
    this.at = at;
    this.by = by;
  }
}

/** Stands for a number in an answer until its path is known. As a number it is what it stands for. */
export class Shown extends Number {
  readonly number: number;
  /** Rounded in this way it is the number. */
  readonly of: Rational;
  readonly rounding: Rounding;
  /** Moment at which it was shown, among all that was recorded. */
  readonly at: number;

  constructor(value: number, of: Rational, rounding: Rounding, at: number) {
    super(value);
    this.number = value;
    this.of = of;
    this.rounding = rounding;
    this.at = at;
  }
}

/** The record of all that a call has computed. */
export interface Record extends Recorder {
  /** All values, in the order in which they were computed. */
  readonly values: readonly Recorded[];
  /** Number of moments so far: each value and each number that was shown has one. */
  moments(): number;
  /** Gives the value with what is known of it; undefined for a number written in the rule. */
  known(value: Rational): Recorded | undefined;
  /** True if a value is the residual of a root's equation. */
  isResidual(value: Rational): boolean;
}

/** True if a value has this rounding already. */
export function isRoundedSo(origin: Origin | undefined, rounding: Rounding): boolean {
  return origin?.kind === 'rounding' && origin.rounding === rounding;
}

const NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

export function createRecord(): Record {
  const values: Recorded[] = [];
  const sources = new Map<unknown, string>();
  const residuals = new Set<Rational>();
  let now = 0;

  const sourceOf = (source: Source | undefined): string | null => {
    if (typeof source === 'string') return source;
    if (source === undefined) return null;
    const { source: own } = source as { readonly source?: unknown };
    return sources.get(source) ?? (typeof own === 'string' ? own : null);
  };
  const ownValue = (value: Rational) =>
    value instanceof Recorded && value.by === record ? value : undefined;
  // Always a new one: a result may be one of its operands, or a constant of a module.
  const keep = (value: Rational, origin: Origin): Recorded => {
    const own = new Recorded(value, origin, now++, record);
    values.push(own);
    return own;
  };
  const isZero = (value: Rational) => value.numerator === 0n && !ownValue(value);

  const record: Record = {
    value(value) {
      if (!((value as unknown) instanceof Shown)) return undefined;
      const { number, of, rounding } = value as unknown as Shown;
      if (rounding === 'nenhum' || isRoundedSo(ownValue(of)?.origin, rounding)) return of;
      return record.rounded(fromDecimal(number), of, rounding);
    },
    named(of, value, name, source) {
      if (name === undefined || !NAME.test(name)) return of;
      return keep(of, { kind: 'value', value, name, source: sourceOf(source) });
    },
    computed(result, operator, a, b) {
      // Numbers written in the rule need no name, and adding 0 makes no step.
      if (!ownValue(a) && !ownValue(b)) return result;
      if (operator === '+' && isZero(a)) return b;
      if ((operator === '+' || operator === '-') && isZero(b)) return a;
      return keep(result, { kind: 'operation', operator, a, b });
    },
    rounded(result, of, rounding) {
      return ownValue(of) ? keep(result, { kind: 'rounding', of, rounding }) : result;
    },
    root(value, residual) {
      const origin = ownValue(value)?.origin;
      if (origin?.kind !== 'value') return value;
      residuals.add(residual);
      return keep(value, { ...origin, residual });
    },
    step(result, id, pt, en, source) {
      const of = ownValue(result);
      // A value that has a name already, or none that a step could be of, gets a step of its own.
      const isNew = !of || of.name !== undefined || of.origin.kind === 'value';
      const own = isNew ? keep(result, { kind: 'rounding', of: result, rounding: 'nenhum' }) : of;
      own.name = { id, pt, en, source: sourceOf(source) };
      return own;
    },
    shown: (value, of, rounding) => new Shown(value, of, rounding, now++) as unknown as number,
    table(value, source) {
      if (typeof value !== 'object' || value === null || sources.has(value)) return;
      sources.set(value, source);
      // A band of a table is one of its values.
      for (const part of Object.values(value)) record.table(part, source);
    },
    values,
    moments: () => now,
    known: ownValue,
    isResidual: (value) => residuals.has(value),
  };
  return record;
}
