/** Makes the steps of an explanation from what was recorded of a call. */
import type { Text } from '../lib/languages.ts';
import { compare, fromDecimal, type Rational, toNumber } from '../lib/numbers/rational.ts';
import type { Rounding } from '../lib/numbers/recording.ts';
import { createWriter, free, type StepValue } from './formula-writer.ts';
import { isRoundedSo, type Origin, type Record, type Shown } from './recorder.ts';

export interface Step {
  readonly passo: string;
  readonly descricao: string;
  readonly formula: string;
  readonly valores: Readonly<{ [name: string]: StepValue }>;
  /** Rounded; of an unrounded one the first 15 significant digits. */
  readonly resultado: number;
  readonly arredondamento: string;
  /** Null where no law speaks. */
  readonly fonte: string | null;
  /** The path of the number in the answer that this is; null of one on the way. */
  readonly campo: string | null;
}

/** A number of an answer, and where it stands in it. */
export interface Place {
  readonly path: string;
  readonly shown: Shown;
  readonly text: Text;
}

/** A step before it has its name. */
interface Draft {
  /** The value whose formula it is. */
  readonly of: Rational;
  /** Whether `of` is told here, though it is a step: this one. */
  readonly isOwn: boolean;
  readonly rounding: Rounding;
  readonly result: number;
  readonly at: number;
  readonly source: string | null;
  id: string;
  text: Text;
  campo: string | null;
  /** The step whose result it repeats. */
  readonly same?: Draft | undefined;
}

/** An expression of more numbers than that is told in several steps. */
const LONGEST = 10;

const onTheWay: Text = { pt: 'Valor intermediário', en: 'Value on the way' };

/** The steps of the numbers at these places, and of all that they are computed from, in the order of the calculation. */
export function stepsOf(record: Record, places: readonly Place[], language: keyof Text): Step[] {
  const drafts = draftsOf(record, places);
  const all = [...drafts.values(), ...placed(record, places, drafts)];
  const [ids, taken] = [new Map<Draft, string>(), new Set<string>()];
  return all
    .toSorted((a, b) => a.at - b.at)
    .map((draft) => {
      const passo = free(draft.id, taken, '.');
      ids.set(draft, passo);
      const writer = createWriter(record, (value) => {
        const step = drafts.get(value);
        return step && ids.get(step);
      });
      const formula = draft.same
        ? writer.reference(ids.get(draft.same) as string)
        : writer.formulaOf(draft.of, draft.isOwn);
      return {
        passo,
        descricao: draft.text[language],
        formula,
        valores: Object.fromEntries(writer.values),
        resultado: draft.result,
        arredondamento: draft.rounding,
        fonte: draft.source ?? ([...writer.sources].join('; ') || null),
        campo: draft.campo,
      };
    });
}

/** The values on the way to the places that are steps: named, rounded, used twice, or of a formula that is too long. */
function draftsOf(record: Record, places: readonly Place[]): Map<Rational, Draft> {
  const uses = new Map<Rational, number>();
  const left = places.map(({ shown }) => shown.of);
  for (let value = left.pop(); value; value = left.pop()) {
    const count = uses.get(value) ?? 0;
    uses.set(value, count + 1);
    if (count === 0) left.push(...operandsOf(record.originOf(value)));
  }
  const [drafts, sizes] = [new Map<Rational, Draft>(), new Map<Rational, number>()];
  const inTime = [...uses.keys()].toSorted((a, b) => record.timeOf(a) - record.timeOf(b));
  for (const value of inTime) {
    const [origin, name] = [record.originOf(value), record.nameOf(value)];
    const size = operandsOf(origin).reduce((sum, operand) => sum + (sizes.get(operand) ?? 1), 0);
    sizes.set(value, Math.max(1, size));
    if (!origin || origin.kind === 'value') continue;
    const isRounding = origin.kind === 'rounding';
    const isStep = isRounding || name !== undefined || (uses.get(value) ?? 0) > 1 || size > LONGEST;
    if (!isStep) continue;
    sizes.set(value, 1);
    const rounding = isRounding ? origin.rounding : 'nenhum';
    drafts.set(value, {
      of: isRounding ? origin.of : value,
      isOwn: !isRounding,
      rounding,
      result: resultOf(value, rounding),
      at: record.timeOf(value),
      source: name?.source ?? null,
      id: name?.id ?? 'calculo',
      text: name ?? onTheWay,
      campo: null,
    });
  }
  return drafts;
}

function operandsOf(origin: Origin | undefined): readonly Rational[] {
  if (!origin || origin.kind === 'value') return [];
  return origin.kind === 'rounding' ? [origin.of] : origin.operands;
}

/** Gives each place its step: the first of a value that step itself, each further one a step that repeats it. */
function placed(record: Record, places: readonly Place[], drafts: ReadonlyMap<Rational, Draft>): Draft[] {
  const added: Draft[] = [];
  const firsts = new Map<Rational, Map<Rounding, Draft>>();
  for (const { path, shown, text } of places.toSorted((a, b) => a.shown.at - b.shown.at)) {
    const { of, rounding, at } = shown;
    const draft = drafts.get(of);
    const byRounding = firsts.get(of) ?? new Map<Rounding, Draft>();
    firsts.set(of, byRounding);
    const same = byRounding.get(rounding);
    const isWhole = rounding === 'nenhum' || isRoundedSo(record.originOf(of), rounding);
    // A sum of cents needs no rounding to be the number that the answer has.
    const isDraft = draft && (isWhole || isNumber(of, shown));
    if (isDraft && !same) {
      draft.campo = path;
      if (!record.nameOf(of)) [draft.id, draft.text] = [path, text];
      byRounding.set(rounding, draft);
      continue;
    }
    if (draft && draft.text === onTheWay) {
      draft.id = `${path}.exato`;
      draft.text = { pt: `${text.pt}, sem arredondar`, en: `${text.en}, unrounded` };
    }
    const step: Draft = {
      of,
      isOwn: false,
      rounding,
      result: Number(shown),
      at,
      source: null,
      id: path,
      text,
      campo: path,
      same,
    };
    added.push(step);
    if (!same) byRounding.set(rounding, step);
  }
  return added;
}

/** Whether a value is the number that is shown, by the digits of both. */
function isNumber(value: Rational, shown: Shown): boolean {
  return compare(value, fromDecimal(Number(shown))) === 0 && toNumber(value) === Number(shown);
}

/** As an answer shows it: a rounded value whole, another one by its first 15 significant digits. */
function resultOf({ numerator, denominator }: Rational, rounding: Rounding): number {
  return rounding === 'nenhum'
    ? toNumber({ numerator, denominator })
    : Number(numerator) / Number(denominator);
}
