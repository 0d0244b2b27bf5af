/** Writes what was computed as a formula over named values. */
import { type Rational, rational } from '../lib/numbers/rational.ts';
import type { Operator } from '../lib/numbers/recording.ts';
import type { Record, Recorded } from './recorder.ts';

/** A number of the call or of a table, or the result of an earlier step. */
export type StepValue = number | { readonly passo: string };

/** Binding strength of the parts of a formula. */
const SUM = 1;
const PRODUCT = 2;
const SIGNED = 3;
const ATOM = 4;

/** An earlier step, as a formula names it. */
export interface EarlierStep {
  /** The id of the step as a name in a formula. */
  readonly variable: string;
  /** The value that stands for it in `valores`. */
  readonly reference: StepValue;
}

/** A formula, with its names and sources. */
export interface Written {
  readonly formula: string;
  /** The values of the names in the formula. */
  readonly valores: Readonly<{ [name: string]: StepValue }>;
  /** The sources of these values; null when they have none. */
  readonly sources: string | null;
}

export interface FormulaWriter {
  /** The formula of a value; of one that is a step of its own its name, unless this is that step. */
  formulaOf(value: Rational, isOwn: boolean): Written;
  /** The name alone of an earlier step. */
  reference(step: EarlierStep): Written;
}

/** Writes formulas, one after the other; `stepOf` gives the earlier step that gives a value. */
export function createWriter(
  record: Record,
  stepOf: (value: Recorded) => EarlierStep | undefined,
): FormulaWriter {
  // The names of the formula being written and, at the same places, what they stand for.
  let names: string[] = [];
  let held: (number | EarlierStep)[] = [];
  let sources: string[] = [];
  /** Binding strength of the text written last. */
  let strength = ATOM;

  const nameFor = (name: string, value: number | EarlierStep): string => {
    strength = ATOM;
    const known = held.findIndex((one, i) => one === value && isFormOf(names[i] as string, name));
    if (known >= 0) return names[known] as string;
    let own = name;
    for (let k = 2; names.includes(own) || FUNCTIONS.has(own); k++) own = name + String(k);
    names.push(own);
    held.push(value);
    return own;
  };
  const valueNamed = (value: number, name: string, source: string | null): string => {
    if (source !== null && !sources.includes(source)) sources.push(source);
    return nameFor(name, value);
  };
  const operation = (operator: Operator, left: Rational, right: Rational): string => {
    const a = write(left, false);
    const ofA = strength;
    const b = write(right, false);
    const ofB = strength;
    switch (operator) {
      case '+':
        strength = SUM;
        return `${within(a, ofA, SUM)} + ${within(b, ofB, SUM)}`;
      case '-':
        strength = a === '0' ? SIGNED : SUM;
        return a === '0' ? `-${within(b, ofB, ATOM)}` : `${within(a, ofA, SUM)} - ${within(b, ofB, PRODUCT)}`;
      case '*':
      case '/':
        strength = PRODUCT;
        return `${within(a, ofA, PRODUCT)} ${operator} ${within(b, ofB, ATOM)}`;
      default:
        strength = ATOM;
        return `${operator}(${a}, ${b})`;
    }
  };
  const write = (value: Rational, isOwn: boolean): string => {
    const known = record.known(value);
    if (!known) {
      const text = literal(value);
      strength = text.includes(' ') ? PRODUCT : text.startsWith('-') ? SIGNED : ATOM;
      return text;
    }
    const step = isOwn ? undefined : stepOf(known);
    if (step) return nameFor(step.variable, step);
    const { origin } = known;
    switch (origin.kind) {
      case 'value':
        return valueNamed(origin.value, origin.name, origin.source);
      case 'rounding':
        return write(origin.of, false);
      default:
        return operation(origin.operator, origin.a, origin.b);
    }
  };
  const writeFormula = (formula: string): Written => {
    // Without a prototype V8 gives it no class of its own, which costs more than all the rest of a step.
    const valores = Object.create(null) as { [name: string]: StepValue };
    for (const [i, name] of names.entries()) {
      const value = held[i] as number | EarlierStep;
      valores[name] = typeof value === 'number' ? value : value.reference;
    }
    const told = { formula, valores, sources: sources.length > 0 ? sources.join('; ') : null };
    [names, held, sources] = [[], [], []];
    return told;
  };
  return {
    formulaOf: (value, isOwn) => writeFormula(write(value, isOwn)),
    reference: (step) => writeFormula(nameFor(step.variable, step)),
  };
}

/** True if `form` is the name or one of its numbered forms. */
function isFormOf(form: string, name: string): boolean {
  return form.startsWith(name) && /^\d*$/.test(form.slice(name.length));
}

/** The name, or the first of its numbered forms that is free. */
export function free(name: string, taken: Map<string, number>, separator: string): string {
  // The number of its last form, so that the thousandth is found at once.
  const last = taken.get(name);
  if (last === undefined) {
    taken.set(name, 1);
    return name;
  }
  let k = last + 1;
  while (taken.has(`${name}${separator}${k}`)) k++;
  const own = `${name}${separator}${k}`;
  taken.set(name, k).set(own, 1);
  return own;
}

const FUNCTIONS: ReadonlySet<string> = new Set(['menor', 'maior', 'se', 'potencia']);

const within = (text: string, strength: number, least: number) => (strength >= least ? text : `(${text})`);

/** Names steps as a formula may have them: `inss.faixa.2` is `inssFaixa2`. */
export function createNames(): (step: string) => string {
  const parts = new Map<string, string>();
  const inOne = (part: string): string => {
    let name = parts.get(part);
    if (name === undefined) {
      name = part.replace(/[^A-Za-z0-9]+([A-Za-z0-9])?/g, (_, next: string = '') => next.toUpperCase());
      parts.set(part, name);
    }
    return name;
  };
  return (step) => {
    // The steps of a row begin alike, and those of a column end alike.
    const end = step.lastIndexOf('.');
    const name = end < 0 ? inOne(step) : inOne(step.slice(0, end)) + inOne(step.slice(end));
    return /^[A-Za-z]/.test(name) ? name : `passo${name}`;
  };
}

/** Writes a number for a formula; one that is no decimal becomes a quotient. */
function literal(value: Rational): string {
  if (value.denominator === 1n) return String(value.numerator);
  const { numerator, denominator } = rational(value.numerator, value.denominator);
  const places = decimalPlaces(denominator);
  if (places === null) return `${numerator} / ${denominator}`;
  const size = numerator < 0n ? -numerator : numerator;
  const digits = String((size * 10n ** BigInt(places)) / denominator).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return numerator < 0n ? `-${text}` : text;
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
