import { type Random } from './random.ts';

// Crockford's base 32: no i, l, o or u.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A prefix and 26 characters of base 32: 130 random bits. */
export function randomId(prefix: string, random: Random): string {
  let id = prefix;
  for (let block = 0; block < 5; block++) {
    // Six characters of five bits a draw; the last block gives the two that are missing to 26.
    let bits = random();
    for (let i = block < 4 ? 6 : 2; i > 0; i--) {
      id += ALPHABET[bits & 31];
      bits >>>= 5;
    }
  }
  return id;
}
