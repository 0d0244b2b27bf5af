/** SHA-256 (FIPS 180-4), and the HMAC that is made with it (RFC 2104). */
import { sha256 as portable } from '@noble/hashes/sha2.js';
import { lazy } from '../lib/lazy.ts';
import { isWorker } from '../lib/runtime.ts';

type Hash = (algorithm: 'sha256', bytes: Uint8Array, form: 'buffer') => Uint8Array;

interface Builtins {
  readonly process?: {
    getBuiltinModule?(name: 'node:crypto'): { readonly hash?: Hash } | undefined;
  };
}

/** The runtime's own function, which answers at once: Web Crypto's would be waited for, and Workers only name it. */
export function ownHash(): Hash | undefined {
  return isWorker() ? undefined : (globalThis as Builtins).process?.getBuiltinModule?.('node:crypto')?.hash;
}

const own = lazy(ownHash);

export function sha256(bytes: Uint8Array): Uint8Array {
  return own()?.('sha256', bytes, 'buffer') ?? portable(bytes);
}

const BLOCK = 64;
const DIGEST = 32;

/** Two digests: Node 24 takes five times as long for its own HMAC. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const inner = new Uint8Array(BLOCK + message.byteLength).fill(0x36, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + DIGEST).fill(0x5c, 0, BLOCK);
  const used = key.byteLength > BLOCK ? sha256(key) : key;
  for (let i = 0; i < used.byteLength; i++) {
    inner[i] = 0x36 ^ (used[i] as number);
    outer[i] = 0x5c ^ (used[i] as number);
  }
  inner.set(message, BLOCK);
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}
