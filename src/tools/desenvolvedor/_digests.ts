import { blake2b, blake2s } from '@noble/hashes/blake2.js';
import { blake3 } from '@noble/hashes/blake3.js';
import { hmac } from '@noble/hashes/hmac.js';
import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512, sha512_224, sha512_256 } from '@noble/hashes/sha2.js';
import {
  keccak_256,
  sha3_224,
  sha3_256,
  sha3_384,
  sha3_512,
  shake128,
  shake256,
} from '@noble/hashes/sha3.js';
import type { CHash } from '@noble/hashes/utils.js';

/**
 * MD5: RFC 1321. SHA-1 and SHA-2: FIPS 180-4. SHA-3 and SHAKE: FIPS 202. Keccak: the submission to NIST, with its own
 * padding. RIPEMD-160: Dobbertin, Bosselaers, Preneel 1996. BLAKE2: RFC 7693. BLAKE3: its specification of 2020.
 */
const digests = {
  md5,
  sha1,
  sha224,
  sha256,
  sha384,
  sha512,
  'sha512-224': sha512_224,
  'sha512-256': sha512_256,
  'sha3-224': sha3_224,
  'sha3-256': sha3_256,
  'sha3-384': sha3_384,
  'sha3-512': sha3_512,
  keccak256: keccak_256,
  shake128,
  shake256,
  ripemd160,
  blake2b,
  blake2s,
  blake3,
} as const;

export type DigestName = keyof typeof digests;

/** Bytes of output of the functions that have no length of their own: twice their strength. */
const EXTENDABLE = { shake128: 32, shake256: 64 } as const;

/** The digest of a message, or its HMAC under a key. */
export function digest(name: DigestName, message: Uint8Array, key: Uint8Array | null): Uint8Array {
  if (key) return hmac(digests[name] as CHash, key, message);
  if (name === 'shake128' || name === 'shake256') return digests[name](message, { dkLen: EXTENDABLE[name] });
  return digests[name](message);
}
