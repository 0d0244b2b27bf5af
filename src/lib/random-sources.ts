import type { Random } from './random.ts';

const POOL_SIZE = 1024;
const TWO_32 = 0x1_0000_0000;

/**
 * Random integers of Web Crypto, fetched in blocks: a call for each integer would cost a hundred times more. A value is
 * wiped as it is taken, so that memory never holds a used one.
 */
export function cryptoRandom(): Random {
  let pool: Uint32Array<ArrayBuffer> | null = null;
  let next = POOL_SIZE;
  return () => {
    if (next === POOL_SIZE) {
      pool ??= new Uint32Array(POOL_SIZE);
      crypto.getRandomValues(pool);
      next = 0;
    }
    const value = (pool as Uint32Array)[next] as number;
    (pool as Uint32Array)[next++] = 0;
    return value;
  };
}

/**
 * Web Crypto's source, or the source that a host hands in, with a check of each draw: a draw that is not a 32-bit
 * integer throws a `TypeError`. A source that gives fractions, as `Math.random` does, would make keys and secrets that
 * can be guessed.
 */
export function safeRandom(own: Random | undefined): Random {
  if (!own) return cryptoRandom();
  return () => {
    const value = own();
    if (!(Number.isInteger(value) && value >= 0 && value < TWO_32)) {
      throw new TypeError(`option "random" must give whole numbers from 0 to 2^32 - 1, not ${String(value)}`);
    }
    return value;
  };
}

/**
 * A reproducible source: sfc32 (Chris Doty-Humphrey, PractRand), its state filled from the UTF-8 bytes of the seed by
 * MurmurHash3's 32-bit mixing. Not secret: anybody who knows the seed can compute every value.
 */
export function seededRandom(seed: string): Random {
  let hash = 0x9e3779b9 ^ seed.length;
  const mix = (word: number) => {
    hash = Math.imul(hash ^ word, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
    return hash | 0;
  };
  for (const byte of new TextEncoder().encode(seed)) mix(byte);
  return sourceOf(mix(1), mix(2), mix(3));
}

/** A reproducible source, sfc32, of three words of 32 bits. */
export function sourceOf(first: number, second: number, third: number): Random {
  let [a, b, c, counter] = [first | 0, second | 0, third | 0, 1];
  const next = () => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}
