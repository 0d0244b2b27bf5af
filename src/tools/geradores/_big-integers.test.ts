import { expect, it } from 'vitest';
import { log2 } from './_big-integers.ts';

it.each([
  [1n, 0],
  [3n, Math.log2(3)],
  [8n, 3],
  [2n ** 5_000n, 5_000],
  [2n ** 1000n, 1000],
  [3n * 2n ** 900n, 900 + Math.log2(3)],
  [10n ** 400n, 400 * Math.log2(10)],
])('the logarithm of %d is exact to ten places', (value, expected) => {
  expect(log2(value)).toBeCloseTo(expected, 10);
});
