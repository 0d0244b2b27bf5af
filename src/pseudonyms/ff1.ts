/**
 * FF1, a format-preserving cipher (NIST SP 800-38G, 5), of 6 to 30 decimal digits over an AES block. The halves are plain
 * numbers and the blocks that do not change from round to round are encrypted once, so that it takes a sixth of the time of
 * the general one of `@noble/ciphers`, against which it is tested.
 */

const ROUNDS = 10;
const BLOCK = 16;
const WORD = 4;
const MIN_DIGITS = 6;
const MAX_DIGITS = 30;
/** Moduli up to here times 2^32 stay exact. */
const SMALL = 2 ** 21;

const powers: readonly number[] = /* @__PURE__ */ Array.from(
  { length: MAX_DIGITS / 2 + 1 },
  (_, i) => 10 ** i,
);

interface Block {
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
  readonly s3: number;
}

/** AES as `unsafe` of `@noble/ciphers` has it: a block is four words, their first byte the least significant. */
export interface Aes {
  expandKeyLE(key: Uint8Array): Uint32Array;
  encrypt(roundKeys: Uint32Array, s0: number, s1: number, s2: number, s3: number): Block;
}

/** An AES and the round keys of a key. */
export interface Keys {
  readonly aes: Aes;
  readonly roundKeys: Uint32Array;
}

/** Encrypts or decrypts a text of as many digits as the cipher was made for. */
export interface Ff1 {
  encrypt(digits: string): string;
  decrypt(digits: string): string;
}

/** The round keys of an AES key. */
export function expandKey(aes: Aes, key: Uint8Array): Keys {
  return { aes, roundKeys: aes.expandKeyLE(key) };
}

/** The cipher of a key, a tweak and a number of digits. */
export function ff1({ aes, roundKeys }: Keys, tweak: Uint8Array, length: number): Ff1 {
  if (length < MIN_DIGITS || length > MAX_DIGITS)
    throw new RangeError(`FF1 takes ${MIN_DIGITS} to ${MAX_DIGITS} digits`);
  const left = Math.floor(length / 2);
  const right = length - left;
  /** Bytes of a half as a number. The numbers of a round are cut from the first 8 bytes of a block, or 12 (step 5). */
  const width = Math.ceil(Math.ceil(right * Math.log2(10)) / 8);
  const [s0, s1, s2, s3] = chain({ aes, roundKeys }, tweak, { length, left, width });
  const [lowModulus, highModulus] = [powers[left] as number, powers[right] as number];

  /** The number that a round adds to the half that it changes (steps 6.i to 6.v). The last bytes of Q are the round and a half. */
  function addend(round: number, half: number, modulus: number): number {
    if (width > WORD) return longAddend(round, half, modulus);
    const isWide = width === WORD;
    const end = isWide ? half : (round << (8 * width)) | half;
    const block = aes.encrypt(roundKeys, s0, s1, s2 ^ (isWide ? round << 24 : 0), s3 ^ swap(end));
    const low = swap(block.s1) >>> 0;
    const high = remainder(swap(block.s0) >>> 0, modulus);
    if (modulus <= SMALL) return remainder(high * 2 ** 32 + low, modulus);
    return remainder(remainder(high * 65_536 + (low >>> 16), modulus) * 65_536 + (low & 65_535), modulus);
  }

  /** The same where a half is longer than a word. */
  function longAddend(round: number, half: number, modulus: number): number {
    const high = (round << (8 * (width - WORD))) | Math.floor(half / 2 ** 32);
    const block = aes.encrypt(roundKeys, s0, s1, s2 ^ swap(high), s3 ^ swap(half));
    const number = [block.s0, block.s1, block.s2].reduce(
      (sum, word) => (sum << 32n) | BigInt(swap(word) >>> 0),
      0n,
    );
    return Number(number % BigInt(modulus));
  }

  const write = (a: number, b: number) => String(a).padStart(left, '0') + String(b).padStart(right, '0');

  return {
    encrypt(digits) {
      let a = Number(digits.slice(0, left));
      let b = Number(digits.slice(left));
      for (let round = 0; round < ROUNDS; round++) {
        const modulus = round % 2 === 0 ? lowModulus : highModulus;
        const sum = a + addend(round, b, modulus);
        a = b;
        b = sum < modulus ? sum : sum - modulus;
      }
      return write(a, b);
    },
    decrypt(digits) {
      let a = Number(digits.slice(0, left));
      let b = Number(digits.slice(left));
      for (let round = ROUNDS - 1; round >= 0; round--) {
        const modulus = round % 2 === 0 ? lowModulus : highModulus;
        const difference = b - addend(round, a, modulus);
        b = a;
        a = difference < 0 ? difference + modulus : difference;
      }
      return write(a, b);
    },
  };
}

interface Sizes {
  /** Digits in all, and of the left half. */
  readonly length: number;
  readonly left: number;
  readonly width: number;
}

type Words = readonly [s0: number, s1: number, s2: number, s3: number];

/** The CBC-MAC of P and of all blocks of Q but the last, XORed with the part of the last one that is the same in all rounds. */
function chain({ aes, roundKeys }: Keys, tweak: Uint8Array, { length, left, width }: Sizes): Words {
  const blocks = Math.ceil((tweak.length + width + 1) / BLOCK);
  const input = new Uint8Array((1 + blocks) * BLOCK);
  // P: version 1, method 2, addition 1, the radix in three bytes, the rounds, the left half, the digits, the tweak (step 5).
  input.set([1, 2, 1, 0, 0, 10, ROUNDS, left]);
  const view = new DataView(input.buffer);
  view.setUint32(8, length);
  view.setUint32(12, tweak.length);
  input.set(tweak, BLOCK);
  let words: Words = [0, 0, 0, 0];
  for (let at = 0; at < input.length; at += BLOCK) {
    if (at > 0) {
      const { s0, s1, s2, s3 } = aes.encrypt(roundKeys, ...words);
      words = [s0, s1, s2, s3];
    }
    const wordOf = (i: number) => view.getUint32(at + WORD * i, true);
    words = [words[0] ^ wordOf(0), words[1] ^ wordOf(1), words[2] ^ wordOf(2), words[3] ^ wordOf(3)];
  }
  return words;
}

/** A word with its bytes in the other order: AES here reads the first byte as the least significant. */
function swap(word: number): number {
  return (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);
}

/** The remainder of whole numbers below 2^53. Engines take several times as long for `%` of numbers over 2^31. */
function remainder(value: number, modulus: number): number {
  return value - Math.floor(value / modulus) * modulus;
}
