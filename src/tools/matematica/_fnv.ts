/** FNV-1a (Fowler, Noll and Vo), 32 bits: a quick hash, not a cryptographic one. */

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** The hash of some bytes, 0 to 2^32 − 1. */
export function fnv1a(bytes: Uint8Array): number {
  let hash = OFFSET;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, PRIME);
  return hash >>> 0;
}
