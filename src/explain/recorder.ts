/** Listens to the arithmetic of `lib/numbers/exact.ts` and keeps what each value was computed from. */
import { fromDecimal, type Rational } from '../lib/numbers/rational.ts';
import type { Operator, Recorder, Rounding, Source } from '../lib/numbers/recording.ts';

/** Where a value comes from. A value without an origin is a number that the rule has written down. */
export type Origin =
  | { readonly kind: 'value'; readonly value: number; readonly name: string; readonly source: string | null }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly operands: readonly Rational[] }
  | { readonly kind: 'rounding'; readonly of: Rational; readonly rounding: Rounding };

/** What a rule calls a result. */
export interface Name {
  readonly id: string;
  readonly pt: string;
  readonly en: string;
  readonly source: string | null;
}

/** Stands for a number in an answer until its path is known. As a number it is what it stands for. */
export class Shown extends Number {
  /** Rounded in this way it is the number. */
  readonly of: Rational;
  readonly rounding: Rounding;
  /** When it was shown, among all that was recorded. */
  readonly at: number;

  constructor(value: number, of: Rational, rounding: Rounding, at: number) {
    super(value);
    [this.of, this.rounding, this.at] = [of, rounding, at];
  }
}

/** What a call has computed. */
export interface Record extends Recorder {
  originOf(value: Rational): Origin | undefined;
  nameOf(value: Rational): Name | undefined;
  /** When a value was computed, among all that was recorded. */
  timeOf(value: Rational): number;
}

/** Whether a value is of the rounding already. */
export function isRoundedSo(origin: Origin | undefined, rounding: Rounding): boolean {
  return origin?.kind === 'rounding' && origin.rounding === rounding;
}

const NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

export function createRecord(): Record {
  const origins = new Map<Rational, Origin>();
  const names = new Map<Rational, Name>();
  const times = new Map<Rational, number>();
  const sources = new Map<unknown, string>();
  let now = 0;

  const sourceOf = (source: Source | undefined): string | null => {
    if (typeof source === 'string') return source;
    if (source === undefined) return null;
    const { source: own } = source as { readonly source?: unknown };
    return sources.get(source) ?? (typeof own === 'string' ? own : null);
  };
  const keep = (value: Rational, origin: Origin): Rational => {
    // A result may be one of its operands, or a constant of a module.
    const own = { ...value };
    origins.set(own, origin);
    times.set(own, now++);
    return own;
  };
  const isLiteral = (value: Rational) => !origins.has(value);
  const isZero = (value: Rational) => isLiteral(value) && value.numerator === 0n;

  const record: Record = {
    value(value) {
      if (!((value as unknown) instanceof Shown)) return undefined;
      const { of, rounding } = value as unknown as Shown;
      const origin = origins.get(of);
      if (rounding === 'nenhum' || isRoundedSo(origin, rounding)) return of;
      return record.rounded(fromDecimal(Number(value)), of, rounding);
    },
    named(of, value, name, source) {
      if (name === undefined || !NAME.test(name)) return of;
      return keep(of, { kind: 'value', value, name, source: sourceOf(source) });
    },
    computed(result, operator, a, b) {
      // What is written down needs no name, and 0 that is added nothing at all.
      if (isLiteral(a) && isLiteral(b)) return result;
      if (operator === '+' && isZero(a)) return b;
      if ((operator === '+' || operator === '-') && isZero(b)) return a;
      return keep(result, { kind: 'operation', operator, operands: [a, b] });
    },
    rounded(result, of, rounding) {
      if (isLiteral(of)) return result;
      return keep(result, { kind: 'rounding', of, rounding });
    },
    step(result, id, pt, en, source) {
      // A value that has a name already, or none that a step could be of, gets a step of its own.
      const isNew = isLiteral(result) || names.has(result) || origins.get(result)?.kind === 'value';
      const own = isNew ? keep(result, { kind: 'rounding', of: result, rounding: 'nenhum' }) : result;
      names.set(own, { id, pt, en, source: sourceOf(source) });
      return own;
    },
    shown: (value, of, rounding) => new Shown(value, of, rounding, now++) as unknown as number,
    table(value, source) {
      if (typeof value !== 'object' || value === null || sources.has(value)) return;
      sources.set(value, source);
      // A band of a table is one of its values.
      for (const part of Object.values(value)) record.table(part, source);
    },
    originOf: (value) => origins.get(value),
    nameOf: (value) => names.get(value),
    timeOf: (value) => times.get(value) ?? -1,
  };
  return record;
}
