/** A size in which something is sold: an integer content of at least 1, and an integer price of at least 0. */
export interface Pack {
  readonly content: number;
  readonly price: bigint;
}

/**
 * How many of each pack to buy, in the order given, to have at least `needed` (an integer) at the least price; on a
 * tie the fewest packs, then the most content. Exact for any amount, in time that depends on the contents alone.
 */
export function cheapestPacks<P extends Pack>(packs: readonly P[], needed: number): readonly number[] {
  const base = mostWorth(packs);
  const others = packs.filter((pack) => pack !== base);
  let best: Purchase | undefined;
  for (const counts of countsBelow(base.content, others.length)) {
    const covered = counts.reduce((sum, count, i) => sum + count * (others[i] as P).content, 0);
    const ofBase = Math.max(0, Math.ceil((needed - covered) / base.content));
    const purchase = total(packs, spread(packs, base, counts, ofBase));
    if (!best || isBetter(purchase, best)) best = purchase;
  }
  return (best as Purchase).counts;
}

interface Purchase {
  readonly counts: readonly number[];
  readonly price: bigint;
  readonly packs: number;
  readonly content: number;
}

/**
 * The pack with the least price for its content, the largest on a tie. A best purchase has fewer than `content` packs
 * of the other kinds: among `content` packs, some add up to a multiple of this pack's content, and this pack in their
 * place costs no more and needs fewer packs at the same cost.
 */
function mostWorth<P extends Pack>(packs: readonly P[]): P {
  return packs.reduce((best, pack) => {
    const apart = pack.price * BigInt(best.content) - best.price * BigInt(pack.content);
    return apart < 0n || (apart === 0n && pack.content > best.content) ? pack : best;
  });
}

/** Every tuple of `length` counts whose sum is below `limit`. */
function* countsBelow(limit: number, length: number): Generator<readonly number[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (let first = 0; first < limit; first++) {
    for (const rest of countsBelow(limit - first, length - 1)) yield [first, ...rest];
  }
}

function spread<P>(packs: readonly P[], base: P, counts: readonly number[], ofBase: number): number[] {
  const at = packs.indexOf(base);
  return [...counts.slice(0, at), ofBase, ...counts.slice(at)];
}

function total(packs: readonly Pack[], counts: readonly number[]): Purchase {
  let price = 0n;
  let content = 0;
  let number = 0;
  packs.forEach((pack, i) => {
    const count = counts[i] as number;
    price += pack.price * BigInt(count);
    content += pack.content * count;
    number += count;
  });
  return { counts, price, packs: number, content };
}

function isBetter(a: Purchase, b: Purchase): boolean {
  if (a.price !== b.price) return a.price < b.price;
  return a.packs !== b.packs ? a.packs < b.packs : a.content > b.content;
}
