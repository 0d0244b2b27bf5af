/**
 * Draws on a source of random 32-bit integers. Every draw is uniform (rejection, never a bare
 * remainder) and uses integers only, so that a seeded source gives the same values on every runtime.
 */

/** A source: each call gives the next integer, uniform over 0 … 2^32 − 1. */
export type Random = () => number;

const TWO_32 = 0x1_0000_0000;

/** A uniform integer in 0 … n − 1; n from 1 to 2^32. Throws a `RangeError` beyond, where `between` is for it. */
export function below(random: Random, n: number): number {
  if (n > TWO_32) throw new RangeError('n > 2^32');
  const limit = TWO_32 - (TWO_32 % n);
  let value = random();
  while (value >= limit) value = random();
  return value % n;
}

/** The same of an n up to 2^53 − 1. It stands apart, so that few bundles hold it. */
function farBelow(random: Random, n: number): number {
  const range = BigInt(n);
  const space = 1n << 64n;
  const limit = space - (space % range);
  for (;;) {
    const value = (BigInt(random()) << 32n) | BigInt(random());
    if (value < limit) return Number(value % range);
  }
}

/** A uniform integer in min … max, both included; max − min below 2^53 − 1. */
export function between(random: Random, min: number, max: number): number {
  const count = max - min + 1;
  return min + (count > TWO_32 ? farBelow : below)(random, count);
}

/** True in `numerator` of `denominator` draws. */
export function chance(random: Random, numerator: number, denominator: number): boolean {
  return below(random, denominator) < numerator;
}

/** One element, each equally likely. */
export function pick<T>(random: Random, items: readonly T[] | string): T {
  return items[below(random, items.length)] as T;
}

/** One element, each as likely as its weight (an integer ≥ 0) in the sum of all. */
export function pickWeighted<T>(random: Random, items: readonly T[], weight: (item: T) => number): T {
  let total = 0;
  for (const item of items) total += weight(item);
  let rest = below(random, total);
  for (const item of items) {
    rest -= weight(item);
    if (rest < 0) return item;
  }
  throw new RangeError('pickWeighted: no item has a weight');
}

/** `length` decimal digits, each position uniform. */
export function digits(random: Random, length: number): string {
  let text = '';
  for (let missing = length; missing > 0; missing -= 9) {
    const block = Math.min(missing, 9);
    text += String(below(random, 10 ** block)).padStart(block, '0');
  }
  return text;
}

/** A new array with the same elements in a uniformly drawn order (Fisher–Yates). */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const mixed = items.slice();
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

/** `count` different values of `draw`, in the order drawn. The caller makes sure that so many exist. */
export function distinct<T>(count: number, draw: () => T): T[] {
  const seen = new Set<T>();
  while (seen.size < count) seen.add(draw());
  return [...seen];
}

/** `count` values of `draw` whose keys differ, in the order drawn. The caller makes sure that so many exist. */
export function distinctBy<T>(count: number, key: (item: T) => unknown, draw: () => T): T[] {
  const seen = new Map<unknown, T>();
  while (seen.size < count) {
    const item = draw();
    if (!seen.has(key(item))) seen.set(key(item), item);
  }
  return [...seen.values()];
}

/**
 * `count` different integers of 0 … n − 1 in a uniformly drawn order, in time and memory that grow with `count`
 * alone: the first steps of a Fisher–Yates shuffle that keeps only what it has moved. `count` is at most n.
 */
export function sample(random: Random, n: number, count: number): number[] {
  const moved = new Map<number, number>();
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    const j = between(random, i, n - 1);
    drawn.push(moved.get(j) ?? j);
    moved.set(j, moved.get(i) ?? i);
  }
  return drawn;
}
