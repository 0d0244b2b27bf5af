import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '#test/support/size.ts';
import { percentOfCents } from '../../lib/numbers/money.ts';
import { leastPrice, type PriceBand } from './_least-price.ts';

/** Computes the amount that a price leaves, each part rounded. */
function leftOf(bands: readonly PriceBand[], parts: number, price: number): number {
  const { percent, fixed } = bands.findLast(({ from }) => from <= price) as PriceBand;
  let left = price - fixed;
  for (let part = 0; part < parts; part++) left -= percentOfCents(price, percent / parts);
  return left;
}

describe('leastPrice', () => {
  it('is the price that a search of every cent finds', () => {
    const band = fc.record({
      from: fc.integer({ min: 2, max: 5_000 }),
      percent: fc.integer({ min: 0, max: 1_200 }).map((tenths) => tenths / 10),
      fixed: fc.integer({ min: 0, max: 1_000 }),
    });
    const lists = fc.array(band, { minLength: 1, maxLength: 5 }).map((list) => {
      const bands = list.toSorted((a, b) => a.from - b.from);
      const distinct = bands.filter(({ from }, k) => from !== bands[k - 1]?.from);
      return distinct.with(0, Object.assign(distinct[0] as PriceBand, { from: 1 }));
    });
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 5 }), (bands, parts) => {
        const reaches = (price: number) => leftOf(bands, parts, price) >= 0;
        let expected: number | null = 1;
        while (expected <= 10_000 && !reaches(expected)) expected++;
        if (expected > 10_000) expected = null;
        expect(leastPrice(bands, 10_000, reaches)).toBe(expected);
      }),
      { numRuns: sized(25, 2_000) },
    );
  });

  it('where a price keeps nothing of itself, only what is not fixed can reach', () => {
    expect(leastPrice([{ from: 1, percent: 100, fixed: 0 }], 100, () => true)).toBe(1);
    expect(leastPrice([{ from: 1, percent: 100, fixed: 3 }], 100, () => true)).toBeNull();
  });

  it('answers soon where a price keeps almost nothing of itself', () => {
    const bands = [1, 1e6, 1e7].map((from) => ({ from, percent: 99.9999999, fixed: 2 }));
    let tried = 0;
    const reaches = () => {
      tried++;
      return false;
    };
    expect(leastPrice(bands, 1e8, reaches)).toBeNull();
    expect(tried).toBe(600_000);
  });
});
