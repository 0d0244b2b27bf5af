import * as v from 'valibot';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { between, flag, integer, inUnit, num, pure, withExample } from '../../kit/fields/index.ts';
import { excludes } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { percentage } from '../../kit/units.ts';
import { fromDecimal, type Rational, rational } from '../../lib/numbers/rational.ts';
import {
  figureOf,
  histogramOf,
  momentsOf,
  percentileOf,
  positiveMeans,
  quartilesOf,
  regressionOf,
  rootOf,
  type Sample,
  sampleOf,
  scaledOf,
  shapeOf,
} from './_statistics.ts';

const LARGEST = 1e15;
const MOST_VALUES = 10_000;
const MOST_OCCURRENCES = 1e6;
/** Outliers that an answer lists. */
const MOST_OUTLIERS = 1000;

const value = inUnit(pure, between(-LARGEST, LARGEST));
/* @__NO_SIDE_EFFECTS__ */
const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(most));
const spread = v.object({ sample: v.nullable(num(pure)), population: num(pure) });

const input = v.object({
  values: listOf(value, MOST_VALUES),
  frequencies: v.optional(listOf(withExample(2, inUnit(pure, integer(1, MOST_OCCURRENCES))), MOST_VALUES)),
  quartileMethod: v.optional(v.picklist(['inclusive', 'exclusive', 'tukey', 'moore-mccabe']), 'inclusive'),
  percentiles: v.optional(listOf(inUnit(percentage, between(0, 100)), 20)),
  histogram: flag(false),
  bins: v.optional(inUnit(pure, integer(1, 100))),
  x: v.optional(listOf(value, MOST_VALUES)),
  predict: v.optional(listOf(value, 100)),
});

/** Descriptive statistics of a sample, and the line of least squares through points. */
export const estatistica = defineTool({
  method: 'POST',
  path: '/calculadoras/estatistica',
  category: 'matematica',
  name: 'Estatística descritiva',
  input,
  output: v.object({
    count: num(pure),
    sum: num(pure),
    mean: num(pure),
    median: num(pure),
    modes: v.array(num(pure)),
    min: num(pure),
    max: num(pure),
    range: num(pure),
    variance: spread,
    standardDeviation: spread,
    coefficientOfVariation: v.nullable(num(percentage)),
    quartiles: v.object({
      q1: v.nullable(num(pure)),
      q2: num(pure),
      q3: v.nullable(num(pure)),
      iqr: v.nullable(num(pure)),
    }),
    outliers: v.array(num(pure)),
    meanAbsoluteDeviation: num(pure),
    geometricMean: v.nullable(num(pure)),
    harmonicMean: v.nullable(num(pure)),
    skewness: v.nullable(num(pure)),
    kurtosis: v.nullable(num(pure)),
    percentiles: v.optional(v.array(v.object({ percentile: num(percentage), value: v.nullable(num(pure)) }))),
    histogram: v.optional(
      v.array(v.object({ from: num(pure), to: num(pure), count: num(pure), percentage: num(percentage) })),
    ),
    regression: v.optional(
      v.object({
        slope: num(pure),
        intercept: num(pure),
        r: v.nullable(num(pure)),
        r2: v.nullable(num(pure)),
        standardError: v.nullable(num(pure)),
        covariance: v.object({ sample: num(pure), population: num(pure) }),
        predictions: v.optional(v.array(v.object({ x: num(pure), y: num(pure) }))),
      }),
    ),
  }),
  result: 'mean',
  examples: [
    { input: { values: [2, 4, 4, 4, 5, 5, 7, 9], percentiles: [90], bins: 2 } },
    { input: { values: [2, 4, 5, 4, 5], x: [1, 2, 3, 4, 5], predict: [6] } },
  ],
  impossible: { values: [1, 2], frequencies: [1] },
  reads: { when: { predict: 'x' } },
  run(call) {
    requireLists(call);
    const { values, frequencies, quartileMethod, percentiles, x } = call;
    const scaled = scaledOf(values);
    const sample = sampleOf(scaled, frequencies);
    const { sorted, counts, count, scale } = sample;
    const n = BigInt(count);
    const moments = momentsOf(sample);
    const { sum, absolute, square } = moments;
    const shown = ({ numerator, denominator }: Rational) => figureOf(numerator, denominator * scale);
    const orNull = (value: Rational | null) => (value ? shown(value) : null);
    const { q1, median, q3 } = quartilesOf(sample, quartileMethod);
    const variance = (of: bigint): Rational => ({
      numerator: square,
      denominator: n * n * of * scale * scale,
    });
    const deviation = (of: bigint) => rootOf(variance(of));
    const figure = ({ numerator, denominator }: Rational) => figureOf(numerator, denominator);
    const sampleDeviation = count > 1 ? deviation(n - 1n) : null;
    const most = Math.max(...new Set(counts));
    const [least, greatest] = [sorted[0] as bigint, sorted.at(-1) as bigint];
    return {
      count,
      sum: figureOf(sum, scale),
      mean: figureOf(sum, n * scale),
      median: shown(median),
      modes:
        most === 1 ? [] : sorted.filter((_, i) => counts[i] === most).map((mode) => figureOf(mode, scale)),
      min: figureOf(least, scale),
      max: figureOf(greatest, scale),
      range: figureOf(greatest - least, scale),
      variance: { sample: count > 1 ? figure(variance(n - 1n)) : null, population: figure(variance(n)) },
      standardDeviation: {
        sample: sampleDeviation && figure(sampleDeviation),
        population: figure(deviation(n)),
      },
      coefficientOfVariation:
        sampleDeviation && sum !== 0n
          ? figureOf(
              sampleDeviation.numerator * n * scale * 100n,
              sampleDeviation.denominator * (sum < 0n ? -sum : sum),
            )
          : null,
      quartiles: {
        q1: orNull(q1),
        q2: shown(median),
        q3: orNull(q3),
        iqr: q1 && q3 ? shown(minus(q3, q1)) : null,
      },
      outliers: q1 && q3 ? outliersOf(sample, q1, q3) : [],
      meanAbsoluteDeviation: figureOf(absolute, n * n * scale),
      ...positiveMeans(values, (i) => frequencies?.[i] ?? 1, sample),
      ...shapeOf(count, moments),
      ...(percentiles && {
        percentiles: percentiles.map((percentile) => ({
          percentile,
          value: orNull(percentileOf(sample, fromDecimal(percentile), quartileMethod)),
        })),
      }),
      ...((call.histogram || call.bins !== undefined) && { histogram: histogramOf(sample, call.bins) }),
      ...(x && { regression: regressionOf(scaledOf(x), scaled, call.predict) }),
    };
  },
});

const minus = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

/** Values more than one and a half interquartile ranges outside of the quartiles (Tukey's fences). */
function outliersOf({ sorted, counts, scale }: Sample, q1: Rational, q3: Rational): number[] {
  const { numerator, denominator } = minus(q3, q1);
  const fence: Rational = { numerator: 3n * numerator, denominator: 2n * denominator };
  const isBelow = (value: bigint, { numerator, denominator }: Rational) => value * denominator < numerator;
  const [low, high] = [
    minus(q1, fence),
    minus({ numerator: -q3.numerator, denominator: q3.denominator }, fence),
  ];
  const found: number[] = [];
  for (const [i, value] of sorted.entries()) {
    if (!isBelow(value, low) && !isBelow(-value, high)) continue;
    const figure = figureOf(value, scale);
    for (let k = 0; k < (counts[i] as number) && found.length < MOST_OUTLIERS; k++) found.push(figure);
  }
  return found;
}

/** Throws on lists that do not belong together. */
function requireLists({ values, frequencies, x }: v.InferOutput<typeof input>): void {
  const asMany = {
    pt: `deve ter tantos números quanto values: ${values.length}`,
    en: `must have as many numbers as values: ${values.length}`,
  };
  if (frequencies) {
    if (x) throw badParameter('frequencies', excludes('x'));
    if (frequencies.length !== values.length) throw invalidValue('frequencies', asMany);
    if (frequencies.reduce((sum, times) => sum + times, 0) > MOST_OCCURRENCES) {
      throw invalidValue('frequencies', {
        pt: `devem somar no máximo ${MOST_OCCURRENCES}`,
        en: `must add up to at most ${MOST_OCCURRENCES}`,
      });
    }
  }
  if (!x) return;
  if (x.length !== values.length) throw invalidValue('x', asMany);
  if (x.every((one) => one === x[0])) {
    throw invalidValue('x', {
      pt: 'deve ter ao menos dois números diferentes',
      en: 'must have at least two different numbers',
    });
  }
}
