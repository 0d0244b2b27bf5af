/** Writes what was computed as a formula over named values. */
import { type Rational, rational } from '../lib/numbers/rational.ts';
import type { Record } from './recorder.ts';

/** A number of the call or of a table, or the result of an earlier step. */
export type StepValue = number | { readonly passo: string };

/** How tightly the parts of a formula hold together. */
const SUM = 1;
const PRODUCT = 2;
const SIGNED = 3;
const ATOM = 4;

interface Part {
  readonly text: string;
  readonly strength: number;
}

export interface FormulaWriter {
  /** The formula of a value; of one that is a step of its own its name, unless this is that step. */
  formulaOf(value: Rational, isOwn: boolean): string;
  /** The name alone of an earlier step. */
  reference(step: string): string;
  /** What the names stand for. */
  readonly values: ReadonlyMap<string, StepValue>;
  /** The sources of these values. */
  readonly sources: ReadonlySet<string>;
}

/** Writes one formula; `stepOf` tells the id of the earlier step that gives a value. */
export function createWriter(record: Record, stepOf: (value: Rational) => string | undefined): FormulaWriter {
  const values = new Map<string, StepValue>();
  const taken = new Set<string>(FUNCTIONS);
  const sources = new Set<string>();

  const nameFor = (name: string, value: StepValue, isSame: (known: StepValue) => boolean): Part => {
    for (const [known, held] of values) {
      const isForm = known.startsWith(name) && /^\d*$/.test(known.slice(name.length));
      if (isForm && isSame(held)) return { text: known, strength: ATOM };
    }
    const own = free(name, taken, '');
    values.set(own, value);
    return { text: own, strength: ATOM };
  };
  const referenceTo = (step: string): Part =>
    nameFor(variableOf(step), { passo: step }, (held) => typeof held === 'object' && held.passo === step);

  const write = (value: Rational, isOwn: boolean): Part => {
    const step = isOwn ? undefined : stepOf(value);
    if (step !== undefined) return referenceTo(step);
    const origin = record.originOf(value);
    if (!origin) return literal(value);
    if (origin.kind === 'value') {
      if (origin.source !== null) sources.add(origin.source);
      return nameFor(origin.name, origin.value, (held) => held === origin.value);
    }
    if (origin.kind === 'rounding') return write(origin.of, false);
    const [a, b] = origin.operands.map((operand) => write(operand, false)) as [Part, Part];
    switch (origin.operator) {
      case '+':
        return { text: `${within(a, SUM)} + ${within(b, SUM)}`, strength: SUM };
      case '-':
        if (a.text === '0') return { text: `-${within(b, ATOM)}`, strength: SIGNED };
        return { text: `${within(a, SUM)} - ${within(b, PRODUCT)}`, strength: SUM };
      case '*':
      case '/':
        return { text: `${within(a, PRODUCT)} ${origin.operator} ${within(b, ATOM)}`, strength: PRODUCT };
      default:
        return { text: `${origin.operator}(${a.text}, ${b.text})`, strength: ATOM };
    }
  };
  return {
    formulaOf: (value, isOwn) => write(value, isOwn).text,
    reference: (step) => referenceTo(step).text,
    values,
    sources,
  };
}

/** The name, or the first of its numbered forms that is free. */
export function free(name: string, taken: Set<string>, separator: string): string {
  let own = name;
  for (let k = 2; taken.has(own); k++) own = `${name}${separator}${k}`;
  taken.add(own);
  return own;
}

const FUNCTIONS = ['menor', 'maior', 'se', 'potencia'];

const within = ({ text, strength }: Part, least: number) => (strength >= least ? text : `(${text})`);

/** The name of a step as a formula may have it: `inss.faixa.2` is `inssFaixa2`. */
function variableOf(step: string): string {
  const name = step.replace(/[^A-Za-z0-9]+([A-Za-z0-9])?/g, (_, next: string = '') => next.toUpperCase());
  return /^[A-Za-z]/.test(name) ? name : `passo${name}`;
}

/** A number as a formula may have it; one that is no decimal as a quotient. */
function literal(value: Rational): Part {
  const { numerator, denominator } = rational(value.numerator, value.denominator);
  const places = decimalPlaces(denominator);
  if (places === null) return { text: `${numerator} / ${denominator}`, strength: PRODUCT };
  const size = numerator < 0n ? -numerator : numerator;
  const digits = String((size * 10n ** BigInt(places)) / denominator).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return numerator < 0n ? { text: `-${text}`, strength: SIGNED } : { text, strength: ATOM };
}

/** The decimals of 1/denominator; null where they have no end. */
function decimalPlaces(denominator: bigint): number | null {
  let rest = denominator;
  const timesDivided = (by: bigint) => {
    let count = 0;
    for (; rest % by === 0n; count++) rest /= by;
    return count;
  };
  const places = Math.max(timesDivided(2n), timesDivided(5n));
  return rest === 1n ? places : null;
}
