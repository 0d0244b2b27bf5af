/** Statistics of numbers as they were written: sums are exact, and rounded once at the end. */
import { rational, type Rational, toNumber } from '../../lib/numbers/rational.ts';

/** Digits that an answer shows. */
const DIGITS = 12;

/** Extra digits of a quotient or a root, so that the digits shown are right. */
const GUARD = 10n ** 40n;

export type QuartileMethod = 'inclusive' | 'exclusive' | 'tukey' | 'moore-mccabe';

/** Numbers as whole multiples of one decimal unit. */
export interface Scaled {
  readonly values: readonly bigint[];
  /** The number of units in 1, a power of 10. */
  readonly scale: bigint;
}

/** Writes numbers as multiples of the greatest unit that all of them are multiples of. */
export function scaledOf(numbers: readonly number[]): Scaled {
  const parts = numbers.map((number) => {
    const [mantissa = '', exponent = '0'] = String(number).split('e');
    const [whole = '', fraction = ''] = mantissa.split('.');
    return { digits: BigInt(whole + fraction), places: fraction.length - Number(exponent) };
  });
  const places = Math.max(0, ...parts.map((part) => part.places));
  const powers = new Map<number, bigint>();
  const powerOf = (exponent: number) => {
    const power = powers.get(exponent) ?? 10n ** BigInt(exponent);
    powers.set(exponent, power);
    return power;
  };
  return {
    values: parts.map((part) => part.digits * powerOf(places - part.places)),
    scale: powerOf(places),
  };
}

/** The figure that an answer shows. */
export const figureOf = (numerator: bigint, denominator = 1n): number =>
  denominator < 0n ? figureOf(-numerator, -denominator) : toNumber({ numerator, denominator }, DIGITS);

/** The square root of a fraction that is not negative, with more digits than are shown. */
export function rootOf({ numerator, denominator }: Rational): Rational {
  if (numerator === 0n) return { numerator, denominator: 1n };
  // The root of a tiny fraction needs more places than that of a great one.
  const zeros = Math.max(0, String(denominator).length - String(numerator).length);
  const shift = GUARD * 10n ** BigInt(Math.ceil(zeros / 2));
  return { numerator: wholeRoot((numerator * shift * shift) / denominator), denominator: shift };
}

/** The greatest whole number whose square is not above the value (Newton). */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Sorted values, each with the number of times that it occurs up to it. */
export interface Sample {
  readonly sorted: readonly bigint[];
  readonly counts: readonly number[];
  readonly upTo: readonly number[];
  readonly count: number;
  readonly scale: bigint;
}

export function sampleOf({ values, scale }: Scaled, frequencies: readonly number[] | undefined): Sample {
  const times = new Map<bigint, number>();
  for (const [i, value] of values.entries())
    times.set(value, (times.get(value) ?? 0) + (frequencies?.[i] ?? 1));
  const sorted = [...times.keys()].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const counts = sorted.map((value) => times.get(value) as number);
  let count = 0;
  const upTo = counts.map((own) => (count += own));
  return { sorted, counts, upTo, count, scale };
}

/** The value at a place, 1 to the number of values. */
function valueAt({ sorted, upTo }: Sample, place: number): bigint {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] as number) >= place) high = middle;
    else low = middle + 1;
  }
  return sorted[low] as bigint;
}

/** The value at a place that may lie between two values, in scaled units; null outside of the sample. */
function between(sample: Sample, place: Rational): Rational | null {
  const whole = place.numerator / place.denominator;
  const rest = place.numerator - whole * place.denominator;
  if (whole < 1n || whole > BigInt(sample.count) || (whole === BigInt(sample.count) && rest > 0n))
    return null;
  const low = valueAt(sample, Number(whole));
  if (rest === 0n) return rational(low);
  const high = valueAt(sample, Number(whole) + 1);
  return rational(low * place.denominator + rest * (high - low), place.denominator);
}

/** The value below which a percentage of the sample lies, in scaled units; null where the method has none. */
export function percentileOf(sample: Sample, percent: Rational, method: QuartileMethod): Rational | null {
  const { count } = sample;
  const isExclusive = method === 'exclusive';
  const steps = BigInt(isExclusive ? count + 1 : count - 1);
  const [part, of] = [percent.numerator, percent.denominator * 100n];
  return between(sample, rational(part * steps + (isExclusive ? 0n : of), of));
}

/** First quartile, median and third quartile, in scaled units. */
export function quartilesOf(sample: Sample, method: QuartileMethod) {
  const { count } = sample;
  const median = percentileOf(sample, rational(50n), 'inclusive') as Rational;
  if (method === 'inclusive' || method === 'exclusive') {
    const [q1, q3] = [25n, 75n].map((percent) => percentileOf(sample, rational(percent), method));
    return { q1: q1 ?? null, median, q3: q3 ?? null };
  }
  // Halves of an odd count share its middle value by Tukey, and leave it out by Moore and McCabe.
  const half = method === 'tukey' ? Math.ceil(count / 2) : Math.floor(count / 2);
  const middle = (first: number) => between(sample, rational(BigInt(2 * first + half - 1), 2n));
  return half === 0
    ? { q1: null, median, q3: null }
    : { q1: middle(1), median, q3: middle(count - half + 1) };
}

/** Sums of the powers of the deviations: each deviation is `count` times that of the scaled value. */
export function momentsOf({ sorted, counts, count }: Sample) {
  const size = BigInt(count);
  const sum = sorted.reduce((total, value, i) => total + value * BigInt(counts[i] as number), 0n);
  let [absolute, square, cube, fourth] = [0n, 0n, 0n, 0n];
  for (const [i, value] of sorted.entries()) {
    const times = BigInt(counts[i] as number);
    const deviation = size * value - sum;
    const squared = deviation * deviation;
    absolute += times * (deviation < 0n ? -deviation : deviation);
    square += times * squared;
    cube += times * squared * deviation;
    fourth += times * squared * squared;
  }
  return { sum, absolute, square, cube, fourth };
}

/** Bessel's skewness and excess kurtosis, as Excel's SKEW and KURT have them. */
export function shapeOf(count: number, { square, cube, fourth }: ReturnType<typeof momentsOf>) {
  const n = BigInt(count);
  const hasSpread = square > 0n;
  const skewness = () => {
    // (n/((n−1)(n−2)))² · cube² · (n−1)³ / square³
    const root = rootOf({
      numerator: n * n * cube * cube * (n - 1n),
      denominator: (n - 2n) ** 2n * square ** 3n,
    });
    return figureOf(cube < 0n ? -root.numerator : root.numerator, root.denominator);
  };
  const kurtosis = () =>
    figureOf(
      n * (n + 1n) * (n - 1n) * fourth - 3n * (n - 1n) ** 2n * square * square,
      (n - 2n) * (n - 3n) * square * square,
    );
  return {
    skewness: hasSpread && count > 2 ? skewness() : null,
    kurtosis: hasSpread && count > 3 ? kurtosis() : null,
  };
}

/** Geometric and harmonic mean of values above 0. */
export function positiveMeans(numbers: readonly number[], weightOf: (i: number) => number, sample: Sample) {
  const { sorted, counts, count, scale } = sample;
  if ((sorted[0] as bigint) <= 0n) return { geometricMean: null, harmonicMean: null };
  const logarithms = numbers.reduce((sum, number, i) => sum + Math.log(number) * weightOf(i), 0);
  const size = GUARD * GUARD * (sorted.at(-1) as bigint);
  const inverses = sorted.reduce((sum, value, i) => sum + (BigInt(counts[i] as number) * size) / value, 0n);
  return {
    geometricMean: Number(Math.exp(logarithms / count).toPrecision(DIGITS)),
    harmonicMean: figureOf(BigInt(count) * size, inverses * scale),
  };
}

/** Equal classes from the least to the greatest value; the last one holds both of its ends. */
export function histogramOf(sample: Sample, asked: number | undefined) {
  const { sorted, counts, count, scale } = sample;
  const [least, most] = [sorted[0] as bigint, sorted.at(-1) as bigint];
  // Sturges: 1 + ⌈log2 n⌉.
  const usual = 1 + (count > 1 ? (count - 1).toString(2).length : 0);
  const bins = least === most ? 1 : (asked ?? usual);
  const [width, parts] = [most - least, BigInt(bins)];
  const held = Array.from({ length: bins }, () => 0);
  for (const [i, value] of sorted.entries()) {
    const place = width === 0n ? 0 : Number(((value - least) * parts) / width);
    held[Math.min(place, bins - 1)] = (held[Math.min(place, bins - 1)] as number) + (counts[i] as number);
  }
  const edge = (k: number) => figureOf(least * parts + width * BigInt(k), parts * scale);
  return held.map((own, k) => ({
    from: edge(k),
    to: edge(k + 1),
    count: own,
    percentage: Math.round((own * 10_000) / count) / 100,
  }));
}

/** The line of least squares through points, and how well it fits them. */
export function regressionOf(x: Scaled, y: Scaled, predict: readonly number[] | undefined) {
  const size = x.values.length;
  const n = BigInt(size);
  const total = (list: readonly bigint[]) => list.reduce((sum, value) => sum + value, 0n);
  const [sumX, sumY] = [total(x.values), total(y.values)];
  // n² times the sums of squares and products of the deviations.
  let [xx, xy, yy] = [0n, 0n, 0n];
  for (const [i, value] of x.values.entries()) {
    const [dx, dy] = [n * value - sumX, n * (y.values[i] as bigint) - sumY];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const product = x.scale * y.scale;
  // y = (sumY + (xy/xx)·(n·X − sumX))/(n·scale) with X in the units of x.
  const at = ({ values: [value = 0n], scale }: Scaled) =>
    figureOf(sumY * xx * scale + xy * (n * value * x.scale - sumX * scale), n * xx * scale * y.scale);
  const r = rootOf({ numerator: xy * xy, denominator: yy === 0n ? 1n : xx * yy });
  const deviation = rootOf({
    numerator: yy * xx - xy * xy,
    denominator: xx * n * n * BigInt(Math.max(size - 2, 1)) * y.scale * y.scale,
  });
  return {
    slope: figureOf(xy * x.scale, xx * y.scale),
    intercept: at({ values: [0n], scale: 1n }),
    r: yy === 0n ? null : figureOf(xy < 0n ? -r.numerator : r.numerator, r.denominator),
    r2: yy === 0n ? null : figureOf(xy * xy, xx * yy),
    standardError: size > 2 ? figureOf(deviation.numerator, deviation.denominator) : null,
    covariance: {
      sample: figureOf(xy, n * n * (n - 1n) * product),
      population: figureOf(xy, n * n * n * product),
    },
    ...(predict && { predictions: predict.map((value) => ({ x: value, y: at(scaledOf([value])) })) }),
  };
}
