/** Flows at their times: their worth at a rate, and the rates at which they are worth nothing. */
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  amount,
  compare,
  exact,
  type Exact,
  isPositive,
  minus,
  over,
  plus,
  power,
  root,
  roundTo,
  step,
  times,
  zero,
} from '../../lib/numbers/exact.ts';
import { trim } from './_interest.ts';
import { changesOf, merged, MOST_CHANGES, ratesOf } from './_roots.ts';

/** BRL. */
export const LARGEST_RESULT = 1e15;

/** Decimals to which the equation of a rate holds: an extremum that touches 0 is a root to within 10⁻⁹. */
const ROOT_PRECISION = 8;

export interface Flow {
  readonly amount: Exact;
  /** Whole periods or days from the first flow. */
  readonly time: number;
}

/** The whole powers of a factor, each computed once, by squares that keep 50 decimals. */
export function powersOf(factor: Exact): (exponent: number) => Exact {
  const squares = [factor];
  const known = new Map<number, Exact>();
  return (exponent) => {
    const held = known.get(exponent);
    if (held) return held;
    let power: Exact | undefined;
    for (let k = 0; exponent >> k > 0; k++) {
      squares[k] ??= trim(times(squares[k - 1] as Exact, squares[k - 1] as Exact));
      if ((exponent >> k) % 2 === 0) continue;
      const square = squares[k] as Exact;
      power = power ? trim(times(power, square)) : square;
    }
    const result = power ?? exact(1);
    known.set(exponent, result);
    return result;
  };
}

type Powers = ReturnType<typeof powersOf>;

/** Each flow at the time 0, by the powers of a discount factor. */
export function discounted(flows: readonly Flow[], powers: Powers): Exact[] {
  let [factor, time] = [exact(1), 0];
  return flows.map((flow) => {
    if (flow.time > time) factor = trim(times(factor, powers(flow.time - time)));
    ({ time } = flow);
    return time === 0 ? flow.amount : trim(times(flow.amount, factor));
  });
}

/** The flows, ordered by time, at a time that is not before the last one, by the powers of a growth factor. */
export function grown(flows: readonly Flow[], powers: Powers, last: number): Exact {
  let time = flows[0]?.time ?? last;
  let value = zero;
  for (const flow of flows) {
    if (flow.time > time) value = trim(times(value, powers(flow.time - time)));
    ({ time } = flow);
    value = plus(value, flow.amount);
  }
  return last > time ? trim(times(value, powers(last - time))) : value;
}

/** The factor by which an amount grows in a part of the period of its rate, or in several. */
export function growthFactor(rate: Exact, periods: Exact): Exact {
  const factor = plus(exact(1), rate);
  return periods.numerator === periods.denominator ? factor : trim(power(factor, periods));
}

const negative = (value: Exact) => minus(zero, value);
export const isNegative = ({ numerator }: Exact) => numerator < 0n;
export const sizeOf = (value: Exact) => (isNegative(value) ? negative(value) : value);

/** Throws 422 on `field` where an amount is more than an answer shows. */
export function requireShowable(value: Exact, field: string): void {
  if (compare(sizeOf(value), amount(LARGEST_RESULT)) <= 0) return;
  throw invalidValue(field, {
    pt: 'leva a um valor acima de R$ 1 quatrilhão; reduza a taxa ou o prazo',
    en: 'leads to an amount above 1 quadrillion BRL; reduce the rate or the term',
  });
}

export type RateFinding =
  | 'unica'
  | 'multipla'
  | 'sem-mudanca-de-sinal'
  | 'sem-raiz'
  | 'muitas-mudancas-de-sinal';

/**
 * All internal rates of flows ordered by time, and how many there are; `unit` is the number of units of time in the
 * period of the rate.
 */
export function internalRates(flows: readonly Flow[], unit: number) {
  const terms = merged(flows.map(({ amount, time }) => ({ cents: centsOf(amount), time })));
  const changes = changesOf(terms);
  const isOneSided =
    !flows.some(({ amount }) => isPositive(amount)) || !flows.some((flow) => isNegative(flow.amount));
  const found = changes > MOST_CHANGES ? [] : ratesOf(terms, unit);
  const finding: RateFinding = isOneSided
    ? 'sem-mudanca-de-sinal'
    : changes > MOST_CHANGES
      ? 'muitas-mudancas-de-sinal'
      : found.length === 0
        ? 'sem-raiz'
        : found.length === 1
          ? 'unica'
          : 'multipla';
  return { finding, rates: found.map((rate) => provenRate(rate, flows, unit)) };
}

/** Whole cents of an amount of whole cents. */
export const centsOf = ({ numerator, denominator }: Exact): bigint => (numerator * 100n) / denominator;

/** A rate that was found by trial. Explanations show what the worth of the flows at it is of their amounts: nothing. */
export function provenRate(found: number, flows: readonly Flow[], unit: number): Exact {
  return root(found, 'tir', (rate) => {
    const factor = growthFactor(rate, unit === 1 ? exact(-1) : over(exact(-1), exact(unit)));
    const powers = powersOf(trim(factor));
    // Counted from the first amount, so that no power vanishes.
    const first = flows.findIndex(({ amount }) => amount.numerator !== 0n);
    const start = flows[first]?.time ?? 0;
    const later = flows.slice(first).map(({ amount, time }) => ({ amount, time: time - start }));
    const worths = discounted(later, powers);
    const [worth, size] = [worths, worths.map(sizeOf)].map((list) => list.reduce((a, b) => plus(a, b), zero));
    return step(
      roundTo(over(worth as Exact, size as Exact), ROOT_PRECISION),
      'raiz',
      'O que a taxa encontrada deixa da sua equação',
      'What the rate that was found leaves of its equation',
    );
  });
}
