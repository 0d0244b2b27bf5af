import { expect } from 'vitest';

/** The standard normal quantile that one value in a thousand passes. */
const Z_999 = 3.0902;

/**
 * Fails when counts differ from their weights by more than chance does once in a thousand times (Pearson's
 * chi-square; its quantile by Wilson and Hilferty). Give it drawings of a fixed seed.
 */
export function expectShares(
  counts: ReadonlyMap<unknown, number>,
  weights: ReadonlyMap<unknown, number>,
): void {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const weight = [...weights.values()].reduce((sum, part) => sum + part, 0);
  expect([...counts.keys()].filter((key) => !weights.has(key))).toEqual([]);
  let chiSquare = 0;
  for (const [key, part] of weights) {
    const expected = (total * part) / weight;
    // Pearson's approximation needs some of each.
    expect(expected).toBeGreaterThanOrEqual(5);
    chiSquare += ((counts.get(key) ?? 0) - expected) ** 2 / expected;
  }
  const freedom = weights.size - 1;
  const spread = 2 / (9 * freedom);
  expect(chiSquare).toBeLessThan(freedom * (1 - spread + Z_999 * Math.sqrt(spread)) ** 3);
}

/** How often each value occurs. */
export function countsOf<T>(values: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The same weight for every value. */
export function equalWeights<T>(values: Iterable<T>): Map<T, number> {
  return new Map(Array.from(values, (value) => [value, 1]));
}
