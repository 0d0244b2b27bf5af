/**
 * Draws on a source of random 32-bit integers. Every draw is uniform (rejection, never a bare
 * remainder) and uses integers only, so that a seeded source gives the same values on every runtime.
 */

/** A source: each call gives the next integer, uniform over 0 … 2^32 − 1. */
export type Random = () => number;

const TWO_32 = 0x1_0000_0000;

/** A prime that shortens numbers beyond 32 bits, and the multiplier that spreads them (Knuth, volume 3, 6.4). */
const MERSENNE_31 = 0x7fff_ffff;
const GOLDEN = 0x9e37_79b1;

/** A uniform integer in 0 … n − 1; n from 1 to 2^32. Throws a `RangeError` for a larger n, which `between` handles. */
export function below(random: Random, n: number): number {
  if (n > TWO_32) throw new RangeError('n > 2^32');
  for (;;) {
    const value = random();
    const drawn = value % n;
    // The last values of the source, fewer than n, would favour the first numbers.
    if (value - drawn <= TWO_32 - n) return drawn;
  }
}

/** Same as `below` for an n up to 2^53 − 1. It stands apart, so that few bundles hold it. */
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
    const count = 10 ** Math.min(missing, 9);
    // A leading 1 keeps the zeros that follow it.
    text += String(count + below(random, count)).slice(1);
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
  if (count === 1) return [draw()];
  const seen = new Set<T>();
  while (seen.size < count) seen.add(draw());
  return [...seen];
}

/**
 * Same as `distinct` for whole numbers from 0 to 2^53 − 2. They are looked up by open addressing in twice as many
 * places: a `Set` takes longer for a number than it takes to draw one and to write it.
 */
export function distinctNumbers(count: number, draw: () => number): number[] {
  if (count === 1) return [draw()];
  const bits = 33 - Math.clz32(count);
  const last = 2 ** bits - 1;
  // A place holds its number plus one, and 0 when it is free.
  const places = new Float64Array(last + 1);
  const drawn: number[] = [];
  while (drawn.length < count) {
    const number = draw();
    const held = number + 1;
    let place = Math.imul(number % MERSENNE_31, GOLDEN) >>> (32 - bits);
    while (places[place] !== 0 && places[place] !== held) place = (place + 1) & last;
    if (places[place] === held) continue;
    places[place] = held;
    drawn.push(number);
  }
  return drawn;
}

/** `count` values of `draw` whose keys differ, in the order drawn. The caller makes sure that so many exist. */
export function distinctBy<T>(count: number, key: (item: T) => unknown, draw: () => T): T[] {
  const seen = new Map<unknown, T>();
  while (seen.size < count) {
    const item = draw();
    const own = key(item);
    if (!seen.has(own)) seen.set(own, item);
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
