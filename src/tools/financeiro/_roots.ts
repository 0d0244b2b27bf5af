/**
 * All rates at which flows are worth nothing. With x = 1/(1 + r), their worth Σ c·x^t is a sum of powers. With s changes
 * of sign among the flows, multiplying it by (1 + r)^τ, τ between the times of a change, and deriving leaves s − 1
 * changes; one zero of the worth at most lies between two neighboring zeros of that (Pólya and Szegő, Problems and
 * Theorems in Analysis, part V, ch. 1). So zeros are bracketed from the last derivative, which has none, to the worth.
 */

/** An amount in whole cents that is due at a time. */
export interface Term {
  readonly cents: bigint;
  /** Whole periods or days. */
  readonly time: number;
}

/** Rates that are looked for, as fractions. */
export const LOWEST_RATE = -0.9999;
export const HIGHEST_RATE = 10_000;

/** At an extremum, a worth of a smaller share of the sum of the amounts counts as 0. */
const TOUCHING = 1e-9;

/** More changes of sign are not searched. */
export const MOST_CHANGES = 20;

/** Steps of Newton's method from a zero in doubles: each doubles its digits, but near a triple zero, where many are needed. */
const MOST_STEPS = 80;

/** A step of a smaller share of the factor changes no digit of a double. */
const LEAST_STEP = 1e-19;

/** A value as the sum of two doubles, with twice the digits of one (Dekker, 1971). */
type Pair = readonly [high: number, low: number];

/** Coefficients of one sum of powers, by rising time. */
interface Sum {
  readonly times: readonly number[];
  readonly pairs: readonly Pair[];
}

/** Adds up what is due at the same time; amounts that cancel out leave nothing. */
export function merged(terms: readonly Term[]): readonly Term[] {
  const sums = new Map<number, bigint>();
  for (const { cents, time } of terms) sums.set(time, (sums.get(time) ?? 0n) + cents);
  return [...sums]
    .filter(([, cents]) => cents !== 0n)
    .map(([time, cents]) => ({ time, cents }))
    .toSorted((a, b) => a.time - b.time);
}

/** Counts the changes of sign of merged terms. */
export function changesOf(terms: readonly Term[]): number {
  return middlesOf(terms).length;
}

/** The middle of each pair of times between which the sign changes. */
function middlesOf(terms: readonly Term[]): readonly number[] {
  return terms.flatMap(({ cents, time }, k) => {
    const before = terms[k - 1];
    return before && before.cents > 0n !== cents > 0n ? [(before.time + time) / 2] : [];
  });
}

/**
 * All rates, as fractions and ascending, from `LOWEST_RATE` to `highest` at which merged terms are worth nothing;
 * `unit` is the number of units of time in the period of the rate. A rate at which the worth touches 0 counts once.
 */
export function ratesOf(terms: readonly Term[], unit: number, highest = HIGHEST_RATE): readonly number[] {
  const middles = middlesOf(terms);
  if (middles.length === 0) return [];
  const start = (terms[0] as Term).time;
  const sums = [sumOf(terms)];
  for (const middle of middles) sums.push(derived(sums.at(-1) as Sum, middle - start));
  // In powers of e: the growth in one unit of time, a little beyond the ends so that no zero is on one.
  const low = Math.log1p(LOWEST_RATE) / unit;
  const high = (Math.log1p(highest) * (1 + 1e-12)) / unit;
  let zeros: readonly number[] = [];
  for (let k = sums.length - 2; k > 0; k--) zeros = zerosBetween(sums[k] as Sum, [low, ...zeros, high]);
  const [worth, slope] = sums as [Sum, Sum?];
  const points = [low, ...zeros, high];
  // A zero in doubles may lie a rounding error outside; extremes that touch 0 side by side are one.
  const signs = points.map((point, k) => {
    const { value, size } = valueOf(worth, point);
    const isExtreme = k > 0 && k < points.length - 1;
    return isExtreme && Math.abs(value) <= TOUCHING * size ? 0 : Math.sign(value);
  });
  const touching = points.filter((_, k) => signs[k] === 0 && signs[k - 1] !== 0);
  const found = [
    ...touching.map((point) => polished(slope as Sum, point)),
    ...points.flatMap((point, k) => {
      const [before, last] = [signs[k - 1], points[k - 1]];
      if (last === undefined || !before || before !== -(signs[k] as number)) return [];
      return [polished(worth, zeroIn(worth, last, point))];
    }),
  ];
  return found
    .map((growth) => Math.expm1(growth * unit))
    .filter((rate) => rate > LOWEST_RATE && rate <= highest)
    .toSorted((a, b) => a - b);
}

function sumOf(terms: readonly Term[]): Sum {
  const [first] = terms;
  return {
    times: terms.map(({ time }) => time - (first?.time ?? 0)),
    pairs: terms.map(({ cents }) => {
      const high = Number(cents);
      return [high, Number(cents - BigInt(high))];
    }),
  };
}

/** The derivative of the sum times (1 + r)^τ, by the logarithm of 1 + r, times (1 + r)^−τ. */
function derived({ times, pairs }: Sum, middle: number): Sum {
  return { times, pairs: pairs.map((pair, k) => scaled(pair, (times[k] as number) - middle)) };
}

function zerosBetween(sum: Sum, points: readonly number[]): readonly number[] {
  const signs = points.map((point) => Math.sign(valueOf(sum, point).value));
  return points.flatMap((point, k) => {
    const last = points[k - 1];
    return last !== undefined && (signs[k] as number) * (signs[k - 1] as number) < 0
      ? [zeroIn(sum, last, point)]
      : [];
  });
}

/**
 * The worth at a growth, and the sum of its amounts without their signs. Both are scaled by the same power, so that none
 * overflows: powers are of a factor of at most 1.
 */
function valueOf({ times, pairs }: Sum, growth: number) {
  const length = times.length;
  const isFalling = growth > 0;
  const rate = Math.abs(growth);
  let [value, size, gap, factor] = [0, 0, -1, 1];
  for (let i = 0; i < length; i++) {
    const k = isFalling ? length - 1 - i : i;
    const amount = (pairs[k] as Pair)[0];
    const next = i === 0 ? 0 : Math.abs((times[k] as number) - (times[isFalling ? k + 1 : k - 1] as number));
    if (next !== gap) factor = Math.exp(-rate * (gap = next));
    value = value * factor + amount;
    size = size * factor + Math.abs(amount);
  }
  return { value, size };
}

/** The zero between two growths whose worths have opposite signs (Chandrupatla, 1997: bisection or a parabola). */
function zeroIn(sum: Sum, low: number, high: number): number {
  const at = (growth: number) => {
    const { value, size } = valueOf(sum, growth);
    return value / size;
  };
  let [a, b, fa, fb] = [high, low, at(high), at(low)];
  let [c, fc, share] = [a, fa, 0.5];
  for (let step = 0; step < 200; step++) {
    const middle = a + share * (b - a);
    const f = at(middle);
    if (f === 0) return middle;
    if (Math.sign(f) === Math.sign(fa)) [c, fc] = [a, fa];
    else [c, fc, b, fb] = [b, fb, a, fa];
    [a, fa] = [middle, f];
    const best = Math.abs(fa) < Math.abs(fb) ? a : b;
    const least = Number.EPSILON * Math.abs(best) + Number.MIN_VALUE;
    const tolerance = least / Math.abs(b - a);
    if (tolerance > 0.5) return best;
    const [xi, phi] = [(a - b) / (c - b), (fa - fb) / (fc - fb)];
    const isSmooth = phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi;
    share = isSmooth
      ? (fa / (fb - fa)) * (fc / (fb - fc)) + ((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fc - fb))
      : 0.5;
    share = Math.min(1 - tolerance, Math.max(tolerance, share));
  }
  return a;
}

/**
 * The zero near a growth, to all digits of a double. Newton's method runs on the factor of at most 1 that is raised to
 * powers, with twice the digits: where the worth all but touches 0, those of one double would not do.
 */
function polished(sum: Sum, growth: number): number {
  const isFalling = growth > 0;
  const length = sum.times.length;
  const last = sum.times.at(-1) as number;
  const order = Array.from({ length }, (_, i) => (isFalling ? length - 1 - i : i));
  const powers = order.map((k) => (isFalling ? (sum.times[k] as number) : last - (sum.times[k] as number)));
  let factor: Pair = [Math.exp(-Math.abs(growth)), 0];
  for (let step = 0; step < MOST_STEPS; step++) {
    const raised = new Map<number, Pair>();
    const powerOf = (exponent: number): Pair => {
      const known = raised.get(exponent);
      if (known) return known;
      const half: Pair = exponent === 0 ? [1, 0] : exponent === 1 ? factor : powerOf(exponent >> 1);
      const square = exponent < 2 ? half : product(half, half);
      const power = exponent > 1 && exponent % 2 === 1 ? product(square, factor) : square;
      raised.set(exponent, power);
      return power;
    };
    let value: Pair = [0, 0];
    let slope: Pair = [0, 0];
    for (let i = 0; i < length; i++) {
      const gap = i === 0 ? 0 : (powers[i - 1] as number) - (powers[i] as number);
      const power = powerOf(gap);
      // The derivative of value·z^gap + c by the factor z.
      slope = product(slope, power);
      if (gap > 0) slope = added(slope, product(value, scaled(powerOf(gap - 1), gap)));
      value = added(product(value, power), sum.pairs[order[i] as number] as Pair);
    }
    const move = value[0] / slope[0];
    // A step out of the range is no step towards this zero.
    if (!(Math.abs(move) < 1e-3 * factor[0])) break;
    factor = added(factor, [-move, 0]);
    if (Math.abs(move) < LEAST_STEP * factor[0]) break;
  }
  const logarithm = Math.log(factor[0]) + factor[1] / factor[0];
  return isFalling ? -logarithm : logarithm;
}

function added([a, b]: Pair, [c, d]: Pair): Pair {
  const high = a + c;
  const part = high - a;
  return normal(high, a - (high - part) + (c - part) + b + d);
}

function product([a, b]: Pair, [c, d]: Pair): Pair {
  const high = a * c;
  return normal(high, rest(a, c, high) + a * d + b * c);
}

const scaled = (pair: Pair, by: number): Pair => product(pair, [by, 0]);

function normal(high: number, low: number): Pair {
  const sum = high + low;
  return [sum, low - (sum - high)];
}

/** The part of a product that its double lacks (Veltkamp, Dekker). */
function rest(a: number, b: number, high: number): number {
  const [a1, a2] = split(a);
  const [b1, b2] = split(b);
  return a2 * b2 - (high - a1 * b1 - a2 * b1 - a1 * b2);
}

function split(value: number): Pair {
  const scaled = 134_217_729 * value;
  const high = scaled - (scaled - value);
  return [high, value - high];
}
