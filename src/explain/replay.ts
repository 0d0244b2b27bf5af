import { abs, fromDecimal, nearestNumber, type Rational, toNumber } from '../lib/numbers/rational.ts';
import { evaluate } from './formula.ts';
import type { Step } from './steps.ts';

/** Results of the steps of an explanation. */
export interface Replayed {
  /** Results by `passo`. */
  readonly passos: Readonly<{ [passo: string]: number }>;
  /** Results by `campo`: the numbers of the answer. */
  readonly campos: Readonly<{ [campo: string]: number }>;
}

/** The part of a step from which its result is computed; the result that it states is not read. */
export type ReplayStep = Pick<Step, 'passo' | 'formula' | 'valores' | 'arredondamento' | 'campo'>;

/**
 * Computes the steps of an answer's `explicacao` again, in exact fractions: divisions are exact, and a result is
 * rounded as its step says. Throws a `SyntaxError` or a `RangeError` when they are not the steps of an explanation.
 */
export function replay(explicacao: readonly ReplayStep[]): Replayed {
  const values = new Map<string, Rational>();
  const [passos, campos] = [new Map<string, number>(), new Map<string, number>()];
  for (const { passo, formula, valores, arredondamento, campo } of explicacao) {
    if (values.has(passo)) throw new RangeError(`there are two steps "${passo}"`);
    const named = Object.entries(valores).map(([name, value]): [string, Rational] => {
      if (typeof value === 'number') return [name, fromDecimal(value)];
      const earlier = values.get(value.passo);
      if (!earlier) throw new RangeError(`"${passo}" needs "${value.passo}", which is no earlier step`);
      return [name, earlier];
    });
    const rounding = roundingOf(arredondamento);
    const unrounded = evaluate(formula, new Map(named));
    const value = rounding ? rounding(unrounded) : unrounded;
    values.set(passo, value);
    const shown = rounding ? nearestNumber(value) : toNumber(value);
    passos.set(passo, shown);
    if (campo !== null) campos.set(campo, shown);
  }
  return { passos: Object.fromEntries(passos), campos: Object.fromEntries(campos) };
}

const CENTS = 100n;

/** The rounding of that name; undefined of none. */
function roundingOf(name: string): ((value: Rational) => Rational) | undefined {
  switch (name) {
    case 'nenhum':
      return undefined;
    case 'centavo':
      return (value) => ({ numerator: nearest(value, CENTS), denominator: CENTS });
    case 'centavo-abaixo':
      return (value) => ({ numerator: floor(value, CENTS), denominator: CENTS });
    case 'centavo-acima':
      return ({ numerator, denominator }) => ({
        numerator: -floor({ numerator: -numerator, denominator }, CENTS),
        denominator: CENTS,
      });
    default: {
      const [, places] = /^(\d{1,2}) casas?$/.exec(name) ?? [];
      if (places === undefined) throw new RangeError(`there is no rounding "${name}"`);
      const scale = 10n ** BigInt(places);
      return (value) => ({ numerator: nearest(value, scale), denominator: scale });
    }
  }
}

function floor({ numerator, denominator }: Rational, scale: bigint): bigint {
  const scaled = numerator * scale;
  const quotient = scaled / denominator;
  return scaled < 0n && quotient * denominator !== scaled ? quotient - 1n : quotient;
}

/** Halves away from zero. */
function nearest({ numerator, denominator }: Rational, scale: bigint): bigint {
  const size = (2n * abs(numerator) * scale + denominator) / (2n * denominator);
  return numerator < 0n ? -size : size;
}
