import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './random-sources.ts';
import { countsOf, equalWeights, expectShares } from '#test/support/chi-square.ts';
import {
  below,
  between,
  chance,
  digits,
  shuffle,
  distinct,
  distinctBy,
  distinctNumbers,
  pickWeighted,
  type Random,
  sample,
} from './random.ts';

/** A source that gives these values, and then ends. */
function drawing(...values: readonly number[]): Random {
  const left = values.values();
  return () => {
    const { value, done } = left.next();
    if (done === true) throw new Error('a draw too many');
    return value;
  };
}

describe('below', () => {
  // 2^32 = 7 · 613,566,756 + 4: the last four would favour 0 to 3.
  it('draws again in the rest that the range leaves of 2^32, and takes all before it', () => {
    expect(below(drawing(2 ** 32 - 5), 7)).toBe(6);
    for (const rest of [1, 2, 3, 4]) expect(below(drawing(2 ** 32 - rest, 5), 7)).toBe(5);
    expect(below(drawing(2 ** 32 - 1), 4)).toBe(3);
    expect(below(drawing(2 ** 32 - 1), 2 ** 32)).toBe(2 ** 32 - 1);
  });

  it('is uniform where the range does not divide 2^32', () => {
    const random = seededRandom('below');
    const drawn = Array.from({ length: 70_000 }, () => below(random, 7));
    expectShares(countsOf(drawn), equalWeights([0, 1, 2, 3, 4, 5, 6]));
  });
});

describe('between', () => {
  it('is for what below refuses: more than 2^32 values', () => {
    expect(below(() => 0, 2 ** 32)).toBe(0);
    expect(() => below(() => 0, 2 ** 32 + 1)).toThrow(new RangeError('n > 2^32'));
  });

  // 2^64 = 2^11 (2^53 - 1) + 2^11.
  it('draws again in the rest of 2^64 as well', () => {
    const most = 2 ** 53 - 2;
    expect(between(drawing(2 ** 32 - 1, 2 ** 32 - 2049), 0, most)).toBe(most);
    expect(between(drawing(2 ** 32 - 1, 2 ** 32 - 2048, 0, 5), 0, most)).toBe(5);
    expect(between(drawing(2 ** 32 - 1, 2 ** 32 - 1, 1, 0), 0, most)).toBe(2 ** 32);
  });

  it('is uniform over a range beyond 32 bits, down to its lowest bits', () => {
    const random = seededRandom('wide');
    const drawn = Array.from({ length: 20_000 }, () => between(random, 0, 3 * 2 ** 40 - 1));
    expectShares(countsOf(drawn.map((value) => Math.floor(value / 2 ** 40))), equalWeights([0, 1, 2]));
    expectShares(countsOf(drawn.map((value) => value % 3)), equalWeights([0, 1, 2]));
  });

  it('of 2^32 values takes one draw, and of one more takes two', () => {
    const draws = (count: number) => {
      let drawn = 0;
      between(() => drawn++ && 0, 1, count);
      return drawn;
    };
    expect([draws(2 ** 32), draws(2 ** 32 + 1)]).toEqual([1, 2]);
  });
});

describe('pickWeighted', () => {
  it('picks each as often as its weight, none of weight 0', () => {
    const random = seededRandom('weights');
    const weights = new Map([
      ['a', 1],
      ['b', 10],
      ['c', 5],
    ]);
    const items = [...weights.keys(), 'never'];
    const drawn = Array.from({ length: 16_000 }, () =>
      pickWeighted(random, items, (item) => weights.get(item) ?? 0),
    );
    expectShares(countsOf(drawn), weights);
  });
});

describe('distinctNumbers', () => {
  it('is `distinct` of numbers, however few there are and however large', () => {
    const ranges = fc.tuple(
      fc.integer({ min: 1, max: 300 }),
      fc.nat(20),
      fc.constantFrom(1, 10_000, 2 ** 40),
    );
    fc.assert(
      fc.property(ranges, fc.string(), ([count, more, step], seed) => {
        const drawer = () => {
          const random = seededRandom(seed);
          return () => below(random, count + more) * step;
        };
        expect(distinctNumbers(count, drawer())).toEqual(distinct(count, drawer()));
      }),
    );
  });

  it('gives nothing of nothing, as `distinct` does', () => {
    expect(distinctNumbers(0, drawing())).toEqual([]);
    expect(distinct(0, drawing())).toEqual([]);
    expect([distinctNumbers(1, drawing(7)), distinct(1, drawing(7))]).toEqual([[7], [7]]);
  });

  it('holds 0 and the largest', () => {
    const values = [0, 0, 2 ** 53 - 2, 2 ** 53 - 2, 1].values();
    expect(distinctNumbers(3, () => values.next().value as number)).toEqual([0, 2 ** 53 - 2, 1]);
  });
});

describe('distinctBy', () => {
  it('keeps the first of each key, in the order drawn', () => {
    const values = [
      { k: 1, v: 'a' },
      { k: 1, v: 'b' },
      { k: 2, v: 'c' },
    ].values();
    const drawn = distinctBy(
      2,
      ({ k }) => k,
      () => values.next().value as { k: number; v: string },
    );
    expect(drawn.map(({ v }) => v)).toEqual(['a', 'c']);
  });
});

describe('sample', () => {
  it('gives different integers of the range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), fc.string(), (n, wanted, seed) => {
        const count = wanted % (n + 1);
        const drawn = sample(seededRandom(seed), n, count);
        expect(new Set(drawn).size).toBe(count);
        expect(drawn.every((value) => value >= 0 && value < n)).toBe(true);
      }),
    );
  });

  it('gives every ordered choice equally often', () => {
    const random = seededRandom('orders');
    const drawn = Array.from({ length: 12_000 }, () => sample(random, 4, 2).join(''));
    const orders = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].flatMap((b) => (a === b ? [] : [`${a}${b}`])));
    expectShares(countsOf(drawn), equalWeights(orders));
  });

  it('needs no memory of the range', () => {
    expect(new Set(sample(seededRandom('big'), Number.MAX_SAFE_INTEGER, 1000)).size).toBe(1000);
  });
});

describe('digits', () => {
  it('are as many as asked for, of the least and of the greatest draws', () => {
    for (let length = 0; length <= 30; length++) {
      expect(digits(() => 0, length)).toBe('0'.repeat(length));
      expect(digits(seededRandom(String(length)), length)).toMatch(new RegExp(`^\\d{${length}}$`));
    }
    expect(digits(() => 999_999_999, 20)).toBe('9'.repeat(20));
    expect(digits(() => 123_456_789, 11)).toBe('12345678989');
  });

  it('take a draw for nine of them, and none more', () => {
    expect(digits(drawing(), 0)).toBe('');
    expect(digits(drawing(7), 9)).toBe('000000007');
    expect(digits(drawing(7, 3), 18)).toBe('000000007000000003');
  });

  it('are uniform at each place', () => {
    const text = digits(seededRandom('digits'), 20_000);
    expectShares(countsOf([...text].map(Number)), equalWeights([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  });
});

it('chance is true in so many of so many draws', () => {
  expect([0, 1, 2, 3, 4].map((drawn) => chance(() => drawn, 2, 5))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('shuffle takes a draw less than there are elements', () => {
  expect(shuffle(drawing(0, 0), ['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
  expect(shuffle(drawing(), ['a'])).toEqual(['a']);
});

it('shuffle gives each order of the elements as often, and leaves the list as it was', () => {
  const random = seededRandom('shuffle');
  const items = ['a', 'b', 'c'] as const;
  const drawn = Array.from({ length: 12_000 }, () => shuffle(random, items).join(''));
  expectShares(countsOf(drawn), equalWeights(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']));
  expect(items).toEqual(['a', 'b', 'c']);
});
