import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  above,
  atLeast,
  between,
  count,
  integer,
  integerFrom,
  money,
  optionalMoney,
  optionalPercent,
  percent,
  positiveMoney,
  scientific,
} from './index.ts';

describe('a field takes', () => {
  it.each([
    ['both bounds', between(1, 3), [1, 2.5, 3], [0.99, 3.01]],
    ['its upper bound, not its lower one, where it must be above it', above(1, 3), [1.01, 3], [1, 3.01]],
    ['both bounds, however they are written', scientific(1, 3), [1, 2.5, 3], [0.99, 3.01]],
    ['how many to generate, one or more', count(3), [1, 3, undefined], [0, 1.5, 4]],
    ['any number from its bound', atLeast(1), [1, 1e300], [0.99]],
    ['whole numbers', integer(1, 3), [1, 3], [0, 1.5, 4]],
    ['whole numbers from its bound', integerFrom(1), [1, 1e15], [0, 1.5]],
    ['amounts from 0 in whole cents', money(10), [0, 0.01, 10], [-0.01, 0.001, 10.01]],
    ['unit prices of more decimals', money(10, 8), [0.123_456_78], [0.123_456_789]],
    ['amounts above 0 in whole cents', positiveMoney(10), [0.01, 10], [0, 0.015, 10.01]],
    ['percentages of at most four decimals', percent(4), [0, 7.1234, 100], [-1, 7.12345, 100.0001]],
    ['percentages of any decimals', percent(), [0, 7.123_456_789, 100], [-1, 100.0001]],
  ])('%s', (_, field, taken, refused) => {
    for (const value of taken) expect(v.is(field, value), String(value)).toBe(true);
    for (const value of refused) expect(v.is(field, value), String(value)).toBe(false);
  });

  it('nothing for 0, where an amount or a percentage may be left out', () => {
    expect(v.parse(optionalMoney(10), undefined)).toBe(0);
    expect(v.parse(optionalPercent(), undefined)).toBe(0);
    expect(v.parse(count(), undefined)).toBe(1);
    expect(v.is(count(), 100)).toBe(true);
    expect(v.is(count(), 101)).toBe(false);
  });
});
