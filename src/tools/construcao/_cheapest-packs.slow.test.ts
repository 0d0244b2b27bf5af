import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestPacks, type Pack } from './_cheapest-packs.ts';

/** The best purchase by trying every one that leaves no pack too many. */
function byBruteForce(packs: readonly Pack[], needed: number): readonly number[] {
  let best: readonly number[] = [];
  let bestRank: readonly number[] = [Infinity];
  const visit = (counts: readonly number[]) => {
    const at = counts.length;
    const content = counts.reduce((sum, count, i) => sum + count * (packs[i] as Pack).content, 0);
    if (at < packs.length) {
      const most = Math.max(0, Math.ceil((needed - content) / (packs[at] as Pack).content));
      for (let count = 0; count <= most; count++) visit([...counts, count]);
      return;
    }
    if (content < needed) return;
    const price = counts.reduce((sum, count, i) => sum + count * Number((packs[i] as Pack).price), 0);
    const rank = [price, counts.reduce((sum, count) => sum + count, 0), -content];
    const apart = rank.findIndex((part, i) => part !== bestRank[i]);
    if (apart >= 0 && (rank[apart] as number) < (bestRank[apart] as number)) {
      best = counts;
      bestRank = rank;
    }
  };
  visit([]);
  return best;
}

const pack = fc.record({
  content: fc.integer({ min: 1, max: 20 }),
  price: fc.bigInt({ min: 0n, max: 60n }),
});

describe('the cheapest packs', () => {
  it('are those that brute force finds, whatever the sizes and prices', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(pack, { minLength: 1, maxLength: 3, selector: ({ content }) => content }),
        fc.integer({ min: 0, max: 70 }),
        (packs, needed) => {
          expect(cheapestPacks(packs, needed)).toEqual(byBruteForce(packs, needed));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('are not always the largest first: 8 as 4 + 4 and not 6 + 1 + 1', () => {
    const packs = [6, 4, 1].map((content) => ({ content, price: BigInt(content) }));
    expect(cheapestPacks(packs, 8)).toEqual([0, 2, 0]);
  });

  it('on a tie are the fewest, then those that hold the most', () => {
    const same = [20, 4, 1].map((content) => ({ content, price: 7n }));
    expect(cheapestPacks(same, 1)).toEqual([1, 0, 0]);
    expect(cheapestPacks(same, 0)).toEqual([0, 0, 0]);
  });

  it('are found for amounts and prices that doubles do not hold', () => {
    const packs = [
      { content: 20, price: 10n ** 20n },
      { content: 1, price: 5n * 10n ** 18n + 1n },
    ];
    expect(cheapestPacks(packs, 10_000_001)).toEqual([500_000, 1]);
    expect(cheapestPacks(packs, 10_000_019)).toEqual([500_000, 19]);
  });
});
