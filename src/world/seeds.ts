/**
 * Chance in a world. Each row draws from a source of its own, so that the order in which rows are read, and how many there
 * are, changes none. Unique values are one-to-one maps of a row's number, so that no used value has to be remembered.
 */
import { below, type Random } from '../lib/random.ts';
import { seededRandom, sourceOf } from '../lib/random-sources.ts';

export interface Seeds {
  /** The source of one row of one kind. */
  random(kind: string, id: number): Random;
  /** A one-to-one map of 0 … size − 1 onto itself; size up to 2^48. */
  scatter(kind: string, size: number): (n: number) => number;
}

const ROUNDS = 6;
const TWO_32 = 2 ** 32;

export function seedsOf(seed: string, version: number): Seeds {
  const maps = new Map<string, (n: number) => number>();
  const words = new Map<string, readonly [number, number, number]>();

  function random(kind: string, id: number): Random {
    let key = words.get(kind);
    if (!key) {
      const source = seededRandom(`${version}/${seed}/${kind}`);
      key = [source(), source(), source()];
      words.set(kind, key);
    }
    const [first, second, third] = key;
    const low = id % TWO_32;
    return sourceOf(mix(first, low), mix(second, low), mix(third, (id - low) / TWO_32));
  }

  return {
    random,
    scatter(kind, size) {
      const known = maps.get(kind) ?? permutation(random(`scatter-${kind}`, 0), size);
      maps.set(kind, known);
      return known;
    },
  };
}

/** A Feistel network over two halves of a number, repeated until the result is in range again (cycle walking). */
export function permutation(random: Random, size: number): (n: number) => number {
  const width = Math.ceil(Math.sqrt(size));
  const height = Math.ceil(size / width);
  const keys = Array.from({ length: ROUNDS }, () => below(random, TWO_32));
  return (n) => {
    let value = n;
    do {
      let left = value % width;
      let right = (value - left) / width;
      for (let round = 0; round < ROUNDS; round += 2) {
        left = (left + mix(keys[round] as number, right)) % width;
        right = (right + mix(keys[round + 1] as number, left)) % height;
      }
      value = right * width + left;
    } while (value >= size);
    return value;
  };
}

/** 32 bits of a key and a number, mixed as MurmurHash3 ends. */
function mix(key: number, n: number): number {
  let hash = Math.imul(key ^ n, 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  hash = Math.imul(hash ^ (hash >>> 16) ^ key, 0x9e37_79b1);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Bits that companies and their people, customers and so on take, counted from 0. */
const [FIRST_BITS, SECOND_BITS] = [10, 19];

/**
 * Numbers pairs from 0, each once, so that those of small numbers come first whichever of the two grows: pairs stand in
 * cells by the lengths of both numbers in bits, and cells with fewer bits together go first.
 */
export function pairNumber(first: number, second: number): number {
  const [a, b] = [32 - Math.clz32(first), 32 - Math.clz32(second)];
  const [firstOfCell, secondOfCell] = [a && 2 ** (a - 1), b && 2 ** (b - 1)];
  return startOfCell(a, b) + (first - firstOfCell) * Math.max(1, secondOfCell) + (second - secondOfCell);
}

const starts: number[] = [];

function startOfCell(a: number, b: number): number {
  if (starts.length === 0) {
    let start = 0;
    for (let bits = 0; bits <= FIRST_BITS + SECOND_BITS; bits++) {
      for (let one = Math.max(0, bits - SECOND_BITS); one <= Math.min(bits, FIRST_BITS); one++) {
        starts[one * (SECOND_BITS + 1) + bits - one] = start;
        start += 2 ** (Math.max(0, one - 1) + Math.max(0, bits - one - 1));
      }
    }
  }
  return starts[a * (SECOND_BITS + 1) + b] as number;
}

/** The function, which remembers its last result: the tables of a world ask for one company or worker after the other. */
export function keepLast<Result>(make: (id: number) => Result): (id: number) => Result {
  let last: { readonly id: number; readonly result: Result } | undefined;
  return (id) => {
    if (last?.id !== id) last = { id, result: make(id) };
    return last.result;
  };
}
