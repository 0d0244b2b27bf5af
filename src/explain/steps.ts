/** Makes the steps of an explanation from what was recorded of a call. */
import type { Text } from '../lib/languages.ts';
import { compare, fromDecimal, nearestNumber, type Rational, toNumber } from '../lib/numbers/rational.ts';
import type { Rounding } from '../lib/numbers/recording.ts';
import { nextTurn } from '../lib/turns.ts';
import { createNames, createWriter, type EarlierStep, free, type StepValue } from './formula-writer.ts';
import { isRoundedSo, type Record, type Recorded, type Shown } from './recorder.ts';

export interface Step {
  readonly passo: string;
  readonly descricao: string;
  readonly formula: string;
  readonly valores: Readonly<{ [name: string]: StepValue }>;
  /** Result of the step, rounded; for an unrounded step, its first 15 significant digits. */
  readonly resultado: number;
  readonly arredondamento: string;
  /** Null for a step without a source in law. */
  readonly fonte: string | null;
  /** Path of this number in the answer; null for an intermediate value. */
  readonly campo: string | null;
  /** True on the step that shows the equation of a root, which was found by trial: its result, rounded, is 0. */
  readonly raiz?: true;
}

/** A number of an answer, and where it stands in it. */
export interface Place {
  readonly path: string;
  readonly shown: Shown;
  readonly text: Text;
}

/** A step before it is written. */
interface Draft {
  /** Result of the step. */
  readonly value: Rational;
  /** The value whose formula it is. */
  readonly of: Rational;
  /** True when this step defines `of`; otherwise it refers to an earlier step. */
  readonly isOwn: boolean;
  readonly rounding: Rounding;
  /** The number of the answer whose place the step only names; undefined for an intermediate value. */
  readonly shown: Shown | undefined;
  readonly at: number;
  readonly source: string | null;
  /** The step whose result it repeats. */
  readonly same: Draft | undefined;
  id: string;
  text: Text;
  campo: string | null;
  /** The name that later steps use, set when this step is written. */
  named: EarlierStep | undefined;
}

/** Most numbers in one expression; a longer one is split into several steps. */
const LONGEST = 10;

/** Steps made in one turn: a few milliseconds of work. */
export const STEPS_A_TURN = 1_000;

const onTheWay: Text = { pt: 'Valor intermediário', en: 'Value on the way' };

/**
 * The steps of the numbers at these places, and of all that they are computed from, in the order of the calculation. Those of
 * a long calculation are made in several turns.
 */
export async function stepsOf(
  record: Record,
  places: readonly Place[],
  language: keyof Text,
): Promise<Step[]> {
  const isLong = record.moments() > STEPS_A_TURN;
  // The rule had a turn of its own, and so has what becomes of the answer.
  if (isLong) await nextTurn();
  const drafts = draftsOnTheWay(record, places);
  if (isLong) await nextTurn();
  const added = placeSteps(record, places, drafts);
  const stepFor = stepWriter(record, drafts, language);
  const steps: Step[] = [];
  for (const draft of inOrder(drafts.all, added)) {
    if (isLong && steps.length % STEPS_A_TURN === 0) await nextTurn();
    steps.push(stepFor(draft));
  }
  if (isLong) await nextTurn();
  return steps;
}

/** Writes steps, each after those that it refers to. */
function stepWriter(record: Record, drafts: Drafts, language: keyof Text): (draft: Draft) => Step {
  const taken = new Map<string, number>();
  const variableOf = createNames();
  const writer = createWriter(record, (value) => drafts.of(value)?.named);
  return (draft) => {
    const { value, of, isOwn, rounding, shown, source, same, campo } = draft;
    const passo = free(draft.id, taken, '.');
    draft.named = { variable: variableOf(passo), reference: { passo } };
    const { formula, valores, sources } = same?.named
      ? writer.reference(same.named)
      : writer.formulaOf(of, isOwn);
    const step: Step = {
      passo,
      descricao: draft.text[language],
      formula,
      valores,
      resultado: shown ? shown.number : resultOf(value, rounding),
      arredondamento: rounding,
      fonte: source ?? sources,
      campo,
    };
    return record.isResidual(value) ? { ...step, raiz: true } : step;
  };
}

/** The steps of values. */
interface Drafts {
  /** The drafts in the order of the calculation. */
  readonly all: readonly Draft[];
  /** The step that gives a value, if it has one of its own. */
  of(value: Rational): Draft | undefined;
}

/** The values on the way to the places that are steps: named, rounded, used twice, or of a formula that is too long. */
function draftsOnTheWay(record: Record, places: readonly Place[]): Drafts {
  const all: Draft[] = [];
  const uses = usesOf(record, places);
  // Indexed by moment, like the uses: the number of the value's step, and the count of numbers in its expression within
  // another one.
  const steps = new Uint32Array(record.moments());
  const sizes = new Uint32Array(record.moments()).fill(1);
  const sizeOf = (value: Rational): number => {
    const known = record.known(value);
    return known ? (sizes[known.at] as number) : 1;
  };
  for (const value of record.values) {
    const { origin, name, at } = value;
    const count = uses[at] as number;
    if (count === 0 || origin.kind === 'value') continue;
    const isRounding = origin.kind === 'rounding';
    if (!isRounding && name === undefined && count === 1) {
      const size = sizeOf(origin.a) + sizeOf(origin.b);
      if (size <= LONGEST) {
        sizes[at] = size;
        continue;
      }
    }
    steps[at] = all.push({
      value,
      of: isRounding ? origin.of : value,
      isOwn: !isRounding,
      rounding: isRounding ? origin.rounding : 'nenhum',
      shown: undefined,
      at,
      source: name?.source ?? null,
      same: undefined,
      id: name?.id ?? 'calculo',
      text: name ?? onTheWay,
      campo: null,
      named: undefined,
    });
  }
  return {
    all,
    of(value) {
      const known = record.known(value);
      const step = known ? (steps[known.at] as number) : 0;
      return all[step - 1];
    },
  };
}

/** Counts by moment how often a value enters another one, or the answer, on the way to these places. */
function usesOf(record: Record, places: readonly Place[]): Uint32Array {
  const uses = new Uint32Array(record.moments());
  const left: Recorded[] = [];
  const use = (value: Rational): void => {
    const known = record.known(value);
    if (!known) return;
    const { at } = known;
    if (uses[at] === 0) left.push(known);
    (uses[at] as number)++;
  };
  for (const { shown } of places) use(shown.of);
  for (let value = left.pop(); value; value = left.pop()) {
    const { origin } = value;
    if (origin.kind === 'rounding') use(origin.of);
    else if (origin.kind === 'operation') {
      use(origin.a);
      use(origin.b);
    } else if (origin.residual) use(origin.residual);
  }
  return uses;
}

/** Gives each place its step: the first of a value that step itself, each further one a step that repeats it. */
function placeSteps(record: Record, places: readonly Place[], drafts: Drafts): readonly Draft[] {
  const added: Draft[] = [];
  const firsts = new Map<Rounding, Map<Rational, Draft>>();
  for (const { path, shown, text } of places.toSorted((a, b) => a.shown.at - b.shown.at)) {
    const { of, rounding, at } = shown;
    const draft = drafts.of(of);
    const byValue = firsts.get(rounding) ?? new Map<Rational, Draft>();
    firsts.set(rounding, byValue);
    const same = byValue.get(of);
    const known = record.known(of);
    const isWhole = rounding === 'nenhum' || isRoundedSo(known?.origin, rounding);
    // A sum of cents needs no rounding to be the number that the answer has.
    if (draft && !same && (isWhole || isNumber(of, shown.number))) {
      draft.campo = path;
      if (!known?.name) [draft.id, draft.text] = [path, text];
      byValue.set(of, draft);
      continue;
    }
    if (draft && draft.text === onTheWay) {
      draft.id = `${path}.exato`;
      draft.text = { pt: `${text.pt}, sem arredondar`, en: `${text.en}, unrounded` };
    }
    const step: Draft = {
      value: of,
      of,
      isOwn: false,
      rounding,
      shown,
      at,
      source: null,
      same,
      id: path,
      text,
      campo: path,
      named: undefined,
    };
    added.push(step);
    if (!same) byValue.set(of, step);
  }
  return added;
}

/** The steps of two lists that are in order, in order. */
function inOrder(one: readonly Draft[], other: readonly Draft[]): readonly Draft[] {
  const all: Draft[] = [];
  let next = 0;
  for (const draft of one) {
    for (; next < other.length && (other[next] as Draft).at < draft.at; next++)
      all.push(other[next] as Draft);
    all.push(draft);
  }
  return all.concat(other.slice(next));
}

// Below this a double holds every whole number, and every decimal of as many digits.
const EXACT = 1e15;
const CENTS = 100n;

/** True if a value is the number that is shown, by the digits of both. */
function isNumber(value: Rational, shown: number): boolean {
  const cents = Number(value.numerator);
  if (value.denominator === CENTS && Math.abs(cents) < EXACT) return cents / 100 === shown;
  return compare(value, fromDecimal(shown)) === 0 && toNumber(value) === shown;
}

/** Gives the result as an answer shows it: a rounded value whole, any other by its first 15 significant digits. */
function resultOf(value: Rational, rounding: Rounding): number {
  const { numerator, denominator } = value;
  const top = Number(numerator);
  if (denominator === CENTS && Math.abs(top) < EXACT) return top / 100;
  return rounding === 'nenhum' ? toNumber(value) : nearestNumber(value);
}
