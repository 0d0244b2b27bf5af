import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { estatistica } from './estatistica.ts';

const describeValues = (values: readonly number[], more: Record<string, unknown> = {}) =>
  callTool(estatistica, { values, ...more });

// Excel help, the example of each function.
describe('functions of spreadsheets', () => {
  const strength = [1345, 1301, 1368, 1322, 1310, 1370, 1318, 1350, 1303, 1299];
  const orders = [3, 4, 5, 2, 3, 4, 5, 6, 4, 7];

  it('VAR.S, STDEV.S, SKEW, KURT, GEOMEAN, HARMEAN, AVEDEV', () => {
    const spread = describeValues(strength);
    expect(spread.variance.sample).toBeCloseTo(754.2666667, 7);
    expect(spread.standardDeviation.sample).toBeCloseTo(27.46391572, 8);
    expect(spread.standardDeviation.population).toBeCloseTo(26.05455814, 8);
    const shape = describeValues(orders);
    expect([shape.skewness, shape.kurtosis]).toEqual([
      expect.closeTo(0.359543071, 9),
      expect.closeTo(-0.151799637, 9),
    ]);
    const means = describeValues([4, 5, 8, 7, 11, 4, 3]);
    expect([means.geometricMean, means.harmonicMean]).toEqual([
      expect.closeTo(5.47698697, 9),
      expect.closeTo(5.028375962, 9),
    ]);
    expect(describeValues([4, 5, 6, 7, 5, 4, 3]).meanAbsoluteDeviation).toBeCloseTo(1.020408, 6);
  });

  it.each([
    ['inclusive', [1, 2, 4, 7, 8, 9, 10, 12], 3.5, 9.25],
    ['exclusive', [6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49], 15, 43],
    // Halves by hand: with the median 40 in both, and without it.
    ['tukey', [6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49], 25.5, 42.5],
    ['moore-mccabe', [6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49], 15, 43],
  ])('quartiles, %s', (quartileMethod, values, q1, q3) => {
    expect(describeValues(values, { quartileMethod }).quartiles).toMatchObject({ q1, q3, iqr: q3 - q1 });
  });

  it('PERCENTILE.INC and PERCENTILE.EXC, which has none near the ends', () => {
    expect(describeValues([1, 3, 2, 4], { percentiles: [30] }).percentiles).toEqual([
      { percentile: 30, value: 1.9 },
    ]);
    const { percentiles } = describeValues([1, 2, 3, 6, 6, 6, 7, 8, 9], {
      percentiles: [25, 1, 0, 100],
      quartileMethod: 'exclusive',
    });
    expect(percentiles.map(({ value }: { value: number | null }) => value)).toEqual([2.5, null, null, null]);
  });
});

// NIST StRD, certified values: a mean far above the spread loses all digits in plain sums of doubles.
describe('NIST StRD', () => {
  it.each([
    ['NumAcc1', [10_000_001, 10_000_003, 10_000_002], 10_000_002, 1],
    ['NumAcc2', [1.2, ...Array.from({ length: 1000 }, (_, k) => (k % 2 ? 1.3 : 1.1))], 1.2, 0.1],
    [
      'NumAcc3',
      [1_000_000.2, ...Array.from({ length: 1000 }, (_, k) => (k % 2 ? 1_000_000.3 : 1_000_000.1))],
      1_000_000.2,
      0.1,
    ],
    [
      'NumAcc4',
      [10_000_000.2, ...Array.from({ length: 1000 }, (_, k) => (k % 2 ? 10_000_000.3 : 10_000_000.1))],
      10_000_000.2,
      0.1,
    ],
  ])('%s', (_, values, mean, sample) => {
    expect(describeValues(values)).toMatchObject({ mean, standardDeviation: { sample } });
  });

  it('Norris', () => {
    const points =
      `0.1 0.2 338.8 337.4 118.1 118.2 888.0 884.6 9.2 10.1 228.1 226.5 668.5 666.3 998.5 996.3 449.1 448.6
      778.9 777.0 559.2 558.2 0.3 0.4 0.1 0.6 778.1 775.5 668.8 666.9 339.3 338.0 448.9 447.5 10.8 11.6 557.7 556.0
      228.3 228.1 998.0 995.8 888.8 887.6 119.6 120.2 0.3 0.3 0.6 0.3 557.6 556.8 339.3 339.1 888.0 887.2 998.5 999.0
      778.9 779.0 10.2 11.1 117.6 118.3 228.9 229.2 668.4 669.1 449.2 448.9 0.2 0.5`
        .split(/\s+/)
        .map(Number);
    const [y, x] = [0, 1].map((part) => points.filter((_, k) => k % 2 === part)) as [number[], number[]];
    const { slope, intercept, r2, standardError } = describeValues(y, { x }).regression;
    expect([intercept, slope]).toEqual([-0.262323073774, 1.00211681802]);
    expect([standardError, r2]).toEqual([0.884796396144, 0.999993745884]);
  });
});

describe('small samples', () => {
  it('one value has no spread', () => {
    expect(describeValues([5], { histogram: true })).toMatchObject({
      count: 1,
      variance: { sample: null, population: 0 },
      coefficientOfVariation: null,
      quartiles: { q1: 5, q2: 5, q3: 5, iqr: 0 },
      skewness: null,
      kurtosis: null,
      modes: [],
      histogram: [{ from: 5, to: 5, count: 1, percentage: 100 }],
    });
    const { quartiles, outliers } = describeValues([5], { quartileMethod: 'moore-mccabe' });
    expect([quartiles.q1, quartiles.iqr, outliers]).toEqual([null, null, []]);
  });

  it('a mean of 0 has no coefficient of variation, and values of 0 no geometric mean', () => {
    expect(describeValues([-1, 0, 1])).toMatchObject({
      coefficientOfVariation: null,
      geometricMean: null,
      harmonicMean: null,
      skewness: 0,
    });
  });

  it('values that are powers apart keep their digits', () => {
    expect(describeValues([1e15, 1e-300, -1e15])).toMatchObject({ sum: 1e-300, median: 1e-300 });
    expect(describeValues([1e-300, 3e-300]).standardDeviation.population).toBe(1e-300);
  });

  it('points on a line have no error, and level ones no correlation', () => {
    const level = describeValues([2, 2, 2], { x: [1, 2, 4], predict: [9] }).regression;
    expect(level).toMatchObject({
      slope: 0,
      r: null,
      r2: null,
      standardError: 0,
      predictions: [{ x: 9, y: 2 }],
    });
    expect(describeValues([3, 1], { x: [1, 2] }).regression).toMatchObject({ r: -1, standardError: null });
  });
});

it('a frequency is the value written as many times', () => {
  const item = fc.record({
    value: fc.integer({ min: -40, max: 40 }).map((n) => n / 4),
    times: fc.integer({ min: 1, max: 6 }),
  });
  const method = fc.constantFrom('inclusive', 'exclusive', 'tukey', 'moore-mccabe');
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 30 }), method, (items, quartileMethod) => {
      const more = { quartileMethod, percentiles: [0, 10, 33.3, 100], histogram: true };
      const written = items.flatMap(({ value, times }) => Array.from({ length: times }, () => value));
      const counted = describeValues(
        items.map(({ value }) => value),
        { ...more, frequencies: items.map(({ times }) => times) },
      );
      expect(counted).toEqual(describeValues(written, more));
      expect(counted.histogram.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
        written.length,
      );
    }),
    { numRuns: sized(20, 2000) },
  );
});

it.each([
  [{ values: [] }, 400, ['values']],
  [{ values: [1, 2], frequencies: [1] }, 422, ['frequencies']],
  [{ values: [1, 2], frequencies: [1e6, 1] }, 422, ['frequencies']],
  [{ values: [1, 2], frequencies: [1, 1], x: [1, 2] }, 400, ['frequencies']],
  [{ values: [1, 2], x: [1] }, 422, ['x']],
  [{ values: [1, 2], x: [3, 3] }, 422, ['x']],
  [{ values: [1, 2], predict: [3] }, 400, ['predict']],
])('%j gets %i on %j', (input, status, fields) => {
  expect(refusal(estatistica, input)).toEqual({ status, fields });
});
